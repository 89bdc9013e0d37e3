/** What can be played here: the server's catalogue, and the tiles of the home page. */
import type { GameInfo } from '../protocol';
import { api } from './api';

/** The four games, in the order of the tiles; those that the server does not have are coming. */
export const TILES = ['fantasy-realms', 'via-magica', 'fantazja', 'indaman'];

let games = $state.raw<GameInfo[]>();
let asked: Promise<GameInfo[]> | undefined;

/** The games; undefined until the server has answered. */
export function knownGames(): GameInfo[] | undefined {
  return games;
}

/** Asks once; after a failure, again. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.get<GameInfo[]>('/games').then(
    (found) => (games = found),
    (failure: unknown) => {
      asked = undefined;
      throw failure;
    },
  );
  return asked;
}

/** Whether it can be played; while nobody knows, hope is shown. */
export function isPlayable(game: string): boolean {
  return games === undefined || games.some((known) => known.id === game);
}
