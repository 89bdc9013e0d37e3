/** The messages of one language, and values in words: the convention of crates/fabletop-text, rule by rule. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Locale = 'pl' | 'en' | 'it';
export const LOCALES: readonly Locale[] = ['pl', 'en', 'it'];

export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json | undefined };
type Fields = { readonly [field: string]: Json | undefined };
export type Arguments = Record<string, FluentVariable>;

/** Fields that hold the number of a seat, or several. */
const SEAT_FIELDS = ['seat', 'seats', 'to', 'from', 'owner', 'victim', 'traveller', 'player', 'winner'];

/** A number as it is written in a sentence: digits, and a real minus sign. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return withMinusSign(String(this.value));
  }
}

/** A thing as it stands in a sentence, and its other forms. */
interface Phrase {
  text: string;
  forms: Map<string, string>;
}

/** A thing that is called otherwise at one table: it has the forms of a message that has a `$name`, if of any. */
export interface OtherName {
  name: string;
  like?: string;
}

export class Texts {
  private readonly bundle: FluentBundle;
  readonly problems: string[] = [];
  /** By the message that has the usual name. */
  otherNames: ReadonlyMap<string, OtherName> = new Map();

  constructor(
    readonly locale: Locale,
    sources: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    const errors = this.bundle.addResource(new FluentResource(source));
    this.problems.push(...errors.map((error) => error.message));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message of the page; arguments as the convention says, without names of things and seats. */
  say(id: string, fields: Fields = {}): string {
    const filled = new Filled(new Scope(this, '', undefined));
    for (const [field, value] of Object.entries(fields)) filled.field('', field, value ?? null);
    return this.value(id, filled.arguments) ?? missing(id);
  }

  attribute(id: string, attribute: string, fields: Fields = {}): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    if (pattern === undefined) return missing(`${id}.${attribute}`);
    const filled = new Filled(new Scope(this, '', undefined));
    for (const [field, value] of Object.entries(fields)) filled.field('', field, value ?? null);
    return this.bundle.formatPattern(pattern, filled.arguments, []);
  }

  /** The name of a thing of a game: a card, a suit. */
  name(game: string, id: string): string {
    const message = messageId(game, id);
    return this.otherNames.get(message)?.name ?? this.value(message) ?? missing(message);
  }

  /** The sentence for a thing that has a `kind` or a `code`; players by seat. */
  describe(game: string, namespace: string, value: Json, players: readonly string[] = []): string {
    return new Scope(this, game, players).describe(namespace, value);
  }

  /** The value of a message; undefined if there is no such message. */
  value(id: string, filled: Arguments | null = null): string | undefined {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern === null || pattern === undefined ? undefined : this.bundle.formatPattern(pattern, filled, []);
  }

  forms(id: string, filled: Arguments | null = null): Map<string, string> {
    const message: Message | undefined = this.bundle.getMessage(id);
    const attributes = Object.entries(message?.attributes ?? {});
    return new Map(attributes.map(([form, pattern]) => [form, this.bundle.formatPattern(pattern, filled, [])]));
  }
}

/** Where names come from: a game, and the players if fields named like seats are seats. */
class Scope {
  constructor(
    readonly texts: Texts,
    readonly game: string,
    readonly players: readonly string[] | undefined,
  ) {}

  /** The game's sentence, else that of all games. */
  describe(namespace: string, value: Json): string {
    const tag = tagOf(value);
    const id = tag === undefined ? namespace : `${namespace}-${tag}`;
    const own = messageId(this.game, id);
    return this.fill(own, value) ?? this.fill(id, value) ?? missing(own);
  }

  private fill(id: string, value: Json): string | undefined {
    if (!this.texts.has(id)) return undefined;
    const filled = new Filled(this);
    if (isFields(value)) filled.object('', value);
    return this.texts.value(id, filled.arguments);
  }

  phrase(field: string, value: Json): Phrase {
    if (value === null) return plain('');
    if (typeof value === 'boolean') return plain(yesOrNo(value));
    if (typeof value === 'number') {
      return this.isSeat(field) ? plain(this.player(value)) : { text: withMinusSign(String(value)), forms: this.numbered(value) };
    }
    return typeof value === 'string' ? this.named(value) : plain(this.describe(field, value));
  }

  named(id: string): Phrase {
    const message = messageId(this.game, id);
    const other = this.texts.otherNames.get(message);
    if (other) return { text: other.name, forms: other.like === undefined ? new Map() : this.texts.forms(other.like, { name: other.name }) };
    const text = this.game === '' ? undefined : this.texts.value(message);
    return text === undefined ? (this.oneOfMany(id) ?? plain(id)) : { text, forms: this.texts.forms(message) };
  }

  /** `s12`: the thing `s` with the number 12, where the game names such things by their number. */
  private oneOfMany(id: string): Phrase | undefined {
    const [, stem = '', number = ''] = /^(.*?)-*(\d+)$/.exec(id) ?? [];
    const message = messageId(this.game, stem);
    const text = this.game === '' || number === '' ? undefined : this.texts.value(message, { number });
    return text === undefined ? undefined : { text, forms: this.texts.forms(message, { number }).set('number', number) };
  }

