import type { Slip } from "../../engine/core/formula/parse-formula";

/**
 * What a search says, before anybody knows of which cards: words that must all be found, `or` between those of which one is
 * enough, `-` before what must not be, brackets, quotes around what belongs together; `field:value` and other signs look in
 * one place, and signs between numbers compare them (`worth-cost>1`). Every text is a search; what looks like a slip is told.
 */

export interface Placed {
  at: number;
  length: number;
}

const signs = [":", "=", "!=", "<=", ">=", "<", ">"] as const;
export type Sign = (typeof signs)[number];

export type Asked =
  | { kind: "every" | "some"; of: readonly Asked[] }
  | { kind: "not"; of: Asked }
  | WordsAsked
  | FieldAsked
  | ComparisonAsked;
export type WordsAsked = Placed & { kind: "words"; text: string };
export type FieldAsked = Placed & {
  kind: "field";
  text: string;
  name: string;
  sign: Sign;
  value: string;
  isQuoted: boolean;
};
/** Numbers held against each other, in a formula. */
export type ComparisonAsked = Placed & { kind: "comparison"; text: string };

interface ReadSearch {
  asked: Extract<Asked, { kind: "every" | "some" }>;
  slips: readonly Slip[];
}

/** A search is typed by hand: what is longer or deeper was not. */
const limits = { length: 2000, depth: 20 } as const;

const fieldForm = /^([\p{L}_][\p{L}\p{N}_.]*)(:|==?|!=|<>|≠|<=|≤|>=|≥|<|>)/u;
const spellings: Readonly<Record<string, Sign>> = { "==": "=", "<>": "!=", "≠": "!=", "≤": "<=", "≥": ">=" };
const comparing = /[<>=≤≥≠]/;

export function readSearch(text: string): ReadSearch {
  return new Reader(text.slice(0, limits.length)).whole();
}

/** Since when cards are to have changed, as often as the search asks for that. */
export function changesAskedIn(text: string): string[] {
  const within = (asked: Asked): string[] => {
    if (asked.kind === "every" || asked.kind === "some") return asked.of.flatMap(within);
    if (asked.kind === "not") return within(asked.of);
    return asked.kind === "field" && asked.name.toLowerCase() === "changed" ? [asked.value] : [];
  };
  return [...new Set(within(readSearch(text).asked))];
}

class Reader {
  private at = 0;
  private depth = 0;
  private readonly slips: Slip[] = [];

  constructor(private readonly text: string) {}

  whole(): ReadSearch {
    const parts: Asked[] = [];
    while (this.at < this.text.length) {
      parts.push(this.either());
      if (this.text[this.at] !== ")") continue;
      this.slips.push({ message: "This bracket closes nothing.", at: this.at, length: 1 });
      this.at += 1;
    }
    const [only, ...others] = parts;
    const isWhole = only !== undefined && others.length === 0 && (only.kind === "every" || only.kind === "some");
    return { asked: isWhole ? only : { kind: "every", of: parts }, slips: this.slips };
  }

  /** What stands between brackets, or everything. */
  private either(): Asked {
    const sides: Asked[][] = [[]];
    for (let part = this.next(); part !== undefined; part = this.next()) {
      if (part === "or") sides.push([]);
      else sides.at(-1)!.push(part);
    }
    // An “or” with nothing beside it is still being typed.
    const said = sides.filter((side) => side.length > 0).map((of): Asked => ({ kind: "every", of }));
    return said.length > 1 ? { kind: "some", of: said } : (said[0] ?? { kind: "every", of: [] });
  }

  /** Nothing where a bracket closes or the text ends. */
  private next(): Asked | "or" | undefined {
    while (/\s/.test(this.text[this.at] ?? "")) this.at += 1;
    const here = this.text[this.at];
    if (here === undefined || here === ")") return undefined;
    if (here === "(") return this.bracket();
    if (here === "-" && /\S/.test(this.text[this.at + 1] ?? "")) {
      this.at += 1;
      const of = this.next();
      return of === undefined || of === "or" ? undefined : { kind: "not", of };
    }
    return this.term();
  }

  private bracket(): Asked {
    const { at } = this;
    this.at += 1;
    if (this.depth >= limits.depth) {
      this.slips.push({ message: `Brackets stand more than ${limits.depth} deep in each other here.`, at, length: 1 });
      return { kind: "every", of: [] };
    }
    this.depth += 1;
    const inside = this.either();
    this.depth -= 1;
    if (this.text[this.at] === ")") this.at += 1;
    return inside;
  }

  private term(): Asked | "or" {
    const { at } = this;
    if (this.text[at] === '"') return { kind: "words", text: this.quoted(), at, length: this.at - at };
    const field = fieldForm.exec(this.text.slice(at));
    if (field) return this.field(field[0], field[1]!, field[2]!);
    const text = this.unbroken();
    if (text === "|" || text.toLowerCase() === "or") return "or";
    return { kind: comparing.test(text) && text.length > 1 ? "comparison" : "words", text, at, length: text.length };
  }

  private field(head: string, name: string, written: string): Asked {
    const { at } = this;
    this.at += head.length;
    const isQuoted = this.text[this.at] === '"';
    const value = isQuoted ? this.quoted() : this.unbroken();
    const sign = spellings[written] ?? (written as Sign);
    return { kind: "field", text: this.text.slice(at, this.at), name, sign, value, isQuoted, at, length: this.at - at };
  }

  /** A quote that isn't closed goes on to the end: it is still being typed. */
  private quoted(): string {
    const from = this.at + 1;
    const end = this.text.indexOf('"', from);
    this.at = end < 0 ? this.text.length : end + 1;
    return this.text.slice(from, end < 0 ? undefined : end);
  }

  /** Up to the next blank, or to a bracket that was opened before it. */
  private unbroken(): string {
    const from = this.at;
    let open = 0;
    for (; this.at < this.text.length; this.at++) {
      const here = this.text[this.at]!;
      if (/\s/.test(here) || (here === ")" && open === 0)) break;
      if (here === "(") open += 1;
      if (here === ")") open -= 1;
    }
    return this.text.slice(from, this.at);
  }
}
