/** The marks of rich text (engine/core/card-game.ts): `{G}` symbols, `**bold**`, `*italic*`, `\n` between paragraphs. */

export interface Words {
  text: string;
  bold: boolean;
  italic: boolean;
}
export interface SymbolMark {
  symbol: string;
}
export type Piece = Words | SymbolMark;

const mark = /\{([^{}\s]{1,24})\}|\*\*|\*/g;

/** One list of pieces a paragraph. Marks that are never closed are words. */
export function parseRichText(text: string): Piece[][] {
  return text.split("\n").map(parseParagraph);
}

export const plainPieces = (text: string): Piece[][] =>
  text.split("\n").map((line) => [{ text: line, bold: false, italic: false }]);

function parseParagraph(text: string): Piece[] {
  const pieces: Piece[] = [];
  const open = { bold: false, italic: false };
  let from = 0;
  const words = (to: number): void => {
    if (to > from) pieces.push({ text: text.slice(from, to), ...open });
  };
  for (const match of text.matchAll(mark)) {
    const [whole, symbol] = match;
    if (symbol === undefined && !isMark(text, match.index, whole, open)) continue;
    words(match.index);
    from = match.index + whole.length;
    if (symbol !== undefined) pieces.push({ symbol });
    else if (whole === "**") open.bold = !open.bold;
    else open.italic = !open.italic;
  }
  words(text.length);
  return pieces;
}

/** `2 * 3` multiplies: an opening mark touches the word after it and is closed later, a closing one touches the word before. */
function isMark(text: string, index: number, sign: string, open: { bold: boolean; italic: boolean }): boolean {
  const isOpen = sign === "**" ? open.bold : open.italic;
  if (isOpen) return index > 0 && !/\s/.test(text[index - 1] ?? " ");
  const rest = text.slice(index + sign.length);
  return rest !== "" && !/^\s/.test(rest) && rest.includes(sign);
}
