// What first play loads, compressed: the page, home, the table, one game and one language. At most 150 KB.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LIMIT = 150 * 1024;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** @typedef {{file: string, css?: string[], imports?: string[]}} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8'));

/** Chunks that first play asks for; Polish is the longest language. */
const wanted = [
  /^index\.html$/,
  /^src\/pages\/home\//,
  /^src\/pages\/table\/Table\.svelte$/,
  /^src\/pages\/table\//,
  /^src\/games\//,
  /i18n\/locales\/pl\.ts$/,
  /i18n\/pl\/(play|fantasy-realms.*)\.ftl/,
];

/** @type {Set<string>} */
const files = new Set();
/** @type {Set<string>} */
const seen = new Set();

/** @param {string} key */
function visit(key) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) if (/\.(js|css)$/.test(file)) files.add(file);
  chunk.imports?.forEach(visit);
}

for (const key of Object.keys(manifest)) if (wanted.some((pattern) => pattern.test(key))) visit(key);

let sum = 0;
for (const file of [...files].sort()) {
  const bytes = statSync(`${dist}${file}.br`).size;
  sum += bytes;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${file}`);
}
console.log(`${(sum / 1024).toFixed(1).padStart(7)} KB  of ${LIMIT / 1024} KB for first play, brotli`);
if (sum > LIMIT) {
  console.error('First play is too heavy.');
  process.exitCode = 1;
}
