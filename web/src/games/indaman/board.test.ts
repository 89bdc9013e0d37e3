/** The logic of the board: the island as a graph, the tower's chances, the klippidi that lie there. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Texts } from '$lib/i18n/texts';
import { BOX, outlineOf, sidesOf } from '../../pages/rules/indaman/box';
import { fitting } from '../shared/camera.svelte';
import { componentsOf, INDAMAN, Island } from './island';
import { journeys } from './journeys';
import { otherNames, placed } from './labels';
import { diceOf, type Play } from './play.svelte';
import { leastRoll, rolls } from './tower';

const island = new Island(BOX);

test('every place has neighbours, and they have it', () => {
  for (const { place } of island.spots) {
    expect(island.neighbours(place).length, place).toBeGreaterThan(0);
    for (const next of island.neighbours(place)) expect(island.neighbours(next), `${next} has ${place}`).toContain(place);
  }
});

test('a road is blue, off the road is red, a city has a gate, and Indaman is free', () => {
  const wild = BOX.borders.find(([one, other]) => !island.isRoad(one, other) && !island.spot(one)?.city && !island.spot(other)?.city);
  const road = BOX.roads.find(([one, other]) => !island.spot(one)?.city && !island.spot(other)?.city);
  expect(wild && island.risk(...wild)).toBe('red');
  expect(road && island.risk(...road)).toBe('blue');
  for (const { city, space } of BOX.cities) {
    const [from = ''] = island.neighbours(space);
    expect(island.risk(from, space), city).toBe(city === INDAMAN ? 'free' : 'gate');
  }
});

test('the shortest way is never longer than the road, and goes over no sea', () => {
  const spaces = BOX.cities.map(({ space }) => space);
  for (const from of spaces) {
    for (const to of spaces) {
      const [steps, road] = [island.steps(from, to), island.steps(from, to, true)];
      expect(steps).not.toBeNull();
      expect(road).not.toBeNull();
      expect(steps ?? 0).toBeLessThanOrEqual(road ?? 0);
    }
  }
  expect(island.steps(spaces[0] ?? '', 'aurora')).toBeNull();
});

test('arrows go to a neighbour on that side', () => {
  const from = island.placeOf(INDAMAN);
  const [x, y] = island.point(from);
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
    const next = island.towards(from, [dx, dy]);
    if (next === undefined) continue;
    const [nx, ny] = island.point(next);
    expect(island.neighbours(from)).toContain(next);
    expect((nx - x) * dx + (ny - y) * dy).toBeGreaterThan(0);
  }
});

test('by arrows alone one comes from Indaman to every place of the land', () => {
  const found = new Set([island.placeOf(INDAMAN)]);
  for (const place of found) {
    for (const step of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = island.towards(place, step);
      if (next) found.add(next);
    }
  }
  const missed = island.spots.filter(({ kind, place }) => kind === 'space' && !found.has(place)).map(({ place }) => place);
  expect(missed).toEqual([]);
});

test('places are said by city, terrain and number, or island', () => {
  expect(island.word(island.placeOf('selvara'))).toBe('selvara');
  expect(island.word('aurora-2')).toBe('aurora-2');
  const plain = island.spots.find(({ kind, city }) => kind === 'space' && !city);
  expect(island.word(plain?.place ?? '')).toBe(`${plain?.terrain}-space-${plain?.place.slice(1)}`);
});

test('the components of the table are used if it has its own', () => {
  const other = { ...BOX, tower: { ...BOX.tower, squares: [1] } };
  expect(componentsOf('reconstructed')).toBe(BOX);
  expect(componentsOf({ hash: '', components: other })).toBe(other);
});

test('the chronicle says where, by the names of this table', () => {
  const file = (name: string) => readFileSync(fileURLToPath(new URL(`../../../../i18n/pl/${name}.ftl`, import.meta.url)), 'utf8');
  const texts = new Texts('pl', [file('indaman'), file('indaman-play')]);
  const play = { island } as Play;
  const say = (to: string) => texts.describe('indaman', 'event', placed(play, { kind: 'moved', seat: 0, from: 's1', to, way: 'wild' }), ['Ala']);
  const forest = island.spots.find(({ terrain, city }) => terrain === 'forest' && !city)?.place ?? '';
  expect(say(forest)).toBe(`Ala idzie do lasu (pole ${forest.slice(1)}).`);
  expect(say(island.placeOf('selvara'))).toBe('Ala idzie do Selvary.');
  expect(placed(play, { to: 3, city: 'selvara' })).toEqual({ to: 3, city: 'selvara' });

  expect(otherNames(BOX).size).toBe(0);
  const [first, ...cities] = BOX.cities;
  texts.otherNames = otherNames({ ...BOX, cities: [{ ...first, name: 'Roma' }, ...cities] as typeof BOX.cities });
  expect([...texts.otherNames.keys()]).toEqual([`indaman-${first.city}`]);
  expect(say(island.placeOf(first.city))).toBe('Ala idzie do miasta Roma.');
  expect(texts.name('indaman', first.city)).toBe('Roma');
});

test('gems fly to whoever gets them, and mine to my purse', () => {
  const found = { kind: 'found', seat: 1, found: { base: 1, on_terrain: 2, with_trait: 2, with_rod: 2, gems: 2 } };
  expect(journeys(found, 0)).toEqual([{ thing: { kind: 'gems', gems: 2 }, from: 'pawn-1', to: 'seat-1' }]);
  expect(journeys(found, 1)[0]?.to).toBe('purse');
  expect(journeys({ kind: 'entered', seat: 1, city: 'selvara', gems: 0 }, 1)).toEqual([]);
});

test('every side is drawn once: inside a zone, or around it', () => {
  const { zones, spaces } = sidesOf(BOX);
  const sides = [...zones.split('M'), ...spaces.split('M')].filter(Boolean);
  expect(new Set(sides).size).toBe(sides.length);
  expect(spaces.length).toBeGreaterThan(0);
  expect(outlineOf([[[0, 0], [1, 0], [1, 1]]])).toBe('M0,0L1,0L1,1z');
});

test('gems and the mage make the tower easier, up to certainty', () => {
  expect(rolls(7, 0, 0)).toBe(0);
  expect(rolls(7, 1, 0)).toBe(1);
  expect(rolls(7, 3, 1)).toBe(4);
  expect(rolls(7, 9, 0)).toBe(6);
  expect(leastRoll(7, 3, 0)).toBe(4);
});

test('the klippidi of an older turn are taken up', () => {
  const told = (...events: object[]) => events.map((event, place) => ({ number: place + 1, event })) as Parameters<typeof diceOf>[0];
  const cast = { kind: 'cast', seat: 0, klippide: 'red', face: 'sword' };
  const rolled = { kind: 'rolled', seat: 0, number: 4, roll: 'entry' };
  expect(diceOf(told(cast, rolled)).map(({ colour, face }) => [colour, face])).toEqual([['red', 'sword'], ['green', '4']]);
  expect(diceOf(told(cast, { kind: 'turn', seat: 1, round: 2 }, rolled)).map(({ colour }) => colour)).toEqual(['green']);
});

test('a map is seen whole, or around what matters where it would be too small', () => {
  const bounds = { left: 0, top: 0, right: 1000, bottom: 800 };
  expect(fitting(bounds, 500, 500, { least: 0.3, focus: { x: 900, y: 100 } })).toEqual({ x: 500, y: 400, scale: 0.5 });
  expect(fitting(bounds, 500, 400, { least: 1, focus: { x: 600, y: 100 } })).toEqual({ x: 600, y: 200, scale: 1 });
});
