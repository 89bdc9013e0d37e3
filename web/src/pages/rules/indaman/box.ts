/** What is in the box of Indaman, as it is reconstructed, and how it is drawn in the rules. */
import icons from '$lib/icons.json';
import type { Certainty, Components, Face, Terrain } from '../../../protocol/indaman';
import { RECONSTRUCTION } from '../../../protocol/indaman/reconstruction';

export const GAME = 'indaman';

export type { Certainty, Face, Terrain };
export type Box = Components;
export type Point = readonly [number, number];

/** From the rules' own tables. */
export const BOX: Box = RECONSTRUCTION;

export const TERRAINS: readonly Terrain[] = ['plain', 'mountain', 'desert', 'forest', 'lake', 'swamp'];
export const FACES = [1, 2, 3, 4, 5, 6] as const;

const signs = icons.indaman;
const CREATURES: Record<string, string> = signs.creatures;
const OBJECTS: Record<string, string> = { ...signs.objects, bastone: signs.objects.bastone_del_potere };
const TERRAIN_SIGNS: Record<Terrain, string> = signs.terrains;
const FACE_SIGNS: Record<Face, string> = { blank: '', sword: signs.klippidi.red.sword, 'one-gem': signs.klippidi.red.one_gem, 'two-gems': signs.klippidi.red.two_gems };
const MAGES: Record<string, string> = {
  arion: 'ram-profile', falcon: 'hawk-emblem', belisar: 'stag-head', corvin: 'raven', iskra: 'fox-head',
  nerea: 'heron', safir: 'scorpion', torrin: 'bear-head', velia: 'barn-owl', zefira: 'rabbit-head',
};
const CITIES: Record<string, string> = {
  selvara: 'huts-village', petrana: 'viking-church', calidra: 'indian-palace', marenza: 'harbor-dock',
  melindor: 'medieval-village-01', umbrena: 'pagoda', lunessa: 'saint-basil-cathedral', indaman: 'white-tower',
};

/** Kinds that share a name share a picture. */
export function creatureSign(creature: string): string {
  const name = creature.replace(/-(oggetti|gemme|gemma)$/, '').replaceAll('-', '_');
  return CREATURES[name] ?? signs.white_card;
}

export const objectSign = (object: string) => OBJECTS[object] ?? '';
export const terrainSign = (terrain: Terrain) => TERRAIN_SIGNS[terrain];
export const faceSign = (face: Face) => FACE_SIGNS[face];
export const mageSign = (mage: string) => MAGES[mage] ?? '';
export const citySign = (city: string) => CITIES[city] ?? '';
export const ISLAND_SIGN = signs.islands_of_the_wise;

export const terrainGround = (terrain: Terrain) => `var(--terrain-${terrain})`;
/** What is read on the ground of a terrain: light on the dark ones. */
export const terrainInk = (terrain: Terrain) => (terrain === 'forest' || terrain === 'swamp' ? 'var(--vellum)' : 'var(--print)');

/** A space by its word: `s12`. */
export function spaceOf(place: string) {
  return BOX.spaces[Number(place.slice(1))];
}

export const pointsOf = (polygon: readonly Point[]) => polygon.map((point) => point.join()).join(' ');

/** The sides between zones, and those between spaces of one zone, as paths. */
export function sidesOf(box: Box): { zones: string; spaces: string } {
  const sides = new Map<string, { d: string; zones: string[] }>();
  for (const { polygon, zone } of box.spaces) {
    polygon.forEach((point, corner) => {
      const next = polygon[(corner + 1) % polygon.length] ?? point;
      const [one, other] = [point.join(), next.join()].sort();
      const side = sides.get(`${one} ${other}`) ?? { d: `M${one}L${other}`, zones: [] };
      side.zones.push(zone);
      sides.set(`${one} ${other}`, side);
    });
  }
  const inside = ({ zones: [one, other] }: { zones: string[] }) => one === other;
  const all = [...sides.values()];
  return { zones: all.filter((side) => !inside(side)).map(({ d }) => d).join(''), spaces: all.filter(inside).map(({ d }) => d).join('') };
}

/** All outlines as one path. */
export function outlineOf(polygons: readonly (readonly Point[])[]): string {
  return polygons.map((polygon) => `M${polygon.map((point) => point.join()).join('L')}z`).join('');
}

/** The chance, from 0 to 1, that the green klippide and so many gems reach a value. */
export function chanceOf(value: number, gems: number): number {
  return FACES.filter((number) => number + gems >= value).length / FACES.length;
}

/** The rulings about each creature and object. */
export function rulingAbout(thing: string): number {
  const rulings: Record<string, number> = {
    basilisco: 26, 'briganti-oggetti': 27, 'briganti-gemme': 27, 'cavaliere-nero': 28, fata: 29, 'fata-gemma': 29, folletto: 30, giullare: 30,
    drago: 30, 'gorgo-nero': 30, maga: 31, mago: 31, spettro: 31, strega: 32, white: 20, bacchetta: 39,
  };
  return rulings[thing] ?? 40;
}
