import type { DeckStep } from "../../schemas/repair";
import type { DeckLine, SetCard } from "../core/card-game";
import type { Breach } from "./breaches";
import type { Trial } from "./deck-repairs";
import type { Entry } from "./deck-rule";

/** What might mend a breach; whether it does is found out by trying. */

export interface Attempt<Card> {
  (steps: readonly DeckStep[]): Trial<Card>;
  /** Only whether the breach is gone, which is much quicker. */
  mends(steps: readonly DeckStep[]): boolean;
  /** What a measure would then be. */
  figure(steps: readonly DeckStep[]): number;
  /** Whether nothing comes in that may not be there: what the deck then still lacks doesn't count. */
  isHarmless(steps: readonly DeckStep[]): boolean;
}

type Plans<Card> = Generator<Trial<Card>, void>;

/** No deck needs more copies of one card than that to be mended. */
const mostCopies = 20;

/** Beyond so many it is all or nothing. */
const mostTried = 60;

const take = (card: string, copies: number): DeckStep => ({ do: "remove", card, copies });
const put = (card: string, copies: number): DeckStep => ({ do: "add", card, copies });

export function* removals<Card>(breach: Breach<Card>, attempt: Attempt<Card>): Plans<Card> {
  const { rule, finding } = breach;
  const { entries, excess } = finding;
  if (excess <= 0 || rule.kind === "measure") return;
  if (rule.kind === "relation") {
    for (const { id, count } of entries) yield* fewest(count, (n) => [take(id, n)], attempt);
    return;
  }
  if (rule.kind !== "count" && rule.kind !== "copies") {
    for (const { id, count } of entries) yield attempt([take(id, count)]);
    return;
  }
  const enough = entries.filter(({ count }) => count >= excess);
  for (const { id } of enough) yield attempt([take(id, excess)]);
  if (enough.length === 0) for (const kept of entries) yield attempt(keeping(kept, entries, excess));
}

/** So many cards fewer, and of the one to be kept last. */
function keeping<Card>(kept: Entry<Card>, entries: readonly Entry<Card>[], excess: number): DeckStep[] {
  const others = entries.filter((entry) => entry !== kept).sort((a, b) => b.count - a.count);
  const steps: DeckStep[] = [];
  let left = excess;
  for (const { id, count } of [...others, kept]) {
    if (left > 0) steps.push(take(id, Math.min(left, count)));
    left -= count;
  }
  return steps;
}

export function* additions<Card>(
  breach: Breach<Card>,
  deck: readonly DeckLine<Card>[],
  set: readonly SetCard<Card>[],
  attempt: Attempt<Card>,
): Plans<Card> {
  const { rule, finding } = breach;
  if (rule.kind === "relation") {
    const { adding } = finding;
    for (const { id } of set.filter(({ card, id }) => adding?.(card, id) ?? false))
      yield* fewest(mostCopies, (n) => [put(id, n)], attempt);
    return;
  }
  if (rule.kind !== "count" || finding.excess >= 0) return;
  const missing = -finding.excess;
  const fitting = set.filter(({ card, id }) => rule.among?.(card, id) ?? true);
  let isDone = false;
  for (const { id } of missing <= mostCopies ? fitting : []) {
    const trial = attempt([put(id, missing)]);
    isDone ||= trial.mends && trial.fresh.length === 0;
    yield trial;
  }
  if (!isDone) yield attempt(filling(missing, ownFirst(fitting, deck), attempt));
}

/** Changes of one card that bring a figure between its bounds, the smallest first. */
export function* adjustments<Card>(
  { rule, finding }: Breach<Card>,
  deck: readonly DeckLine<Card>[],
  set: readonly SetCard<Card>[],
  attempt: Attempt<Card>,
): Plans<Card> {
  if (rule.kind !== "measure") return;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule;
  const isCloser = (value: number): boolean => (finding.excess < 0 ? value > finding.count : value < finding.count);
  const found: { n: number; steps: DeckStep[] }[] = [];
  const seek = (most: number, step: (n: number) => DeckStep): void => {
    for (let n = 1; n <= Math.min(most, mostCopies); n++) {
      const value = attempt.figure([step(n)]);
      if (value >= min && value <= max) found.push({ n, steps: [step(n)] });
      if (!isCloser(value) || (value >= min && value <= max)) return;
    }
  };
  for (const { id, count } of deck) seek(count, (n) => take(id, n));
  for (const { id } of set) seek(mostCopies, (n) => put(id, n));
  for (const { steps } of found.sort((a, b) => a.n - b.n)) yield attempt(steps);
}

const ownFirst = <Card>(cards: readonly SetCard<Card>[], deck: readonly DeckLine<Card>[]): SetCard<Card>[] => {
  const own = new Set(deck.map(({ id }) => id));
  return [...cards.filter(({ id }) => own.has(id)), ...cards.filter(({ id }) => !own.has(id))];
};

/** As many of each card as make no new error, until there are enough. */
function filling<Card>(missing: number, cards: readonly SetCard<Card>[], attempt: Attempt<Card>): DeckStep[] {
  const steps: DeckStep[] = [];
  let left = missing;
  for (const { id } of cards) {
    if (left === 0) break;
    const room = largest(Math.min(left, mostCopies), (n) => attempt.isHarmless([...steps, put(id, n)]));
    if (room > 0) steps.push(put(id, room));
    left -= room;
  }
  return steps;
}

/** The largest number up to `most` that is all right, if smaller ones are whenever a larger one is. */
function largest(most: number, isRight: (n: number) => boolean): number {
  let [right, wrong, n] = [0, most + 1, Math.min(most, 3)];
  while (wrong - right > 1) {
    if (isRight(n)) right = n;
    else wrong = n;
    n = Math.floor((right + wrong) / 2);
  }
  return right;
}

/** The first number of copies that mends it. */
function* fewest<Card>(most: number, steps: (n: number) => DeckStep[], attempt: Attempt<Card>): Plans<Card> {
  for (let n = 1; n <= Math.min(most, mostTried); n++) {
    if (!attempt.mends(steps(n))) continue;
    yield attempt(steps(n));
    return;
  }
  if (most > mostTried) yield attempt(steps(most));
}
