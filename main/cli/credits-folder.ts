import { resolve } from "node:path";
import type { Credits } from "../../press/credits";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import type { Problem } from "../../schemas/problem";
import { creditsFile } from "../ink/credits";
import { faceOrder, titleOf } from "../services/chosen-cards";
import { CannotDo, type Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface CreditsResult {
  /** null when Ctrl+C came first. */
  file: string | null;
  pages: number;
  credits: Credits | null;
  problems: Problem[];
}

interface CreditsWish {
  out: string;
  deck: string | null;
  cards: string | undefined;
  language: string | undefined;
  paper: string;
}

export async function creditsFolder(folder: string, wish: CreditsWish, terminal: Terminal): Promise<CreditsResult> {
  const project = readProject(folder);
  const deck = deckNamed(project.files, wish.deck);
  const { cards } = wish;
  const chosen = await chosenIn(project, { deck, ...(cards !== undefined && { cards }) }, wish.language);
  if (chosen.cards.length === 0) throw new CannotDo(pressProblems.report("press/nothing-to-print", {}));
  const paper = readPaper(wish.paper);
  if (!paper) throw new CannotDo(pressProblems.report("press/unknown-paper", {}, { size: wish.paper }));
  const { manifest, problems } = chosen;
  const order = {
    ...faceOrder(chosen, assetsOf(project)),
    title: [titleOf(chosen), manifest.version].filter(Boolean).join(" · "),
    licence: manifest.licence,
    paper,
  };
  const onProgress = (done: number, total: number) => terminal.progress("Looking", done, total);
  const work = creditsFile(order, { onProgress, signal: terminal.signal });
  const made = await orNullWhenStopped(work, terminal.signal);
  if (!made) return { file: null, pages: 0, credits: null, problems: [] };
  const file = resolve(wish.out);
  await writeResult(file, made.bytes);
  return { file, pages: made.pages, credits: made.credits, problems: [...problems, ...made.problems] };
}
