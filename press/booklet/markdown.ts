import type { Problem } from "../../schemas/problem";
import { type Aim, type Run, readInline } from "./inline";
import { bookletProblems } from "./problems";

/**
 * Reads the text of a booklet: the Markdown that people write, and parts of the set (`![[card:attack]]`). Whatever it is
 * given, it reads each line at most once a level, runs nothing, and opens nothing: what it can't print it tells of.
 */

export type Block =
  | { kind: "heading"; level: number; lines: Run[][] }
  | { kind: "paragraph"; lines: Run[][] }
  | { kind: "list"; start: number | undefined; items: Block[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "table"; aligns: Align[]; head: Run[][]; rows: Run[][][] }
  | { kind: "code"; lines: string[] }
  | { kind: "rule" }
  | { kind: "picture"; source: string; words: string }
  /** Parts of the set, side by side. */
  | { kind: "parts"; parts: Part[]; row: number };

export type Align = "left" | "center" | "right";

export interface Part {
  what: string;
  /** Behind the colon. */
  id: string;
  /** mm, behind a bar. */
  width?: number;
}

interface ReadText {
  blocks: Block[];
  problems: Problem[];
}

/** Characters; some four hundred pages. */
const longestText = 1_000_000;
const deepest = 6;
/** More problems than anybody reads. */
const mostProblems = 50;

interface Line {
  text: string;
  row: number;
}

export function readMarkdown(text: string, file: string): ReadText {
  if (text.length > longestText) {
    const params = { size: (text.length / 1_000_000).toFixed(1), limit: longestText / 1_000_000 };
    return { blocks: [], problems: [bookletProblems.report("booklet/too-large", { file }, params)] };
  }
  const lines = text.split(/\r\n?|\n/).map((line, at) => ({ text: line.replaceAll("\t", "    "), row: at + 1 }));
  const reader = new Reader(file);
  const blocks = reader.blocks(lines, 0);
  if (blocks.length === 0) reader.problems.push(bookletProblems.report("booklet/empty", { file }, { file }));
  return { blocks, problems: reader.problems.slice(0, mostProblems) };
}

const fence = /^ {0,3}(```+|~~~+)/;
const heading = /^ {0,3}(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/;
const ruler = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/;
const underline = /^ {0,3}(=+|-+) *$/;
const quote = /^ {0,3}>/;
const item = /^( *)([-*+]|(\d{1,9})[.)])(?: +|$)/;
const tableRule = /^ *\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/;
const html = /^ {0,3}<(?:!--|[/?!]?[A-Za-z])/;
const partMark = /^!\[\[([a-z]{1,20})(?::([^[\]|]{1,200}))?(?:\|(\d{1,3})(?:mm)?)?\]\]$/;
const pictureMark = /^!\[([^\]]{0,300})\]\(([^()\s]{1,300})(?:\s+"[^"]{0,300}")?\)$/;

const isBlank = (line: Line | undefined): boolean => line !== undefined && line.text.trim() === "";
const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;

class Reader {
  readonly problems: Problem[] = [];

  constructor(private readonly file: string) {}

  blocks(lines: readonly Line[], depth: number): Block[] {
    const found: Block[] = [];
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] as Line;
      if (isBlank(line)) {
        at++;
        continue;
      }
      const from = at;
      at = this.block(lines, at, depth, found);
      if (at <= from) throw new Error(`Line ${line.row} of ${this.file} isn't read any further.`);
    }
    return found;
  }

  /** Answers with the line behind the block. */
  private block(lines: readonly Line[], at: number, depth: number, found: Block[]): number {
    const line = lines[at] as Line;
    const opening = fence.exec(line.text);
    if (opening) return this.code(lines, at, opening[1] as string, found);
    const title = heading.exec(line.text);
    if (title) {
      const [, marks = "", words = ""] = title;
      found.push({ kind: "heading", level: marks.length, lines: this.inline(words, line.row) });
      return at + 1;
    }
    if (ruler.test(line.text)) {
      found.push({ kind: "rule" });
      return at + 1;
    }
    if (html.test(line.text)) return this.html(lines, at);
    if (isTable(lines, at)) return this.table(lines, at, found);
    const isNested = quote.test(line.text) || item.test(line.text);
    if (isNested && depth >= deepest) this.report("booklet/too-deep", line.row, { limit: deepest });
    else if (quote.test(line.text)) return this.quote(lines, at, depth, found);
    else if (item.test(line.text)) return this.list(lines, at, depth, found);
    return this.paragraph(lines, at, found);
  }

  private code(lines: readonly Line[], from: number, mark: string, found: Block[]): number {
    let at = from + 1;
    const isEnd = ({ text }: Line): boolean => text.trim().startsWith(mark) && /^[`~]+$/.test(text.trim());
    while (at < lines.length && !isEnd(lines[at] as Line)) at++;
    found.push({ kind: "code", lines: lines.slice(from + 1, at).map(({ text }) => text) });
    return at + 1;
  }

  /** Comments go without a word. */
  private html(lines: readonly Line[], from: number): number {
    const first = lines[from] as Line;
    const isComment = first.text.trimStart().startsWith("<!--");
    let at = from;
    if (isComment) {
      while (at < lines.length && !lines[at]?.text.includes("-->")) at++;
      return at + 1;
    }
    while (at < lines.length && !isBlank(lines[at])) at++;
    this.report("booklet/html-left-out", first.row, { tag: shortened(first.text.trim()) });
    return at;
  }

  private table(lines: readonly Line[], from: number, found: Block[]): number {
    const cells = ({ text, row }: Line): Run[][] => cellsOf(text).map((cell) => this.inline(cell, row).flat());
    const aligns = cellsOf((lines[from + 1] as Line).text).map(alignOf);
    const head = cells(lines[from] as Line);
    let at = from + 2;
    const rows: Run[][][] = [];
    for (; at < lines.length && lines[at]?.text.includes("|"); at++) rows.push(cells(lines[at] as Line));
    found.push({ kind: "table", aligns, head, rows });
    return at;
  }

  private quote(lines: readonly Line[], from: number, depth: number, found: Block[]): number {
    const inner: Line[] = [];
    let at = from;
    for (; at < lines.length && quote.test((lines[at] as Line).text); at++) {
      const { text, row } = lines[at] as Line;
      inner.push({ text: text.replace(/^ {0,3}> ?/, ""), row });
    }
    found.push({ kind: "quote", blocks: this.blocks(inner, depth + 1) });
    return at;
  }

  private list(lines: readonly Line[], from: number, depth: number, found: Block[]): number {
    const first = item.exec((lines[from] as Line).text) as RegExpExecArray;
    const [isOrdered, own] = [first[3] !== undefined, (first[1] as string).length];
    const items: Block[][] = [];
    let at = from;
    while (at < lines.length) {
      const { text, row } = lines[at] as Line;
      const mark = item.exec(text);
      const isNext = mark && (mark[1] as string).length <= own + 1 && (mark[3] !== undefined) === isOrdered;
      if (!isNext || ruler.test(text)) break;
      const within = mark[0].trimEnd().length + 1;
      const inner: Line[] = [{ text: text.slice(mark[0].length), row }];
      for (at++; at < lines.length && this.belongs(lines, at, within); at++) {
        const line = lines[at] as Line;
        inner.push({ ...line, text: line.text.slice(Math.min(indentOf(line), within)) });
      }
      items.push(this.blocks(inner, depth + 1));
    }
    found.push({ kind: "list", start: isOrdered ? Number(first[3]) : undefined, items });
    return at;
  }

  /** A blank line belongs to an item if what follows it does; a line right below it as long as it begins nothing new. */
  private belongs(lines: readonly Line[], at: number, within: number): boolean {
    const line = lines[at] as Line;
    if (!isBlank(line)) {
      if (indentOf(line) >= within) return true;
      return !isBlank(lines[at - 1]) && !item.test(line.text) && !startsBlock(line);
    }
    const next = lines[at + 1];
    return next !== undefined && (isBlank(next) ? false : indentOf(next) >= within);
  }

  private paragraph(lines: readonly Line[], from: number, found: Block[]): number {
    let at = from + 1;
    for (; at < lines.length; at++) {
      const line = lines[at] as Line;
      const under = at === from + 1 && underline.exec(line.text);
      if (under) {
        const level = under[1]?.startsWith("=") ? 1 : 2;
        found.push({ kind: "heading", level, lines: this.inline((lines[from] as Line).text, line.row) });
        return at + 1;
      }
      if (isBlank(line) || startsBlock(line) || item.test(line.text) || isTable(lines, at)) break;
    }
    const { row } = lines[from] as Line;
    const text = lines
      .slice(from, at)
      .map((line) => `${line.text.trim()}${/ {2,}$|\\$/.test(line.text) ? "\n" : ""}`)
      .join(" ")
      .replaceAll("\n ", "\n");
    found.push(
      this.partsIn(text, row) ?? this.pictureIn(text, row) ?? { kind: "paragraph", lines: this.inline(text, row) },
    );
    return at;
  }

  private partsIn(text: string, row: number): Block | undefined {
    if (!text.startsWith("![[")) return undefined;
    const marks = text.trim().split(/\s+(?=!\[\[)/);
    const parts = marks.flatMap((mark): Part[] => {
      const [, what, id = "", width] = partMark.exec(mark) ?? [];
      return what === undefined ? [] : [{ what, id: id.trim(), ...(width !== undefined && { width: Number(width) }) }];
    });
    return parts.length === marks.length ? { kind: "parts", parts, row } : undefined;
  }

  private pictureIn(text: string, row: number): Block | undefined {
    const [, words = "", source] = pictureMark.exec(text.trim()) ?? [];
    if (source === undefined) return undefined;
    if (isOwnPicture(source)) return { kind: "picture", source, words };
    this.report("booklet/picture-left-out", row, { source: shortened(source) });
    return { kind: "paragraph", lines: [[{ text: words, bold: false, italic: true }]] };
  }

  private inline(text: string, row: number): Run[][] {
    const told: Aim = {
      html: (tag) => this.report("booklet/html-left-out", row, { tag: shortened(tag) }),
      picture: (source) => this.report("booklet/picture-left-out", row, { source: shortened(source) }),
      link: (address) => this.report("booklet/link-left-out", row, { address: shortened(address) }),
    };
    return readInline(text, told);
  }

  private report(code: keyof typeof bookletProblems.kinds, row: number, params: Record<string, string | number>): void {
    if (this.problems.length >= mostProblems) return;
    const problem = bookletProblems.report(code, { file: this.file, row }, params as never);
    if (!this.problems.some(({ message }) => message === problem.message)) this.problems.push(problem);
  }
}

const startsBlock = ({ text }: Line): boolean =>
  fence.test(text) || heading.test(text) || ruler.test(text) || quote.test(text) || html.test(text);

const isTable = (lines: readonly Line[], at: number): boolean => {
  const [head, rule] = [lines[at]?.text ?? "", lines[at + 1]?.text ?? ""];
  return head.includes("|") && rule.includes("-") && rule.includes("|") && tableRule.test(rule);
};

/** A bar behind a backslash, or within braces, is a sign. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}

const alignOf = (rule: string): Align => (rule.endsWith(":") ? (rule.startsWith(":") ? "center" : "right") : "left");

/** A picture of the project, without a way out of its folder. */
const isOwnPicture = (source: string): boolean =>
  /^art\/[^\\:*?"<>|]+\.(png|jpe?g|webp|gif|avif|svg|tiff?)$/i.test(source) && !source.split("/").includes("..");

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);
