/** The names of a game's things in all three languages at once, and finding things by them. */
import { LOCALES, type Locale } from '$lib/i18n/texts';

export type Names<Id> = ReadonlyMap<Id, Readonly<Record<Locale, string>>>;

/** `<game>-<id> = <name>`: the names in one file of texts. */
function namesIn(game: string, source: string): Map<string, string> {
  const lines = source.matchAll(new RegExp(`^${game}-([a-z0-9-]+) = (.+)$`, 'gm'));
  return new Map([...lines].map(([, id = '', name = '']) => [id, name.replaceAll('\u00AD', '').trim()]));
}

/** The names of these things; sources in the order of LOCALES. */
export function namesOf<Id extends string | number>(game: string, ids: readonly Id[], sources: readonly string[]): Names<Id> {
  const [pl, en, it] = sources.map((source) => namesIn(game, source));
  const named = (names: Map<string, string> | undefined, id: Id) => names?.get(String(id)) ?? String(id);
  return new Map(ids.map((id) => [id, { pl: named(pl, id), en: named(en, id), it: named(it, id) }]));
}

const files = import.meta.glob<string>('../../../../i18n/*/{fantasy-realms,via-magica}.ftl', { query: '?raw', import: 'default' });

/** A game's file of texts in all languages; they are there already or small. */
export function loadSources(game: string): Promise<string[]> {
  return Promise.all(LOCALES.map(async (locale) => (await files[`../../../../i18n/${locale}/${game}.ftl`]?.()) ?? ''));
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

export interface Found<Id> {
  id: Id;
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

/** Things whose name fits what is typed, in any language; the best first, names of the language shown before others. */
export function findNamed<Id>(names: Names<Id>, typed: string, shown: Locale): Found<Id>[] {
  const wanted = folded(typed);
  if (wanted === '') return [];
  const hits = [...names].flatMap(([id, all]) => {
    const places = LOCALES.map((locale) => ({ locale, place: rank(folded(all[locale]), wanted) }));
    const scored = places
      .filter((one): one is { locale: Locale; place: number } => one.place !== undefined)
      .map(({ locale, place }) => ({ locale, cost: place * 2 + (locale === shown ? 0 : 1) }))
      .sort((one, other) => one.cost - other.cost);
    const best = scored[0];
    return best ? [{ id, name: all[best.locale], cost: best.cost }] : [];
  });
  hits.sort((one, other) => one.cost - other.cost || one.name.length - other.name.length);
  return hits.map(({ id, name }) => ({ id, name, ...marked(name, wanted) }));
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
