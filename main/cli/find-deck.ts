import { basename, dirname, join, resolve } from "node:path";
import { isEqual } from "../../engine/core/json-pointer";
import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { manifestPath } from "../../project/paths";
import { type GameId, gameIds } from "../../schemas/game-id";
import { ownValue } from "../../schemas/own-value";
import { placeAt } from "../given-file";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import { projectSupply } from "./project-supply";
import { starterSupply } from "./starter-supply";

/** Decks as people name them on the command line: a starter deck's id, a deck file, or `<project>#<id>`. */
export interface FoundDeck {
  /** As it was asked for. */
  asked: string;
  game: GameId;
  id: string;
  list: DeckList;
  supply: Supply;
}

export function findDeck(asked: string, wanted: GameId | undefined): FoundDeck {
  const [folder, id] = placeOf(asked);
  if (folder !== undefined) {
    const { game, supply } = projectSupply(folder);
    const list = ownValue(supply.decks, id);
    if (!list) throw noSuchDeck(asked, supply);
    return { asked, game, id, list, supply };
  }
  for (const game of wanted ? [wanted] : gameIds) {
    const supply = starterSupply(game);
    const list = ownValue(supply.decks, id);
    if (list) return { asked, game, id, list, supply };
  }
  throw noSuchDeck(asked, starterSupply(wanted ?? gameIds[0]));
}

const noSuchDeck = (deck: string, { decks }: Supply): CannotDo =>
  new CannotDo(cliProblems.report("cli/no-such-deck", {}, { deck, decks: Object.keys(decks).join(", ") || "none" }));

/** The project a deck lies in and its id; no folder for a starter deck. */
function placeOf(asked: string): [folder: string | undefined, id: string] {
  const hash = asked.lastIndexOf("#");
  if (hash > 0) return [asked.slice(0, hash), asked.slice(hash + 1)];
  if (placeAt(asked) !== "file") return [undefined, asked];
  const project = dirname(dirname(resolve(asked)));
  if (placeAt(join(project, manifestPath)) === "nothing") {
    throw new CannotDo(cliProblems.report("cli/deck-outside", {}, { file: asked }));
  }
  return [project, basename(asked, ".json")];
}

/** One supply that holds all decks. Where two projects have different cards of one id, the later ones are renamed. */
export function joinSupplies(decks: readonly FoundDeck[]): { supply: Supply; ids: string[] } {
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
      ...(decks[0]?.supply.options ? { options: decks[0].supply.options } : {}),
    },
    ids,
  };
}
