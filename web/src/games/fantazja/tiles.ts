/** The tiles a table plays with, as its options spell them, and tiles that are turned. */
import { CASTLE } from '../../protocol/fantazja';
import { buildingName } from './buildings';
import type { Building, Cell, Certainty, Design, Element, Rotation, Side, Tile } from './types';

const LETTERS: Record<string, Element> = { E: 'earth', A: 'air', W: 'water', F: 'fire' };
const WORD = /^([a-z0-9-]+):((?:[EAWF][1-3]){4})(\*?)([~?]?)$/;
const CERTAINTY: Record<string, Certainty> = { '': 'printed', '~': 'reported', '?': 'reconstructed' };
export const ROTATIONS: readonly Rotation[] = [0, 1, 2, 3];

/** The designs of a set, from number 1 on: `<hash> residential-1:E1A1W2F1? …`. */
export function designsOf(set: string): Design[] {
  return set.split(' ').slice(1).flatMap((word) => designOf(word) ?? []);
}

function designOf(word: string): Design | null {
  const [, building, sides, dark, sure] = WORD.exec(word) ?? [];
  if (!building || !sides) return null;
  const [north, east, south, west] = [...sides.matchAll(/([EAWF])(\d)/g)].map(([, letter, count]) => ({ element: LETTERS[letter ?? ''] ?? 'earth', count: Number(count) }));
  if (!north || !east || !south || !west) return null;
  return { building: building as Building, sides: [north, east, south, west], dark: dark === '*', certainty: CERTAINTY[sure ?? ''] ?? 'printed' };
}

/** The sides as they lie, clockwise from north. */
export function turnedSides(design: Pick<Design, 'sides'> | null, rotation: Rotation): readonly Side[] {
  const sides = design?.sides ?? CASTLE;
  return sides.map((_, place) => sides[(place - rotation + 4) % 4] ?? { element: 'earth', count: 1 });
}

export function turned(rotation: Rotation, by: number): Rotation {
  return (((rotation + by) % 4) + 4) % 4;
}

export function sameTile(one: Tile | null | undefined, other: Tile | null | undefined): boolean {
  return one?.faction === other?.faction && one?.number === other?.number;
}

/** One word for a tile, for places and keys of lists. */
export function tileKey({ faction, number }: Tile): string {
  return `${faction[0] ?? ''}${number}`;
}

export function tileName(tile: Tile): string {
  return buildingName(tile.building);
}

export function sameCell(one: Cell | null | undefined, other: Cell | null | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y;
}

export function cellKey({ x, y }: Cell): string {
  return `${x},${y}`;
}
