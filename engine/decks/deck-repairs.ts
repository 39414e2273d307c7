import { type DeckRepair, type DeckStep, stepsOf } from "../../schemas/repair";
import type { DeckLine, SetCard } from "../core/card-game";
import { type Breach, breachesOf, countCards, isRead, together } from "./check-deck";
import { type DeckRule, type DeckRules, type Entry, type NamedCard, nameOf } from "./deck-rule";
import { type Attempt, additions, adjustments, removals } from "./repair-plans";

/** More ways out than these are no help. */
const most = 8;

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

interface FreshError {
  kind: string;
  excess: number;
  cards: readonly Entry<unknown>[];
}

/** What a plan leads to. */
export interface Trial {
  steps: readonly DeckStep[];
  mends: boolean;
  /** Errors that the deck didn't have before, or not so badly. */
  fresh: readonly FreshError[];
}

/**
 * Ways to mend one breach, tried out before they are offered: each alone mends it and makes no other error. Taking cards
 * out of a deck that has just enough is the one exception: it is then told as short, with repairs of its own.
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
  const { rule } = breach;
  const figure = (steps: readonly DeckStep[]): number =>
    rule.kind === "measure" ? rule.figure(after(steps).filter(isRead)) : Number.NaN;
  const broken = (steps: readonly DeckStep[], which: (rule: DeckRule<Card>) => boolean): Breach<Card>[] => {
    const chosen = { ...rules, rulesFor: (entries: readonly Entry<Card>[]) => rules.rulesFor(entries).filter(which) };
    return breachesOf(chosen, after(steps));
  };
  const before = new Map(broken([], isError).map(({ key, finding: { excess } }) => [key, excess]));
  const mends = (steps: readonly DeckStep[]): boolean => !broken(steps, isAsked).some(({ key }) => key === breach.key);
  const freshErrors = (steps: readonly DeckStep[]): FreshError[] =>
    broken(steps, isError)
      .filter(({ key, finding: { excess } }) => !before.has(key) || (excess > 0 && excess > before.get(key)!))
      .map(({ rule, finding: { excess, entries } }) => ({ kind: rule.kind, excess, cards: entries }));
  const tryOnce = (steps: readonly DeckStep[]): Trial => ({ steps, mends: mends(steps), fresh: freshErrors(steps) });
  const follow = (steps: readonly DeckStep[]): Trial => {
    const trial = tryOnce(steps);
    const strays = trial.fresh.filter(({ kind }) => kind === "faction" || kind === "banned");
    // Whoever changes the leader takes out what followed the old one.
    return strays.length === 0 ? trial : tryOnce([...steps, ...strays.map(({ cards: [stray] }) => allOf(stray!))]);
  };
  const attempt: Attempt = Object.assign(follow, {
    mends,
    figure,
    isHarmless: (steps: readonly DeckStep[]) => freshErrors(steps).every(isShort),
  });
  const useful: Trial[] = [];
  for (const plans of [
    removals(breach, attempt),
    additions(breach, deck, set, attempt),
    adjustments(breach, deck, set, attempt),
  ]) {
    for (const plan of plans) {
      if (plan.mends && plan.steps.length > 0) useful.push(plan);
      if (useful.filter(isClean).length === most) break;
    }
  }
  const clean = useful.filter(isClean);
  const short = useful.filter(({ fresh }) => fresh.every(isShort));
  const names = new Map([...set, ...deck].map(({ id, card }) => [id, card ? nameOf({ id, card }) : id]));
  const repairs = (clean.length > 0 ? clean : short)
    .sort((a, b) => sizeOf(a.steps) - sizeOf(b.steps))
    .slice(0, most)
    .map(({ steps: [first, ...others] }): DeckRepair => {
      const repair = { ...first!, ...(others.length > 0 ? { with: others } : {}) };
      return { ...repair, label: labelOf({ ...repair, label: "" }, names) };
    });
  // Of those that read alike, nobody could choose one.
  return [...new Map(repairs.toReversed().map((repair) => [repair.label, repair])).values()].toReversed();
}

const allOf = ({ id, count }: Entry<unknown>): DeckStep => ({ do: "remove", card: id, copies: count });

const isClean = ({ fresh }: Trial): boolean => fresh.length === 0;
const isShort = ({ kind, excess }: FreshError): boolean => (kind === "count" || kind === "measure") && excess < 0;
const sizeOf = (steps: readonly DeckStep[]): number => countCards(steps.map(({ copies }) => ({ count: copies })));

const verbs = { remove: "Take out", add: "Add" } as const;
const told = 3;

function labelOf(repair: DeckRepair, names: ReadonlyMap<string, string>): string {
  const steps = stepsOf(repair);
  const parts = (["add", "remove"] as const).flatMap((what) => {
    const own = steps.filter((step) => step.do === what);
    const shown = own.slice(0, told).map(({ card, copies }) => `${copies} × ${names.get(card) ?? card}`);
    const rest = sizeOf(own.slice(told));
    if (rest > 0) shown.push(`${rest} more`);
    const last = shown.pop();
    if (last === undefined) return [];
    return [`${verbs[what]} ${shown.length > 0 ? `${shown.join(", ")} and ${last}` : last}`];
  });
  return parts.map((part, n) => (n === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join("; ");
}
