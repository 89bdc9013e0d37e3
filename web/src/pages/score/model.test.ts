import { describe, expect, test } from 'vitest';
import {
  addCard, DISCARD, fixChoice, forgetDiscard, freeSeat, isComplete, lastCard, mayAdd, newEvening, nextOpen, openHand, placeOf, playAgain,
  printedSum, ranking, removeCard, seatPlayers, type Evening, type Player,
} from './model';
import type { CardId } from '../../games/fantasy-realms/cards';

const SEVEN: CardId[] = ['mountain', 'cavern', 'bell-tower', 'forest', 'earth-elemental', 'swamp', 'island'];

function dealt(...hands: CardId[][]): Evening {
  const evening = newEvening(hands.map((_, seat) => `P${seat}`));
  return { ...evening, players: evening.players.map((player, place) => ({ ...player, cards: hands[place] ?? [] })) };
}

describe('cards', () => {
  test('come to the open hand and are nowhere else', () => {
    const evening = addCard(openHand(dealt([], []), 1), 'dragon');
    expect(evening.players.map(({ cards }) => cards)).toEqual([[], ['dragon']]);
    expect(placeOf(evening, 'dragon')).toBe(1);
    expect(addCard(openHand(evening, 0), 'dragon').players[0]?.cards).toEqual([]);
  });

  test('a full hand takes no more, one with the Necromancer an eighth', () => {
    expect(mayAdd(dealt(SEVEN), 'dragon')).toBe(false);
    const raised = dealt([...SEVEN.slice(1), 'necromancer']);
    expect(mayAdd(raised, 'dragon')).toBe(true);
    expect(mayAdd(addCard(raised, 'dragon'), 'king')).toBe(false);
  });

  test('the last one of the open place goes first', () => {
    const evening = dealt(['dragon', 'king'], ['queen']);
    expect(lastCard(evening)).toBe('king');
    expect(lastCard(removeCard(evening, 'king'))).toBe('dragon');
    expect(removeCard(evening, 'unicorn')).toBe(evening);
  });
});

describe('the discard area', () => {
  test('is known once it is opened, and can be forgotten', () => {
    const open = openHand(dealt(['necromancer']), DISCARD);
    expect(open.discard).toEqual([]);
    const filled = addCard(open, 'knights');
    expect(filled.discard).toEqual(['knights']);
    expect(placeOf(filled, 'knights')).toBe(DISCARD);
    expect(forgetDiscard(filled)).toMatchObject({ discard: null, open: 0 });
  });
});

describe('fixed choices', () => {
  const posed = fixChoice(dealt(['mirage', 'cavern', 'book-of-changes']), 0, 'mirage', { kind: 'pose', chooser: 'mirage', card: 'rainstorm' });

  test('one a chooser', () => {
    const again = fixChoice(posed, 0, 'mirage', { kind: 'nothing', chooser: 'mirage' });
    expect(again.players[0]?.choices).toEqual([{ kind: 'nothing', chooser: 'mirage' }]);
    expect(fixChoice(again, 0, 'mirage', null).players[0]?.choices).toEqual([]);
  });

  test('go with their cards', () => {
    const both = fixChoice(posed, 0, 'book-of-changes', { kind: 'change', card: 'cavern', suit: 'wizard' });
    expect(removeCard(both, 'cavern').players[0]?.choices.map(({ kind }) => kind)).toEqual(['pose']);
    expect(removeCard(both, 'mirage').players[0]?.choices.map(({ kind }) => kind)).toEqual(['change']);
  });

  test('what is raised goes with the discard area', () => {
    const evening = { ...dealt(['necromancer']), discard: ['knights', 'king'] as CardId[] };
    const raised = fixChoice(evening, 0, 'necromancer', { kind: 'raise', card: 'knights' });
    expect(removeCard(raised, 'king').players[0]?.choices).toHaveLength(1);
    expect(removeCard(raised, 'knights').players[0]?.choices).toEqual([]);
  });
});

describe('players', () => {
  test('names change, cards stay, who leaves takes theirs along', () => {
    const evening = openHand(dealt(['dragon'], ['king'], ['queen']), 2);
    const seated = seatPlayers(evening, [{ seat: 0, name: '  Ania   B. ' }, { seat: 2, name: '' }, { seat: 1 + 4, name: 'New' }]);
    expect(seated.players.map(({ seat, name, cards }) => [seat, name, cards])).toEqual([[0, 'Ania B.', ['dragon']], [2, '', ['queen']], [5, 'New', []]]);
    expect(seated.players[seated.open]?.seat).toBe(2);
    expect(seatPlayers(evening, [])).toBe(evening);
  });

  test('the lowest free seat', () => {
    expect(freeSeat([0, 2])).toBe(1);
    expect(freeSeat([0, 1, 2, 3, 4, 5, 6])).toBeUndefined();
  });

  test('the next hand that is not full, going round', () => {
    expect(nextOpen(openHand(dealt([], SEVEN, []), 2))).toBe(0);
    expect(nextOpen(dealt([], SEVEN))).toBeUndefined();
    expect(nextOpen(openHand(dealt(SEVEN, []), DISCARD))).toBe(1);
  });

  test('another game has the same people and no cards', () => {
    const again = playAgain({ ...dealt(SEVEN, ['king']), saved: 'x', discard: ['queen'] });
    expect(again).toMatchObject({ saved: null, discard: null, open: 0 });
    expect(again.players.map(({ name, cards }) => [name, cards])).toEqual([['P0', []], ['P1', []]]);
    expect(isComplete(dealt(SEVEN))).toBe(true);
    expect(isComplete(again)).toBe(false);
  });
});

describe('the ranking', () => {
  const player = (seat: number, ...cards: CardId[]): Player => ({ seat, name: '', cards, choices: [] });

  test('a tie goes to the lower printed sum, and is shared where that is equal', () => {
    const placed = ranking([
      { player: player(0, 'dragon'), total: 30 },
      { player: player(1, 'king'), total: 30 },
      { player: player(2, 'knights'), total: 99 },
      { player: player(3, 'bell-tower'), total: 30 },
    ]);
    expect(placed.map(({ place, player: { seat } }) => [place, seat])).toEqual([[1, 2], [2, 1], [2, 3], [4, 0]]);
  });

  test('the eighth card counts, once', () => {
    expect(printedSum(['dragon', 'king'])).toBe(38);
    const hands = [{ player: player(0, 'king'), total: 5, eighth: 'dragon' as const }, { player: player(1, 'empress'), total: 5 }];
    expect(ranking(hands).map(({ player: { seat } }) => seat)).toEqual([1, 0]);
    const listed = [{ player: player(0, 'king', 'dragon'), total: 5, eighth: 'dragon' as const }, { player: player(1, 'king', 'dragon'), total: 5 }];
    expect(ranking(listed).map(({ place }) => place)).toEqual([1, 1]);
  });
});
