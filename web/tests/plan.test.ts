/** Setting a table. */
import { describe, expect, test } from 'vitest';
import type { GameInfo } from '../src/protocol';
import { lineOf, readingOf } from '../src/pages/setup/components';
import { closeSeat, fillWithBots, fitSeats, newPlan, optionsOf, tableOf, takenSeats, valuesOf, type SeatChoice } from '../src/pages/setup/plan';

const game: GameInfo = {
  id: 'fantasy-realms',
  rules_version: 1,
  variants: [
    { id: 'classic', least: 3, most: 6 },
    { id: 'two-players', least: 2, most: 2 },
    { id: 'chaos', least: 3, most: 7 },
  ],
  options: [
    { id: 'stalemate_rounds', values: '0 to 255', default: '10', ruling: 4 },
    { id: 'copy_scope', values: 'any, seen', default: 'any', ruling: 10 },
    { id: 'seconds', values: '10 to 7200', default: '300', ruling: 7 },
  ],
  bots: ['snail', 'hare', 'fox', 'owl', 'dragon'],
  usual_bot: 'fox',
  tools: ['score', 'help'],
  components: null,
};
const kinds = (seats: readonly SeatChoice[]) => seats.map((seat) => seat.kind).join(' ');
const variant = (id: string) => {
  const found = game.variants.find((known) => known.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('the defaults are a table that can be opened', () => {
  const plan = newPlan(game);
  expect(kinds(plan.seats)).toBe('you open bot closed closed closed closed');
  expect(tableOf(plan, game)).toEqual({
    game: 'fantasy-realms',
    variant: 'classic',
    options: {},
    seats: [{ kind: 'you' }, { kind: 'open' }, { kind: 'bot', bot: 'fox' }],
    listed: false,
    time: { kind: 'none' },
    spectators: true,
    undo: true,
    help: true,
  });
});

describe('seats', () => {
  const plan = newPlan(game);

  test('fit another variant', () => {
    expect(kinds(fitSeats(plan.seats, variant('two-players'), 'fox'))).toBe('you open closed closed closed closed closed');
    const two = fitSeats(plan.seats, variant('two-players'), 'fox');
    expect(kinds(fitSeats(two, variant('chaos'), 'fox'))).toBe('you open bot closed closed closed closed');
  });

  test('that are closed are the last ones', () => {
    const closed = closeSeat(plan.seats, 1);
    expect(kinds(closed)).toBe('you bot closed closed closed closed closed');
    expect(takenSeats(closed)).toBe(2);
  });

  test('that are open are filled with bots', () => {
    expect(kinds(fillWithBots(plan.seats, 'snail'))).toBe('you bot bot closed closed closed closed');
  });
});

describe('options', () => {
  test('are words or ranges', () => {
    expect(game.options.map(valuesOf)).toEqual([
      { kind: 'range', least: 0, most: 255 },
      { kind: 'words', words: ['any', 'seen'] },
      { kind: 'range', least: 10, most: 7200 },
    ]);
  });

  test('that are true or false are switched', () => {
    const passing = { id: 'pass_alone', values: 'true, false', default: 'true', ruling: 5 };
    expect(valuesOf(passing)).toEqual({ kind: 'switch' });
    const magica = { ...game, id: 'via-magica', variants: [{ id: 'standard', least: 2, most: 6 }], options: [passing] };
    const plan = newPlan(magica);
    expect(plan.options).toEqual({ pass_alone: 'true' });
    expect(plan.seats.map(({ kind }) => kind)).toEqual(['you', 'open', 'closed', 'closed', 'closed', 'closed']);
    expect(tableOf(plan, magica).options).toEqual({});
    plan.options.pass_alone = 'false';
    expect(tableOf(plan, magica).options).toEqual({ pass_alone: 'false' });
  });

  test('that say nothing in a variant are not shown and not sent', () => {
    expect(optionsOf(game, 'classic').map(({ id }) => id)).toEqual(['stalemate_rounds', 'copy_scope']);
    expect(optionsOf(game, 'chaos').map(({ id }) => id)).toEqual(['copy_scope', 'seconds']);
    const plan = newPlan(game);
    plan.options.seconds = '60';
    plan.options.copy_scope = 'seen';
    expect(tableOf(plan, game).options).toEqual({ copy_scope: 'seen' });
    expect(tableOf({ ...plan, variant: 'chaos' }, game).options).toEqual({ copy_scope: 'seen', seconds: '60' });
  });
});

describe('components of one\'s own box', () => {
  const city: GameInfo = { ...game, id: 'fantazja', variants: [{ id: 'standard', least: 2, most: 2 }], options: [], tools: ['foresee', 'components'], components: 'tiles' };

  test('go along as the option that takes them', () => {
    const plan = newPlan(city);
    expect(tableOf(plan, city).options).toEqual({});
    plan.components = { value: '0123 residential-1:E1A1W2F1', hash: '0123' };
    expect(tableOf(plan, city).options).toEqual({ tiles: '0123 residential-1:E1A1W2F1' });
    expect(tableOf(plan, game).options).toEqual({});
  });

  test('every game has hints, so every table may allow help', () => {
    expect(tableOf(newPlan(city), city).help).toBe(true);
    expect(tableOf({ ...newPlan(city), help: false }, city).help).toBe(false);
  });

  test('a file is read as what the option takes, or as what is wrong', () => {
    expect(readingOf({ tiles: 'x y', hash: 'x', designs: [] }, 'tiles')).toEqual({ kind: 'fine', value: 'x y', hash: 'x', designs: [] });
    expect(readingOf({ components: '{"hash":"x"}', hash: 'x', file: null }, 'components')).toEqual({ kind: 'fine', value: '{"hash":"x"}', hash: 'x', designs: [] });
    const problems = [{ line: 3, column: 1, code: 'syntax', params: {} }];
    expect(readingOf({ problems }, 'tiles')).toEqual({ kind: 'faulty', problems });
  });

  test('a faulty line is shown, but not without end', () => {
    expect(lineOf('one\r\n  two\nthree', 2)).toBe('two');
    expect(lineOf('one', 7)).toBe('');
    expect(lineOf('x'.repeat(100), 1)).toHaveLength(72);
  });
});

test('the clock is counted in seconds, or in days', () => {
  const plan = newPlan(game);
  plan.time = { kind: 'clock', bankMinutes: 15, turnSeconds: 30, days: 2 };
  expect(tableOf(plan, game).time).toEqual({ kind: 'clock', bank_seconds: 900, turn_seconds: 30 });
  plan.time.kind = 'days';
  expect(tableOf(plan, game).time).toEqual({ kind: 'days', days: 2 });
});
