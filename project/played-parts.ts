import type { CardGame } from "../engine/core/card-game";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import type { Scenario } from "../schemas/scenario";
import { cardIdOf, deckIdOf } from "./paths";
import { type Files, manifestOf, readCard, readDeck } from "./project-text";
import { sharedParts, wholeCard } from "./whole-card";

/**
 * What a test takes from its project: for as long as that is the same, the test comes to the same. House rules, the cards that it
 * names and those that they lead to, and what lies on the table without being named.
 */
export type PlayedParts = readonly unknown[];

interface Index {
  /** Whole cards by id, and the ids by what cards are called. */
  cards: ReadonlyMap<string, object>;
  ids: ReadonlyMap<string, string>;
  decks: readonly unknown[];
  /** What matters to every test. */
  always: readonly unknown[];
}

const indexes = new WeakMap<Files, Index>();
const found = new WeakMap<Files, WeakMap<Scenario, PlayedParts>>();

export function playedParts(scenario: Scenario, files: Files, game: GameId): PlayedParts {
  const known = found.get(files)?.get(scenario);
  if (known) return known;
  const index = indexes.get(files) ?? indexOf(files, game);
  indexes.set(files, index);
  const { always, cards, decks } = index;
  // Whoever deals may draw anything.
  const parts =
    "new" in scenario.given ? [...always, ...decks, ...cards.values()] : [...always, ...cardsOf(scenario, index)];
  const others = found.get(files) ?? new WeakMap<Scenario, PlayedParts>();
  found.set(files, others.set(scenario, parts));
  return parts;
}

export const arePartsAlike = (a: PlayedParts, b: PlayedParts): boolean =>
  a.length === b.length && a.every((part, n) => part === b[n] || JSON.stringify(part) === JSON.stringify(b[n]));

function indexOf(files: Files, game: GameId): Index {
  const { isDrawn, composition } = cardGame(game) as Pick<CardGame<object>, "isDrawn" | "composition">;
  const shared = sharedParts(files, game);
  const cards = new Map<string, object>();
  const ids = new Map<string, string>();
  const decks: unknown[] = [];
  const unnamed: object[] = [];
  for (const [path, text] of files) {
    const [card, deck] = [cardIdOf(path), deckIdOf(path)];
    if (deck !== undefined) decks.push(deck, readDeck(path, text, game));
    const read = card === undefined ? undefined : readCard(path, text, game);
    if (card === undefined || !read) continue;
    const whole = wholeCard(read, shared, game);
    cards.set(card, whole);
    ids.set(read.name, card);
    if (isDrawn?.(whole) === false) unnamed.push(whole);
  }
  const options = JSON.stringify(manifestOf(files)?.options ?? {});
  return { cards, ids, decks, always: [options, ...(composition ? [shared.components] : []), ...unnamed] };
}

/** The named cards and all that they lead to, in the order of their ids. */
function cardsOf({ given, when, then }: Scenario, { cards, ids }: Index): object[] {
  const reached = new Set<string>();
  const visit = (text: string): void => {
    // "copperhill-worker:down": how it lies is no part of its name.
    const name = text.split(":")[0]!;
    const id = cards.has(name) ? name : ids.get(name);
    if (id === undefined || reached.has(id)) return;
    reached.add(id);
    for (const word of wordsIn(cards.get(id)!)) visit(word);
  };
  for (const part of [given, when, then]) for (const word of wordsIn(part ?? {})) visit(word);
  return [...reached].sort().map((id) => cards.get(id)!);
}

const words = new WeakMap<object, readonly string[]>();

/** All texts in a tree, and the names of its fields. */
function wordsIn(tree: object): readonly string[] {
  const known = words.get(tree);
  if (known) return known;
  const within = (part: unknown): string[] => {
    if (typeof part === "string") return [part];
    if (typeof part !== "object" || part === null) return [];
    return Array.isArray(part)
      ? part.flatMap(within)
      : Object.entries(part).flatMap(([key, value]) => [key, ...within(value)]);
  };
  const all = [...new Set(within(tree))];
  words.set(tree, all);
  return all;
}
