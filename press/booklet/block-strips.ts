import type { Problem } from "../../schemas/problem";
import type { Pen } from "../pen";
import { type Piece, parseRichText, type Words } from "../rich-text";
import type { Scene } from "../scene";
import type { Size } from "../sizes";
import type { Run } from "./inline";
import type { Block, Part } from "./markdown";
import { besideCard, cardStrips, pictureStrip, type ShownCard, widthBeside } from "./part-strips";
import { bookletProblems } from "./problems";
import { type Strip, saidIn, textStrips } from "./strips";
import { around, betweenItems, betweenParagraphs, itemIndent, styles } from "./styles";
import { colourOf, tableStrips } from "./table-strips";

/** What a booklet shows of its set. */
export interface BookletSource {
  card(id: string): { name: string; scene?: Scene } | undefined;
  /** What a house rule is set to. */
  rule(id: string): string | undefined;
  /** A table of cards, of a deck, of symbols, of keywords; the texts as cards have them. */
  table(what: string, id: string): SetTable | undefined;
  /** How large a picture is; undefined for one that can't be had. */
  pixels(picture: string): Size | undefined;
  /** “Did you mean …? ” or nothing. */
  meant(what: "card" | "rule", id: string): string;
}

interface SetTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Heading {
  level: number;
  words: Piece[];
  said: string;
}

/** Blocks become strips. Collects headings, the terms that are explained (in bold), and what is wrong. */
export class BlockSetter {
  readonly headings: Heading[] = [];
  readonly terms = new Map<string, string>();
  readonly problems: Problem[] = [];
  private quotes = 0;

  constructor(
    private readonly pen: Pen,
    private readonly source: BookletSource,
    private readonly file: string,
    /** Of a column, mm. */
    private readonly tallest: number,
  ) {}

  strips(blocks: readonly Block[], inset: number, width: number): Strip[] {
    const strips: Strip[] = [];
    for (let at = 0; at < blocks.length; at++) {
      const block = blocks[at] as Block;
      const single = block.kind === "parts" ? this.singleCard(block.parts) : undefined;
      const beside = single ? this.textBeside(single, blocks, at + 1, width) : undefined;
      if (single && beside && beside.strips.length > 0) {
        strips.push(besideCard(single, beside.strips, inset, width));
        if (beside.rest) strips.push(...this.list(beside.rest, inset, width));
        at = beside.last;
      } else {
        const more = this.block(block, inset, width, blocks[at + 1]);
        const [first] = more;
        // Two headings, one below the other, are one beginning.
        if (first && block.kind === "heading" && blocks[at - 1]?.kind === "heading") first.above = 1;
        strips.push(...more);
      }
    }
    return strips;
  }

  private block(block: Block, inset: number, width: number, next: Block | undefined): Strip[] {
    switch (block.kind) {
      case "heading":
        return this.heading(block.level, block.lines, inset, width);
      case "paragraph": {
        const lines = this.pieces(block.lines);
        this.noteTerms(lines);
        // What announces a list stands above it.
        const sticks = next !== undefined && next.kind !== "heading" && saidIn(lines).trimEnd().endsWith(":");
        return textStrips(lines, styles.text, { inset, width, above: betweenParagraphs, sticks }, this.pen);
      }
      case "list":
        return this.list(block, inset, width);
      case "quote":
        return this.quote(block.blocks, inset, width);
      case "table":
        return this.table(block, inset, width);
      case "code":
        return textStrips(
          block.lines.map((line) => [
            { text: line.replace(/^ +/, (blanks) => "\u00a0".repeat(blanks.length)), ...plain },
          ]),
          styles.code,
          { inset: inset + 3, width: width - 6, above: betweenParagraphs },
          this.pen,
        );
      case "rule":
        return [ornament(inset, width)];
      case "picture":
        return this.picture(block.source, inset, width);
      case "parts":
        return this.parts(block.parts, block.row, inset, width);
    }
  }

  private heading(asWritten: number, lines: readonly Run[][], inset: number, width: number): Strip[] {
    const level = asWritten <= 2 ? 2 : asWritten === 3 ? 3 : 4;
    const words = this.pieces(lines);
    const [above, below] = around[level];
    const strips = textStrips(words, styles[level], { inset, width, above, sticks: true }, this.pen);
    const [first, last] = [strips[0], strips.at(-1)];
    if (!first || !last) return [];
    first.heading = this.headings.length;
    this.headings.push({ level, words: words.flat(), said: saidIn(words).trim() });
    for (const strip of strips) strip.sticks = true;
    last.height += below;
    if (level === 2) underlined(last, inset, width, below);
    return strips;
  }

