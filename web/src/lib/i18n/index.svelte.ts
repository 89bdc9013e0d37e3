/** The texts of the page in the chosen language. All of it is reactive: call it in the markup. */
import { untrack } from 'svelte';
import { stored, store } from '../storage';
import { LOCALES, Texts, type Json, type Locale, type OtherName } from './texts';

export { LOCALES, signed, type Json, type Locale } from './texts';

type Args = Record<string, Json | undefined>;

const KEY = 'fabletop-locale';

const bases: Record<Locale, () => Promise<{ default: string[] }>> = {
  pl: () => import('./locales/pl'),
  en: () => import('./locales/en'),
  it: () => import('./locales/it'),
};

/** Files that come with a game or a page, without those that only the terminal says. */
const further = import.meta.glob<string>(
  [
    '../../../../i18n/*/*.ftl', '../../../../i18n/*/web/{rules,score}*.ftl', '../../../../i18n/*/web/*-board.ftl', '!../../../../i18n/*/{cli,common}.ftl',
    '!../../../../i18n/*/{via-magica,fantazja,indaman}-play.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let texts = $state.raw(new Texts('en'));
/** Grows when files are added to the same texts. */
let version = $state(0);
/** What is called otherwise at the table that is shown. */
let otherNames: ReadonlyMap<string, OtherName> = new Map();
/** Files that have been asked for, so that a new language brings them too. */
const wanted = new Map<string, Promise<void>>();

function current(): Texts {
  void version;
  return texts;
}

/** The message, with its arguments. */
export function t(id: string, args?: Args): string {
  return current().say(id, args);
}

/** An attribute of a message, such as a label. */
export function tAttr(id: string, attribute: string, args?: Args): string {
  return current().attribute(id, attribute, args);
}

/** Whether there is such a message in what has been loaded. */
export function hasText(id: string): boolean {
  return current().has(id);
}

/** The name of a thing of a game: a card, a suit. */
export function name(game: string, id: string): string {
  return current().name(game, id);
}

/** A value in words, as crates/fabletop-text says it. */
export function describe(game: string, namespace: string, value: unknown, players?: readonly string[]): string {
  return current().describe(game, namespace, value as Json, players);
}

export function locale(): Locale {
  return texts.locale;
}

export function preferredLocale(languages: readonly string[]): Locale {
  const known = languages.map((tag) => tag.toLowerCase().split('-')[0]);
  return known.map((tag) => LOCALES.find((locale) => locale === tag)).find((found) => found !== undefined) ?? 'en';
}

/** The language kept on this device, or the browser's. */
export async function startTexts(): Promise<void> {
  const kept = LOCALES.find((locale) => locale === stored(KEY));
  await show(kept ?? preferredLocale(navigator.languages));
}

/** Changes the language, and keeps it on this device. */
export async function setLocale(locale: Locale): Promise<void> {
  store(KEY, locale);
  await show(locale);
}

async function show(locale: Locale): Promise<void> {
  const base = bases[locale]().then((module) => module.default);
  const files = new Map<string, string>();
  const lacking = () => [...wanted.keys()].filter((file) => !files.has(file));
  const sources = await base;
  while (lacking().length > 0) {
    await Promise.all(lacking().map(async (file) => files.set(file, await fetchFile(locale, file))));
  }
  texts = named(new Texts(locale, [...sources, ...files.values()]));
  document.documentElement.lang = locale;
}

function named(texts: Texts): Texts {
  texts.otherNames = otherNames;
  return texts;
}

/** Calls things of a game otherwise, as long as a table is shown that has its own names for them. */
export function callOtherwise(names: ReadonlyMap<string, OtherName>): () => void {
  const call = (names: ReadonlyMap<string, OtherName>) => {
    otherNames = names;
    named(texts);
    untrack(() => (version += 1));
  };
  call(names);
  return () => call(new Map());
}

/** The texts of a game: what its cards, events, refusals are called, and what its board says. */
export async function loadGameTexts(game: string): Promise<void> {
  await loadTexts('play', game, `${game}-play`, `web/${game}-board`);
}

/** Files of i18n/<locale>/ without `.ftl`, such as `web/rules`; what is loaded already is not loaded again. */
export async function loadTexts(...files: string[]): Promise<void> {
  await Promise.all(files.map((file) => wanted.get(file) ?? load(file)));
}

function load(file: string): Promise<void> {
  const target = texts;
  const done = fetchFile(target.locale, file).then((source) => {
    // A language chosen meanwhile brings the file itself.
    if (target !== texts) return;
    target.add(source);
    version += 1;
  });
  wanted.set(file, done);
  return done;
}

function path(locale: Locale, file: string): string {
  return `../../../../i18n/${locale}/${file}.ftl`;
}

async function fetchFile(locale: Locale, file: string): Promise<string> {
  return (await further[path(locale, file)]?.()) ?? '';
}
