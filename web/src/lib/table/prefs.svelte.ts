/** What somebody wants of tables on this device. */
import { store, stored } from '../storage';

const KEY = 'fabletop-table';

interface Prefs {
  /** Gains and hints, where the table allows them. */
  help: boolean;
  /** What a strong bot would do, at the push of a button. */
  hints: boolean;
  motion: boolean;
  /** A bell when it becomes my turn. */
  sound: boolean;
  /** The board in words as well. */
  words: boolean;
  /** No chat at all. */
  muteAll: boolean;
  /** Muted seats, as `match/seat`. */
  muted: string[];
}

const DEFAULTS: Prefs = { help: true, hints: false, motion: true, sound: false, words: false, muteAll: false, muted: [] };

function kept(): Prefs {
  try {
    const value: unknown = JSON.parse(stored(KEY) ?? '{}');
    return { ...DEFAULTS, ...(typeof value === 'object' ? value : {}) };
  } catch {
    return DEFAULTS;
  }
}

export const prefs = $state<Prefs>(kept());

export function setPref<Name extends keyof Prefs>(name: Name, value: Prefs[Name]): void {
  prefs[name] = value;
  store(KEY, JSON.stringify(prefs));
}

/** Whether things may move. */
export function motionOn(): boolean {
  return prefs.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function isMuted(match: string, seat: number): boolean {
  return prefs.muteAll || prefs.muted.includes(`${match}/${seat}`);
}

export function toggleMute(match: string, seat: number): void {
  const id = `${match}/${seat}`;
  const others = prefs.muted.filter((muted) => muted !== id);
  setPref('muted', others.length < prefs.muted.length ? others : [...others.slice(-99), id]);
}