  private list({ start, items }: Extract<Block, { kind: "list" }>, inset: number, width: number): Strip[] {
    const isOrdered = start !== undefined;
    const indent = isOrdered && start + items.length > 9 ? itemIndent * 1.35 : itemIndent;
    return items.flatMap((blocks, number) => {
      const strips = this.strips(blocks, inset + indent, width - indent);
      const [first] = strips;
      if (!first) return [];
      first.above = number === 0 ? betweenParagraphs : betweenItems;
      const sign = isOrdered ? `${start + number}.` : "•";
      const marker = textStrips(
        [[{ text: sign, ...plain }]],
        styles.marker,
        { inset, width: indent - 1.5, above: 0 },
        this.pen,
      )[0];
      const { draw } = first;
      first.draw = (canvas, x, y) => {
        marker?.draw(canvas, x, y);
        draw(canvas, x, y);
      };
      for (const strip of strips.slice(1)) strip.above = Math.min(strip.above, betweenItems * 1.3);
      return strips;
    });
  }

  /** A tinted box, also over the end of a column. */
  private quote(blocks: readonly Block[], inset: number, width: number): Strip[] {
    const [side, end] = [3.4, 2];
    this.quotes++;
    const inner = this.strips(blocks, inset + side, width - 2 * side);
    this.quotes--;
    const last = inner.length - 1;
    const isShort = inner.reduce((sum, strip) => sum + strip.above + strip.height, 0) < this.tallest * shortQuote;
    return inner.map((strip, at): Strip => {
      const top = at === 0 ? end : strip.above;
      const height = strip.height + top + (at === last ? end : 0);
      return {
        ...strip,
        height,
        sticks: strip.sticks || (isShort && at < last),
        above: at === 0 ? 2 * betweenParagraphs : 0,
        draw(canvas, x, y) {
          const { pen } = canvas;
          const box = { x: x + inset, y, width, height: height + (at === last ? 0 : 0.05) };
          pen.scene.items.push({ kind: "rect", box, fill: colourOf(pen, "soft") });
          pen.scene.items.push({ kind: "rect", box: { ...box, width: 0.8 }, fill: colourOf(pen, "accent") });
          strip.draw(canvas, x, y + top);
        },
      };
    });
  }

  private table({ aligns, head, rows }: Extract<Block, { kind: "table" }>, inset: number, width: number): Strip[] {
    const cells = rows.map((row) => row.map((cell) => this.pieces([cell])));
    for (const row of cells) for (const cell of row) this.noteTerms(cell);
    const table = { aligns, head: this.pieces(head), rows: cells };
    return tableStrips(table, { inset, width, tallest: this.tallest }, this.pen);
  }

  private picture(source: string, inset: number, width: number): Strip[] {
    const pixels = this.source.pixels(source);
    if (pixels) return [pictureStrip(source, pixels, { inset, width, tallest: this.tallest })];
    this.report("booklet/picture-missing", undefined, { source });
    return [];
  }

  private parts(parts: readonly Part[], row: number, inset: number, width: number): Strip[] {
    const cards: ShownCard[] = [];
    const strips: Strip[] = [];
    for (const { what, id, width: wanted } of parts) {
      if (what === "card") {
        const scene = this.source.card(id)?.scene;
        if (scene) cards.push({ scene, ...(wanted !== undefined && { width: wanted }) });
        else this.report("booklet/unknown-card", row, { id, meant: this.source.meant("card", id) });
        continue;
      }
      const table = this.source.table(what, id);
      if (!table) this.report("booklet/unknown-part", row, { name: id === "" ? what : `${what}:${id}` });
      else strips.push(...tableStrips(this.setTable(table), { inset, width, tallest: this.tallest }, this.pen));
    }
    return [...cardStrips(cards, inset, width, this.tallest), ...strips];
  }

  private setTable({ head, rows }: SetTable) {
    const cell = (text: string): Piece[][] => parseRichText(text, () => false).map(({ pieces }) => pieces);
    return {
      aligns: [],
      head: head.map((text): Piece[] => [{ text, ...plain }]),
      rows: rows.map((row) => row.map(cell)),
    };
  }

