import type { FontBook } from "../../press/fonts";
import type { Box } from "../../press/geometry";
import type { Page } from "../../press/page";
import type { PieceSheet } from "../../press/piece-sheets";
import type { PlacedFace } from "../../press/pieces";
import { type SheetJob, sheetPage } from "../../press/sheet-pages";
import type { PrintPlan } from "../../press/sheet-plan";
import type { Size } from "../../press/sizes";
import type { PrinterProfile } from "../../schemas/printer-profile";
import type { SceneFor } from "../press/printed-scenes";
import type { Planned } from "./use-print-plan";

/** A sheet of paper as the preview shows it, whether cards or pieces lie on it. */
export interface ShownSheet {
  paper: Size;
  hasBackPage: boolean;
  page(side: "front" | "back"): Page | undefined;
  places(side: "front" | "back"): readonly ShownPlace[];
}

interface ShownPlace {
  box: Box;
  /** By which it can be marked as used up, counted from 1. */
  number?: number;
  lies?: {
    name: string;
    /** Where a click leads. */
    card?: string;
    isDrawn: boolean;
  };
}

/** As small as in the strip: where something lies. */
export interface SheetOutline {
  paper: Size;
  places: readonly { box: Box; isRound: boolean }[];
}

export const cardOutlines = ({ sheet, pages }: PrintPlan): SheetOutline[] =>
  pages.map((placements) => ({
    paper: sheet.paper,
    places: [
      ...placements,
      ...(sheet.backs?.on === "same-page" ? placements.flatMap(({ slot }) => sheet.backs?.slots[slot] ?? []) : []),
    ].map((box) => ({ box, isRound: false })),
  }));

export const pieceOutlines = (sheets: readonly PieceSheet<PlacedFace>[]): SheetOutline[] =>
  sheets.map(({ paper, placed }) => ({
    paper,
    places: placed.map(({ box, piece }) => ({ box, isRound: piece.shape === "round" })),
  }));

interface Around {
  fonts: FontBook;
  profile: PrinterProfile | undefined;
  backMarks: boolean;
}

type CardScenes = (copy: Planned["copies"][number], side: "front" | "back") => ReturnType<SceneFor>;

export function cardSheet(
  { copies, label }: Planned,
  { sheet, pages }: PrintPlan,
  at: number,
  sceneOf: CardScenes,
  { fonts, profile, backMarks }: Around,
): ShownSheet {
  const scene = (index: number, side: "front" | "back") => {
    const copy = copies[index];
    return copy && sceneOf(copy, side);
  };
  const job: SheetJob = {
    sheet,
    pages,
    front: (index) => scene(index, "front"),
    ...(sheet.backs && { back: (index: number) => scene(index, "back") }),
    label,
    labelFonts: fonts,
    ...(profile && { profile }),
    backMarks,
  };
  return {
    paper: sheet.paper,
    hasBackPage: sheet.backs?.on === "next-page",
    page: (side) => sheetPage(job, at, side),
    places: (side) =>
      (side === "front" ? sheet.slots : (sheet.backs?.slots ?? [])).map((box, slot) => {
        const placement = pages[at]?.find((one) => one.slot === slot);
        const copy = placement && copies[placement.index];
        const number = { number: slot + 1 };
        if (!placement || !copy) return { box, ...number };
        const name = scene(placement.index, "front")?.label ?? copy.id;
        const isDrawn = scene(placement.index, side) !== undefined;
        return { box, ...number, lies: { name, card: copy.id, isDrawn } };
      }),
  };
}

type PieceScenes = (piece: PlacedFace, side: "front" | "back") => ReturnType<SceneFor>;

export function pieceSheet(sheet: PieceSheet<PlacedFace>, sceneOf: PieceScenes): ShownSheet {
  const { paper, hasBackPage, slots, backSlots, placed } = sheet;
  const lies = (piece: PlacedFace, side: "front" | "back"): NonNullable<ShownPlace["lies"]> => {
    const { entry, face } = piece;
    const isOfCard = entry.piece.for !== undefined;
    const name = isOfCard ? `${piece.name}: ${face.facts.name || face.id}` : piece.name;
    return { name, ...(isOfCard && { card: face.id }), isDrawn: sceneOf(piece, side) !== undefined };
  };
  return {
    paper,
    hasBackPage,
    page: (side) => sheet.page(side, sceneOf),
    places: (side) =>
      sheet.kind !== "grid"
        ? placed.map(({ piece, box }) => ({ box, lies: lies(piece, side) }))
        : (side === "front" ? slots : backSlots).map((box, slot) => {
            const found = placed.find((one) => one.slot === slot);
            return { box, number: slot + 1, ...(found && { lies: lies(found.piece, side) }) };
          }),
  };
}
