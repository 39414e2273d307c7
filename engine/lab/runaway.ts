import { copyOf, distinct } from "../bots/plan-turn";
import type { Action, Game, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import { Match } from "../core/match";
import { preparePosition, type Supply } from "../core/setup";
import type { Json } from "../core/vocabulary";

/**
 * Looks for cards that together never let a turn end. From a situation in which they can be played at once, with copies of them in
 * hand and on top of the deck, somebody plays whose only goal is to go on for as long as the turn lets them.
 */
export interface Runaway {
  cards: string[];
  /** So many decisions in one turn. */
  actions: number;
  /** It could have gone on. */
  isEndless: boolean;
  match: Match;
}

/** What a search has looked at, the longest first; of combinations only those in which no part goes on for as long by itself. */
export interface RunawaySearch {
  tried: number;
  /** How long a turn takes in which such cards are played alone, in the middle. */
  usual: number;
  finds: Runaway[];
}

/** So many decisions are taken for a turn that doesn't end. */
const mostActions = 60;
/** Shorter turns are no find, however short they usually are. */
const fewest = 20;
/** How many lines are followed. */
const width = 4;
const copies = { hand: 2, deck: 3 };
/** So many of the cards that go on longest alone are tried in pairs, and so many of those pairs with a third card. */
const [mostSingles, mostPairs, mostFinds] = [10, 4, 12];

export function searchRunaways(game: Game, supply: Supply): RunawaySearch {
  const known = new Map<string, Runaway>();
  const tryOut = (cards: readonly string[]): Runaway | undefined => {
    const key = [...cards].sort().join(" ");
    const found = known.get(key) ?? longestTurn(game, supply, cards);
    if (found) known.set(key, found);
    return found;
  };
  const longest = (all: readonly (readonly string[])[]): Runaway[] =>
    all.flatMap((cards) => tryOut(cards) ?? []).sort((a, b) => b.actions - a.actions);
  // What is in no deck is never drawn.
  const inDecks = new Set(Object.values(supply.decks).flatMap((deck) => deck.map(({ card }) => card)));
  const singles = longest([...inDecks].sort().map((card) => [card]));
  const usual = singles[Math.floor(singles.length / 2)]?.actions ?? 0;
  const likely = singles.slice(0, mostSingles).map(({ cards: [card] }) => card!);
  const pairs = longest(likely.flatMap((card, n) => likely.slice(n + 1).map((other) => [card, other])));
  const triples = longest(
    pairs
      .slice(0, mostPairs)
      .flatMap(({ cards }) => likely.flatMap((third) => (cards.includes(third) ? [] : [[...cards, third]]))),
  );
  const finds: Runaway[] = [];
  for (const found of [...singles, ...pairs, ...triples])
    if (
      (found.isEndless || found.actions >= Math.max(2 * usual, fewest)) &&
      !finds.some((part) => isWithin(part, found))
    )
      finds.push(found);
  return { tried: known.size, usual, finds: finds.sort((a, b) => b.actions - a.actions).slice(0, mostFinds) };
}

/** Nothing is found of a combination that a part of it does as well. */
const isWithin = (part: Runaway, whole: Runaway): boolean =>
  part.cards.every((card) => whole.cards.includes(card)) && (part.isEndless || part.actions >= 0.8 * whole.actions);

interface Line<S> {
  state: S;
  actions: Action[];
  value: number;
}

/** The longest turn that was found in which these cards are at hand; nothing, where no such situation can be made. */
export function longestTurn(game: Game, supply: Supply, cards: readonly string[]): Runaway | undefined {
  if (!cards.every((card) => supply.cards[card] !== undefined)) return undefined;
  const trial = game.trial({ card: cards[0]!, supply, isSound: () => true });
  const position = withCards(trial.position, cards);
  const ready = preparePosition(game, { ...supply, cards: { ...supply.cards, ...trial.cards } }, position);
  if (!ready.ok) return undefined;
  const { rules } = ready;
  const { actions, isEndless } = goOn(rules, rules.readPosition(position));
  const match = new Match(game.id, rules, { position }, "kept");
  for (const action of actions) match.do(action);
  return { cards: [...cards], actions: actions.length, isEndless, match };
}

/** Copies of the cards come into the hand of who is to play them, and on top of the deck. */
function withCards(position: Json, cards: readonly string[]): Json {
  const { players, deck, ...rest } = position as unknown as { players: PlayerPosition[]; deck?: string[] };
  const [player, ...others] = players;
  const several = (times: number): string[] => Array.from({ length: times }, () => cards).flat();
  const own: PlayerPosition = {
    ...player,
    hand: [...several(copies.hand), ...(player?.hand ?? []).filter((card) => !cards.includes(card))],
    ...(player?.deck && { deck: [...several(copies.deck), ...player.deck] }),
  };
  return {
    ...rest,
    players: [own, ...others],
    ...(deck && { deck: [...several(copies.deck), ...deck] }),
  } as unknown as Json;
}

interface PlayerPosition {
  hand?: string[];
  deck?: string[];
}

/** A beam of lines in which the turn isn't over; the better off whoever plays is, the likelier it can go on. */
function goOn<S extends CoreState>(rules: Rules<S>, from: S): { actions: Action[]; isEndless: boolean } {
  const turn = rules.turnOf(from);
  const { seat } = from.prompt!;
  let lines: Line<S>[] = [{ state: from, actions: [], value: 0 }];
  for (;;) {
    const next = new Map<number, Line<S>>();
    for (const { state, actions } of lines)
      for (const action of distinct(rules, state)) {
        const after = copyOf(rules, state);
        rules.apply(after, action, null);
        const line = { state: after, actions: [...actions, action], value: rules.evaluate(after, seat) };
        if (after.result !== null || rules.turnOf(after) !== turn) {
          if (after.result?.cause === "endless") return { actions, isEndless: true };
          continue;
        }
        // Lines that have come to the same are one.
        if (!next.has(line.value)) next.set(line.value, line);
      }
    const [best] = lines;
    if (next.size === 0) return { actions: best!.actions, isEndless: false };
    lines = [...next.values()].sort((a, b) => b.value - a.value).slice(0, width);
    if (lines[0]!.actions.length >= mostActions) return { actions: lines[0]!.actions, isEndless: true };
  }
}
