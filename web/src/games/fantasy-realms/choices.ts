/** Choices at the reveal, grouped for a row of buttons. */
import { factsOf, type CardId } from './cards';
import type { SuitId } from './suits';
import type { Alternative, Choice } from './types';

export interface ChoiceGroup {
  choice: Choice;
  total: number;
  /** How many others of the same suit lead to the same total. */
  others: number;
  suit: SuitId;
}

/** The card a choice is about, if it names one. */
export function targetOf(choice: Choice): CardId | null {
  return 'card' in choice ? choice.card : null;
}

/** The suit whose colour a choice has. */
export function suitOf(choice: Choice): SuitId {
  if ('suit' in choice) return choice.suit;
  const card = targetOf(choice);
  return card === null ? 'wild' : factsOf(card).suit;
}

/** Same kind, suit and total are one button: the first of them, and how many more there are. */
export function groupChoices(alternatives: readonly Alternative[], most: number): ChoiceGroup[] {
  const groups = new Map<string, ChoiceGroup>();
  for (const { choice, total } of alternatives) {
    const suit = suitOf(choice);
    const kind = choice.kind === 'pose-as-suit' ? 'pose' : choice.kind;
    const key = kind === 'pose' ? `${kind} ${suit} ${total}` : JSON.stringify(choice);
    const group = groups.get(key);
    if (group) group.others += 1;
    else groups.set(key, { choice, total, others: 0, suit });
  }
  return [...groups.values()].slice(0, most);
}
