/** What all boards share. */
import { expect, test } from 'vitest';
import { LegalActions, sameAction } from './actions';
import { nearest } from './roving';

test('arrows go to the nearest thing in their direction', () => {
  const things = [{ x: 100, y: 0 }, { x: 200, y: 0 }, { x: 0, y: 100 }, { x: -50, y: 4 }];
  expect(nearest({ x: 0, y: 0 }, things, [1, 0])).toBe(0);
  expect(nearest({ x: 0, y: 0 }, things, [0, 1])).toBe(2);
  expect(nearest({ x: 0, y: 0 }, things, [-1, 0])).toBe(3);
  expect(nearest({ x: 0, y: 0 }, things, [0, -1])).toBe(-1);
});

test('an action is in the list whatever the order of its fields', () => {
  const legal = new LegalActions<{ kind: 'pass' } | { kind: 'put'; to: { portal: number; animus: string } }>([{ kind: 'pass' }, { kind: 'put', to: { portal: 3, animus: 'air' } }]);
  expect(legal.has({ to: { animus: 'air', portal: 3 }, kind: 'put' })).toBe(true);
  expect(legal.has({ kind: 'put', to: { portal: 3, animus: 'fire' } })).toBe(false);
  expect(legal.has(null)).toBe(false);
  expect(legal.ofKind('put')).toHaveLength(1);
  expect(sameAction({ kind: 'place', from: null }, { kind: 'place' })).toBe(false);
});
