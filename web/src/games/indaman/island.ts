/** The island as a graph: neighbours, roads, distances, and what is rolled where one goes. */
import { BOX, type Box, type Point } from '../../pages/rules/indaman/box';
import type { ComponentSet, Place, Terrain } from './types';

export const INDAMAN = 'indaman';
/** How much sea is seen around it. */
const SEA = 32;
export type Components = Box;

/** What happens on entering a place: a klippide, the roll at the gate, or nothing. */
export type Risk = 'blue' | 'red' | 'gate' | 'free';

export interface Spot {
  place: Place;
  kind: 'space' | 'island' | 'sea';
  polygon: readonly Point[];
  label: Point;
  terrain: Terrain | null;
  city: string | null;
}

/** What is played with: the table's own components, if it has some. */
export function componentsOf(set: ComponentSet): Components {
  return typeof set === 'string' ? BOX : set.components;
}

export class Island {
  readonly spots: readonly Spot[];
  /** All of it, with some sea around. */
  readonly bounds: { left: number; top: number; right: number; bottom: number };
  private readonly byPlace: ReadonlyMap<Place, Spot>;
  private readonly borders: ReadonlyMap<Place, readonly Place[]>;
  private readonly roads: ReadonlyMap<Place, readonly Place[]>;

  constructor(readonly box: Components) {
    const land = box.spaces.map(({ polygon, label, terrain, city }, number): Spot => ({ place: `s${number}`, kind: 'space', polygon, label, terrain, city }));
    const water = box.islands.flatMap(({ island, polygon, label, sea }): Spot[] => [
      { place: island, kind: 'island', polygon, label, terrain: null, city: null },
      ...sea.map((area, number): Spot => ({ place: `${island}-${number + 1}`, kind: 'sea', ...area, terrain: null, city: null })),
    ]);
    const ferries = box.islands.flatMap(({ island, sea, lands_at }) => {
      const way = [island, ...sea.map((_, number) => `${island}-${number + 1}`), lands_at];
      return way.slice(1).map((place, step): [Place, Place] => [way[step] ?? island, place]);
    });
    this.spots = [...water, ...land];
    const corners = this.spots.flatMap(({ polygon }) => polygon);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    this.bounds = { left: Math.min(...xs) - SEA, top: Math.min(...ys) - SEA, right: Math.max(...xs) + SEA, bottom: Math.max(...ys) + SEA };
    this.byPlace = new Map(this.spots.map((spot) => [spot.place, spot]));
    this.borders = linked([...box.borders, ...ferries]);
    this.roads = linked(box.roads);
  }

  spot(place: Place): Spot | undefined {
    return this.byPlace.get(place);
  }

  /** Where one is drawn there. */
  point(place: Place): Point {
    return this.spot(place)?.label ?? [500, 400];
  }

  neighbours(place: Place): readonly Place[] {
    return this.borders.get(place) ?? [];
  }

  isRoad(from: Place, to: Place): boolean {
    return this.roads.get(from)?.includes(to) ?? false;
  }

  placeOf(city: string): Place {
    return this.box.cities.find((design) => design.city === city)?.space ?? '';
  }

  /** What is rolled after a step (rulings 7 to 9 and 16). */
  risk(from: Place, to: Place): Risk {
    const city = this.spot(to)?.city;
    if (city === INDAMAN || this.spot(to)?.kind !== 'space') return 'free';
    if (city) return 'gate';
    return this.isRoad(from, to) ? 'blue' : 'red';
  }

  /** The fewest steps on land; null if there is no such way. */
  steps(from: Place, to: Place, byRoad = false): number | null {
    const links = byRoad ? this.roads : this.borders;
    const found = new Map([[from, 0]]);
    for (const [place, steps] of found) {
      if (place === to) return steps;
      for (const next of links.get(place) ?? []) {
        if (!found.has(next) && this.spot(next)?.kind === 'space') found.set(next, steps + 1);
      }
    }
    return null;
  }

  /** The gems for a delivery between two cities. */
  revenue(from: string, to: string): number {
    const number = (city: string) => this.box.cities.findIndex((design) => design.city === city);
    return this.box.revenue.table[number(from)]?.[number(to)] ?? 0;
  }

  /** The neighbour that lies most in a direction, for the arrow keys. */
  towards(from: Place, [dx, dy]: readonly [number, number]): Place | undefined {
    const [x, y] = this.point(from);
    const along = this.neighbours(from).map((place) => {
      const [px, py] = this.point(place);
      return { place, turn: ((px - x) * dx + (py - y) * dy) / (Math.hypot(px - x, py - y) || 1) };
    });
    along.sort((one, other) => other.turn - one.turn);
    return along[0] && along[0].turn > 0.3 ? along[0].place : undefined;
  }

  /** The word a text says a place by: the city, the terrain with the number of the space, the island. */
  word(place: Place): string {
    const spot = this.spot(place);
    if (spot?.kind !== 'space') return place;
    return spot.city ?? `${spot.terrain}-space-${place.slice(1)}`;
  }
}

function linked(pairs: readonly (readonly [Place, Place])[]): ReadonlyMap<Place, readonly Place[]> {
  const links = new Map<Place, Place[]>();
  for (const [one, other] of pairs) {
    links.set(one, [...(links.get(one) ?? []), other]);
    links.set(other, [...(links.get(other) ?? []), one]);
  }
  return links;
}
