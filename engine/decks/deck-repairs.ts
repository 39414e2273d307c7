import { type DeckRepair, type DeckStep, stepsOf } from "../../schemas/repair";
import type { DeckLine, SetCard } from "../core/card-game";
import { type Breach, breachesOf } from "./breaches";
import { countCards, isRead, together } from "./deck-lines";
import { type DeckRule, type DeckRules, type Entry, type NamedCard, nameOf } from "./deck-rule";
import { type Attempt, additions, adjustments, removals } from "./repair-plans";

/** More ways out than these are no help. */
const most = 8;
/** Of so many those come first that leave least to advise against. */
const mostCompared = 24;
/** So many steps more are taken for what the first one would leave missing. */
const mostFurther = 4;

/** A deck with some copies fewer or more, each card on one line. */
export function withSteps<Card>(
  deck: readonly DeckLine<Card>[],
  steps: readonly DeckStep[],
  set: readonly SetCard<Card>[] = [],
): DeckLine<Card>[] {
  return applied(together(deck), steps, new Map(set.map(({ id, card }) => [id, card])));
}

function applied<Card>(
  deck: readonly DeckLine<Card>[],
  steps: readonly DeckStep[],
  set: ReadonlyMap<string, Card>,
): DeckLine<Card>[] {
  const lines = [...deck];
  for (const { do: what, card: id, copies } of steps) {
    const at = lines.findIndex((each) => each.id === id);
    const line = lines[at];
    const card = set.get(id);
    if (line) {
      const count = what === "add" ? line.count + copies : line.count - copies;
      lines.splice(at, 1, ...(count > 0 ? [{ ...line, count }] : []));
    } else if (what === "add" && card !== undefined) lines.push({ id, card, count: copies });
  }
  return lines;
}

/** What a plan leads to. */
export interface Trial<Card = unknown> {
  steps: readonly DeckStep[];
  mends: boolean;
  /** Errors that the deck didn't have before, or not so badly. */
  fresh: readonly Breach<Card>[];
}

/**
 * Ways to mend one breach, tried out before they are offered: each alone mends it and makes no other error. Where cards that
 * go out would be missed, others come in for them in the same repair.
 */
export function repairsOf<Card extends NamedCard>(
  rules: DeckRules<Card>,
  deck: readonly DeckLine<Card>[],
  breach: Breach<Card>,
  set: readonly SetCard<Card>[],
): DeckRepair[] {
  const isError = ({ id }: { id: string }): boolean => rules.area.kinds[id]!.severity === "error";
  const isAsked = ({ id, about }: { id: string; about?: string }): boolean =>
    id === breach.rule.id && about === breach.rule.about;
  const cards = new Map(set.map(({ id, card }) => [id, card]));
  const after = (steps: readonly DeckStep[]): DeckLine<Card>[] => applied(deck, steps, cards);
  const broken = (steps: readonly DeckStep[], which: (rule: DeckRule<Card>) => boolean): Breach<Card>[] => {
    const chosen = { ...rules, rulesFor: (entries: readonly Entry<Card>[]) => rules.rulesFor(entries).filter(which) };
    return breachesOf(chosen, after(steps));
  };
  const before = new Map(broken([], () => true).map(({ key, finding: { excess } }) => [key, excess]));
  const isFresh = ({ key, finding: { excess } }: Breach<Card>): boolean => {
    const known = before.get(key);
    return known === undefined || excess * known < 0 || (excess > 0 && excess > known);
  };
  const mends = (steps: readonly DeckStep[]): boolean => !broken(steps, isAsked).some(({ key }) => key === breach.key);
  const freshErrors = (steps: readonly DeckStep[]): Breach<Card>[] => broken(steps, isError).filter(isFresh);
  /** Both at once: thousands of plans are tried. */
  const tryOnce = (steps: readonly DeckStep[]): Trial<Card> => {
    const left = broken(steps, (rule) => isAsked(rule) || isError(rule));
    return {
      steps,
      mends: !left.some(({ rule, key }) => isAsked(rule) && key === breach.key),
      fresh: left.filter((each) => isError(each.rule) && isFresh(each)),
    };
  };
  const follow = (steps: readonly DeckStep[]): Trial<Card> => {
    const trial = tryOnce(steps);
    const strays = trial.fresh.filter(({ rule }) => rule.kind === "faction" || rule.kind === "banned");
    // Whoever changes the leader takes out what followed the old one.
    return strays.length === 0
      ? trial
      : tryOnce([...steps, ...strays.map(({ finding }) => allOf(finding.entries[0]!))]);
  };
  /** Tries what comes after steps that are made already. */
  const attemptAfter = (made: readonly DeckStep[], { rule }: Breach<Card>): Attempt<Card> => {
    const all = (steps: readonly DeckStep[]): DeckStep[] => joined([...made, ...steps]);
    return Object.assign((steps: readonly DeckStep[]) => follow(all(steps)), {
      mends: (steps: readonly DeckStep[]) => mends(all(steps)),
      figure: (steps: readonly DeckStep[]) =>
        rule.kind === "measure" ? rule.figure(after(all(steps)).filter(isRead)) : Number.NaN,
      // What was taken out to mend it doesn't come in again.
      isHarmless: (steps: readonly DeckStep[]) =>
        freshErrors(all(steps)).every(isShort) && (made.length === 0 || mends(all(steps))),
    });
  };
  /** What a deck has too few of comes in at once: the step after the steps, and the one after that. */
  const settled = (trial: Trial<Card>, left = mostFurther): Trial<Card> | undefined => {
    const [short] = trial.fresh;
    if (!short) return trial.mends ? trial : undefined;
    if (left === 0 || !isShort(short)) return undefined;
    const lines = after(trial.steps);
    const attempt = attemptAfter(trial.steps, short);
    let best: Trial<Card> | undefined;
    for (const plans of [additions(short, lines, set, attempt), adjustments(short, lines, set, attempt)])
      for (const plan of plans) {
        if (!plan.mends || plan.fresh.some(({ key }) => key === short.key) || !plan.fresh.every(isShort)) continue;
        if (plan.fresh.length === 0) return plan;
        if (!best || plan.fresh.length < best.fresh.length) best = plan;
      }
    return best && settled(best, left - 1);
  };
  const attempt = attemptAfter([], breach);
  const useful: Trial<Card>[] = [];
  for (const plans of [
    removals(breach, attempt),
    additions(breach, deck, set, attempt),
    adjustments(breach, deck, set, attempt),
  ]) {
    for (const plan of plans) {
      if (plan.mends && plan.steps.length > 0) useful.push(plan);
      if (useful.filter(isClean).length >= mostCompared) break;
    }
  }
  const clean = useful.filter(isClean);
  const short = useful.filter(({ fresh }) => fresh.every(isShort)).sort(smallestFirst);
  const ready = clean.length > 0 ? clean : short.slice(0, most).flatMap((trial) => settled(trial) ?? []);
  const names = new Map([...set, ...deck].map(({ id, card }) => [id, card ? nameOf({ id, card }) : id]));
  const advice = ({ steps }: Trial<Card>): number => broken(steps, (rule) => !isError(rule)).filter(isFresh).length;
  const repairs = ready
    .map((trial) => ({ trial, advised: advice(trial) }))
    .sort((a, b) => a.advised - b.advised || smallestFirst(a.trial, b.trial))
    .slice(0, most)
    .map(({ trial }) => trial)
    .map(({ steps: [first, ...others] }): DeckRepair => {
      const repair = { ...first!, ...(others.length > 0 ? { with: others } : {}) };
      return { ...repair, label: labelOf({ ...repair, label: "" }, names) };
    });
  // Of those that read alike, nobody could choose one.
  return [...new Map(repairs.toReversed().map((repair) => [repair.label, repair])).values()].toReversed();
}

