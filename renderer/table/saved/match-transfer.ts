import type { Json } from "../../../engine/core/vocabulary";
import { formatDocument } from "../../../project/format";
import { slug } from "../../../project/paths";
import { type GameId, gameNames } from "../../../schemas/game-id";
import type { Match } from "../../../schemas/match";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { jsonFiles, pickText, saveText } from "../../ui/text-files";
import { loadMatch, recordOfMatch } from "../driver/beginnings";
import { botName } from "../seat-plan";
import type { PlayedMatch } from "../table-store";
import { putAside } from "./aside";
import { matchIn, planImport, withBots } from "./match-files";

/** Matches that leave as files, and come from there: with their cards and house rules, so that they play anywhere. */

export async function exportMatch({ game, names, seats }: PlayedMatch): Promise<void> {
  const record = await recordOfMatch();
  if (record === undefined) return;
  const name = names.join(" against ");
  const match = { name, ...(withBots(record, seats.map(botName)) as unknown as Match) };
  saveText(`${slug(name, "match")}.json`, formatDocument(match, "match", game));
}

/** Takes a file over as a saved match of this project, and lays it out. */
export function importMatch(game: GameId): void {
  pickText(jsonFiles, (fileName, text) => {
    const match = matchIn(text, game);
    if (!match) {
      tell({
        tone: "error",
        message: `“${fileName}” is no match of ${gameNames[game]}.`,
        hint: "Choose a file that “Export the match as a file” has written, or one of a project's folder “matches”.",
      });
      return;
    }
    const edit = planImport(currentProject().files, game, match, fileName);
    if (!runEdit(edit)) return;
    putAside();
    void loadMatch(game, edit.path, match as unknown as Json);
  });
}
