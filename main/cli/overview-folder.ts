import { resolve } from "node:path";
import { pressProblems } from "../../press/problems";
import { readPaper } from "../../press/sizes";
import type { Problem } from "../../schemas/problem";
import { contactSheet, rulesList } from "../ink/overviews";
import { faceOrder } from "../services/chosen-cards";
import { CannotDo, type Terminal } from "./command";
import { orNullWhenStopped } from "./interruptible";
import { deckNamed } from "./named-in-project";
import { assetsOf, chosenIn, readProject } from "./read-project";
import { writeResult } from "./write-result";

export interface OverviewWish {
  kind: "contact" | "rules";
  columns: number;
  paper: string;
  deck: string | null;
  cards: string | undefined;
  language: string | undefined;
  out: string;
}

export interface OverviewResult {
  /** null when Ctrl+C came first. */
  file: string | null;
  pages: number;
  cards: number;
  problems: Problem[];
}

export async function overviewFolder(folder: string, wish: OverviewWish, terminal: Terminal): Promise<OverviewResult> {
  const project = readProject(folder);
  const deck = deckNamed(project.files, wish.deck);
  const { cards: search } = wish;
  const chosen = await chosenIn(project, { deck, ...(search !== undefined && { cards: search }) }, wish.language);
  const { manifest, cards, title } = chosen;
  if (cards.length === 0) throw new CannotDo(pressProblems.report("press/nothing-to-print", {}));
  const paper = readPaper(wish.paper);
  if (!paper) throw new CannotDo(pressProblems.report("press/unknown-paper", {}, { size: wish.paper }));
  const make = wish.kind === "contact" ? contactSheet : rulesList;
  const heading = [title === manifest.name ? title : `${manifest.name}: ${title}`, manifest.version].filter(Boolean);
  const order = {
    ...faceOrder(chosen, assetsOf(project)),
    title: heading.join(" · "),
    paper,
    columns: wish.columns,
  };
  const onProgress = (done: number, total: number) => terminal.progress("Printing", done, total);
  const made = await orNullWhenStopped(make(order, { onProgress, signal: terminal.signal }), terminal.signal);
  if (!made) return { file: null, pages: 0, cards: 0, problems: [] };
  const file = resolve(wish.out);
  await writeResult(file, made.bytes);
  return { file, pages: made.pages, cards: made.cards, problems: [...chosen.problems, ...made.problems] };
}
