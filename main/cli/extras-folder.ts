import { join, resolve } from "node:path";
import { pressProblems } from "../../press/problems";
import type { PrintSettings } from "../../schemas/print-settings";
import type { Problem } from "../../schemas/problem";
import { boxFor, pictureOfSet, type Wish } from "../services/output-files";
import { CannotDo, type Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface ExtraFiles {
  files: string[];
  problems: Problem[];
}

/** `out`: the folder of a box, or the file of a picture. */
export async function extraFiles(
  folder: string,
  settings: PrintSettings,
  wish: Wish<"box"> | Wish<"set-picture">,
  out: string,
  terminal: Terminal,
): Promise<ExtraFiles> {
  const project = readProject(folder);
  const chosen = await chosenIn(
    project,
    { ...settings, deck: deckNamed(project.files, settings.deck) },
    settings.language,
  );
  if (chosen.cards.length === 0) throw new CannotDo(pressProblems.report("press/nothing-to-print", {}));
  const onProgress = (done: number, total: number) => terminal.progress("Drawing", done, total);
  const control = { onProgress, signal: terminal.signal };
  const order = { files: project.files, chosen, settings, assets: assetsOf(project), control };
  const made = await orNullWhenStopped(makeOf(order, wish, out), terminal.signal);
  const result: ExtraFiles = { files: [], problems: [...chosen.problems, ...(made?.problems ?? [])] };
  for (const { name, content } of made?.files ?? []) {
    await writeResult(resolve(name), content);
    result.files.push(resolve(name));
  }
  return result;
}

async function makeOf(
  order: Parameters<typeof boxFor>[0],
  wish: Wish<"box"> | Wish<"set-picture">,
  out: string,
): Promise<{ files: { name: string; content: Uint8Array | string }[]; problems: Problem[] }> {
  if (wish.kind === "set-picture") {
    const { bytes, problems } = await pictureOfSet(order, wish);
    return { files: [{ name: out, content: bytes }], problems };
  }
  const made = await boxFor(order, wish);
  if (!made.ok) throw new CannotDo(made.problem);
  const { files, problems } = made.value;
  return { files: files.map(({ name, content }) => ({ name: join(out, name), content })), problems };
}
