import type { Art } from "../../schemas/common";
import type { GameId } from "../../schemas/game-id";
import type { PlannedEdit } from "../commands";
import { formatDocument } from "../format";
import { cardIdOf } from "../paths";
import { type Files, readCard } from "../project-text";

/** Another symbol of the library in the place of one, on all cards whose picture is made of it. */
export function replaceSymbol(files: Files, game: GameId, from: string, to: string): PlannedEdit {
  const changes: PlannedEdit["changes"] = [];
  for (const [path, text] of files) {
    if (cardIdOf(path) === undefined || !text.includes(`"${from}"`)) continue;
    const card = readCard<{ art?: Art }>(path, text, game);
    if (!card?.art) continue;
    const { icon, picture } = card.art;
    const beside = picture?.companions?.map((name) => (name === from ? to : name));
    const art: Art = {
      ...card.art,
      ...(icon === from && { icon: to }),
      ...(picture && beside && { picture: { ...picture, companions: [...new Set(beside)] } }),
    };
    const next = formatDocument({ ...card, art }, "card", game);
    if (next !== formatDocument(card, "card", game)) changes.push({ path, text: next });
  }
  return { label: `Replace the symbol ${from.replaceAll("-", " ")}`, changes };
}
