/** Carrying a card with the mouse: from the discard area or the deck to the hand, from the hand to the discard area. */
import type { Attachment } from 'svelte/attachments';
import type { Pick } from './legal';

const FAR = 8;

let held = $state.raw<{ pick: Pick; x: number; y: number; over: string | null }>();

export const drag = {
  get held() {
    return held;
  },
};

/** Where a thing can be dropped. */
export function zoneOf(pick: Pick): 'hand' | 'area' | null {
  if (pick.kind === 'deck' || pick.kind === 'area') return 'hand';
  return pick.kind === 'hand' || pick.kind === 'drawn' ? 'area' : null;
}

function zoneAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest('[data-zone]')?.getAttribute('data-zone') ?? null;
}

/** Fingers scroll and tap; they carry nothing. */
export function carries(pick: () => Pick, drop: (pick: Pick) => void): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | undefined;
    let carried = false;

    const move = (event: PointerEvent) => {
      if (!start) return;
      carried ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
      if (carried) held = { pick: pick(), x: event.clientX, y: event.clientY, over: zoneAt(event.clientX, event.clientY) };
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', escape, true);
      const thing = held?.pick;
      const arrived = thing && event.type === 'pointerup' && zoneAt(event.clientX, event.clientY) === zoneOf(thing);
      start = undefined;
      held = undefined;
      if (thing && arrived) drop(thing);
      // The click that follows the drop is none.
      setTimeout(() => (carried = false));
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !held) return;
      event.stopPropagation();
      held = undefined;
      start = undefined;
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
      addEventListener('keydown', escape, true);
    };
    const click = (event: MouseEvent) => {
      if (!carried) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    node.addEventListener('dragstart', prevent);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      node.removeEventListener('dragstart', prevent);
    };
  };
}

function prevent(event: Event): void {
  event.preventDefault();
}
