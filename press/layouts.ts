/// <reference types="vite/types/importMeta.d.ts" />
import { type GameId, gameIds } from "../schemas/game-id";
import type { Template } from "../schemas/template";

/** How the cards of a game look unless a project says otherwise. */
export interface GameLayouts {
  card: Template;
  back: Template;
}

/** That they are templates is checked by test/press/templates.test.ts. */
const files = import.meta.glob<Template>("../templates/*/layouts/{card,back}.json", { import: "default", eager: true });

const layoutsOf = (game: GameId): GameLayouts => {
  const layout = (side: keyof GameLayouts): Template => files[`../templates/${game}/layouts/${side}.json`]!;
  return { card: layout("card"), back: layout("back") };
};

const table = Object.fromEntries(gameIds.map((game) => [game, layoutsOf(game)])) as Record<GameId, GameLayouts>;

export const gameLayouts = (game: GameId): GameLayouts => table[game];
