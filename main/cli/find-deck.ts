import { isEqual } from "../../engine/core/json-equality";
import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { checkDeckFile } from "../../project/check-deck-file";
import { deckPath } from "../../project/paths";
import { supplyOf } from "../../project/supply";
import { type GameId, gameIds } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import { placeAt } from "../given-file";
import { CannotDo } from "./command";
import { findDeckPlace } from "./deck-place";
import { starterSupply } from "./starter-supply";

/** Decks as people name them on the command line: a starter deck's id, a deck file, a code, or `<project>#<id>`. */
export interface FoundDeck {
  /** As it was asked for. */
  asked: string;
  game: GameId;
  id: string;
  list: DeckList;
  supply: Supply;
}

export function findDeck(asked: string, wanted: GameId | undefined): FoundDeck {
  const games = wanted ? [wanted] : gameIds;
  for (const game of isPlace(asked) ? [] : games) {
    const supply = starterSupply(game);
    const list = ownValue(supply.decks, asked);
    if (list) return { asked, game, id: asked, list, supply };
  }
  const { game, id, files, problems } = findDeckPlace(asked, { game: wanted });
  const unclear = problems.find(({ code, severity }) => code.startsWith("deck-list/") && severity === "error");
  if (unclear) throw new CannotDo(unclear);
  const supply = supplyOf(files, game);
  const list = ownValue(supply.decks, id);
  if (list) return { asked, game, id, list, supply };
  const path = deckPath(id);
  throw new CannotDo(checkDeckFile(path, files.get(path) ?? "", game, files)[0]!);
}

const isPlace = (asked: string): boolean => asked.lastIndexOf("#") > 0 || placeAt(asked) === "file";

/**
 * One supply that holds all decks. Where two projects have different cards of one id, the later ones are renamed. House rules come
 * with the projects' decks; the starter decks know none.
 */
export function joinSupplies(decks: readonly FoundDeck[]): { supply: Supply; ids: string[] } {
  const brought = decks.find(({ supply }) => supply.options);
  const cards = new Map<string, Json>();
  const lists = new Map<string, DeckList>();
  const ids = decks.map(({ id, list, supply }) => {
    const names = new Map<string, string>();
    for (const [card, definition] of Object.entries(supply.cards)) {
      let name = card;
      for (let n = 2; cards.has(name) && !isEqual(cards.get(name), definition); n++) name = `${card}-${n}`;
      cards.set(name, definition);
      names.set(card, name);
    }
    const renamed = list.map(({ card, count }) => ({ card: names.get(card) ?? card, count }));
    let name = id;
    for (let n = 2; lists.has(name) && !isEqual(lists.get(name) as unknown as Json, renamed as unknown as Json); n++)
      name = `${id}-${n}`;
    lists.set(name, renamed);
    return name;
  });
  return {
    supply: {
      cards: Object.fromEntries(cards),
      decks: Object.fromEntries(lists),
      ...(brought ? { options: brought.supply.options! } : {}),
    },
    ids,
  };
}
