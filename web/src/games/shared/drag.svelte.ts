/** Carrying a thing of the table with the mouse, to a zone of the page: `data-zone`. */
import type { Attachment } from 'svelte/attachments';

const FAR = 8;

export interface Held<Thing> {
  thing: Thing;
  x: number;
  y: number;
  /** The zone below it. */
  over: string | null;
}

function zoneAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest('[data-zone]')?.getAttribute('data-zone') ?? null;
}

export class Drag<Thing> {
  held = $state.raw<Held<Thing>>();

  /** Fingers scroll and tap; they carry nothing. Neither does anybody where there is nothing to carry: null. */
  carries(thing: () => Thing | null, drop: (thing: Thing, zone: string) => void): Attachment<HTMLElement> {
    return (node) => {
      let start: { x: number; y: number } | undefined;
      let carried = false;

      const move = (event: PointerEvent) => {
        if (!start) return;
        carried ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > FAR;
        const carrying = carried ? thing() : null;
        if (carrying !== null) this.held = { thing: carrying, x: event.clientX, y: event.clientY, over: zoneAt(event.clientX, event.clientY) };
      };
      const end = (event: PointerEvent) => {
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        removeEventListener('keydown', escape, true);
        // A quick hand lets go before it was seen to move.
        if (event.type === 'pointerup') move(event);
        const dropped = this.held;
        const zone = event.type === 'pointerup' ? zoneAt(event.clientX, event.clientY) : null;
        start = undefined;
        this.held = undefined;
        if (dropped && zone !== null) drop(dropped.thing, zone);
        // The click that follows the drop is none.
        setTimeout(() => (carried = false));
      };
      const escape = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !this.held) return;
        event.stopPropagation();
        this.held = undefined;
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
}

function prevent(event: Event): void {
  event.preventDefault();
}
