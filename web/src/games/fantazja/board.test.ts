/** What the board works out by itself: tiles that are turned, where the city can grow, how it is looked at, what a click means. */
import { describe, expect, test, vi } from 'vitest';
import type { TableSession } from '$lib/table/session.svelte';
import { Camera } from '../shared/camera.svelte';
import { BUILDINGS, levelOf, pointsOf, typeOf } from './buildings';
import { boundsOf, cellOfZone, cityLimits, frontierOf, zoneOf } from './city';
import { journeys } from './journeys';
import { Play } from './play.svelte';
import { designsOf, turned, turnedSides } from './tiles';
import { countsOf, guardOf, ownerOf } from './tokens';
import { Vanishing } from './vanishing.svelte';
import type { Action, Cell, Phase, SeatView, StackView, Tile, TokenView, View } from './types';

const SET = '0123456789abcdef residential-1:E1A1W2F1 residential-1:E2A1W1F2*? military-2:E2A2F1W2~';
const tile = (number: number, building: Tile['building'] = 'residential-1', faction: Tile['faction'] = 'sculptors'): Tile => ({ faction, number, building });
const stack = (x: number, y: number, ...tiles: Tile[]): StackView => ({ at: { x, y }, tiles: tiles.map((tile) => ({ tile, rotation: 0 })) });
const click = (detail: number) => ({ detail }) as MouseEvent;

function seat(faction: SeatView['faction'], more: Partial<SeatView> = {}): SeatView {
  return {
    faction, hand_count: 6, hand: [], pile_count: 15, buried_count: 0, buried: [], discards: [], imagination_count: 0, imagination: [], fetched: [], seen: [], bonus: 0, actions: 0, points: 0,
    result: null, ...more,
  };
}

function viewOf(phase: Phase, more: Partial<View> = {}): View {
  const token = (token: TokenView['token']): TokenView => ({ token, holder: { kind: 'pool' }, usable: false, buildings: [0, 0] });
  return {
    viewer: { seat: 0 },
    config: {
      seats: 2, variant: 'standard',
      options: { bonus_supply: '8', lost_majority: 'to-pool', swap_sides: 'match', swap_triggers_dark: true, military_may_target_castle: false, military_reuse_same_turn: true, start: 'random', tiles: SET },
    },
    phase, turn: 0, acted: false, used: null, returned: false, idle: 0, board: [], tokens: (['residential', 'production', 'military', 'magic', 'special'] as const).map(token), supply: 8,
    seats: [seat('sculptors', { hand: [tile(1), tile(2)] }), seat('engineers')], given: [], looked: [], ...more,
  };
}

/** A table that notes what is sent. */
function tableWith(view: View, legal: Action[]): { play: Play; sent: Action[] } {
  const sent: Action[] = [];
  const session = {
    view, legalActions: () => legal, mySeat: 0, myTurn: true, readOnly: false, sending: false, letGo: () => undefined,
    act: (action: Action) => (sent.push(action), Promise.resolve(true)),
  };
  return { play: new Play(session as unknown as TableSession), sent };
}

/** A square window on a city with these cells. */
function cameraOver(cells: readonly Cell[], size: number): Camera {
  const camera = new Camera(cityLimits(() => cells, () => 50));
  [camera.width, camera.height] = [size, size];
  return camera;
}

const east: Cell = { x: 1, y: 0 };
const north: Cell = { x: 0, y: -1 };
const build = (at: Cell, rotation: number, one = tile(1)): Action => ({ kind: 'build', tile: one, at, rotation });

