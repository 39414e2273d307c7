import { useMemo } from "react";
import type { PrintSettings } from "../../main/api";
import { labelFont } from "../../press/draughtsman";
import type { PieceSheet } from "../../press/piece-sheets";
import type { PlacedFace } from "../../press/pieces";
import type { PrintPlan } from "../../press/sheet-plan";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { useArrivals } from "../press/arrivals";
import type { PressKit } from "../press/press-kit";
import { useScenes } from "../press/printed-scenes";
import { SheetStage } from "./sheet-stage";
import styles from "./sheet-stage.module.css";
import { cardSheet, pieceSheet } from "./shown-sheet";
import { type Planned, usePrintedScenes } from "./use-print-plan";

/** The sheets of a print, one at a time, as its PDF will have them. */

interface Around {
  settings: PrintSettings;
  at: number;
  onGo(sheet: number): void;
}

interface CardProps extends Around {
  planned: Planned;
  plan: PrintPlan;
  profile: PrinterProfile | undefined;
}

export function CardSheets({ planned, plan, settings, profile, at, onGo }: CardProps) {
  const { card, bleed, pages } = plan;
  const { fonts } = planned.kit;
  const look = useMemo(() => ({ lowInk: settings.lowInk ?? false, card, bleed }), [settings.lowInk, card, bleed]);
  const sceneOf = usePrintedScenes(planned, look);
  if (!useLabelType(planned.kit)) return <Waiting />;
  const around = { fonts, profile, backMarks: settings.backMarks ?? false };
  const sheet = cardSheet(planned, plan, at, sceneOf, around);
  const sides = sheet.hasBackPage ? 2 : 1;
  return (
    <SheetStage
      sheet={sheet}
      at={at}
      count={pages.length}
      pagesBefore={at * sides}
      pages={pages.length * sides}
      settings={settings}
      fonts={fonts}
      canMark
      onGo={onGo}
    />
  );
}

interface PieceProps extends Around {
  sheets: readonly PieceSheet<PlacedFace>[];
  kit: PressKit;
}

export function PieceSheets({ sheets, kit, settings, at, onGo }: PieceProps) {
  const sceneFor = useScenes(kit);
  const { lowInk = false, bleed } = settings;
  const sheet = sheets[at];
  if (!useLabelType(kit) || !sheet) return <Waiting />;
  const shown = pieceSheet(sheet, ({ entry: { template, back }, face, size }, side) => {
    const layout = side === "front" ? template : back;
    const { id, facts } = face;
    const look = { lowInk, bleed, card: size };
    return layout && sceneFor({ template: layout, id, card: face.card as object, facts, side, look });
  });
  return (
    <SheetStage
      sheet={shown}
      at={at}
      count={sheets.length}
      pagesBefore={pageCount(sheets.slice(0, at))}
      pages={pageCount(sheets)}
      settings={settings}
      fonts={kit.fonts}
      canMark={sheets[0]?.kind === "grid"}
      onGo={onGo}
    />
  );
}

export const pageCount = (sheets: readonly PieceSheet<PlacedFace>[]): number =>
  sheets.reduce((sum, { hasBackPage }) => sum + (hasBackPage ? 2 : 1), 0);

/** Whether the typeface of the sheets' own words is here. It is fetched when it is first asked for. */
function useLabelType({ fonts }: PressKit): boolean {
  useArrivals();
  return fonts.face(labelFont) !== undefined;
}

const Waiting = () => <div className={styles.stage} aria-busy="true" />;
