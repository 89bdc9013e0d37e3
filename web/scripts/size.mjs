// What first play loads, compressed: the page, home, the table, and of one game its board and its texts in one
// language. Nobody loads two games to play one: each is counted for itself, and the largest may have 150 KB.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIMIT = 150 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** @typedef {{file: string, css?: string[], imports?: string[]}} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));
const keys = Object.keys(manifest);

/** Chunks that every game asks for; Polish is the longest language. */
const common = [/^index\.html$/, /^src\/pages\/(home|table)\//, /i18n\/locales\/pl\.ts$/, /i18n\/pl\/play\.ftl/];

/** @param {string} game */
function own(game) {
  return [new RegExp(`^src/games/${game}/`), new RegExp(`i18n/pl/${game}(-play)?\\.ftl`), new RegExp(`i18n/pl/web/${game}-board\\.ftl`)];
}

/**
 * Every file behind the chunks that are wanted.
 * @param {readonly RegExp[]} wanted
 */
function filesOf(wanted) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
    chunk.imports?.forEach(visit);
  };
  for (const key of keys) if (wanted.some((pattern) => pattern.test(key))) visit(key);
  return files;
}

/** @param {Iterable<string>} files */
function weigh(files) {
  let sum = 0;
  for (const file of [...files].sort()) {
    const bytes = statSync(`${dist}${file}.br`).size;
    sum += bytes;
    console.log(`${kilobytes(bytes)} KB  ${file}`);
  }
  return sum;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1).padStart(7);
}

const games = keys.flatMap((key) => /^src\/games\/([^/]+)\/Board\.svelte$/.exec(key)?.[1] ?? []);
const base = filesOf(common);
const shared = weigh(base);
for (const game of games) {
  console.log(`\n${game}`);
  const sum = shared + weigh([...filesOf(own(game))].filter((file) => !base.has(file)));
  console.log(`${kilobytes(sum)} KB  of ${LIMIT / 1024} KB for first play of ${game}, brotli`);
  if (sum <= LIMIT) continue;
  console.error('First play is too heavy.');
  process.exitCode = 1;
}
