/** The names of the cards in all three languages at once, and finding cards by them. */
import { LOCALES, type Locale } from '$lib/i18n/texts';
import { CARDS, type CardId } from '../../../games/fantasy-realms/cards';

export type CardNames = ReadonlyMap<CardId, Readonly<Record<Locale, string>>>;

const files = import.meta.glob<string>('../../../../../i18n/*/fantasy-realms.ftl', { query: '?raw', import: 'default' });

/** `fantasy-realms-<card> = <name>`: the names in one file of texts. */
export function namesIn(source: string): Map<string, string> {
  const lines = source.matchAll(/^fantasy-realms-([a-z-]+) = (.+)$/gm);
  return new Map([...lines].map(([, card = '', name = '']) => [card, name.replaceAll('\u00AD', '').trim()]));
}

let loaded: Promise<CardNames> | undefined;

/** Loaded once; the files are those of the languages, which are there already or small. */
export function loadCardNames(): Promise<CardNames> {
  loaded ??= Promise.all(LOCALES.map(sourceOf)).then((sources) => cardNames(sources));
  return loaded;
}

async function sourceOf(locale: Locale): Promise<string> {
  return (await files[`../../../../../i18n/${locale}/fantasy-realms.ftl`]?.()) ?? '';
}

/** Sources in the order of LOCALES. */
export function cardNames(sources: readonly string[]): CardNames {
  const [pl, en, it] = sources.map(namesIn);
  return new Map(
    CARDS.map((card) => [card, { pl: pl?.get(card) ?? card, en: en?.get(card) ?? card, it: it?.get(card) ?? card }]),
  );
}

/** What is compared: small letters without accents, apostrophes and hyphens. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[’'`-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface Found {
  card: CardId;
  /** The name that fits, in the language shown if that one does. */
  name: string;
  /** Where the typed letters begin and end in it. */
  from: number;
  to: number;
}

/** How well a name fits: the whole beginning, the beginning of a word, or in a word. */
function rank(name: string, typed: string): number | undefined {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : undefined;
}

/** Cards whose name fits what is typed, in any language; the best first, names of the language shown before others. */
export function findCards(names: CardNames, typed: string, shown: Locale): Found[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const hits = [...names].flatMap(([card, all]) => {
    const places = LOCALES.map((locale) => ({ locale, place: rank(folded(all[locale]), wanted) }));
    const scored = places
      .filter((one): one is { locale: Locale; place: number } => one.place !== undefined)
      .map(({ locale, place }) => ({ locale, cost: place * 2 + (locale === shown ? 0 : 1) }))
      .sort((one, other) => one.cost - other.cost);
    const best = scored[0];
    return best ? [{ card, name: all[best.locale], cost: best.cost }] : [];
  });
  hits.sort((one, other) => one.cost - other.cost || one.name.length - other.name.length);
  return hits.map(({ card, name }) => ({ card, name, ...marked(name, wanted) }));
}

/** Where the letters stand in the name as it is written: folding may change how long it is. */
export function marked(name: string, wanted: string): { from: number; to: number } {
  for (let from = 0; from < name.length; from += 1) {
    for (let to = from + 1; to <= name.length; to += 1) {
      const part = folded(name.slice(from, to));
      if (part.length >= wanted.length && part === wanted && name[from] !== ' ') return { from, to };
    }
  }
  return { from: 0, to: 0 };
}
