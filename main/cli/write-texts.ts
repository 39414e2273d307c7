import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import { cardIdOf } from "../../project/paths";
import { manifestOf, readCard } from "../../project/project-text";
import { bestOf, hasAbilities, type ReadRow, type RulesText, readRow, writeAbilities } from "../../project/rules-texts";
import type { GameId } from "../../schemas/game-id";
import { CannotDo } from "./command";
import { editFolder } from "./edit-folder";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

export interface WrittenTexts {
  game: GameId;
  rows: ReadRow[];
  /** Cards that were changed, or would be. */
  written: string[];
}

/** Rules texts as what the cards of a project do: those that are understood. */
export async function writeTexts(folder: string, texts: readonly RulesText[], isMeant: boolean): Promise<WrittenTexts> {
  readProject(folder);
  return editFolder(folder, isMeant, (files) => {
    const game = manifestOf(files)?.game;
    if (!game || !hasAbilities(game)) {
      const name = game ? cardGame(game).name : "this project";
      throw new CannotDo(cliProblems.report("cli/no-abilities", {}, { game: name }));
    }
    const cards = [...files].flatMap(([path, text]) =>
      cardIdOf(path) === undefined ? [] : (readCard<Json>(path, text, game) ?? []),
    );
    const rows = texts.map((row) => readRow(files, game, row, cards));
    const sure = rows.flatMap((row) =>
      row.state === "understood" ? [{ path: row.path!, abilities: bestOf(row) }] : [],
    );
    const edit = writeAbilities(files, game, sure);
    return { edit, value: { game, rows, written: edit.changes.map(({ path }) => path) } };
  });
}
