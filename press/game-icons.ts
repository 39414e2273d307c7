/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../schemas/game-id";
import { type IconSource, type IconSubset, iconsOf } from "./icon-source";

/** The symbols that ship with a game, loaded when a project of it is opened; each subset is a file of its own in the build. */
const subsets = import.meta.glob<IconSubset>("../templates/*/icons.json", { import: "default" });

export const gameIcons = (game: GameId): Promise<IconSubset> => subsets[`../templates/${game}/icons.json`]!();

export const loadGameIcons = async (game: GameId): Promise<IconSource> => iconsOf(await gameIcons(game));
