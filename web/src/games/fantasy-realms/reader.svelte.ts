/** Which card is being read: by hover, focus, a long press or the key I. One at a time. */
import type { Attachment } from 'svelte/attachments';
import type { CardId } from './cards';
import type { CardScore } from './types';

export interface Reading {
  card: CardId;
  score?: CardScore;
}

const HOVER = 550;
const PRESS = 450;

let open = $state.raw<{ reading: Reading; at: DOMRect; pinned: boolean }>();
let since = 0;
let opener: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export const reader = {
  get open() {
    return open;
  },
  /** The card has moved away from its reader, unless it was the focus that scrolled. */
  scrolled(): void {
    if (open && performance.now() - since > 300) reader.close();
  },
  close(): void {
    clearTimeout(timer);
    shut();
  },
};

function show(node: Element, reading: Reading, pinned: boolean): void {
  clearTimeout(timer);
  since = performance.now();
  opener = node;
  open = { reading, at: node.getBoundingClientRect(), pinned };
}

function hide(): void {
  clearTimeout(timer);
  if (!open?.pinned) shut();
}

/** A card that goes away loses the focus in the middle of a change of the page: state must not change then. */
function shut(): void {
  queueMicrotask(() => (open = undefined));
}

/** Opens the reader for the element this is attached to. */
export function reads(reading: () => Reading): Attachment<HTMLElement> {
  return (node) => {
    let pressed = false;
    const soon = (after: number, pinned: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        pressed = pinned;
        show(node, reading(), pinned);
      }, after);
    };
    const listeners: { [type: string]: (event: Event) => void } = {
      pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && soon(HOVER, false),
      pointerleave: hide,
      pointerdown: (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') hide();
        else soon(PRESS, true);
      },
      pointerup: () => pressed || hide(),
      pointercancel: hide,
      pointermove: (event) => (event as PointerEvent).buttons > 0 && !pressed && hide(),
      contextmenu: (event) => pressed && event.preventDefault(),
      focus: () => node.matches(':focus-visible') && soon(HOVER, false),
      blur: hide,
      keydown: (event) => (event as KeyboardEvent).key.toLowerCase() === 'i' && show(node, reading(), true),
    };
    // The click that ends a long press selects nothing.
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    node.addEventListener('click', swallow, true);
    for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener);
    return () => {
      node.removeEventListener('click', swallow, true);
      for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener);
      if (opener === node) reader.close();
    };
  };
}
