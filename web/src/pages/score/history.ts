/** Games that were scored on this device: nobody else has them. */
import { store, stored } from '$lib/storage';
import { fromFragment, toFragment } from './link';
import type { Evening } from './model';

const KEY = 'fabletop-evenings';
const MOST = 200;

export interface Result {
  name: string;
  seat: number;
  total: number;
  place: number;
}

export interface Entry {
  id: string;
  /** When it was finished, ISO 8601. */
  when: string;
  results: readonly Result[];
  /** The whole of it, as its link has it. */
  evening: string;
}

export function readHistory(): Entry[] {
  return parseHistory(stored(KEY));
}

/** What is not an entry of ours is passed over. */
export function parseHistory(text: string | null): Entry[] {
  if (text === null) return [];
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, when, results, evening } = value as Record<string, unknown>;
  const known = typeof id === 'string' && typeof when === 'string' && !Number.isNaN(Date.parse(when));
  return known && typeof evening === 'string' && fromFragment(evening) !== undefined && Array.isArray(results) && results.every(isResult);
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { name, seat, total, place } = value as Record<string, unknown>;
  return typeof name === 'string' && [seat, total, place].every((number) => typeof number === 'number');
}

/** The newest first. An evening that is there already is written anew and keeps its date. */
export function withEntry(entries: readonly Entry[], entry: Entry): Entry[] {
  const before = entries.find(({ id }) => id === entry.id);
  const others = entries.filter(({ id }) => id !== entry.id);
  const all = [before ? { ...entry, when: before.when } : entry, ...others];
  return all.sort((one, other) => other.when.localeCompare(one.when)).slice(0, MOST);
}

export function withoutEntry(entries: readonly Entry[], id: string): Entry[] {
  return entries.filter((entry) => entry.id !== id);
}

export function keepHistory(entries: readonly Entry[]): void {
  store(KEY, entries.length === 0 ? null : JSON.stringify(entries));
}

export function newEntry(evening: Evening, results: readonly Result[], now: Date): Entry {
  return { id: evening.saved ?? newId(now), when: now.toISOString(), results, evening: toFragment(evening) };
}

function newId(now: Date): string {
  return `${now.getTime().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}

export function eveningOf(entry: Entry): Evening | undefined {
  const evening = fromFragment(entry.evening);
  return evening && { ...evening, saved: entry.id };
}

export interface Tally {
  name: string;
  games: number;
  victories: number;
  best: number;
}

/** Victories and best hands by name, the most victories first. */
export function tally(entries: readonly Entry[]): Tally[] {
  const by = new Map<string, Tally>();
  for (const { name, place, total } of entries.flatMap(({ results }) => results)) {
    const before = by.get(name) ?? { name, games: 0, victories: 0, best: total };
    const victories = before.victories + (place === 1 ? 1 : 0);
    by.set(name, { name, games: before.games + 1, victories, best: Math.max(before.best, total) });
  }
  return [...by.values()].sort((one, other) => other.victories - one.victories || other.best - one.best);
}
