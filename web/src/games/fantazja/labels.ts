/** Things on the table in words, for those who hear them. */
import { describe, name, t } from '$lib/i18n/index.svelte';
import { factionOf, GAME, pointsOf, seatOf, typeOf } from './buildings';
import { fromCastle } from './city';
import type { Play } from './play.svelte';
import { cellKey, sameCell, tileName, turnedSides } from './tiles';
import type { Action, Cell, Design, Rotation, StackView, Tile } from './types';

const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;

/** "north Earth 2, east Air 1, south Water 1, west Fire 3". */
export function sidesWords(design: Pick<Design, 'sides'> | null, rotation: Rotation): string {
  const sides = turnedSides(design, rotation).map(({ element, count }, side) => t('fz-side', { direction: t(`fz-${DIRECTIONS[side] ?? 'north'}`), element: name(GAME, element), count }));
  return t('fz-sides', { sides });
}

/** "Garrison I, Military, 1 point. North Earth 2, …. Dark Energy." */
export function tileLabel(play: Play, tile: Tile, rotation: Rotation = 0): string {
  const design = play.designOf(tile);
  return t('fz-label-tile', { tile: tileName(tile), type: name(GAME, typeOf(tile.building)), points: pointsOf(tile.building), sides: sidesWords(design, rotation), dark: design?.dark ?? false });
}

/** "2 east and 1 north of the castle". */
export function whereIs(cell: Cell): string {
  const { east, west, south, north } = fromCastle(cell);
  const parts = [
    ...(north > 0 ? [t('fz-off-north', { count: north })] : []),
    ...(south > 0 ? [t('fz-off-south', { count: south })] : []),
    ...(east > 0 ? [t('fz-off-east', { count: east })] : []),
    ...(west > 0 ? [t('fz-off-west', { count: west })] : []),
  ];
  return t('fz-off', { parts });
}

/** What somebody may do, with the place as it is called everywhere on the page. */
export function actionWords(action: Action): string {
  return 'at' in action ? describe(GAME, 'there', { ...action, where: whereIs(action.at) }) : describe(GAME, 'action', action);
}

/** How the tile that is taken up would do there. */
function fitWords(play: Play, cell: Cell): string {
  if (!play.picked || !play.laying) return '';
  if (sameCell(play.at, cell)) return t('fz-label-here', { tile: tileName(play.picked), sides: sidesWords(play.designOf(play.picked), play.rotation) });
  const rotations = play.rotationsAt(cell);
  if (rotations.includes(play.rotation)) return t('fz-label-fits');
  return rotations.length > 0 ? t('fz-label-turns') : t('fz-label-not');
}

export function cellLabel(play: Play, cell: Cell): string {
  return t('fz-label-cell', { where: whereIs(cell), fit: fitWords(play, cell) });
}

/** A building with its owner, what it stands on, and how a tile would do on it. */
export function stackLabel(play: Play, at: Cell, stack: StackView | null): string {
  if (stack === null) return t('fz-label-castle', { castle: name(GAME, 'castle'), sides: sidesWords(null, 0) });
  const top = stack.tiles.at(-1);
  if (!top) return '';
  return t('fz-label-stack', {
    tile: tileLabel(play, top.tile, top.rotation),
    owner: ownerName(play, top.tile),
    where: whereIs(at),
    height: stack.tiles.length,
    below: stack.tiles.slice(0, -1).map(({ tile }) => tileName(tile)),
    guarded: sameCell(play.guarded?.at, at),
    fresh: play.fresh.has(cellKey(at)),
    vanishes: play.vanishing.has(cellKey(at)),
    fit: fitWords(play, at),
  });
}

/** "yours", or the name of who builds with that faction. */
export function ownerName(play: Play, { faction }: Tile): string {
  const seat = seatOf(faction);
  return seat === play.session.mySeat ? t('fz-yours') : (play.session.names[seat] ?? name(GAME, faction));
}

export function factionName(seat: number): string {
  return name(GAME, factionOf(seat));
}
