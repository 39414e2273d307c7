import { resolve } from "node:path";
import type { Json } from "../../engine/core/vocabulary";
import { cardGame } from "../../engine/games/registry";
import { cardIdOf } from "../../project/paths";
import { manifestOf, readCard } from "../../project/project-text";
import { bestOf, hasAbilities, type ReadRow, type RulesText, readRow, writeAbilities } from "../../project/rules-texts";
import type { GameId } from "../../schemas/game-id";
import { openProject } from "../projects/open-project";
import { projectProblems } from "../projects/problems";
import { sealOfHome } from "../projects/seal";
import { findAppPlace } from "../services/app-place";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

export interface WrittenTexts {
  game: GameId;
  rows: ReadRow[];
  /** Cards that were changed, or would be. */
  written: string[];
}

/**
 * Rules texts as what the cards of a project do: those that are understood. Written as the studio would write it, through the
 * same door: one step, which its history knows and undo takes back.
 */
export async function writeTexts(folder: string, texts: readonly RulesText[], isMeant: boolean): Promise<WrittenTexts> {
  readProject(folder);
  const seal = sealOfHome(findAppPlace().home);
  const opened = await openProject(resolve(folder), { onEvent: () => {}, seal, readOnly: !isMeant });
  if (!opened.ok) throw new CannotDo(opened.problem);
  const store = opened.value;
  const game = manifestOf(store.texts)?.game;
  if (!game || !hasAbilities(game)) {
    await store.close();
    throw new CannotDo(
      cliProblems.report("cli/no-abilities", {}, { game: game ? cardGame(game).name : "this project" }),
    );
  }
  const cards = [...store.texts].flatMap(([path, text]) =>
    cardIdOf(path) === undefined ? [] : (readCard<Json>(path, text, game) ?? []),
  );
  const rows = texts.map((row) => readRow(store.texts, game, row, cards));
  const sure = rows.flatMap((row) => (row.state === "understood" ? [{ path: row.path!, abilities: bestOf(row) }] : []));
  const { label, changes } = writeAbilities(store.texts, game, sure);
  const { readOnly, problems } = store.snapshot();
  const isRefused = isMeant && readOnly;
  const done =
    isMeant && !isRefused && changes.length > 0 ? store.edit({ session: store.session, label, changes }) : undefined;
  const closed = await store.close();
  if (isRefused)
    throw new CannotDo(
      problems.find(({ code }) => code.startsWith("project/")) ?? projectProblems.report("project/read-only", {}),
    );
  if (done && !done.ok) throw new CannotDo(done.problem);
  if (isMeant && !closed.ok) throw new CannotDo(closed.problem);
  return { game, rows, written: changes.map(({ path }) => path) };
}
