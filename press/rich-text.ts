/**
 * The marks of rich text (engine/core/card-game.ts): `{G}` symbols, `**bold**`, `*italic*`, `^^small caps^^`,
 * `{red:words in a colour}`, `\n` between paragraphs. A paragraph that begins with `- ` or `1. ` is an item of a list.
 */

export interface Words {
  text: string;
  bold: boolean;
  italic: boolean;
  smallCaps?: boolean;
  /** A palette name or #rrggbb. */
  color?: string;
}
interface SymbolMark {
  symbol: string;
}
export type Piece = Words | SymbolMark;

export interface RichParagraph {
  pieces: Piece[];
  /** Stands before the item of a list. */
  marker?: string;
}

const mark = /\{([^{}\s:]{1,24})\}|\{([A-Za-z][\w-]{0,39}|#[\da-fA-F]{6}):|\}|\^\^|\*\*|\*/g;
const listItem = /^(?:-|(\d{1,3}\.)) +(?=\S)/;

type IsColour = (name: string) => boolean;

/** Marks that are never closed, and colours that are none, are words. */
export function parseRichText(text: string, isColour: IsColour = () => true): RichParagraph[] {
  return text.split("\n").map((line) => {
    const item = listItem.exec(line);
    if (!item) return { pieces: parsePieces(line, isColour) };
    return { pieces: parsePieces(line.slice(item[0].length), isColour), marker: item[1] ?? "•" };
  });
}

export const plainParagraphs = (text: string): RichParagraph[] =>
  text.split("\n").map((line) => ({ pieces: [{ text: line, bold: false, italic: false }] }));

interface Open {
  bold: boolean;
  italic: boolean;
  smallCaps: boolean;
  colours: string[];
}

function parsePieces(text: string, isColour: IsColour): Piece[] {
  const pieces: Piece[] = [];
  const open: Open = { bold: false, italic: false, smallCaps: false, colours: [] };
  let from = 0;
  const words = (to: number): void => {
    if (to <= from) return;
    const color = open.colours.at(-1);
    const { bold, italic, smallCaps } = open;
    const piece: Words = { text: text.slice(from, to), bold, italic };
    if (smallCaps) piece.smallCaps = true;
    if (color !== undefined) piece.color = color;
    pieces.push(piece);
  };
  mark.lastIndex = 0;
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    const whole = match[0];
    const symbol = match[1];
    const colour = match[2];
    const end = match.index + whole.length;
    if (colour !== undefined) {
      if (!closes(text, end) || !isColour(colour)) continue;
    } else if (whole === "}") {
      if (open.colours.length === 0) continue;
    } else if (symbol === undefined && !isMark(text, match.index, whole, open)) continue;
    words(match.index);
    from = end;
    if (symbol !== undefined) pieces.push({ symbol });
    else if (colour !== undefined) open.colours.push(colour);
    else if (whole === "}") open.colours.pop();
    else if (whole === "^^") open.smallCaps = !open.smallCaps;
    else if (whole === "**") open.bold = !open.bold;
    else open.italic = !open.italic;
  }
  words(text.length);
  return pieces;
}

/** Whether the brace before `from` has its fellow. */
function closes(text: string, from: number): boolean {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return true;
  }
  return false;
}

/** `2 * 3` multiplies: an opening mark touches the word after it and is closed later, a closing one touches the word before. */
function isMark(text: string, index: number, sign: string, open: Open): boolean {
  const isOpen = sign === "**" ? open.bold : sign === "*" ? open.italic : open.smallCaps;
  if (isOpen) return index > 0 && !/\s/.test(text[index - 1] ?? " ");
  const rest = text.slice(index + sign.length);
  return rest !== "" && !/^\s/.test(rest) && rest.includes(sign);
}
