import { writeFile } from "node:fs/promises";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile, PrintSettings } from "../api";
import type { ReportProgress } from "../jobs";
import { appProblems } from "../problems";
import type { ProjectStore } from "../projects/project-store";
import type { Outputs } from "./outputs";
import { chooseCards, printOrder } from "./print-order";

/** Prints the open project as the person sees it, unsaved edits included, to a PDF that waits to be fetched. */
export async function printProject(
  store: ProjectStore,
  settings: PrintSettings,
  outputs: Outputs,
  signal: AbortSignal,
  onProgress: ReportProgress,
): Promise<Result<PrintedFile>> {
  const chosen = chooseCards(store.texts, settings);
  if (!chosen.ok) return chosen;
  const pictures = async (path: string): Promise<Uint8Array | undefined> => {
    const read = store.readAsset(path);
    return read.ok ? read.value : undefined;
  };
  const order = printOrder(chosen.value, settings, pictures);
  // The press is large; it is loaded when something is printed.
  const { printCards } = await import("../ink/print-cards");
  const printed = await printCards(order, { signal, onProgress });
  if (!printed.ok) return printed;
  const { bytes, pages, cards, problems } = printed.value;
  const name = `${fileName(order.title)}.pdf`;
  const output = await outputs.reserve(name);
  try {
    await writeFile(output.path, bytes);
  } catch (reason) {
    return fail(appProblems.report("app/output-not-made", {}, { name }, String(reason)));
  }
  await outputs.keep(output);
  const all = [...chosen.value.problems, ...problems];
  return succeed({ output: output.id, name, bytes: bytes.length, pages, cards, problems: all });
}

/** A name that every system takes. */
export const fileName = (title: string): string =>
  title
    .replace(/: /g, " - ")
    .replace(/[/\\:*?"<>|]|\p{Cc}/gu, "_")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, 100) || "Cards";
