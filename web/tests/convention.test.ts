/** How values become arguments: rule by rule as in crates/fabletop-text/tests/convention.rs. */
import { describe, expect, test } from 'vitest';
import { Texts, type Json } from '../src/lib/i18n/texts';

const MESSAGES = `
list-more = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
seat-number = Player { $number }
refusal-late = Too late
chess-king = King
    .acc = the king
chess-pawn = Pawn
    .acc = the pawn
    .hidden = { "" }
chess-thing-number = { $points } { $points-signed }
chess-thing-name = { $card } { $card-acc } { $card-id }
chess-thing-word = { $card } { $card-id }
chess-thing-list = { $cards }; { $cards-or }; { $cards-list }; { $cards-acc }; { $cards-acc-or }; { $cards-count }
chess-thing-hidden = { $cards-hidden }; { $cards-count }
chess-thing-flag =
    { $other ->
        [yes] other
       *[no] same
    }
chess-thing-nothing = "{ $card }" { $card-id }
chess-thing-whole = { $part } { $part-id } { $part-points-signed }
chess-part-small = small by { $points }
chess-thing-bare = { $when } / { $when-all } { $otherwise-all-count }
chess-when = with { $all }
chess-thing-seats = { $seat } to { $to }, { $seats } and { $owner-id }
chess-thing-case = { $new-suit }
chess-thing-lacks = { $lacking }
chess-8 = Eighth
    .acc = the eighth
chess-thing-numbered = { $file }: { $file-name }, { $file-acc }
chess-thing-numbers = { $files }; { $files-name }; { $files-acc-or }; { $files-count }
chess-thing-where = { $place-id }
chess-square = Square { $number }
    .acc = the square { $number }
chess-thing-square = { $at }, { $at-acc }, { $at-number }, { $at-id }
chess-thing-squares = { $squares }; { $squares-acc-or }
chess-thing-fight = { $player } beats { $victim }, { $traveller }, { $winner-id }
span = { $from } to { $to }
`;
const texts = new Texts('en', [MESSAGES]);
const PLAYERS = ['Ala', 'Marek'];

const three = 'King, Pawn and x; King, Pawn or x; King, Pawn, x; the king, the pawn and x; the king, the pawn or x; 3';
const cases: [string, Json, string][] = [
  ['a positive number', { kind: 'number', points: 12 }, '12 +12'],
  ['a real minus', { kind: 'number', points: -3 }, '−3 −3'],
  ['zero', { kind: 'number', points: 0 }, '0 0'],
  ['a code is a tag', { code: 'number', points: 0.5 }, '0.5 +0.5'],
  ['no grouping of digits', { kind: 'number', points: 12345 }, '12345 +12345'],
  ['a named thing', { kind: 'name', card: 'king' }, 'King the king king'],
  ['another word', { kind: 'word', card: 'anything' }, 'anything anything'],
  ['a list of one', { kind: 'list', cards: ['king'] }, 'King; King; King; the king; the king; 1'],
  ['a list of three', { kind: 'list', cards: ['king', 'pawn', 'x'] }, three],
  ['an empty form', { kind: 'hidden', cards: ['king', 'pawn'] }, 'King; 2'],
  ['yes', { kind: 'flag', other: true }, 'other'],
  ['no', { kind: 'flag', other: false }, 'same'],
  ['nothing', { kind: 'nothing', card: null }, '"" none'],
  ['a nested thing', { kind: 'whole', part: { kind: 'small', points: 2 } }, 'small by 2 small +2'],
  ['a nested thing without words', { kind: 'whole', part: { kind: 'big', points: 2 } }, '⟨chess-part-big⟩ big +2'],
  ['a bare object', { kind: 'bare', when: { all: ['king'] }, otherwise: { all: [] } }, 'with King / King 0'],
  ['seats', { kind: 'seats', seat: 0, to: 5, seats: [1, 0], owner: 1 }, 'Ala to Player 6, Marek and Ala and 1'],
  ['seats in a fight', { kind: 'fight', player: 1, victim: 0, traveller: 0, winner: 1 }, 'Marek beats Ala, Ala, 1'],
  ['one of many', { kind: 'square', at: 'square-12' }, 'Square 12, the square 12, 12, square-12'],
  ['one of many without a hyphen', { kind: 'square', at: 'square7' }, 'Square 7, the square 7, 7, square7'],
  ['some of many', { kind: 'squares', squares: ['square-1', 'king'] }, 'Square 1 and King; the square 1 or the king'],
  ['only a number', { kind: 'where', place: '12' }, '12'],
  ['one of unknown many', { kind: 'square', at: 'nothing-3' }, 'nothing-3, {$at-acc}, {$at-number}, nothing-3'],
  ['kebab case', { kind: 'case', new_suit: 'king' }, 'King'],
  ['a thing with a number', { kind: 'numbered', file: 8 }, '8: Eighth, the eighth'],
  ['things with numbers', { kind: 'numbers', files: [8, 7] }, '8 and 7; Eighth and 7; the eighth or 7; 2'],
  ['a number of nothing', { kind: 'numbered', file: 7 }, '7: {$file-name}, {$file-acc}'],
  ['an object without a tag', { kind: 'where', place: { file: 8 } }, 'some'],
  ['no object', { kind: 'where', place: null }, 'none'],
  ['a missing message', { kind: 'unheard' }, '⟨chess-thing-unheard⟩'],
  ['a tag that is no word', { kind: 3 }, '⟨chess-thing⟩'],
  ['an array', [[]], '⟨chess-thing⟩'],
  ['a missing argument', { kind: 'lacks' }, '{$lacking}'],
];

describe('values in words', () => {
  test.each(cases)('%s', (_, value, expected) => {
    expect(texts.describe('chess', 'thing', value, PLAYERS)).toBe(expected);
  });
});

test('what is missing is shown', () => {
  expect(texts.say('nothing')).toBe('⟨nothing⟩');
  expect(texts.attribute('chess-king', 'gen')).toBe('⟨chess-king.gen⟩');
  expect(texts.name('chess', 'rook')).toBe('⟨chess-rook⟩');
});

test('refusals of all games serve every game', () => {
  expect(texts.describe('go', 'refusal', 'late')).toBe('Too late');
});

test('plain sayings do not look for seats', () => {
  expect(texts.say('span', { from: 3, to: 6 })).toBe('3 to 6');
});
