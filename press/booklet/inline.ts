import type { Piece, Words } from "../rich-text";

/** The words of a paragraph, with their marks read: bold, italic, symbols, cards and house rules by name. */

/** Something of the set that is called by its name or number: `[[card:attack]]`, `[[rule:startHand]]`. */
interface Mention {
  mention: string;
  id: string;
}
export type Run = Piece | Mention;

/** What is told of when it isn't printed. */
export interface Aim {
  html(tag: string): void;
  picture(source: string): void;
  link(address: string): void;
}

const special = /\\[\\`*_{}[\]()#+\-.!|<>~]|`+|\*{1,3}|_{1,3}|!?\[\[|!?\[|\{|<|&|\n/g;
const symbol = /^\{([^{}\s:]{1,24})\}/;
const named = /^!?\[\[([a-z]{1,20}):([^[\]|]{1,200})(?:\|[^[\]]{0,40})?\]\]/;
const link = /^(!?)\[([^[\]]{0,1000})\]\(\s*<?([^()\s<>]{0,1000})>?(?:\s+"[^"]{0,300}")?\s*\)/;
const tag = /^<(\/?[A-Za-z][^<>]{0,500}|!--[^<>]{0,500}--)>/;
const address = /^<((?:https?:\/\/|mailto:)[^<>\s]{1,500})>/;
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };
/** Marks are closed within so many characters, or are signs. */
const farthest = 4000;

export function readInline(text: string, told: Aim): Run[][] {
  const reader = new InlineReader(text, told);
  return reader.read();
}

class InlineReader {
  private readonly lines: Run[][] = [[]];
  private words = "";
  private bold = "";
  private italic = "";

  constructor(
    private readonly text: string,
    private readonly told: Aim,
  ) {}

  read(): Run[][] {
    const { text } = this;
    let from = 0;
    special.lastIndex = 0;
    for (let found = special.exec(text); found; found = special.exec(text)) {
      const at = found.index;
      this.words += text.slice(from, at);
      from = this.mark(found[0], at);
      special.lastIndex = from;
    }
    this.words += text.slice(from);
    this.flush();
    const lines = this.lines.filter((runs) => runs.length > 0);
    return lines.length > 0 ? lines : [[]];
  }

  /** Answers with the place behind what it has read. */
  private mark(sign: string, at: number): number {
    const rest = (): string => this.text.slice(at, at + 1600);
    switch (sign[0]) {
      case "\\":
        this.words += sign.slice(1);
        return at + 2;
      case "`":
        return this.code(sign, at);
      case "*":
      case "_":
        return this.emphasis(sign, at);
      case "{":
        return this.take(symbol.exec(rest()), at, (found) => this.add({ symbol: found[1] as string }));
      case "<":
        return this.angle(rest(), at);
      case "&":
        return this.take(/^&(amp|lt|gt|quot|nbsp);/.exec(rest()), at, (found) => {
          this.words += entities[found[1] as string];
        });
      case "\n":
        this.flush();
        this.lines.push([]);
        return at + 1;
      default:
        return this.bracket(rest(), at);
    }
  }

  private take(found: RegExpExecArray | null, at: number, use: (found: RegExpExecArray) => void): number {
    if (found) use(found);
    else this.words += this.text[at];
    return at + (found?.[0].length ?? 1);
  }

  private code(ticks: string, at: number): number {
    const from = at + ticks.length;
    const end = this.text.slice(from, from + farthest).indexOf(ticks);
    if (end < 0) {
      this.words += ticks;
      return from;
    }
    this.add({ text: this.text.slice(from, from + end).trim(), bold: false, italic: false, color: "accent" });
    return from + end + ticks.length;
  }

  private emphasis(sign: string, at: number): number {
    const after = this.text[at + sign.length] ?? " ";
    const before = this.text[at - 1] ?? " ";
    // Underlines within a word belong to it.
    const isWithin = sign[0] === "_" && /[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after);
    const strong = sign[0]?.repeat(2) as string;
    const mild = sign[0] as string;
    const closes = !/\s/.test(before);
    if (!isWithin && closes && sign.length !== 1 && this.bold === strong) {
      this.flush();
      this.bold = "";
      return at + 2;
    }
    if (!isWithin && closes && this.italic === mild && sign.length !== 2) {
      this.flush();
      this.italic = "";
      return at + 1;
    }
    const opens = !isWithin && !/\s/.test(after);
    const ahead = this.text.slice(at + sign.length, at + farthest);
    if (opens && sign.length >= 2 && this.bold === "" && ahead.includes(strong)) {
      this.flush();
      this.bold = strong;
      return at + 2;
    }
    if (opens && sign.length !== 2 && this.italic === "" && ahead.includes(mild)) {
      this.flush();
      this.italic = mild;
      return at + 1;
    }
    this.words += sign;
    return at + sign.length;
  }

  private angle(rest: string, at: number): number {
    const found = address.exec(rest);
    if (found) {
      this.words += found[1];
      return at + found[0].length;
    }
    return this.take(tag.exec(rest), at, ([, name = ""]) => {
      if (/^br\b/i.test(name)) {
        this.flush();
        this.lines.push([]);
      } else if (!name.startsWith("!--")) this.told.html(`<${name}>`);
    });
  }

  private bracket(rest: string, at: number): number {
    const mention = named.exec(rest);
    if (mention) {
      this.add({ mention: mention[1] as string, id: (mention[2] as string).trim() });
      return at + mention[0].length;
    }
    return this.take(link.exec(rest), at, ([, isPicture, words = "", target = ""]) => {
      const isWeb = /^(https?:\/\/|mailto:)/i.test(target);
      if (isPicture) this.told.picture(target);
      else if (!isWeb && !target.startsWith("#")) this.told.link(target);
      this.words += words;
      // On paper nobody can click.
      if (isWeb && !isPicture && !target.includes(words)) this.words += ` (${target.replace(/^mailto:/i, "")})`;
    });
  }

  private add(run: Run): void {
    this.flush();
    this.lines.at(-1)?.push(run);
  }

  private flush(): void {
    if (this.words === "") return;
    const words: Words = { text: this.words, bold: this.bold !== "", italic: this.italic !== "" };
    this.lines.at(-1)?.push(words);
    this.words = "";
  }
}
