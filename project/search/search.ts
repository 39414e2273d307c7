import { evaluate, namesIn } from "../../engine/core/formula/evaluate";
import { type Formula, parseFormula, type Slip } from "../../engine/core/formula/parse-formula";
import { didYouMean } from "../../engine/core/nearest";
import type { Problem } from "../../schemas/problem";
import { documentProblems } from "../problems";
import { labMarks, type SearchField, states } from "./fields";
import { folded } from "./folded";
import {
  type Asked,
  type ComparisonAsked,
  type FieldAsked,
  readSearch,
  type Sign,
  type WordsAsked,
} from "./read-search";
import type { SearchEntry, SearchedIn } from "./searched-card";

/**
 * Searching a set. The same words mean the same in the gallery, in decks, on paper and on the command line. What can't be
 * understood is told as a slip, with its place; it is then sought as words, so that what is printed is always found.
 */
export interface Search {
  /** Nothing is asked: every card answers. */
  isEmpty: boolean;
  slips: readonly Slip[];
  finds(entry: SearchEntry): boolean;
}

/** The same for lists of problems. */
export const slipProblems = (search: string, { slips }: Pick<Search, "slips">): Problem[] =>
  slips.map(({ message }) => documentProblems.report("search/slip", {}, { search, reason: message }));

type Test = (entry: SearchEntry) => boolean;

export function searchFor(text: string, searched: SearchedIn): Search {
  const { asked, slips } = readSearch(text);
  const resolver = new Resolver(searched, [...slips]);
  const finds = resolver.test(asked);
  return { isEmpty: asked.of.length === 0, slips: resolver.slips, finds };
}

class Resolver {
  constructor(
    private readonly searched: SearchedIn,
    readonly slips: Slip[],
  ) {}

  test(asked: Asked): Test {
    switch (asked.kind) {
      case "every": {
        const tests = asked.of.map((part) => this.test(part));
        return (entry) => tests.every((test) => test(entry));
      }
      case "some": {
        const tests = asked.of.map((part) => this.test(part));
        return (entry) => tests.some((test) => test(entry));
      }
      case "not": {
        const test = this.test(asked.of);
        return (entry) => !test(entry);
      }
      case "words":
        return words(asked);
      case "field":
        return this.field(asked);
      case "comparison":
        return this.comparison(asked);
    }
  }

  private slip({ at, length }: { at: number; length: number }, message: string): void {
    this.slips.push({ message, at, length });
  }

  private field(asked: FieldAsked): Test {
    const field = this.searched.fields.find(asked.name);
    if (!field) return this.unknown(asked);
    const { sign, value, isQuoted } = asked;
    if (field.name === "changed")
      return sign === ":" || sign === "=" ? this.changed(asked) : this.notCompared(asked, field);
    if (
      field.name === "is" ||
      field.name === "has" ||
      field.name === "deck" ||
      field.name === "problem" ||
      field.name === "lab"
    )
      return sign === ":" || sign === "=" ? this.around(field.name, asked) : this.notCompared(asked, field);
    if (sign === ":") return this.says(asked, field);
    if (field.isNumber && !isQuoted) {
      const formula = this.formula(asked);
      if (formula) return compared(formula);
      if (!field.isText || isUnequal(sign)) return words(asked);
      // “cost=red” asks for words where the cost is no number.
      this.forgetSlips(asked);
    }
    if (isUnequal(sign)) return this.notCompared(asked, field);
    const wanted = folded(value);
    const isSo: Test = (entry) => entry.textOf(field.name).split("\n").includes(wanted);
    return sign === "=" ? isSo : (entry) => !isSo(entry);
  }

