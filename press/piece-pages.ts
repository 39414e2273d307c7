import { roundScene } from "./clipped-scene";
import { Draughtsman } from "./draughtsman";
import type { Page } from "./page";
import type { Group, PieceJob, PieceToPlace } from "./piece-sheets";
import type { Scene } from "./scene";
import type { Placement, Sheet, Slot } from "./sheet";
import { dashes, markInk, markWidth, sheetPage } from "./sheet-pages";
import { standee } from "./standee";

/** The faces of pieces; what isn't drawn yet stays white. */
export type PieceScenes<P> = (piece: P, side: "front" | "back") => Scene | undefined;

/** A copy of a piece, and how it is cut and folded. */
export interface GroupedPiece<P extends PieceToPlace> {
  piece: P;
  group: Group<P>;
}

/** Draws any page of a sheet with these copies. */
export function drawPiecePage<P extends PieceToPlace>(
  sheet: Sheet,
  copies: readonly GroupedPiece<P>[],
  { settings, labelFonts, profile }: PieceJob<P>,
) {
  const { bleed, marks, backMarks = false } = settings;
  const cutters = new Map(copies.map(({ group }) => [group, sceneCutter(group, bleed)]));
  return (
    placements: readonly Placement[],
    side: "front" | "back",
    scenes: PieceScenes<P>,
    label: readonly string[],
  ): Page | undefined => {
    const sceneOf = (index: number, of: "front" | "back"): Scene | undefined => {
      const copy = copies[index];
      return copy && cutters.get(copy.group)?.(scenes(copy.piece, of), of);
    };
    const job = {
      sheet,
      pages: [[...placements]],
      front: (index: number) => sceneOf(index, "front"),
      ...(sheet.backs && { back: (index: number) => sceneOf(index, "back") }),
      label,
      labelFonts,
      ...(profile && { profile }),
      backMarks,
      hasStraightCuts: (index: number) => copies[index]?.group.isRound !== true,
    };
    const page = sheetPage(job, 0, side);
    if (page && side === "front" && marks !== "none") {
      const pen = new Draughtsman(page.overlay, labelFonts);
      for (const placement of placements) markPiece(pen, placement, copies[placement.index]?.group);
    }
    return page;
  };
}

/** What is cut out of a face, and how often it is printed. The same face gives the same scene, which a page draws once. */
export function sceneCutter({ isFolded, isRound }: Pick<Group<PieceToPlace>, "isFolded" | "isRound">, bleed: number) {
  const known = new WeakMap<Scene, Scene>();
  return (scene: Scene | undefined, side: "front" | "back"): Scene | undefined => {
    if (!scene || (!isFolded && !isRound)) return scene;
    const made = known.get(scene) ?? (isFolded && side === "front" ? standee(scene) : roundScene(scene, bleed));
    known.set(scene, made);
    return made;
  };
}

/** The cut around a round piece, the fold across a standee. */
function markPiece(pen: Draughtsman, slot: Slot, group: Group<PieceToPlace> | undefined): void {
  const { x, y, width, height, turn } = slot;
  if (group?.isRound) pen.ellipse({ x, y, width, height }, markInk, markWidth);
  if (!group?.isFolded) return;
  const isUpright = turn === 0 || turn === 180;
  const fold = isUpright
    ? { x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }
    : { x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height };
  pen.lines(dashes(fold, 1.5, 1), markInk, markWidth);
}
