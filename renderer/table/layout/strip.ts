import { cardRatio, type Size } from "./rect";

/** Zones beside each other on one line: a hand that folds, piles, short rows. */

/** What is laid out: how many cards lie in which way. */
export interface ZoneShape {
  id: string;
  spread: "hand" | "row" | "pile";
  cards: number;
  /** How wide its name is, in pixels. */
  label: number;
}

/** How a zone lies: its width, that of its cards, and how far each is from the one before. */
export interface ZoneFit {
  width: number;
  face: number;
  step: number;
}

export const gapBetween = { cards: 6, zones: 14 };
/** The line with a zone's name, and the room below it for what stands out of a card. */
export const labelHeight = 18;
const least = { face: 18, step: 3 };
/** A pile is never made smaller than this for a hand's sake. */
const leastPile = 40;

/** So much of each card is seen that all of them end within the width. */
export const stepOf = (cards: number, width: number, face: number): number =>
  cards < 2 ? face + gapBetween.cards : Math.min(face + gapBetween.cards, (width - face) / (cards - 1));

const wholeWidth = (cards: number, face: number): number =>
  cards === 0 ? face : cards * face + (cards - 1) * gapBetween.cards;

/** Beside a hand as large as the line is high, all else is smaller: it is looked at when it is wanted. */
const besideHand = 0.7;

/** So much of a name is seen, where that makes cards no smaller than this part of what they could be. */
const leastName = 48;
/** A name that is cut by so little is not shown at all. */
const slack = 6;
const worthAName = 0.72;

/** Piles keep their width; hands and rows share the rest, and their cards slide over each other. */
export function layStrip(zones: readonly ZoneShape[], size: Size, most = 168): ZoneFit[] {
  const fit = inStrip(zones, size, most, 0);
  const named = inStrip(zones, size, most, leastName);
  return (named[0]?.face ?? 0) >= (fit[0]?.face ?? 0) * worthAName ? named : fit;
}

function inStrip(zones: readonly ZoneShape[], { width, height }: Size, most: number, forName: number): ZoneFit[] {
  const free = width - gapBetween.zones * Math.max(0, zones.length - 1);
  for (let face = Math.min(most, Math.floor((height - labelHeight) / cardRatio)); ; face -= 2) {
    const faces = zones.map(({ spread }) =>
      spread === "hand" ? face : Math.max(Math.min(face, leastPile), Math.floor(face * besideHand)),
    );
    const widths = widthsOf(zones, free, faces, forName);
    if (widths)
      return zones.map(({ cards }, n) => ({
        width: widths[n]!,
        face: faces[n]!,
        step: stepOf(cards, widths[n]!, faces[n]!),
      }));
    if (face > least.face) continue;
    // Nothing fits: all share what there is.
    const each = Math.max(1, free / Math.max(1, zones.length));
    const small = Math.max(1, Math.min(face, each));
    return zones.map(({ cards }) => ({ width: each, face: small, step: Math.max(0, stepOf(cards, each, small)) }));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How wide each zone becomes with cards of this width; nothing if they don't fit. Names give way before cards do. */
function widthsOf(
  zones: readonly ZoneShape[],
  free: number,
  faces: readonly number[],
  forName: number,
): number[] | undefined {
  const withName = (width: number, n: number): number => Math.max(width, Math.min(zones[n]!.label + slack, forName));
  const spreadOut = zones.map(({ spread, cards }, n) =>
    withName(spread === "pile" ? faces[n]! : wholeWidth(cards, faces[n]!), n),
  );
  const named = spreadOut.map((width, n) => Math.max(zones[n]!.label, width));
  const folded = zones.map(({ spread, cards }, n) =>
    spread === "pile"
      ? spreadOut[n]!
      : Math.min(spreadOut[n]!, withName(faces[n]! + least.step * Math.max(0, cards - 1), n)),
  );
  if (sum(named) <= free) return named;
  if (sum(spreadOut) <= free) return between(spreadOut, named, free);
  return sum(folded) <= free ? between(folded, spreadOut, free) : undefined;
}

/** As much of the way from the least to the most as there is room for. */
function between(least: readonly number[], most: readonly number[], free: number): number[] {
  const share = (free - sum(least)) / (sum(most) - sum(least));
  return least.map((width, n) => width + share * (most[n]! - width));
}
