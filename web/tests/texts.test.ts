/** Every text of the page is there in all three languages, and used. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../src/lib/i18n/texts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function filesBelow(folder: string, ending: RegExp): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && ending.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** Ids with their attributes: `id` and `id.attribute`. */
function idsOf(text: string): string[] {
  return new FluentResource(text).body.flatMap((entry) => {
    if (entry.id.startsWith('-')) return [];
    return [entry.id, ...Object.keys(entry.attributes).map((attribute) => `${entry.id}.${attribute}`)];
  });
}

/** Lines that look like a message but were not read as one. */
function unread(text: string): string[] {
  const known = new Set(new FluentResource(text).body.map((entry) => entry.id));
  return [...text.matchAll(/^([a-z][\w-]*)\s*=/gm)].map(([, id = '']) => id).filter((id) => !known.has(id));
}

function webFiles(locale: Locale): Map<string, string> {
  const folder = join(root, 'i18n', locale, 'web');
  return new Map(filesBelow(folder, /\.ftl$/).map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]));
}

const web = new Map(LOCALES.map((locale) => [locale, webFiles(locale)]));
const english = web.get('en') ?? new Map<string, string>();
const webIds = [...english.values()].flatMap(idsOf);
const otherIds = filesBelow(join(root, 'i18n/en'), /\.ftl$/)
  .filter((file) => !file.includes('/web/'))
  .flatMap((file) => idsOf(readFileSync(file, 'utf8')));
const sources = filesBelow(join(root, 'web/src'), /\.(ts|svelte)$/)
  .filter((file) => !file.includes('/generated/') && !file.includes('/protocol/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

describe.each(LOCALES)('%s', (locale) => {
  test('has the files of the others', () => {
    expect([...(web.get(locale)?.keys() ?? [])]).toEqual([...english.keys()]);
  });

  test.each([...english.keys()])('%s: the same messages and attributes', (file) => {
    const text = web.get(locale)?.get(file) ?? '';
    expect(unread(text)).toEqual([]);
    expect(idsOf(text).sort()).toEqual(idsOf(english.get(file) ?? '').sort());
  });
});

test('no id is there twice', () => {
  const all = [...webIds, ...otherIds];
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});

/** Literals and beginnings of templates in the calls that ask for a text; `hasText` may ask in vain. */
function asked(source: string): { literals: string[]; prefixes: string[] } {
  const call = /\b(?:t|tAttr)\(\s*(['"`])((?:(?!\1).)*)\1/g;
  const found = [...source.matchAll(call)].map(([, quote, text = '']) => ({ quote, text }));
  const templates = found.filter(({ quote, text }) => quote === '`' && text.includes('${'));
  return {
    literals: found.filter((one) => !templates.includes(one)).map(({ text }) => text),
    prefixes: templates.map(({ text }) => text.slice(0, text.indexOf('${'))),
  };
}

test('every text that is asked for exists', () => {
  const all = new Set([...webIds, ...otherIds]);
  const missing = sources.flatMap(([file, source]) => {
    const { literals, prefixes } = asked(source);
    const lost = literals.filter((id) => !all.has(id));
    // A template that begins with its variable says nothing before it runs.
    const vain = prefixes.filter((prefix) => prefix !== '' && ![...all].some((id) => id.startsWith(prefix)));
    return [...lost, ...vain].map((id) => `${file.slice(root.length)}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('no text of the page is an orphan', () => {
  const code = sources.map(([, source]) => source).join('\n');
  const words = new Set(code.match(/[a-z][a-z0-9]*(?:-[a-z0-9_]+)*/g));
  const beginnings = [...code.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map(([, prefix = '']) => prefix);
  const shared = [...code.matchAll(/`\$\{[^}]*\}-([a-z-]+)-\$\{/g)].map(([, middle = '']) => `-${middle}-`);
  const used = (id: string) =>
    words.has(id) || beginnings.some((prefix) => id.startsWith(prefix)) || shared.some((middle) => id.includes(middle));
  expect(webIds.filter((id) => !id.includes('.') && !used(id))).toEqual([]);
});
