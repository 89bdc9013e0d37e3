/** The plain form of the rules' texts: a line is a paragraph, a dot makes an item of a list, §4 leads to ruling 4. */

/** A piece of a line: words, or the number of a ruling. */
export type Piece = string | number;

export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').map((one) => one.trim()).filter((one) => one !== '')) {
    const last = blocks.at(-1);
    if (!line.startsWith('•')) blocks.push({ kind: 'paragraph', pieces: piecesOf(line) });
    else if (last?.kind === 'list') last.items.push(piecesOf(line.slice(1).trim()));
    else blocks.push({ kind: 'list', items: [piecesOf(line.slice(1).trim())] });
  }
  return blocks;
}

export function piecesOf(line: string): Piece[] {
  const parts = line.split(/§(\d+)/);
  return parts.map((part, place) => (place % 2 === 1 ? Number(part) : part)).filter((piece) => piece !== '');
}
