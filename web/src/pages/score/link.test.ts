import { expect, test } from 'vitest';
import { fromFragment, toFragment } from './link';
import { newEvening, type Evening } from './model';

/** Written by hand: A is the first card of the table (mountain), B cavern, b necromancer (28th), z mirage (52nd). */
const VECTORS: [string, Evening][] = [
  ['v1=0Ania.AB', { ...newEvening(), players: [{ seat: 0, name: 'Ania', cards: ['mountain', 'cavern'], choices: [] }] }],
  [
    'v1=0.z.pzK~3%C5%81uk%20J%2E.I.iI',
    {
      ...newEvening(),
      players: [
        { seat: 0, name: '', cards: ['mirage'], choices: [{ kind: 'pose', chooser: 'mirage', card: 'rainstorm' }] },
        { seat: 3, name: 'Łuk J.', cards: ['island'], choices: [{ kind: 'clear', card: 'island' }] },
      ],
    },
  ],
  [
    'v1=1A~!UV~*',
    { ...newEvening(), players: [{ seat: 1, name: 'A', cards: [], choices: [] }], discard: ['knights', 'elven-archers'], seenOnly: true },
  ],
  ['v1=0X~!', { ...newEvening(), players: [{ seat: 0, name: 'X', cards: [], choices: [] }], discard: [] }],
  [
    'v1=0X.bw0yz.rUbBFcBsyHnz',
    {
      ...newEvening(),
      players: [
        {
          seat: 0,
          name: 'X',
          cards: ['necromancer', 'book-of-changes', 'doppelganger', 'shapeshifter', 'mirage'],
          choices: [
            { kind: 'raise', card: 'knights' },
            { kind: 'change', card: 'cavern', suit: 'wizard' },
            { kind: 'copy', card: 'cavern' },
            { kind: 'pose-as-suit', chooser: 'shapeshifter', suit: 'beast' },
            { kind: 'nothing', chooser: 'mirage' },
          ],
        },
      ],
    },
  ],
];

test.each(VECTORS)('%s', (fragment, evening) => {
  expect(toFragment(evening)).toBe(fragment);
  expect(fromFragment(fragment)).toEqual(evening);
  expect(fromFragment(`#${fragment}`)).toEqual(evening);
});

test('names with our own signs come back', () => {
  const name = "~.!*()'%,;:=&#ż";
  const evening = { ...newEvening(), players: [{ seat: 6, name, cards: [], choices: [] }] };
  expect(fromFragment(toFragment(evening))).toEqual(evening);
});

test.each([
  '', 'v1=', 'v2=0A.A', 'v1=7A.A', 'v1=xA.A', 'v1=0A.?', 'v1=0A.AA', 'v1=0A.A~1B.A', 'v1=0A.A~0B.C', 'v1=0A.A~!A', 'v1=0%E0%A4.A',
  'v1=0A.A.pzK', 'v1=0A.z.pz', 'v1=0A.z.qzK', 'v1=0A.z.pzKnz', 'v1=0A.A.B.C', 'v1=0A.ABCDEFGH', 'v1=0A~!~!', 'v1=0aaaaaaaaaaaaaaaaaaaaaaaaa', 'v1=*',
])('%s is no evening', (fragment) => {
  expect(fromFragment(fragment)).toBeUndefined();
});

test('eight cards are a hand with the Necromancer', () => {
  expect(fromFragment('v1=0A.ABCDEFGb')?.players[0]?.cards).toHaveLength(8);
});
