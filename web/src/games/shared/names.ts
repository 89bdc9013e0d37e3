/** Names as they are printed on cards: long ones smaller, and broken where the translation says. */
const SOFT = '\u00AD';

/** The words of `list`, such as "Zmienno-kształtny", broken at their hyphens where `text` has them. */
export function hyphenated(text: string, list: string): string {
  const words = list.split(/\s+/).filter((word) => word.includes('-'));
  return words.reduce((done, word) => done.replaceAll(word.replaceAll('-', ''), word.replaceAll('-', SOFT)), text);
}

/** Names that need the smaller letters: more than 11 letters in a word or 16 in all. */
export function isLong(text: string): boolean {
  const plain = text.replaceAll(SOFT, '');
  return plain.length > 16 || plain.split(/\s+/).some((word) => word.length > 11);
}
