import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import type { Deck } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import { findAppPlace } from "../services/app-place";

/** The cards and decks a game comes with. */
export function starterSupply(game: GameId): Supply {
  const starter = join(findAppPlace().root, "templates", game, "starter");
  const decks = Object.entries(readAll<Deck>(join(starter, "decks")));
  return {
    cards: readAll<Json>(join(starter, "cards")),
    decks: Object.fromEntries(decks.map(([id, { cards }]): [string, DeckList] => [id, cards])),
  };
}

function readAll<T>(folder: string): Record<string, T> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  const read = (file: string): T => JSON.parse(readFileSync(join(folder, file), "utf8")) as T;
  return Object.fromEntries(files.map((file) => [file.slice(0, -".json".length), read(file)]));
}
