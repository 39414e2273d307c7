import { resolve } from "node:path";
import { deckPictureFile } from "../ink/deck-picture";
import { pictureSource } from "../ink/picture-source";
import { faceOrder } from "../services/chosen-cards";
import { picturedDeck } from "../services/pictured-deck";
import { CannotDo, type Options, type Outcome, type Terminal } from "./command";
import type { OpenDeck } from "./deck-tasks";
import { orNullWhenStopped } from "./interruptible";
import { namedLike } from "./out-option";
import { cliProblems } from "./problems";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

/** A deck as one picture to share, beside its project's own pictures. */
export async function pictureTask(
  { id, name, folder }: OpenDeck,
  options: Options,
  terminal: Terminal,
): Promise<Outcome> {
  if (folder === undefined) throw new CannotDo(cliProblems.report("cli/picture-of-no-project", {}, { name }));
  const file = resolve(namedLike(options.text("out") ?? `${id}.png`, ["png", "svg"]));
  const format = /\.svg$/i.test(file) ? "svg" : "png";
  const project = readProject(folder);
  const chosen = await chosenIn(project, { deck: id });
  const assets = assetsOf(project);
  const order = {
    ...faceOrder(chosen, assets),
    ...picturedDeck(chosen, project.files, id),
    pictureSource: pictureSource(assets.pictures),
    format,
  } as const;
  const onProgress = (done: number, total: number) => terminal.progress("Drawing", done, total);
  const made = await orNullWhenStopped(
    deckPictureFile(order, { onProgress, signal: terminal.signal }),
    terminal.signal,
  );
  if (!made) return { exit: 1, json: { file: null } };
  await writeResult(file, made.bytes);
  terminal.print(`${file}: ${chosen.cards.length} faces.`);
  return { exit: 0, json: { file, faces: chosen.cards.length, problems: made.problems } };
}
