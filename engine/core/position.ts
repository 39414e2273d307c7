import { fail, type Result as Outcome, succeed } from "../../schemas/problem";
import type { MatchSetup } from "./game";
import type { GameDefinition, GameTypes, PositionOf, SetOf, SetupOf } from "./game-definition";
import { spelledOut } from "./keywords";
import { type CoreState, type Result, run } from "./machine";
import type { Options } from "./options";
import { endIfOver, stepProblem } from "./position-step";
import { matchProblems } from "./problems";
import type { DeckList } from "./setup";
import type { Json } from "./vocabulary";

/** What all games' positions have in common: who sits where, by which house rules, with which cards, at which step. */
export interface WrittenPosition {
  options?: Options;
  /** Cards defined here and now, by id. */
  cards?: Readonly<Record<string, unknown>>;
  players: readonly { name?: string }[];
  step?: string;
  result?: Result;
  /** What the next rolls show. */
  rolls?: readonly number[];
}

/** The cards that a position may name. */
export interface PositionCards<Card> {
  find(name: string): Card | undefined;
  idOf(name: string): string | undefined;
  /** Those that it doesn't define itself. */
  given: Readonly<Record<string, Card>>;
}

/** The cards of a position by their names, each as often as it is there. */
export interface CardsOfPosition {
  /** What each seat owns; or the deck that all share. */
  seats?: readonly (readonly string[])[];
  deck?: readonly string[];
  /** What belongs to no deck. */
  besides?: readonly string[];
}

/** In a written view, what the seat doesn't know. */
export const unknown = "?";

/** Ids of cards by id, then by name. */
function cardFinder(cards: Readonly<Record<string, object>>): (name: string) => string | undefined {
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return (name) => (Object.hasOwn(cards, name) ? name : byName.get(name));
}

/** The named cards, and those that they lead to by id or name in some of their parts, however many cards there are. */
export function reachable<Card extends object>(
  cards: Readonly<Record<string, Card>>,
  named: readonly string[],
  partsOf: (card: Card) => unknown,
): Set<string> {
  const find = cardFinder(cards);
  const found = new Set<string>();
  const visit = (tree: unknown): void => {
    const id = typeof tree === "string" ? find(tree) : undefined;
    if (id !== undefined && !found.has(id)) {
      found.add(id);
      visit(partsOf(spelledOut(cards[id]!)));
    } else if (typeof tree === "object" && tree !== null) for (const part of Object.values(tree)) visit(part);
  };
  for (const name of named) visit(name);
  return found;
}

/** The set-up that a position needs: its seats, house rules and cards, with decks of all that is there. */
export function setupOfPosition<T extends GameTypes>(
  { options: declared, cards: cardRules, position: rules }: GameDefinition<T>,
  json: Json,
  supplied: MatchSetup["cards"],
): Outcome<MatchSetup> {
  // Whoever reads a position has held it against its schema.
  const position = json as unknown as PositionOf<T>;
  const given = supplied as unknown as SetupOf<T>["cards"];
  const badStep = stepProblem(position, Object.keys(rules.steps));
  if (badStep) return fail(badStep);
  const options = { ...declared.defaults, ...position.options };
  const cards: Record<string, T["card"]> = {
    ...rules.fillers?.(position),
    ...given,
    ...(position.cards as SetupOf<T>["cards"] | undefined),
  };
  const byName = cardFinder(cards);
  const made: Record<string, T["card"]> = {};
  const idOf = (name: string): string | undefined => {
    const id = byName(name);
    if (id !== undefined || Object.hasOwn(made, name)) return id ?? name;
    const card = rules.cardCalled?.(name, cards, options);
    if (card !== undefined) made[name] = card;
    return card && name;
  };
  const find = (name: string): T["card"] | undefined => {
    const id = idOf(name);
    return id === undefined ? undefined : (cards[id] ?? made[id]);
  };
  const known = { idOf, find, given };
  const wrong = rules.misplaced?.(position, known, options) ?? null;
  if (wrong !== null) return fail(matchProblems.report("match/bad-position", {}, { reason: wrong }));
  const { seats = [], deck, besides = [] } = rules.cards(position, known, options);
  const named = [...besides, ...seats.flat(), ...(deck ?? [])].filter((name) => name !== unknown);
  const missing = named.find((name) => idOf(name) === undefined);
  if (missing !== undefined) return fail(matchProblems.report("match/unknown-card", {}, { card: missing }));
  const all = { ...cards, ...made };
  const needed = cardRules.reach?.(all, named);
  const listed = (names: readonly string[]): string[] =>
    names.flatMap((name) => (name === unknown ? [] : [idOf(name)!]));
  return succeed({
    seats: position.players.map(({ name }, seat) => ({
      ...(name ? { name } : {}),
      ...(deck ? {} : { deck: listed(seats[seat] ?? []).map((card) => ({ card, count: 1 })) }),
    })),
    ...(deck ? { deck: counted(listed(deck)) } : {}),
    options: position.options ?? {},
    cards: Object.fromEntries(Object.entries(all).filter(([id]) => needed?.has(id) ?? true)) as MatchSetup["cards"],
  });
}

function counted(ids: readonly string[]): DeckList {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Fills a new state with what a position says, ready for its next decision. */
export function readPosition<T extends GameTypes>(
  { position: rules }: GameDefinition<T>,
  set: SetOf<T>,
  state: T["state"],
  json: Json,
): T["state"] {
  const position = json as unknown as PositionOf<T>;
  state.rolls = [...(position.rolls ?? [])];
  rules.read(set, state, position, (name) => (name === unknown ? -1 : set.indexOf.get(name)!));
  if (endIfOver(state, position)) return state;
  state.stack[0]!.step = rules.steps[position.step ?? rules.usualStep] ?? rules.steps[rules.usualStep]!;
  rules.resume?.(set, state, position);
  run(set.programs, state, null);
  return state;
}

/** A state, or a seat's view of it, as a position, with what scenarios ask for besides. */
export function writePosition<T extends GameTypes>(
  { options: { defaults }, position: rules }: GameDefinition<T>,
  set: SetOf<T>,
  state: T["state"],
): Json {
  const usual: Options = defaults;
  const options = Object.entries(set.options).filter(([name, value]) => value !== usual[name]);
  return {
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    ...rules.write(set, state),
    ...(state.result ? { result: writtenResult(state) } : {}),
  };
}

const writtenResult = ({ result }: CoreState): Json => {
  const { winners, ranking, cause } = result!;
  return { winners, ranking, cause };
};
