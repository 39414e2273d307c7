/// <reference types="vite/types/importMeta.d.ts" />
import { type GameId, gameIds } from "../schemas/game-id";
import type { LayoutName } from "../schemas/layouts";
import type { Template } from "../schemas/template";
import type { Layer } from "../schemas/template-layers";
import { withLike } from "./like";
import { type Blanks, fillBlanks } from "./plain-layouts";

/** How the cards of a game look unless a project says otherwise. */
export type GameLayouts = Readonly<Record<LayoutName | "back", Template>>;

/** That they are templates is checked by test/press/templates.test.ts. */
const drawn = import.meta.glob<Template>("../templates/*/layouts/{card,full-art,back}.json", {
  import: "default",
  eager: true,
});
const general = import.meta.glob<object>("../templates/common/*.json", { import: "default", eager: true });
const blanks = import.meta.glob<Blanks>("../templates/*/plain.json", { import: "default", eager: true });

const layoutIn = (game: GameId, name: string): Template | undefined =>
  drawn[`../templates/${game}/layouts/${name}.json`];

/** What a game puts into layouts that all share; undefined while it has none. */
export function plainBlanks(game: GameId): Blanks | undefined {
  const own = blanks[`../templates/${game}/plain.json`];
  return own && { ...own, picture: artOf(layoutIn(game, "card")?.layers ?? [])?.placeholder };
}

/** A card without a picture has the same symbol as on its face. */
function artOf(layers: readonly Layer[]): Extract<Layer, { kind: "art" }> | undefined {
  for (const layer of layers) {
    const found = layer.kind === "art" ? layer : "layers" in layer ? artOf(layer.layers) : undefined;
    if (found) return found;
  }
  return undefined;
}

function layoutsOf(game: GameId): GameLayouts {
  const layout = (name: string): Template | undefined => layoutIn(game, name);
  const [card, own] = [layout("card")!, plainBlanks(game)];
  const plain = (name: string): Template | undefined =>
    own && fillBlanks(general[`../templates/common/${name}.json`]!, own);
  // A game that hasn't drawn a layout yet has its standard one instead.
  const likeCard = (template: Template | undefined): Template => {
    if (!template) return card;
    const { like: _like, ...rest } = template;
    return withLike(rest, card);
  };
  return {
    card,
    "full-art": likeCard(layout("full-art")),
    "text-first": likeCard(plain("text-first")),
    "large-print": likeCard(plain("large-print")),
    back: layout("back")!,
  };
}

const table = Object.fromEntries(gameIds.map((game) => [game, layoutsOf(game)])) as Record<GameId, GameLayouts>;

export const gameLayouts = (game: GameId): GameLayouts => table[game];
