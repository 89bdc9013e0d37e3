/** The names of the cards in all three languages at once, and finding cards by them. */
import type { Locale } from '$lib/i18n/texts';
import { CARDS, type CardId } from '../../../games/fantasy-realms/cards';
import { findNamed, loadSources, namesOf, type Found as FoundThing, type Names } from '../names';

const GAME = 'fantasy-realms';

export type CardNames = Names<CardId>;

export type Found = Omit<FoundThing<CardId>, 'id'> & { card: CardId };

let loaded: Promise<CardNames> | undefined;

/** Loaded once. */
export function loadCardNames(): Promise<CardNames> {
  loaded ??= loadSources(GAME).then(cardNames);
  return loaded;
}

/** Sources in the order of LOCALES. */
export function cardNames(sources: readonly string[]): CardNames {
  return namesOf(GAME, CARDS, sources);
}

/** Cards whose name fits what is typed, in any language; the best first, names of the language shown before others. */
export function findCards(names: CardNames, typed: string, shown: Locale): Found[] {
  return findNamed(names, typed, shown).map(({ id, ...place }) => ({ card: id, ...place }));
}
