import { isRecord, withValueAt } from "../../../schemas/json-pointer";
import type { Json } from "../../core/vocabulary";
import { isSmall } from "./alignment";
import type { Grammar } from "./grammar";
import { familiarity, type Habits, noHabits } from "./habits";
import { plainForm } from "./plain-form";
import type { Reading, Where } from "./read-ability";
import { sizeOf } from "./search";
import type { Settled } from "./settle";
import type { Stage } from "./stage";
import type { Token } from "./tokens";

const readingsKept = 5;
const plainTries = 60;
/** Where less is understood, nothing is. */
export const leastCovered = 0.35;

/** What was read, each once, with what of the text it says. */
export class Found {
  readonly readings: Ranked[] = [];

  constructor(
    private readonly grammar: Grammar,
    private readonly stage: Stage,
    readonly given: Readonly<Record<string, Json>>,
    private readonly where: Where,
  ) {}

  get habits(): Habits {
    return this.where.habits ?? noHabits;
  }

  /** How many say all of it, just so. */
  get sure(): number {
    return this.readings.filter(({ isExact, missed, isRefused }) => isExact && missed.length === 0 && !isRefused)
      .length;
  }

  /** Whether one says all of it, be it in other words. */
  get isSaid(): boolean {
    return this.readings.some(({ apart, missed, isRefused }) => apart === 0 && missed.length === 0 && !isRefused);
  }

  /** How much of what was typed, but for small words and figures, stands in the words of the game at all. */
  known(words: readonly Token[]): number {
    const telling = words.filter(({ key }) => /^\p{L}/u.test(key) && !isSmall(key));
    return telling.filter(({ key }) => this.grammar.vocabulary.has(key)).length / Math.max(1, telling.length);
  }

  /** Whether a card that says it could be played. */
  isPlayable = (value: Json): boolean => {
    const { card, at } = this.stage;
    return this.where.isPlayable?.(withValueAt(card, at, value) as Json, at) !== false;
  };

  add(
    settled: Settled,
    words: readonly Token[],
    typed: readonly Token[],
    cost: number,
    passedOver: readonly number[],
  ): void {
    const { stage } = this;
    const { habits } = this;
    const { lexicon, schema, card } = stage;
    const { value, telling, apart } = plainForm(stage, settled, this.given, habits, { left: plainTries });
    const own = new Set(passedOver);
    const said = kept(
      words.map(({ key }) => key),
      telling.words.map(({ key }) => key),
    );
    const isMissed = words.map(({ key }, n) => own.has(n) || (!said.has(n) && !/^[.,;:]$/.test(key)));
    const covers = 1 - isMissed.filter(Boolean).length / words.length;
    const known = words.filter(
      ({ key }, n) => !isMissed[n] && this.grammar.vocabulary.has(key) && !/^[#.,;:…]/.test(key),
    );
    if (covers < leastCovered || known.length === 0 || this.isNamedOnly(value)) return;
    const key = JSON.stringify(value);
    if (this.readings.some((other) => JSON.stringify(other.value) === key)) return;
    this.readings.push({
      value,
      text: telling.text,
      isExact: apart === 0 && words === typed,
      covers,
      missed: ranges(words, isMissed),
      apart,
      cost,
      size: sizeOf(value),
      isRefused: !this.isPlayable(value),
      ...familiarity(habits, lexicon, schema, card, value),
    });
  }

  /** Whether nothing is said but what the ability is called: a sentence is no name. */
  private isNamedOnly(value: Json): boolean {
    const { before, after } = this.grammar.ownWords;
    const silent = new Set([before, after, ...Object.keys(this.given)]);
    return isRecord(value) && Object.keys(value).every((key) => silent.has(key));
  }

  best(): Reading[] {
    return this.readings
      .sort(better)
      .slice(0, readingsKept)
      .map(({ value, text, isExact, covers, strange, missed }) => ({ value, text, isExact, covers, strange, missed }));
  }
}

interface Ranked extends Reading {
  apart: number;
  cost: number;
  size: number;
  seen: number;
  isRefused: boolean;
}
const better = (a: Ranked, b: Ranked): number =>
  Number(a.isRefused) - Number(b.isRefused) ||
  Number(b.isExact) - Number(a.isExact) ||
  b.covers - a.covers ||
  a.apart - b.apart ||
  a.strange - b.strange ||
  a.size - b.size ||
  b.seen - a.seen ||
  a.cost - b.cost;

/** Which words of one text stand in the other too, in the same order. */
function kept(a: readonly string[], b: readonly string[]): ReadonlySet<number> {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const found = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.add(i++);
      j++;
    } else if (table[i + 1]![j]! >= table[i]![j + 1]!) i++;
    else j++;
  }
  return found;
}

function ranges(
  words: readonly { start: number; end: number }[],
  isMissed: readonly boolean[],
): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  words.forEach(({ start, end }, n) => {
    if (!isMissed[n]) return;
    const last = found.at(-1);
    if (last && isMissed[n - 1]) last.end = end;
    else found.push({ start, end });
  });
  return found;
}
