import { pressProblems } from "../../press/problems";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintSettings } from "../api";
import { faceHashes } from "../ink/face-hashes";
import { Steps, type WorkControl } from "../ink/long-work";
import { type PrintedCards, type PrintOrder, printCards } from "../ink/print-cards";
import { changedSince, readPrinted, rememberPrinted } from "./printed-record";

/** Prints a project's order and knows what was printed before. Used by the studio and the command line alike. */

export interface PrintRun {
  printed: PrintedCards;
  order: PrintOrder;
  /** To be called when the file is where it belongs, not before. */
  remember(): Promise<void>;
}

export async function runPrint(
  root: string,
  whole: PrintOrder,
  { changed = false }: Pick<PrintSettings, "changed">,
  control: WorkControl,
): Promise<Result<PrintRun>> {
  const cards = whole.cards.filter(({ count }) => count > 0);
  const quiet = control.signal ? { signal: control.signal } : {};
  const hashes = await faceHashes({ ...whole, cards }, new Steps(quiet, cards.length));
  const wanted = changed ? changedSince(await readPrinted(root), hashes) : null;
  if (wanted?.size === 0) return fail(pressProblems.report("press/nothing-changed", {}));
  const order = wanted ? { ...whole, cards: cards.filter(({ id }) => wanted.has(id)) } : whole;
  const printed = await printCards(order, control);
  if (!printed.ok) return printed;
  const remember = () =>
    rememberPrinted(
      root,
      new Map([...hashes].filter(([id]) => order.cards.some((card) => card.id === id && card.count > 0))),
    );
  return succeed({ printed: printed.value, order, remember });
}
