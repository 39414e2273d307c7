import { readDocument } from "../../project/document";
import { sheetPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import type { SheetFile } from "../../schemas/sheet";
import { placeAt, readGiven } from "../given-file";
import { findSheet } from "../services/chosen-cards";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import type { ReadProject } from "./read-project";

/** A sheet as people name it on the command line: a file, or one of the project's by its id. */
export function readSheet(asked: string, { files }: ReadProject, game: GameId): SheetFile {
  if (!asked.endsWith(".json") || placeAt(asked) === "nothing") {
    const found = findSheet(files, asked.replace(/\.json$/, ""), game);
    if (found.ok) return found.value;
    throw new CannotDo(found.problem);
  }
  const text = readGiven(asked);
  if (!text.ok) throw new CannotDo(text.problem);
  const { value, problems } = readDocument<SheetFile>(sheetPath("given"), text.value, game);
  if (value) return value;
  const [first] = problems;
  throw new CannotDo(cliProblems.report("cli/unreadable-sheet", {}, { file: asked, reason: first?.message ?? "" }));
}
