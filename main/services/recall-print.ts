import { join } from "node:path";
import { validators } from "virtual:validators/api";
import type { AppSettings } from "../../schemas/app-settings";
import { usualPrint } from "../../schemas/print-settings";
import type { PrintMemory } from "../api";
import { ownFolder } from "../projects/places";
import { readKept, readKeptIn, writeKept, writeKeptIn } from "./kept-file";

/** How somebody printed last: of each project, and of any, for a project that was never printed. Never in git. */

const ownFile = `${ownFolder}/print.json`;
const homeFile = (home: string): string => join(home, "print.json");

/** `paper`: what a project begins with that was never printed. */
export async function recallPrint(
  root: string,
  home: string,
  paper: AppSettings["paper"] = "last",
): Promise<PrintMemory | null> {
  const own = await readKeptIn(root, ownFile);
  if (isMemory(own)) return own;
  const last = await recallLast(home);
  if (paper === "last") return last;
  const { paperSize: _other, ...settings } = last?.settings ?? usualPrint;
  return { output: last?.output ?? { kind: "sheets" }, settings: { ...settings, paper } };
}

async function recallLast(home: string): Promise<PrintMemory | null> {
  const last = await readKept(homeFile(home));
  if (!isMemory(last)) return null;
  // What to print, on which sheet, and what is used up of it belongs to the other project.
  const { cards, changed, sheet, skip, label, language, ...settings } = last.settings;
  return { settings: { ...settings, deck: null }, output: last.output };
}

export async function rememberPrint(root: string, home: string, memory: PrintMemory): Promise<void> {
  await writeKept(homeFile(home), memory);
  await writeKeptIn(root, ownFile, memory);
}

/** Anything that the studio would not send itself, from an older version or another hand, counts as none. */
const isMemory = (kept: unknown): kept is PrintMemory =>
  validators["print.remember"]?.({ session: "", ...(kept as object | undefined) }) === true;