describe('tiles', () => {
  test('are read from the options of the table', () => {
    const designs = designsOf(SET);
    expect(designs.map(({ building }) => building)).toEqual(['residential-1', 'residential-1', 'military-2']);
    expect(designs.map(({ dark, certainty }) => [dark, certainty])).toEqual([[false, 'printed'], [true, 'reconstructed'], [false, 'reported']]);
    expect(designs[0]?.sides).toEqual([{ element: 'earth', count: 1 }, { element: 'air', count: 1 }, { element: 'water', count: 2 }, { element: 'fire', count: 1 }]);
    expect(designsOf('0123456789abcdef nonsense')).toEqual([]);
  });

  test('are turned clockwise', () => {
    const [design] = designsOf(SET);
    expect(turnedSides(design ?? null, 1).map(({ element }) => element)).toEqual(['fire', 'earth', 'air', 'water']);
    expect(turnedSides(null, 0).map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect([turned(3, 1), turned(0, -1), turned(1, 2)]).toEqual([0, 3, 3]);
  });

  test('have a type, a level and points by their building', () => {
    expect(BUILDINGS).toHaveLength(15);
    expect([typeOf('magic-3'), typeOf('market'), levelOf('magic-3'), levelOf('market')]).toEqual(['magic', 'special', 'III', null]);
    expect(BUILDINGS.map(pointsOf)).toEqual([1, 3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 2, 2, 2]);
  });
});

describe('the city', () => {
  test('grows beside what is there', () => {
    expect(frontierOf([])).toEqual([{ x: 0, y: -1 }, { x: -1, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }]);
    const cells = frontierOf([stack(1, 0, tile(1))]);
    expect(cells).toHaveLength(6);
    expect(cells).not.toContainEqual(east);
  });

  test('has zones for what is carried', () => {
    expect(cellOfZone(zoneOf({ x: -3, y: 12 }))).toEqual({ x: -3, y: 12 });
    expect([cellOfZone('imagination'), cellOfZone('cell-1')]).toEqual([null, null]);
  });

  test('is looked at as a whole, until somebody moves it', () => {
    expect(boundsOf([{ x: 3, y: -1 }])).toEqual({ left: -0.5, top: -1.5, right: 3.5, bottom: 0.5 });
    const alone = cameraOver([], 2000);
    expect([alone.look, alone.allInSight]).toEqual([{ x: 0, y: 0, scale: 104 }, true]);
    const camera = cameraOver([{ x: -4, y: 0 }, { x: 4, y: 0 }], 300);
    expect([camera.free, camera.allInSight, camera.look]).toEqual([false, false, { x: 0, y: 0, scale: 50 }]);
    camera.reveal({ x: 4, y: 0 });
    expect([camera.free, camera.look.x]).toEqual([true, 1.6]);
    camera.relax();
    expect([camera.free, camera.look.scale]).toEqual([false, 50]);
    camera.pan(-9000, 0);
    expect(camera.look.x).toBe(4.5);
    camera.zoom(100);
    camera.relax();
    expect([camera.free, camera.look.scale]).toEqual([true, 132]);
    camera.fit();
    expect([camera.free, camera.look.x, Math.round(camera.look.scale)]).toEqual([false, 0, 27]);
  });

  test('keeps the place under the fingers while it is zoomed', () => {
    const camera = cameraOver([{ x: -9, y: -9 }, { x: 9, y: 9 }], 500);
    const under = () => camera.look.x + 100 / camera.look.scale;
    const before = under();
    camera.zoom(1.7, 100, 0);
    expect(under()).toBeCloseTo(before);
  });
});

describe('building', () => {
  const legal = [build(east, 2), build(east, 3), build(north, 2), build(north, 0, tile(2)), { kind: 'imagine', tile: tile(1) } as const];

  test('a tile that is taken up is turned so that it fits somewhere', () => {
    const { play } = tableWith(viewOf({ kind: 'act', seat: 0 }), legal);
    play.pickHand(tile(1));
    expect([play.rotation, play.places, play.rotationsAt(east), play.rotationsAt({ x: -1, y: 0 })]).toEqual([2, 2, [2, 3], []]);
    play.pickHand(tile(1));
    expect(play.picked).toBeNull();
  });

  test('a click puts it there, another one turns it as it fits, Enter confirms', () => {
    const { play, sent } = tableWith(viewOf({ kind: 'act', seat: 0 }), legal);
    play.pickHand(tile(1));
    play.pickCell(east, click(1));
    expect([play.action, sent.length]).toEqual([build(east, 2), 0]);
    play.pickCell(east, click(1));
    expect(play.action).toEqual(build(east, 3));
    play.turn(1);
    expect(play.rotation).toBe(2);
    play.pickCell(east, click(0));
    expect(sent).toEqual([build(east, 2)]);
  });

  test('where it must be turned it is, and where it cannot lie nothing is chosen', () => {
    const { play } = tableWith(viewOf({ kind: 'act', seat: 0 }), legal);
    play.pickHand(tile(1));
    play.turn(1);
    play.turn(1);
    expect(play.rotation).toBe(0);
    play.pickCell({ x: 0, y: 1 }, click(1));
    expect([play.at, play.told]).toEqual([null, { x: 0, y: 1 }]);
    play.pickCell(north, click(1));
    expect(play.action).toEqual(build(north, 2));
    play.back();
    expect([play.at, play.picked]).toEqual([null, tile(1)]);
    play.back();
    expect(play.picked).toBeNull();
  });

  test('what fits one way only can be turned otherwise, but not built', () => {
    const { play, sent } = tableWith(viewOf({ kind: 'act', seat: 0 }), legal);
    play.pickHand(tile(1));
    play.pickCell(north, click(1));
    expect(play.askew).toBe(false);
    play.pickCell(north, click(1));
    expect([play.at, play.rotation, play.action, play.askew]).toEqual([north, 3, null, true]);
    play.pickCell(north, click(0));
    expect([play.rotation, sent.length]).toEqual([2, 0]);
    play.pickCell(north, click(0));
    expect(sent).toEqual([build(north, 2)]);
  });

  test('what is dropped is laid if it lies as it may, else only shown', () => {
    const { play, sent } = tableWith(viewOf({ kind: 'act', seat: 0 }), legal);
    play.drop(tile(1), zoneOf(north));
    expect(sent).toEqual([build(north, 2)]);
    play.carry(tile(1));
    play.turn(-1);
    play.drop(tile(1), zoneOf(east));
    expect([sent.length, play.at, play.rotation]).toEqual([1, east, 2]);
    play.drop(tile(1), 'imagination');
    expect(sent[1]).toEqual({ kind: 'imagine', tile: tile(1) });
  });

  test('nothing is taken up while others play', () => {
    const { play } = tableWith(viewOf({ kind: 'act', seat: 1 }), []);
    Object.assign(play.session, { myTurn: false });
    play.pickHand(tile(1));
    expect(play.picked).toBeNull();
  });
});

describe('powers', () => {
  test('what is given comes from the hand, what is taken from the discards', () => {
    const { play, sent } = tableWith(viewOf({ kind: 'exchange', seat: 0, give: 2, take: 1 }), [{ kind: 'give', tile: tile(1) }, { kind: 'take', tile: tile(3) }]);
    expect([play.offered, play.useful(tile(1)), play.useful(tile(2))]).toEqual([[tile(3)], true, false]);
    play.pickHand(tile(1));
    expect(play.action).toEqual({ kind: 'give', tile: tile(1) });
    play.pickOffered(tile(3));
    expect([play.picked, play.action]).toEqual([null, { kind: 'take', tile: tile(3) }]);
    play.pickHand(tile(2));
    expect(sent).toEqual([{ kind: 'give', tile: tile(2) }]);
  });

  test('a building is guarded by two clicks, another thing is refused', () => {
    const { play, sent } = tableWith(viewOf({ kind: 'guard', seat: 0 }, { board: [stack(1, 0, tile(1))] }), [{ kind: 'guard', at: east }]);
    play.pickCell({ x: 0, y: 0 }, click(1));
    expect(sent).toEqual([{ kind: 'guard', at: { x: 0, y: 0 } }]);
    play.pickCell(east, click(1));
    play.pickCell(east, click(2));
    expect(sent[1]).toEqual({ kind: 'guard', at: east });
  });

  test('a swap is laid on a building', () => {
    const swap: Action = { kind: 'swap', at: east, tile: tile(1), rotation: 1 };
    const { play } = tableWith(viewOf({ kind: 'swap', seat: 0 }, { board: [stack(1, 0, tile(2))] }), [swap]);
    play.pickHand(tile(1));
    play.pickCell(east, click(1));
    expect(play.action).toEqual(swap);
  });

  test('tokens lie in the pool, with a seat, or on a building', () => {
    const tokens: TokenView[] = [
      { token: 'military', holder: { kind: 'guarding', at: east, owner: 1 }, usable: false, buildings: [1, 2] },
      { token: 'magic', holder: { kind: 'held', seat: 0 }, usable: true, buildings: [2, 0] },
      { token: 'special', holder: { kind: 'pool' }, usable: false, buildings: [0, 0] },
    ];
    const view = viewOf({ kind: 'act', seat: 0 }, { tokens });
    expect([ownerOf(view, 'military'), ownerOf(view, 'magic'), ownerOf(view, 'special')]).toEqual([1, 0, null]);
    expect([guardOf(view)?.at, countsOf(view, 'military')]).toEqual([east, [1, 2]]);
  });
});

test('what vanishes is seen as it lay', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  const vanishing = new Vanishing();
  vanishing.follow([], [{ at: east, tiles: [{ tile: tile(3), rotation: 1 }] }]);
  const stacks = [{ at: north, tiles: [tile(4)] }, { at: east, tiles: [tile(3)] }];
  vanishing.follow([{ kind: 'built', seat: 0, tile: tile(4), at: north, rotation: 2, on: null }, { kind: 'dark-energy', seat: 0, at: north, stacks }], []);
  expect(vanishing.tiles.map(({ at, rotation }) => [at, rotation])).toEqual([[north, 2], [east, 1]]);
  vi.runAllTimers();
  expect(vanishing.tiles).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('things fly from where they were to where they go', () => {
  expect(journeys({ kind: 'built', seat: 0, tile: tile(1), at: east, rotation: 1, on: null }, 0)).toEqual([{ thing: { tile: tile(1), rotation: 1 }, from: 'hand-s1', to: 'cell-1,0' }]);
  expect(journeys({ kind: 'built', seat: 1, tile: tile(4, 'magic-1', 'engineers'), at: east, rotation: 0, on: null }, 0)[0]).toMatchObject({ from: 'seat-1' });
  expect(journeys({ kind: 'imagined', seat: 1, tile: null }, 0)).toEqual([{ thing: { back: true, faction: 'engineers' }, from: 'seat-1', to: 'imagination-1' }]);
  expect(journeys({ kind: 'refilled', seat: 1, count: 2, tiles: [] }, 0)).toEqual([]);
  expect(journeys({ kind: 'swapped', seat: 0, at: east, tile: tile(1), rotation: 0, old: tile(2) }, 0).map(({ to }) => to)).toEqual(['hand-s2', 'cell-1,0']);
});
