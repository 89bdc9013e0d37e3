// One sprite a family, with only the icons of src/lib/icons.json, from the package game-icons.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the pictures of the home page are made of. */
const HOME = [
  'hill-fort', 'unicorn', 'warlock-hood', 'dragon-head', 'floating-crystal', 'elven-castle', 'hut', 'evil-tower',
  'windmill', 'stone-tower', 'sailboat', 'pine-tree', 'cactus', 'castle',
];

const web = fileURLToPath(new URL('..', import.meta.url));
const out = `${web}src/generated/`;

/**
 * Every icon's name below a value of the table: a string, or the field `icon`.
 * @param {unknown} value
 * @returns {string[]}
 */
function namesIn(value) {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { icon, ...rest } = /** @type {Record<string, unknown>} */ (value);
  return typeof icon === 'string' ? [icon] : Object.values(rest).flatMap(namesIn);
}

/** The sprites by family, in the order in which a name is looked up. */
function families() {
  const { meta: _, ui, ...games } = JSON.parse(readFileSync(`${web}src/lib/icons.json`, 'utf8'));
  /** @type {[string, string[]][]} */
  const byGame = Object.entries(games).map(([game, table]) => [game.replaceAll('_', '-'), namesIn(table)]);
  /** @type {[string, string[]][]} */
  const all = [['ui', namesIn(ui)], ...byGame, ['home', HOME]];
  return all.map(([family, names]) => /** @type {const} */ ([family, [...new Set(names)].sort()]));
}

/**
 * @param {readonly string[]} names
 * @param {{icons: Record<string, {body: string}>, aliases?: Record<string, {parent: string}>}} set
 */
function sprite(names, set) {
  const symbols = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/**
 * Written only if it changes, so that the development server does not reload.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  let old = '';
  try {
    old = readFileSync(out + file, 'utf8');
  } catch {
    // not there yet
  }
  if (old !== text) writeFileSync(out + file, text);
}

export function writeIcons() {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const sprites = families();
  mkdirSync(out, { recursive: true });
  for (const [family, names] of sprites) write(`icons-${family}.svg`, sprite(names, set));
  const imports = sprites.map(([family], n) => `import sprite${n} from './icons-${family}.svg?url';`);
  const table = sprites.map(([family, names], n) => `  ['${family}', sprite${n}, '${names.join(' ')}'],`);
  const lines = ['// Made by scripts/icons.mjs.', ...imports, '', 'export const SPRITES = [', ...table, '] as const;', ''];
  write('icons.ts', lines.join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeIcons();
