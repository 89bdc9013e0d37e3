import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { iconHref } from '$lib/icons';
import { LOCALES } from '$lib/i18n/texts';
import { bookOf } from './books';
import { cardNames, findCards } from './fantasy-realms/card-names';
import { admirersOf } from './fantasy-realms/likes';
import { turnedSides } from '../../games/fantazja/tiles';
import { DESIGNS } from '../../protocol/fantazja';
import { COUNTS, DARK, STACK, type Example } from './fantazja/examples';
import { designFrom, fits, numbered, rulingsAbout, storeys, type Wish as TileWish } from './fantazja/tile-list';
import { BOX, chanceOf, citySign, creatureSign, mageSign, objectSign, spaceOf } from './indaman/box';
import { findNamed, folded, marked, namesOf } from './names';
import { blocksOf, piecesOf } from './prose';
import { kindsOfEffects, matching, PORTALS, type Wish } from './via-magica/portal-list';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const names = cardNames(LOCALES.map((locale) => read(`i18n/${locale}/fantasy-realms.ftl`)));
const found = (typed: string, shown: 'pl' | 'en' | 'it' = 'pl') => findCards(names, typed, shown).map(({ card }) => card);

test('all cards have a name in all languages', () => {
  expect(names.size).toBe(53);
  for (const [card, all] of names) expect(Object.values(all).every((name) => name !== card)).toBe(true);
});

test('cards are found in three languages, without accents, by beginning and inside', () => {
  expect(found('snie')[0]).toBe('blizzard');
  expect(found('ZYWIOLAK').sort()).toEqual(['air-elemental', 'earth-elemental', 'fire-elemental', 'water-elemental']);
  expect(found('bufera')).toEqual(['blizzard']);
  expect(found('wh', 'en').slice(0, 1)).toEqual(['whirlwind']);
  expect(found('gänger')).toEqual(['doppelganger']);
  expect(found('dell aria')).toEqual(['air-elemental']);
  expect(found('las')[0]).toBe('forest');
  expect(found('re', 'it')[0]).toBe('king');
  expect(found('  ')).toEqual([]);
  expect(found('xyz')).toEqual([]);
});

test('a name of the language shown comes before the same letters of another', () => {
  expect(findCards(names, 'drag', 'it')[0]?.name).toBe('Drago');
  expect(findCards(names, 'drag', 'en')[0]?.name).toBe('Dragon');
});

test('the letters that fit are marked in the name as it is written', () => {
  expect(folded('Żywiołak d’Aria')).toBe('zywiolak d aria');
  expect(marked('Śnieżyca', 'snie')).toEqual({ from: 0, to: 4 });
  expect(marked('Elementale dell’Aria', 'dell aria')).toEqual({ from: 11, to: 20 });
  expect(marked('Las', 'xyz')).toEqual({ from: 0, to: 0 });
});

test('which cards like a card', () => {
  const smoke = admirersOf('smoke');
  expect(smoke.byName).toEqual([{ card: 'mountain', likes: true }]);
  expect(admirersOf('lightning').byName).toContainEqual({ card: 'rainstorm', likes: true });
  expect(admirersOf('king').byName).toContainEqual({ card: 'queen', likes: true });
  expect(admirersOf('knights').bySuit).toContainEqual({ card: 'king', likes: true });
  expect(admirersOf('knights').bySuit).toContainEqual({ card: 'wildfire', likes: false });
  expect(admirersOf('candle').bySuit).toContainEqual({ card: 'smoke', likes: true });
  expect(admirersOf('candle').bySuit).not.toContainEqual(expect.objectContaining({ card: 'wildfire' }));
});

test('paragraphs, lists and references', () => {
  expect(blocksOf('One.\n• a (§4)\n• b\nTwo.')).toEqual([
    { kind: 'paragraph', pieces: ['One.'] },
    { kind: 'list', items: [['a (', 4, ')'], ['b']] },
    { kind: 'paragraph', pieces: ['Two.'] },
  ]);
  expect(piecesOf('§8 to §12')).toEqual([8, ' to ', 12]);
});

const books = LOCALES.flatMap((locale) => [['fantasy-realms', 24, locale], ['via-magica', 22, locale], ['fantazja', 62, locale], ['indaman', 42, locale]] as const);

test.each(books)('%s, %i rulings, %s: every ruling of RULES.md has its text and title, every reference its ruling', (game, count, locale) => {
  const rulings = new Set([...read(`games/${game}/RULES.md`).matchAll(/^\*\*(\d+)\./gm)].map(([, number]) => Number(number)));
  const book = bookOf(game);
  expect(rulings.size).toBe(count);
  expect(book?.rulings).toHaveLength(rulings.size);
  const source = read(`i18n/${locale}/web/rules-${game}.ftl`);
  const entries = new Map(new FluentResource(source).body.map((entry) => [entry.id, entry]));
  for (const number of rulings) {
    const entry = entries.get(`rules-${game}-ruling-${number}`);
    expect(entry?.value, `ruling ${number}`).toBeTruthy();
    expect(entry?.attributes.title, `title of ruling ${number}`).toBeTruthy();
  }
  for (const [, number] of source.matchAll(/§(\d+)/g)) expect(rulings).toContain(Number(number));
});

test('portals are found by what is wished, all wishes together', () => {
  const found = (wish: Wish) => matching(wish);
  expect(found({})).toHaveLength(40);
  expect(found({ colour: 'blue' })).toEqual([35, 36, 37, 38, 39, 40]);
  expect(found({ animus: 'shadow' })).toEqual([3, 12, 15, 18, 24, 26, 35, 36]);
  expect(found({ animus: 'shadow', colour: 'yellow', fields: 5 })).toEqual([12, 18]);
  expect(found({ effect: 'gain' })).toEqual([21, 22]);
  expect(found({ certainty: 'inferred' })).toEqual([31]);
  expect(found({ fields: 2, effect: 'wild' })).toEqual([]);
});

