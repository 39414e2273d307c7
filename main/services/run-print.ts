import type { CutFormat } from "../../press/cut-file";
import type { Sink } from "../../press/pdf-file";
import { printPreset } from "../../press/print-presets";
import { pressProblems } from "../../press/problems";
import { planPrint, sheetProblems } from "../../press/sheet-plan";
import { shopProblems } from "../../press/shop-check";
import type { PrintSettings } from "../../schemas/print-settings";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import type { CheckedPrint } from "../api";
import { checkFaces } from "../ink/check-print";
import { type CutFile, copiesOf, cutFiles, outlineProblems } from "../ink/cut-files";
import { faceHashes } from "../ink/face-hashes";
import { readable } from "../ink/fit-report";
import { Steps, type WorkControl } from "../ink/long-work";
import { PictureShelf } from "../ink/picture-shelf";
import { readInkProfile } from "../ink/press-inks";
import { type PrintedCards, type PrintOrder, printCards } from "../ink/print-cards";
import { changedSince, readLastPrint, readPrinted, rememberPrinted } from "./last-printed";

/** Prints a project's order and knows what was printed before. Used by the studio and the command line alike. */

export interface PreparedPrint {
  root: string;
  order: PrintOrder;
}

export interface PrintRun {
  printed: PrintedCards;
  order: PrintOrder;
  /** To be called when the file is where it belongs, not before. */
  remember(): Promise<void>;
}

export async function runPrint(
  { root, order: prepared }: PreparedPrint,
  { changed = false }: Pick<PrintSettings, "changed">,
  sink: Sink,
  control: WorkControl,
): Promise<Result<PrintRun>> {
  // Pictures are looked at once, for what changed and for the print.
  const whole = { ...prepared, shelf: new PictureShelf(prepared.pictures) };
  const hashes = await hashesOf(whole, control);
  const wanted = changed ? await changedIn({ root, order: whole }, hashes) : succeed(whole);
  if (!wanted.ok) return wanted;
  const order = wanted.value;
  const printed = await printCards(order, sink, control);
  if (!printed.ok) return printed;
  const isPrinted = new Set(order.cards.flatMap(({ id, count }) => (count > 0 ? [id] : [])));
  const remember = () => rememberPrinted(root, new Map([...hashes].filter(([id]) => isPrinted.has(id))));
  return succeed({ printed: printed.value, order, remember });
}

/** The outlines of the cards as they lie on the sheets of this print, and whatever is to be said of them. */
export async function runCut(
  { root, order: whole }: PreparedPrint,
  { changed = false }: Pick<PrintSettings, "changed">,
  format: CutFormat,
  control: WorkControl,
): Promise<Result<{ files: CutFile[]; cards: number; problems: Problem[] }>> {
  const wanted = changed ? await cutIn({ root, order: whole }, await hashesOf(whole, control)) : succeed(whole);
  if (!wanted.ok) return wanted;
  const files = cutFiles(wanted.value, format);
  if (!files.ok) return files;
  return succeed({ files: files.value, cards: copiesOf(wanted.value), problems: outlineProblems(whole) });
}

function hashesOf(order: PrintOrder, control: WorkControl): Promise<ReadonlyMap<string, string>> {
  const cards = order.cards.filter(({ count }) => count > 0);
  return faceHashes({ ...order, cards }, new Steps(quietly(control), cards.length));
}

/** The same order with only those cards that look different from the last print. */
async function changedIn(
  { root, order }: PreparedPrint,
  hashes: ReadonlyMap<string, string>,
): Promise<Result<PrintOrder>> {
  const wanted = changedSince(await readPrinted(root), hashes);
  if (wanted.size === 0) return fail(pressProblems.report("press/nothing-changed", {}));
  return succeed({ ...order, cards: order.cards.filter(({ id, count }) => count > 0 && wanted.has(id)) });
}

/** Of what changed; once that has been printed, of what was printed then. */
async function cutIn(prepared: PreparedPrint, hashes: ReadonlyMap<string, string>): Promise<Result<PrintOrder>> {
  const changed = await changedIn(prepared, hashes);
  const last = await readLastPrint(prepared.root);
  const { order } = prepared;
  const cards = order.cards.filter(({ id, count }) => count > 0 && last.has(id));
  return changed.ok || cards.length === 0 ? changed : succeed({ ...order, cards });
}

/** What would come of it. Asks nothing of the sheets that the order doesn't fit on: the preview says that itself. */
export async function checkPrint(
  { root, order: prepared }: PreparedPrint,
  control: WorkControl,
): Promise<CheckedPrint> {
  const order = { ...prepared, shelf: new PictureShelf(prepared.pictures) };
  const { settings, template, back, profile } = order;
  const cards = order.cards.filter(({ count }) => count > 0);
  const hashes = await hashesOf(order, control);
  const changed = [...changedSince(await readPrinted(root), hashes)];
  const plan = planPrint(settings, template.size, copiesOf(order), order.sheet);
  const { back: _back, ...fronts } = order;
  const hasBacks = plan.ok && plan.value.sheet.backs !== null;
  const faceOrder = { ...fronts, cards, ...(hasBacks && back && { back }) };
  const look = {
    lowInk: settings.lowInk ?? false,
    smallest: readable,
    isRead: true,
    ...(settings.dpi !== undefined && { dpi: settings.dpi }),
    ...(plan.ok && { card: plan.value.card, bleed: plan.value.bleed }),
    safe: printPreset(settings.shop)?.safe,
  };
  const { problems, bytes } = await checkFaces(faceOrder, look, control);
  const ofSheets = plan.ok ? sheetProblems(settings, plan.value.sheet, profile) : [];
  const ofInks = settings.colours === "press" ? await inkProblems(order) : [];
  const ofShop = plan.ok ? shopProblems(settings, plan.value.card, copiesOf(order)) : [];
  const printedLast = [...(await readLastPrint(root))];
  return { kind: "check", problems: [...problems, ...ofSheets, ...ofInks, ...ofShop], bytes, changed, printedLast };
}

async function inkProblems({ inkProfile }: PrintOrder): Promise<Problem[]> {
  const read = inkProfile?.read();
  if (!inkProfile || !read) return [];
  const known = read.ok ? await readInkProfile(read.value, inkProfile.file) : read;
  return known.ok ? [] : [known.problem];
}

const quietly = ({ signal }: WorkControl): WorkControl => (signal ? { signal } : {});
