import { roundScene } from "./clipped-scene";
import { Draughtsman } from "./draughtsman";
import type { Page } from "./page";
import type { Group, PieceJob, PieceToPlace } from "./piece-sheets";
import type { Scene } from "./scene";
import type { Placement, Sheet } from "./sheet";
import { dashes, markInk, markWidth, sheetPage } from "./sheet-pages";
import { type Size, turnedSize } from "./sizes";
import { standee } from "./standee";

/** The faces of pieces; what isn't drawn yet stays white. */
export type PieceScenes<P> = (piece: P, side: "front" | "back") => Scene | undefined;

/** Draws any sheet of a group. */
export function drawGroupPage<P extends PieceToPlace>(
  group: Group<P>,
  sheet: Sheet,
  copies: readonly P[],
  { settings, labelFonts, profile }: PieceJob<P>,
) {
  const { bleed, marks, backMarks = false } = settings;
  const cut = sceneCutter(group, bleed);
  return (
    placements: readonly Placement[],
    side: "front" | "back",
    scenes: PieceScenes<P>,
    label: readonly string[],
  ): Page | undefined => {
    const sceneOf = (index: number, of: "front" | "back"): Scene | undefined => {
      const piece = copies[index];
      return piece && cut(scenes(piece, of), of);
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
    };
    const page = sheetPage(job, 0, side);
    if (page && side === "front" && marks !== "none")
      markPieces(new Draughtsman(page.overlay, labelFonts), placements, sheet.card, group);
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

/** The cut around round pieces, the fold across standees. */
function markPieces<P extends PieceToPlace>(
  pen: Draughtsman,
  placements: readonly Placement[],
  card: Size,
  group: Group<P>,
): void {
  for (const { x, y, turn } of placements) {
    const isUpright = turn === 0 || turn === 180;
    const { width, height } = isUpright ? card : turnedSize(card);
    if (group.isRound) pen.ellipse({ x, y, width, height }, markInk, markWidth);
    if (!group.isFolded) continue;
    const fold = isUpright
      ? { x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }
      : { x1: x + width / 2, y1: y, x2: x + width / 2, y2: y + height };
    pen.lines(dashes(fold, 1.5, 1), markInk, markWidth);
  }
}
