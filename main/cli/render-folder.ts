import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Files } from "../../project/project-text";
import type { Problem } from "../../schemas/problem";
import { cardPictures, type PictureWish } from "../ink/card-pictures";
import { pictureSource } from "../ink/picture-source";
import { ZipFile } from "../ink/zip-file";
import { type CardChoice, type ChosenCards, faceOrder } from "../services/chosen-cards";
import { CannotDo, type Terminal } from "./command";
import { cardNamed } from "./named-in-project";
import { cliProblems } from "./problems";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { mayWrite, writeResult } from "./write-result";

export interface RenderWish extends PictureWish {
  /** A folder, or a file that ends in `.zip`. */
  out: string;
  ids: readonly string[] | undefined;
  choice: CardChoice;
  language: string | undefined;
}

export interface RenderResult {
  files: string[];
  problems: Problem[];
}

/** One picture a card. Ctrl+C leaves those that are finished, and no part of a zip. */
export async function renderFolder(folder: string, wish: RenderWish, terminal: Terminal): Promise<RenderResult> {
  const project = readProject(folder);
  const chosen = await chosenIn(project, wish.choice, wish.language);
  const { problems } = chosen;
  const cards = pick(project.files, chosen, wish.ids);
  const assets = assetsOf(project);
  const order = { ...faceOrder(chosen, assets), cards };
  // When only some cards are wanted, what is wrong with others is of no interest.
  const isMeant = ({ where }: Problem): boolean => !wish.ids || where.card === undefined;
  const result: RenderResult = { files: [], problems: problems.filter(isMeant) };
  const shelf = await openShelf(wish.out);
  let done = 0;
  const pictures = cardPictures(order, wish, pictureSource(assets.pictures));
  try {
    for (;;) {
      const made = await nextUnlessStopped(pictures, terminal.signal);
      if (!made) break;
      await shelf.put(made.name, made.content);
      result.files.push(resolve(join(wish.out, made.name)));
      result.problems.push(...made.problems);
      terminal.progress("Rendering", ++done, cards.length * (wish.backs ? 2 : 1));
    }
    const isWhole = !terminal.signal.aborted && done > 0;
    if (shelf.isOne) result.files = isWhole ? [resolve(wish.out)] : [];
    if (isWhole) await shelf.finish();
  } finally {
    await shelf.close();
  }
  return result;
}

/** A picture that is being drawn when Ctrl+C comes is not waited for. */
async function nextUnlessStopped<T>(pictures: AsyncGenerator<T>, signal: AbortSignal): Promise<T | undefined> {
  if (signal.aborted) return undefined;
  let stop = (): void => undefined;
  const stopped = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    signal.addEventListener("abort", stop, { once: true });
  });
  const next = await Promise.race([pictures.next(), stopped]);
  signal.removeEventListener("abort", stop);
  return next === undefined || next.done ? undefined : next.value;
}

interface Shelf {
  /** All pictures in one file. */
  isOne: boolean;
  put(name: string, content: Uint8Array | string): Promise<void>;
  /** All is there. */
  finish(): Promise<void>;
  /** Nothing more comes: what isn't finished goes. */
  close(): Promise<void>;
}

async function openShelf(out: string): Promise<Shelf> {
  if (!/\.zip$/i.test(out)) {
    await mayWrite(resolve(join(out, "picture.png")));
    return {
      isOne: false,
      put: (name, content) => writeResult(resolve(join(out, name)), content),
      finish: async () => undefined,
      close: async () => undefined,
    };
  }
  const file = resolve(out);
  const refused = (reason: unknown) =>
    new CannotDo(cliProblems.report("cli/not-written", {}, { file }, String(reason)));
  const tried = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (reason) {
      throw refused(reason);
    }
  };
  await mayWrite(file);
  await tried(mkdir(dirname(file), { recursive: true }));
  const zip = await tried(ZipFile.create(file));
  let isFinished = false;
  return {
    isOne: true,
    put: (name, content) => tried(zip.add(name, typeof content === "string" ? Buffer.from(content) : content)),
    async finish() {
      await tried(zip.finish());
      isFinished = true;
    },
    async close() {
      if (!isFinished) await zip.discard();
    },
  };
}

function pick(files: Files, { cards }: ChosenCards, ids: readonly string[] | undefined): ChosenCards["cards"] {
  if (!ids) return cards;
  return ids.map((asked) => {
    const id = cardNamed(files, asked);
    const found = cards.find((card) => card.id === id);
    if (!found) throw new CannotDo(cliProblems.report("cli/card-left-out", {}, { id }));
    return found;
  });
}
