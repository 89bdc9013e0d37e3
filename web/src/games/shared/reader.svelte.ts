/** Which thing is being read: by hover, focus, a long press or the key I. One at a time. */
import type { Attachment } from 'svelte/attachments';

const HOVER = 550;
const PRESS = 450;

export class Reader<Reading> {
  open = $state.raw<{ reading: Reading; at: DOMRect; pinned: boolean }>();
  private since = 0;
  private opener: Element | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The thing has moved away from its reader, unless it was the focus that scrolled. */
  scrolled(): void {
    if (this.open && performance.now() - this.since > 300) this.close();
  }

  close(): void {
    clearTimeout(this.timer);
    this.shut();
  }

  /** Opens it until it is closed, as a click on the thing may do. */
  read(node: Element, reading: Reading): void {
    this.show(node, reading, true);
  }

  private show(node: Element, reading: Reading, pinned: boolean): void {
    clearTimeout(this.timer);
    this.since = performance.now();
    this.opener = node;
    this.open = { reading, at: node.getBoundingClientRect(), pinned };
  }

  private hide(): void {
    clearTimeout(this.timer);
    if (!this.open?.pinned) this.shut();
  }

  /** A thing that goes away loses the focus in the middle of a change of the page: state must not change then. */
  private shut(): void {
    queueMicrotask(() => (this.open = undefined));
  }

  /** Opens the reader for the element this is attached to; by pointing at it only where that is wanted. */
  reads(reading: () => Reading, byPointing: () => boolean = () => true): Attachment<HTMLElement> {
    return (node) => {
      let pressed = false;
      const soon = (after: number, pinned: boolean) => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          pressed = pinned;
          this.show(node, reading(), pinned);
        }, after);
      };
      const hide = () => this.hide();
      const listeners: { [type: string]: (event: Event) => void } = {
        pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && byPointing() && soon(HOVER, false),
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
        focus: () => node.matches(':focus-visible') && byPointing() && soon(HOVER, false),
        blur: hide,
        keydown: (event) => (event as KeyboardEvent).key.toLowerCase() === 'i' && this.show(node, reading(), true),
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
        if (this.opener === node) this.close();
      };
    };
  }
}
