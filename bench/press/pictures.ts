import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PrintOrder, printCards } from "../../main/ink/print-cards";
import { gameLayouts } from "../../press/layouts";
import { gathered } from "../../press/pdf-file";
import type { GameId } from "../../schemas/game-id";

/** A game's starter cards on sheets, with the pictures that are composed for them or with their plain symbols. */
export async function printStarter(game: GameId, hasPictures: boolean): Promise<Uint8Array> {
  const folder = join("templates", game, "starter", "cards");
  const cards = readdirSync(folder).map((file) => {
    const card = JSON.parse(readFileSync(join(folder, file), "utf8")) as { art: { picture?: object } };
    if (!hasPictures) delete card.art.picture;
    return { id: file.replace(".json", ""), card, count: 1 };
  });
  const { sink, bytes } = gathered();
  const order: PrintOrder = {
    cards,
    game,
    template: gameLayouts(game).card,
    pictures: async () => undefined,
    settings: { paper: "a4", orientation: "portrait", margin: 5, gutter: 0, bleed: 0, marks: "lines" },
    title: "Bench",
  };
  const printed = await printCards(order, sink);
  if (!printed.ok) throw new Error(printed.problem.message);
  return bytes();
}
