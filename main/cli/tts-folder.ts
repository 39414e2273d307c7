import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { pressProblems } from "../../press/problems";
import { slug } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import type { WorkControl } from "../ink/long-work";
import { pictureSource } from "../ink/picture-source";
import { type PlaygroundFiles, type PlaygroundOrder, playgroundFiles } from "../ink/playground";
import { ttsFiles } from "../ink/tts";
import { faceOrder } from "../services/chosen-cards";
import { CannotDo, type Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface TtsResult {
  files: string[];
  problems: Problem[];
}

interface TtsWish {
  out: string;
  deck: string | null;
  cards: string | undefined;
  url: string | undefined;
}

export const ttsFolder = (folder: string, wish: TtsWish, terminal: Terminal): Promise<TtsResult> =>
  writeTable(folder, wish, terminal, (order, control) => {
    const address = wish.url === undefined ? folderAddress(wish.out) : wish.url.replace(/\/*$/, "/");
    return ttsFiles({ ...order, address }, control);
  });

export const ttpFolder = (folder: string, wish: Omit<TtsWish, "url">, terminal: Terminal): Promise<TtsResult> =>
  writeTable(folder, wish, terminal, playgroundFiles);

/** What a program that plays on a table wants, file by file. */
async function writeTable(
  folder: string,
  wish: Omit<TtsWish, "url">,
  terminal: Terminal,
  make: (order: PlaygroundOrder, control: WorkControl) => Promise<PlaygroundFiles>,
): Promise<TtsResult> {
  const project = readProject(folder);
  const deck = deckNamed(project.files, wish.deck);
  const { cards: search } = wish;
  const chosen = await chosenIn(project, { deck, ...(search !== undefined && { cards: search }) });
  const { manifest, cards, title } = chosen;
  if (cards.length === 0) throw new CannotDo(pressProblems.report("press/nothing-to-print", {}));
  const assets = assetsOf(project);
  const order = {
    ...faceOrder(chosen, assets),
    pictureSource: pictureSource(assets.pictures),
    title: title === manifest.name ? title : `${manifest.name}: ${title}`,
    name: slug(deck ?? manifest.name, "deck"),
  };
  const onProgress = (done: number, total: number) => terminal.progress("Drawing", done, total);
  const result: TtsResult = { files: [], problems: [...chosen.problems] };
  const work = async () => {
    const { files, problems } = await make(order, { onProgress, signal: terminal.signal });
    result.problems.push(...problems);
    for await (const { name, content } of files) {
      const file = resolve(join(wish.out, name));
      await writeResult(file, content);
      result.files.push(file);
    }
  };
  await orNullWhenStopped(work(), terminal.signal);
  return result;
}

const folderAddress = (folder: string): string => `${pathToFileURL(resolve(folder)).href}/`;