  /** `power:3`, `power:2-4`, `tag:red`; without a value, that there is one. */
  private says(asked: FieldAsked, { name, isText, isNumber }: SearchField): Test {
    const { value, isQuoted } = asked;
    const range = isNumber && !isQuoted ? rangeIn(value) : undefined;
    const number = this.searched.fields.numberName(name) ?? name;
    if (range) {
      const [from, to] = range;
      return (entry) => {
        const n = entry.numberOf?.(number);
        return n !== undefined && n >= from && n <= to;
      };
    }
    if (!isText) {
      if (value !== "") this.slip(asked, `“${name}” is a number: ask for ${name}:3, ${name}:2-4 or ${name}>3.`);
      return value === "" ? (entry) => (entry.numberOf?.(number) ?? 0) !== 0 : words(asked);
    }
    const wanted = folded(value);
    return value === "" ? (entry) => entry.textOf(name) !== "" : (entry) => entry.textOf(name).includes(wanted);
  }

  private around(name: "is" | "has" | "deck" | "problem" | "lab", asked: FieldAsked): Test {
    const { searched } = this;
    const wanted = folded(asked.value);
    if (name === "deck") {
      const isIt = asked.sign === "=" ? (said: string) => said === wanted : (said: string) => said.includes(wanted);
      return (entry) => searched.decksOf(entry.id).some(({ id, name }) => isIt(folded(id)) || isIt(folded(name)));
    }
    if (name === "problem")
      return ({ id }) =>
        searched
          .problemsOf(id)
          .some(({ severity, code, message }) => folded(`${severity}\n${code}\n${message}`).includes(wanted));
    if (name === "lab") return this.marked(wanted) ?? this.unknownValue(name, asked);
    return (name === "is" ? this.state(wanted) : this.filledIn(wanted)) ?? this.unknownValue(name, asked);
  }

  /** Until it is known, every card may be meant. */
  private changed(asked: FieldAsked): Test {
    const { names, changedSince } = this.searched.versions;
    const found = changedSince(asked.value);
    if (found === "coming") return () => true;
    if (found !== "unknown") return ({ id }) => found.has(id);
    const known = names.map(({ value }) => value);
    this.slip(
      asked,
      asked.value === ""
        ? "No version has been kept yet: ask for changed:print, or changed:git where there is Git."
        : `Nothing is known of “${asked.value}”${didYouMean(asked.value, known) || `: ask for a kept version, a branch or tag, or changed:print`}.`,
    );
    // It is still being typed.
    return asked.value === "" ? () => true : words(asked);
  }

  private marked(wanted: string): Test | undefined {
    const markOf = ({ id, card }: SearchEntry) => card && this.searched.labOf(id, card);
    if (wanted === "old") return (entry) => markOf(entry)?.isOld === true;
    return wanted in labMarks ? (entry) => markOf(entry)?.kind === wanted : undefined;
  }

  private state(wanted: string): Test | undefined {
    if (wanted === "unused") return ({ id }) => this.searched.decksOf(id).length === 0;
    if (wanted === "used") return ({ id }) => this.searched.decksOf(id).length > 0;
    if (wanted === "unreadable") return ({ card }) => card === undefined;
    const number = this.searched.fields.numberName(wanted);
    return number === undefined ? undefined : ({ numberOf }) => (numberOf?.(number) ?? 0) !== 0;
  }

  private filledIn(wanted: string): Test | undefined {
    const { fields, problemsOf } = this.searched;
    if (wanted === "problem") return ({ id }) => problemsOf(id).length > 0;
    const path = fields.places.get(wanted) ?? fields.places.get(`${wanted}s`);
    if (path) return ({ card }) => isFilledIn(valueAt(card, path));
    const field = fields.find(wanted);
    return field?.isText ? (entry) => entry.textOf(field.name) !== "" : undefined;
  }

  private unknownValue(name: "is" | "has" | "lab", asked: FieldAsked): Test {
    const { fields } = this.searched;
    const { known, examples, said } = {
      is: { known: [...Object.keys(states), ...fields.numberNames], examples: "is:unused", said: "cards are" },
      has: { known: [...fields.places.keys()], examples: "has:art", said: "cards have" },
      lab: { known: Object.keys(labMarks), examples: "lab:strong", said: "the lab finds" },
    }[name];
    const guess = didYouMean(asked.value, known);
    const remedy = guess || ` (such as ${examples})`;
    this.slip(
      asked,
      asked.value === ""
        ? `Something is missing after “${name}:”${remedy}.`
        : `“${asked.value}” is nothing that ${said}${remedy}.`,
    );
    return words(asked);
  }

