import type { TSchema } from "typebox";
import type { Check, Scenario } from "../../schemas/scenario";
import type { MatchSetup, Rules } from "./game";
import type { CoreState } from "./machine";
import { didYouMean } from "./nearest";
import type { Aliases } from "./scenario-aliases";
import type { Json } from "./vocabulary";

/** Slips that show only when the match is set up: seats that nobody has, cards and things that nobody knows. */

/** The first slip in a sentence, before anything is done; null if there is none. `cards` are all that can be meant. */
export function slipAgainst(
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
  const known = new Set([...called, ...idsAndNames(cards)]);
  const isCard = (name: string): boolean =>
    known.has(name) || rules.setup.seats.some((_, seat) => rules.instancesOf(state, seat, name).length > 0);
  const unknownCard = (said: object = {}): string | null => {
    const { card: name } = said as { card?: unknown };
    if (typeof name !== "string" || notCards.includes(name) || isCard(name)) return null;
    return `there is no card “${name}”${didYouMean(name, [...known])}.`;
  };
  for (const [n, { player, action, then: checks = [] }] of when.entries()) {
    const slip =
      unknownSeat(rules, player) ??
      unknownCard(action) ??
      firstOf(checks, (check) => slipIn(rules, unknownCard, check));
    if (slip !== null) return `Step ${n + 1}: ${slip}`;
  }
  return firstOf(then, (check) => slipIn(rules, unknownCard, check));
}

function firstOf(checks: readonly Check[], slipOf: (check: Check) => string | null): string | null {
  for (const [n, check] of checks.entries()) {
    const slip = slipOf(check);
    if (slip !== null) return `Check ${n + 1}: ${slip}`;
  }
  return null;
}

function slipIn(rules: Rules, unknownCard: (said?: object) => string | null, check: Check): string | null {
  const seats = [
    "view" in check ? check.view : undefined,
    ...("request" in check ? [check.request.actor] : []),
    ...("winners" in check ? check.winners : []),
  ];
  for (const seat of seats) {
    const slip = seat === undefined ? null : unknownSeat(rules, seat);
    if (slip !== null) return slip;
  }
  const sayers: (object | undefined)[] = [
    ...("event" in check ? [check.where] : []),
    ...("order" in check ? check.order.map(({ where }) => where) : []),
    ...("legal" in check ? [check.legal] : []),
    ...("illegal" in check ? [check.illegal] : []),
    ...("actions" in check ? check.actions : []),
  ];
  return sayers.map((said) => unknownCard(said)).find((slip) => slip !== null) ?? null;
}

function unknownSeat({ setup: { seats } }: Rules, seat: number): string | null {
  return seat < seats.length ? null : `there is no player ${seat}: they are numbered from 0 to ${seats.length - 1}.`;
}

/** Answers such as “deck” or “done” stand where a card may stand, too, and no card is called by such a plain word. */
const notCards = ["deck", "discard", "done", "none", "no"];

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
