/** The four elements: ground, shape and letter. */
import { tAttr } from '$lib/i18n/index.svelte';
import { use } from '$lib/shapes.json';
import type { ShapeName } from '$lib/shapes';
import { ELEMENTS } from '../../protocol/fantazja';
import type { Element } from './types';

export { ELEMENTS };

export function elementGround(element: Element): string {
  return `var(--animus-${element})`;
}

/** On a tile the symbol is reversed: vellum on the ground, ink on air. */
export function elementInk(element: Element): string {
  return element === 'air' ? 'var(--print)' : 'var(--vellum)';
}

export function elementShape(element: Element): ShapeName {
  return use.animus[element] as ShapeName;
}

export function elementLetter(element: Element): string {
  return tAttr(`fantazja-${element}`, 'code');
}
