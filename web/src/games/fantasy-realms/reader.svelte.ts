/** Which card is being read. */
import { Reader } from '../shared/reader.svelte';
import type { CardId } from './cards';
import type { CardScore } from './types';

export interface Reading {
  card: CardId;
  score?: CardScore;
}

export const reader = new Reader<Reading>();

export function reads(reading: () => Reading) {
  return reader.reads(reading);
}
