import { startTable } from "../../../engine/free-table/start";
import { cardGame } from "../../../engine/games/registry";
import { cardIdOf, cardPath, deckPath } from "../../../project/paths";
import { type Files, readDeck } from "../../../project/project-text";
import { nameIn } from "../../../project/quick-name";
import { cardAt } from "../../../project/whole-card";
import type { TableState } from "../../../schemas/free-table";
import type { GameId } from "../../../schemas/game-id";

/** With what a free table is laid out. */
export type Beginning =
  | { from: "decks"; decks: readonly (string | undefined)[] }
  | { from: "set" }
  | { from: "card"; card: string }
  | { from: "nothing" };

export interface Wish {
  people: readonly string[];
  beginning: Beginning;
  seed: number;
}

const allCards = (files: Files): string[] => [...files.keys()].flatMap((path) => cardIdOf(path) ?? []).sort();

const deckName = (files: Files, id: string): string => nameIn(files.get(deckPath(id)) ?? "")?.trim() || id;

/** Copies that are drawn, and those that only lie beside: a class, a queen. */
function copiesOf(files: Files, game: GameId, id: string): { drawn: string[]; beside: string[] } {
  const path = deckPath(id);
  const deck = readDeck(path, files.get(path) ?? "", game);
  const copies = (deck?.cards ?? []).flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const isDrawn = (card: string): boolean => {
    const read = cardAt<object>(files, cardPath(card), game);
    return read === undefined || (cardGame(game).isDrawn?.(read) ?? true);
  };
  return { drawn: copies.filter(isDrawn), beside: copies.filter((card) => !isDrawn(card)) };
}

export function tableFrom(files: Files, game: GameId, { people, beginning, seed }: Wish): TableState {
  const plan = { seed, people };
  if (beginning.from === "nothing") return startTable({ ...plan, stacks: [] });
  if (beginning.from === "card")
    return startTable({ ...plan, stacks: [{ owner: null, cards: [beginning.card], up: true }] });
  if (beginning.from === "set")
    return startTable({
      ...plan,
      stacks: [{ owner: null, label: "The set", cards: allCards(files), isShuffled: true }],
    });
  const stacks = beginning.decks.flatMap((deck, owner) => {
    if (deck === undefined) return [];
    const { drawn, beside } = copiesOf(files, game, deck);
    return [
      { owner, label: deckName(files, deck), cards: drawn, isShuffled: true },
      ...beside.map((card) => ({ owner, cards: [card], up: true })),
    ];
  });
  return startTable({ ...plan, stacks });
}

/** What it is called until somebody calls it otherwise. */
export function usualName(files: Files, { beginning, people }: Wish, nameOf: (card: string) => string): string {
  if (beginning.from === "card") return `Trying ${nameOf(beginning.card)}`;
  if (beginning.from === "set") return "The whole set";
  if (beginning.from === "decks") {
    const names = beginning.decks.flatMap((deck) => (deck === undefined ? [] : [deckName(files, deck)]));
    if (names.length > 0) return names.length > 3 ? `${names.length} decks` : names.join(" against ");
  }
  return people.length > 1 ? `A table for ${people.length}` : "An empty table";
}
