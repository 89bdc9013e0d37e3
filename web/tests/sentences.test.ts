/** The same sentences as crates/fabletop-text, in all three languages. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, Texts, type Json, type Locale } from '../src/lib/i18n/texts';
import vectors from './vectors/sentences.json';
import fantazja from './vectors/fantazja.json';
import indaman from './vectors/indaman.json';
import magica from './vectors/via-magica.json';

const GAME = 'fantasy-realms';
const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(fileOf(path), 'utf8');

function textsOf(locale: Locale, game = GAME): Texts {
  const files = ['common', 'play', game, `${game}-play`].map((file) => `i18n/${locale}/${file}.ftl`);
  return new Texts(locale, files.filter((file) => existsSync(fileOf(file))).map(read));
}

function sentences(texts: Texts): string[] {
  const hands = vectors.hands.flatMap((hand) => [
    texts.say('points', { points: hand.total }),
    ...hand.cards.flatMap(({ card, lines }) => [
      `    ${texts.name(GAME, card)}`,
      ...lines.map((line) => `        ${texts.describe(GAME, 'line', line as Json)}`),
    ]),
  ]);
  const choices = vectors.choices.map((choice) => texts.describe(GAME, 'choice', choice as Json));
  const refusals = vectors.refusals.map((refusal) => texts.describe(GAME, 'refusal', refusal as Json));
  return [...hands, '', ...choices, '', ...refusals, ''];
}

test.each(LOCALES)('%s: every line, choice and refusal as the terminal says it', (locale) => {
  const texts = textsOf(locale);
  expect(texts.problems).toEqual([]);
  expect(sentences(texts)).toEqual(read(`crates/fabletop-text/tests/sentences.${locale}.txt`).split('\n'));
});

const games = LOCALES.flatMap<[string, Record<string, Json[]>, Locale]>((locale) => [['via-magica', magica, locale], ['fantazja', fantazja, locale], ['indaman', indaman, locale]]);

test.each(games)('%s: everything it says, as the terminal says it', (game, vectors, locale) => {
  const texts = textsOf(locale, game);
  expect(texts.problems).toEqual([]);
  const players = ['Ala', texts.say('play-you')];
  const said = Object.entries(vectors).flatMap(([namespace, values]) => [
    ...values.map((value) => texts.describe(game, namespace, value, players)),
    '',
  ]);
  expect([...said, '']).toEqual(read(`crates/fabletop-text/tests/${game}-sentences.${locale}.txt`).split('\n'));
});

test.each([
  ['pl', '22 punkty', '25 punktów', '1 punkt'],
  ['en', '22 points', '25 points', '1 point'],
  ['it', '22 punti', '25 punti', '1 punto'],
] as const)('%s: plurals', (locale, few, many, one) => {
  const texts = textsOf(locale);
  expect([22, 25, 1].map((points) => texts.say('points', { points }))).toEqual([few, many, one]);
});
