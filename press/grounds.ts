/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../schemas/game-id";
import type { Template } from "../schemas/template";

/**
 * What a game's table is made of: drawings by the name that zones, boards, places and fields of its table say they lie on
 * (`ground` in engine/core/table-view.ts). Each is a small template, in the game's own symbols and in two palettes of the
 * same names. `table` lies under everything,
 * `rack` under the things that somebody has. A game brings this file or it doesn't; nothing else of the ground is its own.
 */

interface GroundDrawing extends Pick<Template, "size" | "layers"> {
  /** Cut where the place has other proportions, pulled to its size, or whole in its middle. */
  fit: "cover" | "stretch" | "contain";
}

export interface Ground {
  light: Template["palette"];
  dark: Template["palette"];
  drawings: Readonly<Record<string, GroundDrawing>>;
  /** Where the numbers of a card on the table are printed on its face: the first of these that knows all of them. */
  values?: readonly PrintedValues[];
}

/** The nearest edge of each number by its label, in millimetres from the upper left corner. */
export type PrintedValues = Readonly<Record<string, readonly [number, number]>>;

const files = import.meta.glob<Ground>("../templates/*/ground.json", { import: "default" });

export const gameGround = async (game: GameId): Promise<Ground | undefined> =>
  files[`../templates/${game}/ground.json`]?.();

/** A drawing as a template of its own, with the symbols and typefaces of the game's cards. */
export function groundTemplate(ground: Ground, name: string, theme: "light" | "dark", cards: Template): Template {
  const { size, layers } = ground.drawings[name]!;
  const { variants: _, ...rest } = cards;
  return { ...rest, name, size, layers, palette: ground[theme], bleed: 0, safe: 0, corner: 0 };
}

/** How an SVG says the same. */
export const aspectOf: Record<GroundDrawing["fit"], string> = {
  cover: "xMidYMid slice",
  stretch: "none",
  contain: "xMidYMid meet",
};
