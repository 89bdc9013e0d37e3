/** Places for a crystal: equal fields of a portal are one. */
import type { Animus, Spot } from './types';

export function sameSpot(one: Spot | null, other: Spot | null): boolean {
  return one?.portal === other?.portal && one?.animus === other?.animus;
}

/** The zone of the page where a crystal can be dropped. */
export function zoneOf({ portal, animus }: Spot): string {
  return `field-${portal}-${animus}`;
}

export function spotOfZone(zone: string): Spot | null {
  const [, portal, animus] = /^field-(\d+)-([a-z]+)$/.exec(zone) ?? [];
  return portal && animus ? { portal: Number(portal), animus: animus as Animus } : null;
}
