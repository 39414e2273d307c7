import { cardGame } from "../../engine/games/registry";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { readDocument } from "../document";
import type { Files } from "../project-text";
import { planExperiment } from "./plan-experiment";

/** Everything wrong with an experiment before anything is played; making decks is left to whoever runs it. */
export function checkExperiment(path: string, text: string, game: GameId, files: Files): Problem[] {
  const { value, problems } = readDocument<Experiment>(path, text, game);
  if (!value || value.generated !== undefined) return problems;
  const planned = planExperiment(files, cardGame(game), value);
  return planned.ok ? problems : [...problems, planned.problem];
}
