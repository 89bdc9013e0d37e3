/** What is to be done, in a word. */
import type { Phase } from './types';

export function momentOf(phase: Phase): string {
  switch (phase.kind) {
    case 'first':
    case 'deal':
      return 'set-up';
    case 'open':
      return `open-${phase.why}`;
    default:
      return phase.kind;
  }
}

/** The seat it belongs to. */
export function seatOf(phase: Phase): number | null {
  return 'seat' in phase ? phase.seat : null;
}
