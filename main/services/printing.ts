import { writeFile } from "node:fs/promises";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { PrintedFile, PrintSettings } from "../api";
import type { ReportProgress } from "../jobs";
import { appProblems } from "../problems";
import type { ProjectStore } from "../projects/project-store";
import type { Outputs } from "./outputs";
import { chooseCards, printOrder } from "./print-order";
import { findProfile, profilePlaces } from "./printer-profiles";

/** Prints the open project as the person sees it, unsaved edits included, to a PDF that waits to be fetched. */
export async function printProject(
  store: ProjectStore,
  settings: PrintSettings,
  outputs: Outputs,
  signal: AbortSignal,
  onProgress: ReportProgress,
  /** Where the person's own printer profiles are. */
  home?: string,
): Promise<Result<PrintedFile>> {
  const chosen = chooseCards(store.texts, settings);
  if (!chosen.ok) return chosen;
  const pictures = async (path: string): Promise<Uint8Array | undefined> => {
    const read = store.readAsset(path);
    return read.ok ? read.value : undefined;
  };
  const profile =
    settings.profile === undefined ? null : await findProfile(settings.profile, profilePlaces(store.root, home));
  if (profile && !profile.ok) return profile;
  const control = { signal, onProgress };
  if (settings.pieces !== undefined) {
    const wish = { files: store.texts, chosen: chosen.value, settings, pictures, profile: profile?.value };
    const { runPieces } = await import("./pieces-run");
    const run = await runPieces(wish, control);
    if (!run.ok) return run;
    const { order, printed, problems } = run.value;
    const kept = await keepFile(outputs, `${fileName(order.title)}-pieces.pdf`, printed.bytes);
    if (!kept.ok) return kept;
    const all = [...chosen.value.problems, ...problems];
    return succeed({ ...kept.value, pages: printed.pages, cards: 0, pieces: printed.pieces, problems: all });
  }
  const whole = printOrder(chosen.value, settings, pictures, profile?.value);
  // The press is large; it is loaded when something is printed.
  const { runPrint } = await import("./print-run");
  const run = await runPrint(store.root, whole, settings, control);
  if (!run.ok) return run;
  const { bytes, pages, cards, problems } = run.value.printed;
  const kept = await keepFile(outputs, `${fileName(whole.title)}.pdf`, bytes);
  if (!kept.ok) return kept;
  await run.value.remember();
  return succeed({ ...kept.value, pages, cards, problems: [...chosen.value.problems, ...problems] });
}

type KeptFile = Pick<PrintedFile, "output" | "name" | "bytes">;

/** Writes a finished file where it can be fetched. */
async function keepFile(outputs: Outputs, name: string, bytes: Uint8Array): Promise<Result<KeptFile>> {
  const output = await outputs.reserve(name);
  try {
    await writeFile(output.path, bytes);
  } catch (reason) {
    return fail(appProblems.report("app/output-not-made", {}, { name }, String(reason)));
  }
  await outputs.keep(output);
  return succeed({ output: output.id, name, bytes: bytes.length });
}

/** A name that every system takes. */
export const fileName = (title: string): string =>
  title
    .replace(/: /g, " - ")
    .replace(/[/\\:*?"<>|]|\p{Cc}/gu, "_")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, 100) || "Cards";
