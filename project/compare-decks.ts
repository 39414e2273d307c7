import { plural } from "../engine/core/rich-text";
import { deckStats, drawnFrom } from "../engine/decks/deck-stats";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { averageCost, costsOf } from "./average-cost";
import { checkDeckFile } from "./check-deck-file";
import { calledIn, deckLines } from "./deck-lines";
import { askOdds } from "./deck-odds/ask-odds";
import { houseRulesOf } from "./house-rules";
import { cardIdOf, deckIdOf, deckPath } from "./paths";
import { type Files, factsOf, manifestOf, readDeck } from "./project-text";
import { searchedCard, searchedIn } from "./search/searched-card";
import { type CardChange, diffProjects } from "./versions/diff-projects";

/** Two decks, or one at two times, beside each other: its cards, what became of them, curve, odds and verdict. */

/** A deck among the cards of its set as they were then. */
export interface DeckAt {
  files: Files;
  id: string;
}

interface DeckSide {
  name: string;
  /** Cards that are drawn from it. */
  cards: number;
  distinct: number;
  averageCost: number | undefined;
  legal: boolean;
  /** What is wrong with it by the rules. */
  errors: readonly string[];
}

/** So many of something in the one and in the other. */
export interface Compared<T = number> {
  label: string;
  before: T;
  after: T;
}

export interface DeckComparison {
  before: DeckSide;
  after: DeckSide;
  /** Cards of which there are more or fewer, those that come in first. */
  cards: readonly (Compared & { card: string })[];
  /** Copies that both hold. */
  shared: number;
  /** Cards of the deck that read or count otherwise than they did. */
  changed: readonly CardChange[];
  costs: readonly Compared[];
  kinds: readonly Compared[];
  /** What is asked of the deck's hands: by turn. */
  odds: readonly Compared<readonly number[]>[];
}

export function compareDecks(game: GameId, was: DeckAt, is: DeckAt, players?: number): DeckComparison {
  const [before, after] = [sideOf(game, was, players), sideOf(game, is, players)];
  const ids = [...new Set([...before.counts.keys(), ...after.counts.keys()])];
  const cards = ids
    .map((card) => ({
      card,
      label: calledIn(after.counts.has(card) ? is.files : was.files, game, card),
      before: before.counts.get(card) ?? 0,
      after: after.counts.get(card) ?? 0,
    }))
    .filter((one) => one.before !== one.after)
    .sort((a, b) => b.after - b.before - (a.after - a.before) || a.label.localeCompare(b.label, "en"));
  return {
    before: before.side,
    after: after.side,
    cards,
    shared: ids.reduce((sum, id) => sum + Math.min(before.counts.get(id) ?? 0, after.counts.get(id) ?? 0), 0),
    changed: changedBetween(was, is, new Set(ids)),
    costs: compared(before.costs, after.costs).sort((a, b) => a.label.localeCompare(b.label, "en", { numeric: true })),
    kinds: compared(before.kinds, after.kinds),
    odds: [...new Set([...before.questions, ...after.questions])].map((label) => ({
      label,
      before: before.odds(label),
      after: after.odds(label),
    })),
  };
}

/** Whether a difference can be told at all. */
export const isSameDeck = ({ before, after, cards, changed }: DeckComparison): boolean =>
  cards.length === 0 && changed.length === 0 && before.legal === after.legal;

/** What differs, in sentences. */
export function comparisonSentences({ before, after, cards, changed, shared }: DeckComparison): string[] {
  const [came, went] = [1, -1].map((sign) =>
    cards.reduce((sum, one) => sum + Math.max(0, sign * (one.after - one.before)), 0),
  ) as [number, number];
  const [from, to] = [before.averageCost, after.averageCost];
  return [
    came + went === 0
      ? "Both hold the same cards."
      : `${plural(came, "card")} ${came === 1 ? "comes" : "come"} in and ${went} ${went === 1 ? "goes" : "go"} out; ${shared} stay.`,
    changed.length > 0 &&
      `${plural(changed.length, "card")} of it ${changed.length === 1 ? "is" : "are"} not what ${changed.length === 1 ? "it was" : "they were"}.`,
    from !== undefined &&
      to !== undefined &&
      from.toFixed(1) !== to.toFixed(1) &&
      `On average a card costs ${to.toFixed(1)} instead of ${from.toFixed(1)}.`,
    before.legal && !after.legal && `It was legal and isn’t any more: ${after.errors[0]}`,
    !before.legal && after.legal && "It wasn’t legal and is now.",
  ].filter((sentence) => typeof sentence === "string");
}

function sideOf(game: GameId, { files, id }: DeckAt, players: number | undefined) {
  const path = deckPath(id);
  const text = files.get(path) ?? "";
  const deck = readDeck(path, text, game);
  const { lines } = deckLines(path, text, game, files);
  const manifest = manifestOf(files);
  const rules = manifest && houseRulesOf(manifest).rules;
  const workshop = cardGame(game);
  const read = lines.flatMap(({ id: card, card: json, count }) =>
    json && count > 0 ? [{ id: card, card: json, count, facts: factsOf(json, game) }] : [],
  );
  const drawn = drawnFrom(workshop, read);
  const stats = deckStats(workshop, read);
  const searched = searchedIn(files, game);
  const costs = costsOf(drawn, searched);
  const errors = checkDeckFile(path, text, game, files, { rules, players })
    .filter(({ severity }) => severity === "error")
    .map(({ message }) => message);
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line.id, (counts.get(line.id) ?? 0) + line.count);
  const draws = workshop.draws?.(rules, 1);
  const entries = drawn.map((one) => ({ entry: searchedCard(one.id, one.card, searched), count: one.count }));
  const side: DeckSide = {
    name: deck?.name ?? id,
    cards: stats.cards,
    distinct: stats.distinct,
    averageCost: averageCost(costs),
    legal: errors.length === 0,
    errors,
  };
  return {
    side,
    counts,
    kinds: new Map(Object.entries(stats.types)),
    costs: tally(costs.map(({ cost, count }) => [String(cost), count])),
    questions: deck?.questions ?? [],
    odds: (query: string): readonly number[] => (draws ? askOdds(query, entries, searched, draws).byTurn : []),
  };
}

function tally(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [label, count] of pairs) counts.set(label, (counts.get(label) ?? 0) + count);
  return counts;
}

const compared = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Compared[] =>
  [...new Set([...before.keys(), ...after.keys()])].map((label) => ({
    label,
    before: before.get(label) ?? 0,
    after: after.get(label) ?? 0,
  }));

/** Of the cards of both what is another now. Whatever else the sets hold isn't looked at. */
function changedBetween(was: DeckAt, is: DeckAt, ids: ReadonlySet<string>): readonly CardChange[] {
  if (was.files === is.files) return [];
  const needed = (files: Files): Files =>
    new Map(
      [...files].filter(([path]) => {
        const id = cardIdOf(path);
        return id === undefined ? deckIdOf(path) === undefined : ids.has(id);
      }),
    );
  const none = new Map<string, string>();
  const [before, after] = [needed(was.files), needed(is.files)];
  return diffProjects({ files: before, assets: none }, { files: after, assets: none }).changed;
}
