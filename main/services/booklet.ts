import { join } from "node:path";
import { cardGame } from "../../engine/games/registry";
import { readMarkdown } from "../../press/booklet/markdown";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import { bookletIds, bookletText, rulesBooklet } from "../../project/booklets";
import { cardPath, isId } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { MadeBooklet } from "../ink/booklet";
import { appProblems } from "../problems";
import { readStarter } from "../projects/create-project";
import { findAppPlace } from "./app-place";
import { type ChosenCards, faceOrder, type ProjectAssets } from "./chosen-cards";
import type { OutputOrder, Wish } from "./output-files";

/** Finds the text of a booklet and the cards it may show, and has it set. */

export async function setProjectBooklet(
  { files, chosen, settings, assets, control }: OutputOrder,
  { booklet: id = rulesBooklet }: Wish<"booklet">,
): Promise<Result<MadeBooklet>> {
  const { paper: named, paperSize = named } = settings;
  const paper = readPaper(paperSize) ?? readPaper(named);
  if (!paper) return fail(pressProblems.report("press/unknown-paper", {}, { size: paperSize }));
  const { game } = chosen.manifest;
  const found = await bookletText(files, id, game);
  if (!found) {
    const known = bookletIds(files).join(", ");
    return fail(appProblems.report("app/no-such-booklet", {}, { name: id, booklets: known }));
  }
  const { blocks, problems } = readMarkdown(found.text, found.file);
  const [refusal] = problems.filter(({ severity }) => severity === "error");
  if (refusal) return fail(refusal);
  const shown = withStarter(files, found.isOwn ? undefined : game);
  const { setBookletPages } = await import("../ink/booklet");
  const order = {
    ...orderOf(chosen, assets),
    blocks,
    files: shown,
    file: found.file,
    paper,
    card: (card: string) => (isId(card) ? cardAt<object>(shown, cardPath(card), game) : undefined),
  };
  const made = await setBookletPages(order, control);
  return succeed({ ...made, problems: [...problems, ...made.problems] });
}

const orderOf = (chosen: ChosenCards, assets: ProjectAssets) => ({
  ...faceOrder(chosen, assets),
  title: chosen.manifest.name,
  licence: chosen.manifest.licence,
  credit: cardGame(chosen.manifest.game).credit,
});

/** The game's own rules show its own cards, also in a set that has others. */
function withStarter(files: Files, game: GameId | undefined): Files {
  if (game === undefined) return files;
  const starter = readStarter(game, { templates: () => join(findAppPlace().root, "templates") });
  if (!starter.ok) return files;
  const lent = starter.value.filter(({ path }) => !files.has(path) && path !== "cardwright.json");
  return new Map([...files, ...lent.map(({ path, text }) => [path, text] as const)]);
}
