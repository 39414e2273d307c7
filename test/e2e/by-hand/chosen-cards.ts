import { readFileSync } from "node:fs";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";

/** Cards of each game whose abilities are said by hand, from a short one to the longest. Flask's are of scenarios: its own are composed. */
export const chosenCards: Readonly<Record<GameId, readonly string[]>> = {
  flask: ["own-anywhere-in-the-discard-pile", "own-an-unseen-choice", "own-reaction", "own-counts-cards"],
  "castle-lanes": ["workshop", "barracks", "ballista-shot", "primeval-brood"],
  "battle-farm": ["weed-whacker", "lucky-find", "beans", "mango"],
  hatch: ["hoard-matron", "toll-knight", "gloom-tithe", "twinflame-oracle"],
  "garden-incursion": ["supply-cache", "egg-sac", "shed-skin", "last-sting"],
};

export function chosenCard(game: GameId, name: string): Json {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  if (game !== "flask") return read(`templates/${game}/starter/cards/${name}.json`) as Json;
  return Object.values(read(`fixtures/scenarios/flask/${name}.json`).given.cards as Record<string, Json>)[0]!;
}
