/**
 * An evening as the fragment of an address, so that it never leaves the browser but by its link:
 * `v1=0Ania.AHP.pzK~1Bartek.BC~!DE~*`. A part is a seat (its number, the name, cards, choices), the
 * discard area (`!`) or the word that only seen cards may be named (`*`). A card is one letter.
 */
import { CARDS, type CardId } from '../../games/fantasy-realms/cards';
import { SUITS, type SuitId } from '../../games/fantasy-realms/suits';
import type { Choice } from '../../games/fantasy-realms/types';
import { chooserOf, HAND, LONGEST_NAME, MOST_PLAYERS, roomFor, type Evening, type Player } from './model';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VERSION = 'v1=';

const letterOf = new Map(CARDS.map((card, place) => [card, LETTERS[place] ?? '']));
const cardOf = new Map([...letterOf].map(([card, letter]) => [letter, card]));
const suitLetter = new Map<SuitId, string>(SUITS.map((suit, place) => [suit, LETTERS[place] ?? '']));
const suitOf = new Map([...suitLetter].map(([suit, letter]) => [letter, suit]));

export function toFragment({ players, discard, seenOnly }: Evening): string {
  const parts = players.map(playerText);
  if (discard !== null) parts.push(`!${cardsText(discard)}`);
  if (seenOnly) parts.push('*');
  return VERSION + parts.join('~');
}

function playerText({ seat, name, cards, choices }: Player): string {
  const fields = [`${seat}${escaped(name)}`, cardsText(cards), choices.map(choiceText).join('')];
  return fields.join('.').replace(/\.+$/, '');
}

function cardsText(cards: readonly CardId[]): string {
  return cards.map((card) => letterOf.get(card) ?? '').join('');
}

/** What our own signs mean is written otherwise in a name. */
function escaped(name: string): string {
  return encodeURIComponent(name).replace(/[.~!*'()]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function choiceText(choice: Choice): string {
  const card = (id: CardId) => letterOf.get(id) ?? '';
  const suit = (id: SuitId) => suitLetter.get(id) ?? '';
  switch (choice.kind) {
    case 'nothing': return `n${card(choice.chooser)}`;
    case 'raise': return `r${card(choice.card)}`;
    case 'copy': return `c${card(choice.card)}`;
    case 'pose': return `p${card(choice.chooser)}${card(choice.card)}`;
    case 'pose-as-suit': return `s${card(choice.chooser)}${suit(choice.suit)}`;
    case 'change': return `b${card(choice.card)}${suit(choice.suit)}`;
    case 'clear': return `i${card(choice.card)}`;
  }
}

/** The evening of a link; undefined if it is not one of ours, or was damaged on its way. */
export function fromFragment(fragment: string): Evening | undefined {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(VERSION)) return undefined;
  const players: Player[] = [];
  let discard: CardId[] | null = null;
  let seenOnly = false;
  for (const part of text.slice(VERSION.length).split('~')) {
    if (part === '*') seenOnly = true;
    else if (part.startsWith('!')) {
      const cards = readCards(part.slice(1));
      if (!cards || discard !== null) return undefined;
      discard = cards;
    } else {
      const player = readPlayer(part);
      if (!player) return undefined;
      players.push(player);
    }
  }
  const evening: Evening = { players, open: 0, discard, seenOnly, saved: null };
  return isPossible(evening) ? evening : undefined;
}

function readPlayer(part: string): Player | undefined {
  const [who = '', held = '', chosen = '', ...more] = part.split('.');
  const seat = /^[0-6]/.test(who) ? Number(who[0]) : undefined;
  const name = unescaped(who.slice(1));
  const cards = readCards(held);
  const choices = readChoices(chosen);
  if (seat === undefined || name === undefined || !cards || !choices || more.length > 0) return undefined;
  return { seat, name, cards, choices };
}

function unescaped(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readCards(text: string): CardId[] | undefined {
  const cards = [...text].map((letter) => cardOf.get(letter));
  return cards.every((card) => card !== undefined) ? (cards as CardId[]) : undefined;
}

function readChoices(text: string): Choice[] | undefined {
  const choices: Choice[] = [];
  for (let rest = text; rest !== ''; ) {
    const found = readChoice(rest);
    if (!found) return undefined;
    choices.push(found.choice);
    rest = rest.slice(found.length);
  }
  return choices;
}

function readChoice(text: string): { choice: Choice; length: number } | undefined {
  const [kind, first = '', second = ''] = text;
  const one = cardOf.get(first);
  if (one === undefined) return undefined;
  if (kind === 'n') return { choice: { kind: 'nothing', chooser: one }, length: 2 };
  if (kind === 'r') return { choice: { kind: 'raise', card: one }, length: 2 };
  if (kind === 'c') return { choice: { kind: 'copy', card: one }, length: 2 };
  if (kind === 'i') return { choice: { kind: 'clear', card: one }, length: 2 };
  const card = cardOf.get(second);
  const suit = suitOf.get(second);
  if (kind === 'p' && card !== undefined) return { choice: { kind: 'pose', chooser: one, card }, length: 3 };
  if (kind === 's' && suit !== undefined) return { choice: { kind: 'pose-as-suit', chooser: one, suit }, length: 3 };
  if (kind === 'b' && suit !== undefined) return { choice: { kind: 'change', card: one, suit }, length: 3 };
  return undefined;
}

/** No seat, card or chooser twice, no hand too large: what the scorer itself would not have made is no evening. */
function isPossible({ players, discard }: Evening): boolean {
  const all = [...players.flatMap(({ cards }) => cards), ...(discard ?? [])];
  const unique = (things: readonly unknown[]) => new Set(things).size === things.length;
  return (
    players.length >= 1 &&
    players.length <= MOST_PLAYERS &&
    unique(players.map(({ seat }) => seat)) &&
    unique(all) &&
    players.every(
      (player) =>
        [...player.name].length <= LONGEST_NAME &&
        player.cards.length <= Math.max(HAND, roomFor(player)) &&
        unique(player.choices.map(chooserOf)) &&
        player.choices.every((choice) => player.cards.includes(chooserOf(choice))),
    )
  );
}
