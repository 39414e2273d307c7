import type { FileSchema } from "../../schemas/common";
import { gameIds } from "../../schemas/game-id";
import { optionsSchema } from "../core/options";
import { cardGame } from "./registry";

/** How the house rules of each game are written, in a project as at a table. */
export const optionSchemas: readonly FileSchema[] = gameIds.map((id) => {
  const { options, presets } = cardGame(id);
  return { name: `${id}-options`, schema: optionsSchema(options, presets) };
});
