import type { Template } from "../schemas/template";
import { withBleedFor } from "./bleed-for";
import type { FontBook } from "./fonts";
import { type Face, type LaidOut, layOut } from "./layout";
import { lowInk, thriftyTemplate, withFaintPictures } from "./low-ink";
import type { Surroundings } from "./pen";
import { withPrintableLines } from "./printable-lines";
import type { Scene } from "./scene";
import type { Size } from "./sizes";
import { laidOutSize, printScale } from "./template-scale";

/** A face as it goes on paper. The studio's preview, sheets and pictures take this one way. */

export interface PrintedLook {
  /** The trimmed card; the layout's own size without it. */
  card?: Size;
  bleed?: number;
  lowInk?: boolean;
  /** Shown smaller than it is: a fluid face is scaled then like any other. */
  isReduced?: boolean;
  /** Nothing on a back may tell which card it is of, unless its layout asks for it. */
  isBack?: boolean;
}

interface PrintedFace extends LaidOut {
  /** Before ink was saved: what the layout made of it. */
  laid: Scene;
  /** Printed size against the scene's. */
  scale: number;
}

export function layOutForPrint(
  template: Template,
  face: Face,
  fonts: FontBook,
  around: Partial<Surroundings>,
  { card = template.size, bleed = 0, lowInk: isThrifty = false, isReduced = false, isBack = false }: PrintedLook,
): PrintedFace {
  const thrifty = isThrifty ? thriftyTemplate(template) : undefined;
  const roomy = withBleedFor(thrifty ?? template, card, bleed);
  const shown = isBack ? { ...face, id: backId } : face;
  const size = isReduced ? template.size : laidOutSize(template, card);
  const { scene: made, problems: found } = layOut(roomy, shown, fonts, around, size);
  const scale = printScale(made, card);
  const laid = withPrintableLines(made, scale);
  const scene = thrifty ? withFaintPictures(laid) : isThrifty ? lowInk(laid, fonts) : laid;
  const problems = isBack
    ? found.map((problem) => ({ ...problem, where: { ...problem.where, card: face.id } }))
    : found;
  return { scene, laid, problems, scale };
}

/** Patterns are drawn from a card's id; those of backs from this one. */
const backId = "back";
