import type { GameId } from "../schemas/game-id";
import type { Template } from "../schemas/template";
import flaskBack from "../templates/flask/layouts/back.json";
import flaskCard from "../templates/flask/layouts/card.json";

/** How the cards of a game look unless a project says otherwise. */
export interface GameLayouts {
  card: Template;
  back: Template;
}

/** JSON modules are typed by their content; that they are templates is checked by test/press/templates.test.ts. */
const layouts = (card: unknown, back: unknown): GameLayouts => ({ card: card as Template, back: back as Template });

/** To add a game's layouts: its JSON files, one line here and one in game-icons.ts. */
const table: Partial<Record<GameId, GameLayouts>> = {
  flask: layouts(flaskCard, flaskBack),
};

export function gameLayouts(game: GameId): GameLayouts {
  const found = table[game];
  if (!found) throw new Error(`No layouts for ${game}`);
  return found;
}
