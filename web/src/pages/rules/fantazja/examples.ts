/** The cities in the pictures of the rules. Their tiles are examples, not those of the set. */
import type { Design, Faction, Rotation } from '../../../protocol/fantazja';
import { designFrom } from './tile-list';

/** What a tile does in the picture: just laid, not allowed, removed by Dark Energy, cut off. */
export type Part = 'laid' | 'refused' | 'gone' | 'cut';

export interface Piece {
  x: number;
  y: number;
  /** The castle if there is none. */
  design: Design | null;
  faction?: Faction;
  rotation?: Rotation;
  height?: number;
  letter?: string;
  part?: Part;
}

export interface Example {
  /** The message below the picture: `rules-fantazja-example-<id>`. */
  id: string;
  pieces: readonly Piece[];
}

const cottage = designFrom('residential-1:E1A1W2F1');
const mill = designFrom('production-1:E1W1A2F2');

/** A mill has two of air where the cottage has one. */
export const COUNTS: readonly Example[] = [
  {
    id: 'higher',
    pieces: [
      { x: 0, y: 0, design: cottage, faction: 'engineers', letter: 'A' },
      { x: 1, y: 0, design: mill, faction: 'sculptors', rotation: 1, letter: 'B', part: 'laid' },
    ],
  },
  {
    id: 'lower',
    pieces: [
      { x: 0, y: 0, design: cottage, faction: 'engineers', letter: 'A', part: 'refused' },
      { x: 1, y: 0, design: mill, faction: 'sculptors', rotation: 1, letter: 'B' },
    ],
  },
];

/** The order of elements is kept, the numbers are not. */
export const STACK: readonly Example[] = [
  { id: 'level-1', pieces: [{ x: 0, y: 0, design: designFrom('military-1:E2A1F1W1'), faction: 'engineers', letter: 'A' }] },
  { id: 'level-2', pieces: [{ x: 0, y: 0, design: designFrom('military-2:E2A2F1W2'), faction: 'sculptors', height: 2, letter: 'B' }] },
  { id: 'level-3', pieces: [{ x: 0, y: 0, design: designFrom('military-3:E3A1F3W2'), faction: 'sculptors', height: 3, letter: 'C' }] },
];

export const DARK: readonly Example[] = [
  {
    id: 'dark',
    pieces: [
      { x: -1, y: 0, design: designFrom('magic-1:E1F1W1A2'), faction: 'sculptors' },
      { x: 0, y: 0, design: null },
      { x: 1, y: 0, design: designFrom('residential-1:E1A3W1F2*'), faction: 'engineers', rotation: 2, letter: 'A', part: 'gone' },
      { x: 1, y: -1, design: designFrom('production-1:E3W1A2F1*'), faction: 'sculptors', rotation: 1, letter: 'B', part: 'gone' },
      { x: 2, y: 0, design: mill, faction: 'engineers', letter: 'D', part: 'cut' },
      { x: 2, y: 1, design: designFrom('military-1:E1A2F2W1'), faction: 'sculptors', rotation: 3, letter: 'E', part: 'cut' },
    ],
  },
];
