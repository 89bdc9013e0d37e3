/** Bots as animals, and what the seats of a table are called. */
import type { SeatOccupant } from '../protocol';
import { hasText, t } from './i18n/index.svelte';

/** 1 Snail, 2 Hare, 3 Fox, 4 Owl, 5 Dragon. */
export type Animal = 1 | 2 | 3 | 4 | 5;

/** Which animal a bot is; the last two play in older matches. */
const STRENGTH: Record<string, Animal> = { snail: 1, hare: 2, fox: 3, owl: 4, dragon: 5, random: 1, greedy: 3 };

/** The animal of a bot: by its level, where it has levels of its own. */
export function animalOf(bot: string, level?: number | null): Animal {
  const strength = level ?? STRENGTH[bot] ?? 2;
  return Math.min(5, Math.max(1, Math.round(strength))) as Animal;
}

export function animalName(animal: Animal): string {
  return t(`animal-${animal}`);
}

/** How a bot plays, in a sentence; nothing if there is none for it. */
export function botSentence(bot: string): string {
  return hasText(`bot-${bot}`) ? t(`bot-${bot}`) : '';
}

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII'];

/** The names of the seats; animals of one kind are numbered. */
export function seatNames(occupants: readonly SeatOccupant[]): string[] {
  const seen = new Map<string, number>();
  return occupants.map((occupant) => {
    if (occupant.kind === 'person') return occupant.name;
    if (occupant.kind === 'open') return t('seat-open');
    const name = animalName(animalOf(occupant.bot, occupant.level));
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return name + (NUMERALS[before] ?? '');
  });
}

/** For SeatSign: the animal, or undefined for people. */
export function signOf(occupant: SeatOccupant): Animal | undefined {
  return occupant.kind === 'bot' ? animalOf(occupant.bot, occupant.level) : undefined;
}
