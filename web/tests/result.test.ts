import { describe, expect, test } from 'vitest';
import { resultOf } from '../src/lib/table/result';

const outcome = (points: number[], places: number[]) => ({ points, places });

describe('how a match ended', () => {
  test('who wins alone is told by how much', () => {
    expect(resultOf(outcome([152, 145, 116], [1, 2, 3]), 0)).toEqual({ kind: 'won', by: 7, place: 1, winners: [0] });
  });
  test('who wins with the same points has won the tie', () => {
    expect(resultOf(outcome([90, 90], [2, 1]), 1)).toMatchObject({ kind: 'tie', by: 0, winners: [1] });
  });
  test('a victory may be shared', () => {
    expect(resultOf(outcome([90, 80, 90], [1, 3, 1]), 2)).toMatchObject({ kind: 'shared', winners: [0, 2] });
  });
  test('who loses, and who watches, is told who won', () => {
    expect(resultOf(outcome([99, 195], [2, 1]), 0)).toEqual({ kind: 'others', by: 96, place: 2, winners: [1] });
    expect(resultOf(outcome([99, 195], [2, 1]), null)).toEqual({ kind: 'others', by: 0, place: 0, winners: [1] });
  });
});