const allOf = ({ id, count }: Entry<unknown>): DeckStep => ({ do: "remove", card: id, copies: count });

const isClean = <Card>({ fresh }: Trial<Card>): boolean => fresh.length === 0;
const isShort = <Card>({ rule: { kind }, finding: { excess } }: Breach<Card>): boolean =>
  (kind === "count" || kind === "measure") && excess < 0;
const sizeOf = (steps: readonly DeckStep[]): number => countCards(steps.map(({ copies }) => ({ count: copies })));
const smallestFirst = <Card>(a: Trial<Card>, b: Trial<Card>): number => sizeOf(a.steps) - sizeOf(b.steps);

/** One step for each card, whatever was to become of it on the way. */
function joined(steps: readonly DeckStep[]): DeckStep[] {
  const copies = new Map<string, number>();
  for (const { do: what, card, copies: n } of steps)
    copies.set(card, (copies.get(card) ?? 0) + (what === "add" ? n : -n));
  return [...copies].flatMap(([card, n]): DeckStep[] =>
    n === 0 ? [] : [{ do: n > 0 ? "add" : "remove", card, copies: Math.abs(n) }],
  );
}

const verbs = { remove: "take out", add: "add" } as const;
const told = 3;

/** What is meant first: what goes out before what comes in for it, a leader before what can't follow. */
function labelOf(repair: DeckRepair, names: ReadonlyMap<string, string>): string {
  const steps = stepsOf(repair);
  const parts = (repair.do === "add" ? (["add", "remove"] as const) : (["remove", "add"] as const)).flatMap((what) => {
    const own = steps.filter((step) => step.do === what);
    const shown = own.slice(0, told).map(({ card, copies }) => `${copies} × ${names.get(card) ?? card}`);
    const rest = sizeOf(own.slice(told));
    if (rest > 0) shown.push(`${rest} more`);
    const last = shown.pop();
    if (last === undefined) return [];
    return [`${verbs[what]} ${shown.length > 0 ? `${shown.join(", ")} and ${last}` : last}`];
  });
  const [first = "", second] = parts;
  const instead = repair.do === "remove" ? " instead" : "";
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${second === undefined ? "" : `; ${second}${instead}`}`;
}