  /** Alone in its paragraph: text may stand beside it. */
  private singleCard(parts: readonly Part[]): ShownCard | undefined {
    const [part] = parts;
    if (parts.length !== 1 || part?.what !== "card") return undefined;
    const scene = this.source.card(part.id)?.scene;
    return scene && { scene, ...(part.width !== undefined && { width: part.width }) };
  }

  private textBeside(
    card: ShownCard,
    blocks: readonly Block[],
    from: number,
    width: number,
  ): { strips: Strip[]; last: number; rest?: Extract<Block, { kind: "list" }> } {
    const { scene } = card;
    const room = widthBeside(card, width);
    const tall = ((width - room - 5) * scene.height) / scene.width;
    const strips: Strip[] = [];
    let used = 0;
    /** False where it would leave a hole beneath the card. */
    const take = (block: Block): boolean => {
      const more = this.block(block, 0, room, undefined);
      const height = more.reduce((sum, strip) => sum + strip.above + strip.height, 0);
      if (used >= tall * 0.8 || used + height > tall * 1.2) return false;
      strips.push(...more);
      used += height;
      return true;
    };
    for (let at = from; at < blocks.length; at++) {
      const block = blocks[at] as Block;
      if (block.kind === "list") {
        const { start, items } = block;
        const numbered = (item: number) => (start === undefined ? undefined : start + item);
        const left = items.findIndex((item, number) => !take({ kind: "list", start: numbered(number), items: [item] }));
        if (left < 0) continue;
        // Items that have no room beside it go on below, as wide as they may.
        const rest = { kind: "list" as const, start: numbered(left), items: items.slice(left) };
        return left > 0 ? { strips, rest, last: at } : { strips, last: at - 1 };
      }
      if (block.kind !== "paragraph" || !take(block)) return { strips, last: at - 1 };
    }
    return { strips, last: blocks.length - 1 };
  }

  pieces(lines: readonly (readonly Run[])[]): Piece[][] {
    return lines.map((runs) => runs.map((run) => ("mention" in run ? this.mentioned(run.mention, run.id) : run)));
  }

  private mentioned(what: string, id: string): Words {
    if (what === "card") {
      const name = this.source.card(id)?.name;
      if (name !== undefined) return { text: name, bold: false, italic: true };
      this.report("booklet/unknown-card", undefined, { id, meant: this.source.meant("card", id) });
    } else if (what === "rule") {
      const value = this.source.rule(id);
      if (value !== undefined) return { text: value, ...plain };
      this.report("booklet/unknown-rule", undefined, { id, meant: this.source.meant("rule", id) });
    } else this.report("booklet/unknown-part", undefined, { name: `${what}:${id}` });
    return { text: id, ...plain };
  }

  /** An aside begins with a bold word that says what it is. */
  private noteTerms(lines: readonly (readonly Piece[])[]): void {
    if (this.quotes > 0) return;
    for (const piece of lines.flat()) {
      if ("symbol" in piece || !piece.bold) continue;
      const term = piece.text.trim().replace(/[.,:;!?]+$/, "");
      if (/^\p{L}[\p{L}'’ -]{1,31}$/u.test(term) && term.split(" ").length <= 3 && !this.terms.has(term.toLowerCase()))
        this.terms.set(term.toLowerCase(), term);
    }
  }

  private report(
    code: keyof typeof bookletProblems.kinds,
    row: number | undefined,
    params: Record<string, string | number>,
  ): void {
    const where = { file: this.file, ...(row !== undefined && { row }) };
    const problem = bookletProblems.report(code, where, params as never);
    if (this.problems.length < 100 && !this.problems.some(({ message }) => message === problem.message))
      this.problems.push(problem);
  }
}

const plain = { bold: false, italic: false } as const;
/** Of a column: what is shorter isn't parted. */
const shortQuote = 0.4;

function underlined(strip: Strip, inset: number, width: number, below: number): void {
  const { draw, height } = strip;
  strip.draw = (canvas, x, y) => {
    draw(canvas, x, y);
    const { pen } = canvas;
    const box = { x: x + inset, y: y + height - below + 0.7, width, height: 0.35 };
    pen.scene.items.push({ kind: "rect", box, fill: colourOf(pen, "hair") });
  };
}

const ornament = (inset: number, width: number): Strip => ({
  height: 3,
  above: betweenParagraphs,
  sticks: false,
  draw({ pen }, x, y) {
    const box = { x: x + inset + width / 2 - 12, y: y + 1.4, width: 24, height: 0.3 };
    pen.scene.items.push({ kind: "rect", box, fill: colourOf(pen, "hair") });
  },
});
