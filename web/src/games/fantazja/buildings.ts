/** Buildings: what type and level they are, what they bring, how they look and what they are called. */
import icons from '$lib/icons.json';
import { name } from '$lib/i18n/index.svelte';
import { use } from '$lib/shapes.json';
import type { ShapeName } from '$lib/shapes';
import { BUILDING_FACTS, BUILDINGS, FACTIONS, TYPES } from '../../protocol/fantazja';
import type { Building, Faction, Level, Type } from './types';

export const GAME = 'fantazja';
export { BUILDINGS, FACTIONS, TYPES };
export const DARK_SIGN = icons.fantazja.dark_energy;

/** Levels as they are printed. */
const NUMERALS: Record<Level, 'I' | 'II' | 'III'> = { 'level-1': 'I', 'level-2': 'II', 'level-3': 'III' };
const PICTURES: Record<string, Record<'I' | 'II' | 'III', string>> = icons.fantazja.buildings;
const SPECIALS: Record<string, { icon: string }> = icons.fantazja.specials;
const SIGNS: Record<Faction, string> = { sculptors: icons.fantazja.factions.sculptors_of_nature, engineers: icons.fantazja.factions.engineers_of_light };
const LIGHT: readonly Type[] = ['residential', 'special'];

export function typeOf(building: Building): Type {
  return BUILDING_FACTS[building].kind;
}

/** The level in Roman numerals; specials have none. */
export function levelOf(building: Building): 'I' | 'II' | 'III' | null {
  const { level } = BUILDING_FACTS[building];
  return level && NUMERALS[level];
}

export function pointsOf(building: Building): number {
  return BUILDING_FACTS[building].points;
}

/** II, III and specials cost a point of Imagination. */
export function costs(building: Building): boolean {
  return BUILDING_FACTS[building].large;
}

/** What is laid on another building, and not on the ground. */
export function isUpgrade(building: Building): boolean {
  return BUILDING_FACTS[building].base !== null;
}

export function pictureOf(building: Building): string {
  const level = levelOf(building);
  return (level === null ? SPECIALS[building]?.icon : PICTURES[typeOf(building)]?.[level]) ?? icons.fantazja.castle;
}

export function buildingName(building: Building | 'castle'): string {
  return name(GAME, building);
}

export function typeGround(type: Type): string {
  return `var(--type-${type})`;
}

export function typeInk(type: Type): string {
  return LIGHT.includes(type) ? 'var(--print)' : 'var(--vellum)';
}

export function plateShape(type: Type): ShapeName {
  return use.building_types[type] as ShapeName;
}

export function powerSign(type: Type): string {
  return icons.fantazja.powers[type];
}

export function factionSign(faction: Faction): string {
  return SIGNS[faction];
}

/** Seat 0 plays the Sculptors of Nature, seat 1 the Engineers of Light. */
export function factionOf(seat: number): Faction {
  return FACTIONS[seat] ?? 'sculptors';
}

export function seatOf(faction: Faction): number {
  return FACTIONS.indexOf(faction);
}
