import type { WorkControl } from "../../main/ink/long-work";
import { type PrintedCards, type PrintOrder, printCards } from "../../main/ink/print-cards";
import type { ProjectAssets } from "../../main/services/chosen-cards";
import { gathered } from "../../press/pdf-file";
import { cutMarks, type MarkLine, type Sheet } from "../../press/sheet";
import { type Result, succeed } from "../../schemas/problem";
import { flaskCard, flaskLayouts } from "./faces";

/** Orders to print, and what comes of them. */

export const plainSheet: PrintOrder["settings"] = {
  paper: "a4",
  orientation: "portrait",
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: "lines",
};

export const attacks = (count: number) => ({ id: "attack", card: flaskCard("Attack", { R1: 1 }), count });
export const distinct = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `card-${n}`, card: flaskCard(`Card ${n}`, { B1: 1 }), count: 1 }));

/** Of a project without pictures, fonts and ink profiles. */
export const noAssets: ProjectAssets = {
  pictures: async () => undefined,
  inks: () => {
    throw new Error("Nobody asked for an ink profile.");
  },
};

export const flaskOrder = (
  settings: Partial<PrintOrder["settings"]>,
  changes: Partial<PrintOrder> = {},
): PrintOrder => ({
  cards: distinct(4),
  game: "flask",
  template: flaskLayouts.card,
  back: flaskLayouts.back,
  pictures: async () => undefined,
  settings: { ...plainSheet, ...settings },
  title: "Set",
  set: { name: "Set", version: "1" },
  ...changes,
});

export async function printedSheet(
  settings: Partial<PrintOrder["settings"]>,
  changes: Partial<PrintOrder> = {},
): Promise<PrintedFile> {
  const result = await printed(flaskOrder(settings, changes));
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.value;
}

/** With the whole file, as a test reads it. */
export type PrintedFile = PrintedCards & { bytes: Uint8Array };

export async function printed(order: PrintOrder, control: WorkControl = {}): Promise<Result<PrintedFile>> {
  const { sink, bytes } = gathered();
  const result = await printCards(order, sink, control);
  return result.ok ? succeed({ ...result.value, bytes: bytes() }) : result;
}

/** The marks of a sheet with a card on each of its places. */
export const fullMarks = (sheet: Sheet): MarkLine[] => cutMarks(sheet, [...sheet.slots.keys()], "front");
