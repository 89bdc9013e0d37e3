/** What is printed on the 40 portals, their colours and pictures. */
import icons from '$lib/icons.json';
import { describe, name } from '$lib/i18n/index.svelte';
import { COLOURS, FACTS, PORTALS, type PortalFacts } from '../../protocol/via-magica';
import type { Colour, Portal } from './types';

export const GAME = 'via-magica';
export { COLOURS, PORTALS };

const PICTURES: Record<string, { icon: string } | undefined> = icons.via_magica.portals;
const SIGNS: Record<Colour, string> = icons.via_magica.portal_colours;

export function factsOf(portal: Portal): PortalFacts {
  const facts = FACTS[portal];
  if (!facts) throw new Error(`there is no portal ${portal}`);
  return facts;
}

export function portalName(portal: Portal): string {
  return name(GAME, String(portal));
}

export function pictureOf(portal: Portal): string {
  return PICTURES[portal]?.icon ?? 'open-gate';
}

export function colourGround(colour: Colour): string {
  return `var(--portal-${colour})`;
}

export function colourInk(colour: Colour): string {
  return colour === 'green' || colour === 'blue' ? 'var(--vellum)' : 'var(--print)';
}

export function colourSign(colour: Colour): string {
  return SIGNS[colour];
}

/** Points as they are printed: green portals count theirs at the end. */
export function printedPoints({ points, effect }: PortalFacts): string {
  return effect.kind === 'per-portal' || effect.kind === 'per-field' ? `×${effect.points}` : String(points);
}

/** The effect in a few words, for a portal's face; on a phone in fewer. */
export function shortEffect(portal: Portal): { face: string; brief: string } {
  const { effect } = factsOf(portal);
  return { face: describe(GAME, 'face', effect), brief: describe(GAME, 'brief', effect) };
}