  /** A word with a colon may be printed on the card; a sign between two words hardly is. */
  private unknown(asked: FieldAsked): Test {
    const { name, sign, value } = asked;
    const { names } = this.searched.fields;
    if (sign !== ":") return this.comparison(asked);
    if (value !== "") this.slip(asked, `Cards have no “${name}”${didYouMean(name, names)}.`);
    return words(asked);
  }

  private notCompared(asked: FieldAsked, { name }: SearchField): Test {
    this.slip(asked, `“${name}” is no number: ask for ${name}:${asked.value || "…"}.`);
    return words(asked);
  }

  private comparison(asked: FieldAsked | ComparisonAsked): Test {
    const formula = this.formula(asked);
    return formula ? compared(formula) : words(asked);
  }

  /** Numbers of cards held against each other; a slip, if it isn't that. */
  private formula({ text, at }: FieldAsked | ComparisonAsked): Formula | undefined {
    const read = parseFormula(text);
    if (!read.ok) {
      this.slip({ at: at + read.slip.at, length: read.slip.length }, read.slip.message);
      return undefined;
    }
    const { fields } = this.searched;
    for (const { name, at: within, length } of namesIn(read.formula)) {
      if (fields.numberName(name) !== undefined) continue;
      const guess = didYouMean(name, fields.numberNames);
      this.slip({ at: at + within, length }, `“${name}” is no number of these cards${guess}.`);
      return undefined;
    }
    if (read.formula.kind === "operation" && /[<>=]/.test(read.formula.sign))
      return named(read.formula, fields.numberName);
    this.slip({ at, length: text.length }, "Nothing is compared here: write a sign such as > between numbers.");
    return undefined;
  }

  /** What was tried in vain before another reading fits. */
  private forgetSlips({ at, length }: { at: number; length: number }): void {
    while (this.slips.length > 0) {
      const last = this.slips.at(-1)!;
      if (last.at < at || last.at >= at + length) return;
      this.slips.pop();
    }
  }
}

const words = ({ text }: WordsAsked | FieldAsked | ComparisonAsked): Test => {
  const wanted = folded(text);
  return ({ any }) => any.includes(wanted);
};

const compared =
  (formula: Formula): Test =>
  ({ numberOf }) => {
    const outcome = numberOf && evaluate(formula, numberOf);
    return outcome?.ok === true && outcome.value !== 0;
  };

/** The same with names as the numbers have them, whatever the case in which they were typed. */
function named(formula: Formula, nameOf: (name: string) => string | undefined): Formula {
  switch (formula.kind) {
    case "number":
      return formula;
    case "name":
      return { ...formula, name: nameOf(formula.name) ?? formula.name };
    case "negative":
      return { ...formula, of: named(formula.of, nameOf) };
    case "operation":
      return { ...formula, left: named(formula.left, nameOf), right: named(formula.right, nameOf) };
    case "call":
      return { ...formula, given: formula.given.map((one) => named(one, nameOf)) };
  }
}

const isUnequal = (sign: Sign): boolean => sign !== ":" && sign !== "=" && sign !== "!=";

/** `3`, `2-4`, `2..4`, `-1..2`. */
function rangeIn(value: string): readonly [number, number] | undefined {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)(?:(?:-|–|\.\.)(-?\d+(?:\.\d+)?))?$/.exec(value) ?? [];
  if (from === undefined) return undefined;
  const ends = [Number(from), Number(to ?? from)] as const;
  return ends[0] <= ends[1] ? ends : [ends[1], ends[0]];
}

function valueAt(card: unknown, path: readonly string[]): unknown {
  let value = card;
  for (const key of path)
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return value;
}

function isFilledIn(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value === "object" && value !== null) return Object.values(value).some(isFilledIn);
  return value !== undefined && value !== null && value !== false;
}