  /** The forms of the thing that has this number, its name among them; none if the game has no such thing. */
  numbered(number: number): Map<string, string> {
    const message = messageId(this.game, String(number));
    const name = this.game === '' ? undefined : this.texts.value(message);
    return name === undefined ? new Map() : this.texts.forms(message).set('name', name);
  }

  isSeat(field: string): boolean {
    return this.players !== undefined && SEAT_FIELDS.includes(field);
  }

  player(seat: number): string {
    return this.players?.[seat] ?? this.texts.say('seat-number', { number: Math.max(seat, 0) + 1 });
  }

  /** One list out of many: all but the last item by `list-more`. */
  join(joint: string, items: readonly string[]): string {
    return items.reduce((first, last, place) => {
      const id = place + 1 === items.length ? joint : 'list-more';
      return this.texts.value(id, { first, last, start: startOf(last) }) ?? missing(id);
    });
  }
}

/** The arguments of a message. */
class Filled {
  readonly arguments: Arguments = {};

  constructor(private readonly scope: Scope) {}

  /** All fields of an object but its tag. */
  object(prefix: string, fields: Fields): void {
    const tag = tagField(fields);
    for (const [field, value] of Object.entries(fields)) {
      if (field !== tag && value !== undefined) this.field(prefix, field, value);
    }
  }

  field(prefix: string, key: string, value: Json): void {
    const field = key.replaceAll('_', '-');
    const name = prefix + field;
    if (value === null) {
      this.set(name, '', '');
      this.set(name, 'id', 'none');
    } else if (typeof value === 'boolean') {
      this.set(name, '', yesOrNo(value));
    } else if (typeof value === 'number') {
      this.number(name, field, value);
    } else if (typeof value === 'string') {
      const phrase = this.scope.named(value);
      for (const [form, text] of phrase.forms) this.set(name, form, text);
      this.set(name, '', phrase.text);
      this.set(name, 'id', value);
    } else if (isFields(value)) {
      this.nested(name, field, value);
    } else {
      this.list(name, field, value);
    }
  }

  private number(name: string, field: string, value: number): void {
    const number = new PlainNumber(value);
    if (this.scope.isSeat(field)) {
      this.set(name, '', this.scope.player(value));
      this.set(name, 'id', number);
    } else {
      for (const [form, text] of this.scope.numbered(value)) this.set(name, form, text);
      this.set(name, '', number);
      this.set(name, 'signed', signed(value));
    }
  }

  /** Forms that are empty are left out: a language may pass over a thing in some lists. */
  private list(name: string, field: string, values: readonly Json[]): void {
    const items = values.map((item) => this.scope.phrase(field, item));
    const forms = new Set(items.flatMap((item) => [...item.forms.keys()]));
    for (const form of [...forms].sort().concat('')) {
      const texts = items.map((item) => item.forms.get(form) ?? item.text).filter((text) => text !== '');
      const formName = joined(name, form);
      this.set(formName, '', texts.length === 0 ? '' : this.scope.join('list-and', texts));
      this.set(formName, 'or', texts.length === 0 ? '' : this.scope.join('list-or', texts));
      this.set(formName, 'list', texts.length === 0 ? '' : this.scope.join('list-more', texts));
    }
    this.set(name, 'count', new PlainNumber(items.length));
  }

  /** The fields one by one, and the whole in words if it has a tag or there is a message for it. */
  private nested(name: string, field: string, value: Fields): void {
    this.object(`${name}-`, value);
    const tag = tagOf(value);
    if (tag !== undefined || this.scope.texts.has(messageId(this.scope.game, field))) {
      this.set(name, '', this.scope.describe(field, value));
    }
    this.set(name, 'id', tag ?? 'some');
  }

  private set(name: string, form: string, value: FluentVariable): void {
    this.arguments[joined(name, form)] = value;
  }
}

/** What is shown in place of a text that is not there. */
export function missing(id: string): string {
  return `⟨${id}⟩`;
}

export function withMinusSign(number: string): string {
  return number.replaceAll('-', '−');
}

/** "+12", "0", "−3". */
export function signed(number: number): string {
  return (number > 0 ? '+' : '') + withMinusSign(String(number));
}

function messageId(game: string, id: string): string {
  return game === '' ? id : `${game}-${id}`;
}

function joined(name: string, form: string): string {
  return form === '' ? name : `${name}-${form}`;
}

function plain(text: string): Phrase {
  return { text, forms: new Map() };
}

function yesOrNo(yes: boolean): string {
  return yes ? 'yes' : 'no';
}

/** The first letter, small and without accent where it is an e: what a conjunction before it may heed. */
function startOf(item: string): string {
  const letter = [...item][0]?.toLowerCase() ?? '';
  return letter === 'è' || letter === 'é' ? 'e' : letter;
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What kind of thing it is. A thing without fields is its own tag. */
function tagOf(value: Json): string | undefined {
  if (typeof value === 'string') return value;
  if (!isFields(value)) return undefined;
  const field = tagField(value);
  const tag = field === undefined ? undefined : value[field];
  return typeof tag === 'string' ? tag : undefined;
}

function tagField(fields: Fields): string | undefined {
  return ['kind', 'code'].find((field) => typeof fields[field] === 'string');
}
