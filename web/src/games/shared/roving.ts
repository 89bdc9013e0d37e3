/** Arrow keys go from thing to thing inside a group; Tab stops at what may be done. */
import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, [number, number] | undefined> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The nearest thing in a direction: along it first, then to the side. */
export function nearest(from: { x: number; y: number }, to: readonly { x: number; y: number }[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  to.forEach((point, index) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const distance = along + aside * 3;
    if (along > 6 && distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export const roving: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = event.target instanceof Element ? event.target.closest('[data-stop]') : null;
    if (!step || !from || event.altKey || event.ctrlKey || event.metaKey) return;
    const others = [...group.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop !== from);
    const found = others[nearest(middle(from), others.map(middle), step)];
    event.preventDefault();
    found?.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
};
