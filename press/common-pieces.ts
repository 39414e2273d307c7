/// <reference types="vite/types/importMeta.d.ts" />
import type { GameId } from "../schemas/game-id";
import type { Piece, Pieces } from "../schemas/pieces";
import type { Template } from "../schemas/template";
import { plainBlanks } from "./layouts";
import { type Blanks, fillBlanks } from "./plain-layouts";
import { dividerTab, type Size } from "./sizes";

/**
 * Pieces that any set can have: dividers, tokens, a mat, made from the pictures of its own cards and sized for them. They
 * are drawn once, with blanks (`templates/common/pieces/`), as layouts without pictures are.
 */

const drawn = import.meta.glob<object>("../templates/common/pieces/*.json", { import: "default", eager: true });
const inCommon = (name: string): object | undefined => drawn[`../templates/common/pieces/${name}.json`];

export function commonPieces(game: GameId): readonly Piece[] {
  const [list, blanks] = [inCommon("pieces"), plainBlanks(game)];
  return list && blanks ? fillBlanks<Pieces>(list, blanks).pieces : [];
}

/** `card`: the size of the set's cards. */
export function commonTemplate(game: GameId, name: string, card: Size): Template | undefined {
  const [template, blanks] = [inCommon(name), plainBlanks(game)];
  if (!template || !blanks) return undefined;
  return fillBlanks<Template>(template, { ...blanks, ...placesFor(card) });
}

const tab = dividerTab;
/** mm that run into the cut. */
const bleed = 2;
/** A card in its sleeve lies easily in such a place. */
const ease = 3;
const between = 6;
const margin = 8;
const title = 10;

function placesFor({ width, height }: Size): Blanks {
  const [wide, tall] = [width + ease, height + ease];
  const mat = 3 * wide + 2 * between + 2 * margin;
  const top = margin + title + between / 2;
  const place = (at: number): number[] => [margin + at * (wide + between), top, wide, tall];
  const named = Math.min(mat - 2 * margin, 110);
  return {
    cardWidth: width,
    dividerHeight: height + tab,
    dividerPicture: [-bleed, tab, width + 2 * bleed, height + bleed],
    dividerLine: [-bleed, tab - 0.8, width + 2 * bleed, 0.8],
    dividerName: [4, 1.4, width - 20, tab - 3.2],
    dividerCount: [width - 16, 1.4, 12, tab - 3.2],
    matWidth: mat,
    matHeight: top + tall + margin,
    leftPlace: place(0),
    middlePlace: place(1),
    rightPlace: place(2),
    matTitleGround: [(mat - named) / 2, margin, named, title],
    matTitle: [(mat - named) / 2 + 3, margin, named - 6, title],
  };
}
