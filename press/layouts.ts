import type { GameId } from "../schemas/game-id";
import type { Template } from "../schemas/template";
import battleFarmBack from "../templates/battle-farm/layouts/back.json";
import battleFarmCard from "../templates/battle-farm/layouts/card.json";
import castleLanesBack from "../templates/castle-lanes/layouts/back.json";
import castleLanesCard from "../templates/castle-lanes/layouts/card.json";
import flaskBack from "../templates/flask/layouts/back.json";
import flaskCard from "../templates/flask/layouts/card.json";
import gardenIncursionBack from "../templates/garden-incursion/layouts/back.json";
import gardenIncursionCard from "../templates/garden-incursion/layouts/card.json";
import hatchBack from "../templates/hatch/layouts/back.json";
import hatchCard from "../templates/hatch/layouts/card.json";

/** How the cards of a game look unless a project says otherwise. */
export interface GameLayouts {
  card: Template;
  back: Template;
}

/** JSON modules are typed by their content; that they are templates is checked by test/press/templates.test.ts. */
const layouts = (card: unknown, back: unknown): GameLayouts => ({ card: card as Template, back: back as Template });

/** To add a game's layouts: its JSON files, one line here and one in game-icons.ts. */
const table: Record<GameId, GameLayouts> = {
  flask: layouts(flaskCard, flaskBack),
  "castle-lanes": layouts(castleLanesCard, castleLanesBack),
  "battle-farm": layouts(battleFarmCard, battleFarmBack),
  hatch: layouts(hatchCard, hatchBack),
  "garden-incursion": layouts(gardenIncursionCard, gardenIncursionBack),
};

export const gameLayouts = (game: GameId): GameLayouts => table[game];
