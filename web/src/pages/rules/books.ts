/** What the rules of each game consist of: the texts are `rules-<game>-<section>` and `rules-<game>-ruling-<n>`. */

/** Where a ruling comes from: the rulebook, its frame only, or a decision of ours. */
export type Source = 'book' | 'part' | 'ours';

export interface Book {
  /** In this order; `rulings` and those of `extras.ts` are more than a text. */
  sections: readonly string[];
  /** By number, from 1. */
  rulings: readonly Source[];
}

/** All games of the table; without a book they are not there yet. */
export const GAMES = ['fantasy-realms', 'via-magica', 'fantazja', 'indaman'] as const;

const FANTASY_REALMS: Book = {
  sections: ['minute', 'setup', 'turn', 'end', 'scoring', 'two-players', 'chaos', 'hidden', 'rulings', 'certainty', 'cards'],
  rulings: [
    'book', 'book', 'book', 'ours', 'part', 'book', 'part',
    'part', 'part', 'part', 'part', 'part', 'part', 'part', 'part', 'ours',
    'ours', 'ours', 'ours', 'part', 'ours', 'ours', 'ours', 'ours',
  ],
};

const VIA_MAGICA: Book = {
  sections: ['minute', 'setup', 'round', 'opening', 'effects', 'rewards', 'end', 'first-game', 'hidden', 'rulings', 'certainty', 'portals'],
  rulings: [
    'part', 'part', 'part', 'part', 'part', 'part', 'part',
    'book', 'book', 'ours', 'part', 'ours', 'book',
    'part', 'part', 'book', 'part', 'part', 'part',
    'part', 'book', 'part',
  ],
};

const FANTAZJA: Book = {
  sections: [
    'minute', 'setup', 'turn', 'small', 'imagination', 'large', 'bonus', 'dark-energy', 'tokens', 'powers', 'end', 'options', 'hidden',
    'rulings', 'certainty', 'tiles',
  ],
  rulings: [
    'book', 'book', 'book', 'part', 'ours', 'ours', 'part', 'part',
    'ours', 'book', 'part', 'ours', 'book', 'ours',
    'book', 'part', 'part', 'book', 'ours', 'part', 'ours',
    'part', 'ours', 'ours', 'ours', 'ours',
    'part', 'ours', 'ours', 'ours', 'ours', 'book', 'book', 'book', 'ours',
    'book', 'part', 'book', 'ours', 'ours', 'ours', 'book', 'ours',
    'part', 'part', 'part', 'part', 'ours', 'ours', 'ours', 'ours', 'book', 'part', 'part', 'ours', 'part', 'ours', 'ours',
    'part', 'ours', 'book', 'part',
  ],
};

const INDAMAN: Book = {
  sections: [
    'minute', 'setup', 'island', 'turn', 'cities', 'encounters', 'creatures', 'wise', 'objects', 'mages', 'tower', 'reincarnation', 'end',
    'options', 'hidden', 'rulings', 'certainty',
  ],
  rulings: [
    'part', 'part', 'ours', 'part', 'ours',
    'part', 'part', 'part', 'part', 'part', 'ours', 'ours', 'part', 'ours', 'part', 'book', 'ours',
    'ours', 'book', 'part', 'book', 'book', 'part', 'part', 'ours',
    'part', 'part', 'part', 'part', 'part', 'part', 'part', 'ours',
    'part', 'part', 'book', 'ours',
    'part', 'part', 'part', 'part', 'part',
  ],
};

const BOOKS: Record<string, Book> = { 'fantasy-realms': FANTASY_REALMS, 'via-magica': VIA_MAGICA, fantazja: FANTAZJA, indaman: INDAMAN };

export function bookOf(game: string): Book | undefined {
  return Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined;
}
