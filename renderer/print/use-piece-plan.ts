import { useMemo } from "react";
import { cardGame } from "../../engine/games/registry";
import type { PrintSettings } from "../../main/api";
import { pieceSheetSettings } from "../../press/piece-settings";
import { type PieceSheet, planPieceSheets } from "../../press/piece-sheets";
import { facesOf, type PieceToPrint, type PlacedFace, toPlace } from "../../press/pieces";
import { pieceLabel } from "../../press/small-print";
import { creditIn, gameWords } from "../../project/languages/printed-words";
import { printedNumbers } from "../../project/printed-numbers";
import { factsOf } from "../../project/project-text";
import type { Piece } from "../../schemas/pieces";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { type Result, succeed } from "../../schemas/problem";
import { useOwnFonts } from "../press/own-fonts";
import { type PressKit, usePressKit } from "../press/press-kit";
import { useDressedPieces } from "../press/use-dressed-pieces";
import { manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import type { Planned } from "./use-print-plan";

/** A piece of the game or of the project, and how many of it the settings come to. */
export interface OfferedPiece {
  piece: Piece;
  count: number;
  isChosen: boolean;
}

export interface PlannedPieces {
  kit: PressKit;
  offered: readonly OfferedPiece[];
  /** Copies of the chosen ones. */
  count: number;
  sheets: Result<PieceSheet<PlacedFace>[]>;
  /** The chosen piece that has no layout, when that is what is wrong. */
  undressed: string | undefined;
}

/** What the settings come to when pieces are printed: the same plan that the print itself makes. */
export function usePiecePlan(
  planned: Planned | undefined,
  settings: PrintSettings,
  profile: PrinterProfile | undefined,
): PlannedPieces | undefined {
  const { game, language, chosen, title } = planned ?? {};
  const { pieces: wanted, players, copies } = settings;
  const dressed = useDressedPieces(wanted === undefined ? undefined : game);
  const manifest = useProject(manifestOf);
  const numbersOf = useProject(({ files }) => printedNumbers(files));
  const entries = useMemo(() => {
    if (!dressed || !game || !chosen) return undefined;
    const cards = chosen.cards.map((card) => ({
      ...card,
      facts: factsOf(card.card, game, language),
      numbers: numbersOf?.(card.card),
    }));
    const seats = players ?? cardGame(game).players.max;
    return dressed.map(({ piece, layouts }) => ({
      piece,
      entry: layouts.ok
        ? succeed<PieceToPrint>({ ...layouts.value, faces: facesOf(piece, cards, seats, copies) })
        : layouts,
    }));
  }, [dressed, game, chosen, language, players, copies, numbersOf]);
  const templates = useMemo(
    () =>
      (dressed ?? []).flatMap(({ layouts }) =>
        layouts.ok ? [layouts.value.template, ...(layouts.value.back ? [layouts.value.back] : [])] : [],
      ),
    [dressed],
  );
  const kit = usePressKit(dressed && game, templates, useOwnFonts());
  return useMemo(() => {
    if (!kit || !entries || !game) return undefined;
    const offered = entries.map(({ piece, entry }) => ({
      piece,
      count: entry.ok ? entry.value.faces.reduce((sum, face) => sum + face.count, 0) : 0,
      isChosen: wanted === "all" ? !piece.apart : (wanted?.includes(piece.id) ?? false),
    }));
    const picked = entries.filter((_, index) => offered[index]?.isChosen).map(({ entry }) => entry);
    const count = offered.reduce((sum, one) => sum + (one.isChosen ? one.count : 0), 0);
    const broken = picked.find((entry) => !entry.ok);
    const undressed = broken && entries.find(({ entry }) => entry === broken)?.piece.id;
    const sheetSettings = broken && !broken.ok ? broken : pieceSheetSettings(settings);
    if (!sheetSettings.ok) return { kit, offered, count, sheets: sheetSettings, undressed };
    const label = pieceLabel({
      settings,
      set: manifest,
      title: title ?? "",
      profile,
      credit: creditIn(game, language ?? "en"),
      language,
    });
    const withBacks = (settings.backs ?? "none") !== "none";
    const sheets = planPieceSheets({
      pieces: picked.flatMap((entry) => (entry.ok ? toPlace(entry.value, withBacks) : [])),
      settings: sheetSettings.value,
      label,
      labelFonts: kit.fonts,
      language,
      words: gameWords(game, language ?? "en"),
      ...(profile && { profile }),
    });
    return { kit, offered, count, sheets, undressed };
  }, [kit, entries, game, wanted, settings, manifest, title, profile, language]);
}
