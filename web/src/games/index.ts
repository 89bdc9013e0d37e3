/** The boards of the games. A game without one is played on the generic board. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type Board = Component<BoardProps>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');

export async function boardOf(game: string): Promise<Board> {
  const own = boards[`./${game}/Board.svelte`] ?? boards['./generic/Board.svelte'];
  if (!own) throw new Error('there is no board');
  return (await own()).default;
}