test('every kind of effect is offered, and finds something', () => {
  const kinds = kindsOfEffects();
  expect(kinds).toHaveLength(9);
  expect(kinds.flatMap((effect) => matching({ effect }))).toHaveLength(40);
});

test('all portals have a name in all languages, and are found by any of them', () => {
  const portals = namesOf('via-magica', PORTALS, LOCALES.map((locale) => read(`i18n/${locale}/via-magica.ftl`)));
  expect(portals.size).toBe(40);
  for (const [portal, all] of portals) expect(Object.values(all).every((name) => name !== String(portal))).toBe(true);
  expect(findNamed(portals, 'slimak', 'pl').map(({ id }) => id)).toEqual([33]);
  expect(findNamed(portals, 'inchi', 'en')[0]).toMatchObject({ id: 25, name: 'Inchiostro di kraken' });
  expect(findNamed(portals, 'toad', 'pl').map(({ id }) => id).sort()).toEqual([1, 16]);
});

const tiles = numbered(Object.values(DESIGNS));

test('tiles are found by what is wished, all wishes together', () => {
  const found = (wish: TileWish) => tiles.filter((tile) => fits(tile, wish)).length;
  expect(found({})).toBe(27);
  expect(found({ type: 'military' })).toBe(6);
  expect(found({ type: 'special' })).toBe(3);
  expect(found({ level: 'level-2' })).toBe(8);
  expect(found({ level: 'level-3', dark: true })).toBe(0);
  expect(found({ element: 'water' })).toBe(27);
  expect(found({ type: 'magic', element: 'fire', count: 3 })).toBe(2);
});

test('a tile knows what it can stand on and what can stand on it', () => {
  const [cottage, special] = [tiles[0], tiles[26]];
  if (!cottage || !special) throw new Error('there are 27 tiles');
  expect(storeys(cottage, tiles).above.map(({ building }) => building)).toEqual(['residential-2', 'residential-2']);
  expect(storeys(cottage, tiles).below).toEqual([]);
  expect(storeys(special, tiles)).toEqual({ above: [], below: [] });
  const turned = numbered([designFrom('magic-2:W1A1E1F1'), designFrom('magic-1:E1F2W3A1'), designFrom('magic-1:E1W1F1A1')]);
  expect(turned[0] && storeys(turned[0], turned).below.map(({ number }) => number)).toEqual([2]);
  expect(rulingsAbout(designFrom('magic-2:E1F1W1A1*'))).toEqual([15, 16, 27, 33]);
});

/** Sides that touch, as pairs: of the piece, and of its neighbour to the east or to the south. */
function touching({ pieces }: Example): [{ element: string; count: number }, { element: string; count: number }][] {
  const sides = (piece: Example['pieces'][number]) => turnedSides(piece.design, piece.rotation ?? 0);
  return pieces.flatMap((piece) =>
    pieces.flatMap((other) => {
      const way = [[1, 0], [0, 1]].findIndex(([x, y]) => other.x - piece.x === x && other.y - piece.y === y);
      const [mine, theirs] = [sides(piece)[way + 1], sides(other)[(way + 3) % 4]];
      return way >= 0 && mine && theirs ? [[mine, theirs] as [typeof mine, typeof theirs]] : [];
    }),
  );
}

test('the cities in the pictures are such as the rules allow', () => {
  for (const example of [...COUNTS, ...DARK]) {
    expect(touching(example).length).toBeGreaterThan(0);
    for (const [one, other] of touching(example)) expect(one.element).toBe(other.element);
  }
  const [higher] = touching(COUNTS[0] as Example);
  expect(higher?.[1].count).toBeGreaterThan(higher?.[0].count ?? 3);
  const levels = STACK.map(({ pieces }) => turnedSides(pieces[0]?.design ?? null, 0).map(({ element }) => element).join());
  expect(new Set(levels).size).toBe(1);
  expect(DARK[0]?.pieces.filter(({ part }) => part === 'gone').every(({ design }) => design?.dark)).toBe(true);
});

test('every card, city and mage of Indaman has its picture', () => {
  const signs = [
    ...BOX.creatures.map(({ creature }) => creatureSign(creature)),
    ...BOX.objects.map(({ object }) => objectSign(object)),
    ...BOX.mages.map(({ mage }) => mageSign(mage)),
    ...BOX.cities.map(({ city }) => citySign(city)),
  ];
  for (const sign of signs) expect(iconHref(sign, 'indaman'), sign).toBeDefined();
  expect(BOX.creatures.filter(({ creature }) => creatureSign(creature) === creatureSign('white'))).toHaveLength(1);
});

test('the island of Indaman is drawn whole: every road and city is on a space', () => {
  for (const place of [...BOX.roads.flat(), ...BOX.cities.map(({ space }) => space), ...BOX.islands.map((island) => island.lands_at)]) {
    expect(spaceOf(place), place).toBeDefined();
  }
  expect(BOX.cities.every(({ city, space }) => spaceOf(space)?.city === city)).toBe(true);
});

test('chances on the tower', () => {
  expect([chanceOf(3, 0), chanceOf(7, 0), chanceOf(7, 1), chanceOf(9, 5)]).toEqual([4 / 6, 0, 1 / 6, 0.5]);
  expect(chanceOf(7, 6)).toBe(1);
});
