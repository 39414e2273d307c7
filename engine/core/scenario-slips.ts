import type { TSchema } from "typebox";
import type { Check, Scenario, ScenarioStep } from "../../schemas/scenario";
import type { Action, Game, MatchSetup, Rules } from "./game";
import type { CoreState } from "./machine";
import { didYouMean } from "./nearest";
import type { Aliases } from "./scenario-aliases";
import { type KnownCards, noCard, plainWords, slipInAction } from "./scenario-fields";
import type { Json } from "./vocabulary";

type Slip<Said> = (said: Said) => string | null;

/** Slips that show only when the match is set up: seats that nobody has, cards and things that nobody knows. */

/** The first slip in a sentence, before anything is done; null if there is none. `cards` are all that can be meant. */
export function slipAgainst(
  game: Game,
  rules: Rules,
  state: CoreState,
  cards: MatchSetup["cards"],
  { given, when = [], then = [] }: Scenario,
): string | null {
  const called = namesIn(given as Json);
  const twice = called.find((name, n) => called.indexOf(name) < n);
  if (twice !== undefined) return `Two things are called “${twice}”; give each a name of its own.`;
  const card = called.find((name) => Object.hasOwn(cards, name));
  if (card !== undefined) return `“${card}” is a card: call the thing by another name.`;
  const names = new Set([...called, ...idsAndNames(cards)]);
  const known: KnownCards = {
    names: [...names],
    has: (name) =>
      names.has(name) || rules.setup.seats.some((_, seat) => rules.instancesOf(state, seat, name).length > 0),
  };
  const unknownCard: Slip<object | undefined> = (where = {}) => {
    const { card: name } = where as { card?: unknown };
    return typeof name !== "string" || plainWords.includes(name) || known.has(name) ? null : noCard(known, name);
  };
  const inAction: Slip<Action> = (action) => slipInAction(game, rules, known, action);
  const inStep = ({ action, refused }: ScenarioStep): string | null =>
    slipInAction(game, rules, known, action as Action, typeof refused === "string" || typeof refused === "object");
  for (const [n, step] of when.entries()) {
    const { player, then: checks = [] } = step;
    const slip =
      unknownSeat(rules, player) ??
      inStep(step) ??
      firstOf(checks, (check) => slipIn(rules, inAction, unknownCard, check));
    if (slip !== null) return `Step ${n + 1}: ${slip}`;
  }
  return firstOf(then, (check) => slipIn(rules, inAction, unknownCard, check));
}

function firstOf(checks: readonly Check[], slipOf: (check: Check) => string | null): string | null {
  for (const [n, check] of checks.entries()) {
    const slip = slipOf(check);
    if (slip !== null) return `Check ${n + 1}: ${slip}`;
  }
  return null;
}

function slipIn(
  rules: Rules,
  inAction: Slip<Action>,
  unknownCard: Slip<object | undefined>,
  check: Check,
): string | null {
  const seats = [
    "view" in check ? check.view : undefined,
    ...("request" in check ? [check.request.actor] : []),
    ...("winners" in check ? check.winners : []),
  ];
  for (const seat of seats) {
    const slip = seat === undefined ? null : unknownSeat(rules, seat);
    if (slip !== null) return slip;
  }
  const events = "event" in check ? [check] : "order" in check ? check.order : [];
  const actions = [
    ...("legal" in check ? [check.legal] : []),
    ...("illegal" in check ? [check.illegal] : []),
    ...("actions" in check ? check.actions : []),
  ] as Action[];
  const slips = [...events.map(({ where }) => unknownCard(where)), ...actions.map(inAction)];
  return slips.find((slip) => slip !== null) ?? null;
}

function unknownSeat({ setup: { seats } }: Rules, seat: number): string | null {
  return seat < seats.length ? null : `there is no player ${seat}: they are numbered from 0 to ${seats.length - 1}.`;
}

const idsAndNames = (cards: MatchSetup["cards"]): string[] =>
  Object.entries(cards).flatMap(([id, card]) => [id, (card as { name?: string }).name ?? id]);

function namesIn(given: Json): string[] {
  if (typeof given !== "object" || given === null) return [];
  const name = Array.isArray(given) ? undefined : (given as Record<string, Json>)["as"];
  const own = typeof name === "string" && "card" in given ? [name] : [];
  return [
    ...own,
    ...Object.entries(given).flatMap(([field, part]) => (field === "cards" ? [] : namesIn(part as Json))),
  ];
}

/**
 * A word of a pointer that is nearly one that is known here. Asked for is that nothing is there, or something else: a slip
 * would pass. What is known are the fields of positions, and what the match has in it.
 */
export function slipInPointer(words: ReadonlySet<string>, pointer: string): string | null {
  for (const part of pointer.split("/").slice(1)) {
    if (words.has(part) || /^(\d+|\*)$/.test(part)) continue;
    const meant = didYouMean(part, [...words]);
    if (meant !== "") return `nothing is called “${part}” in ${pointer}${meant}.`;
  }
  return null;
}

/** Every word that a pointer of this match may have: names and fields, those of given positions and of written ones. */
export function wordsOf({ setup }: Rules, schema: TSchema, written: Json, aliases: Aliases): Set<string> {
  const words = new Set<string>([...aliases.keys(), ...Object.keys(setup.cards), ...Object.keys(setup.options)]);
  const visit = (part: unknown, isSchema: boolean): void => {
    if (typeof part !== "object" || part === null) return;
    const isFields = !Array.isArray(part) && !isSchema;
    for (const [key, inner] of Object.entries(part)) {
      if (isFields) words.add(key);
      if (isSchema && key === "properties") for (const field of Object.keys(inner as object)) words.add(field);
      visit(inner, isSchema);
    }
  };
  visit(schema, true);
  visit(written, false);
  return words;
}
