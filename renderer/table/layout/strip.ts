import { cardRatio, type Rect, type Size } from "./rect";

/** Zones beside each other on one line: a hand that folds, piles, short rows. */

/** What is laid out: how many cards lie in which way. */
export interface ZoneShape {
  id: string;
  spread: "hand" | "row" | "pile";
  cards: number;
  /** How wide its name is, in pixels. */
  label: number;
}

/** How a zone says what it is: in words above its cards, by a sign there, or by a sign on the cards, which are larger then. */
export type ZoneNaming = "words" | "sign" | "badge";

/** How a zone lies: its width, that of its cards, and how far each is from the one before. */
interface ZoneFit {
  width: number;
  face: number;
  step: number;
  naming: ZoneNaming;
  /** How many cards lie beside each other, where the others lie in lines below. */
  across?: number;
  /** Of each card its picture is shown, as high as it is wide: words have no room. */
  isCropped?: true;
}

export interface PlacedZone extends ZoneFit {
  box: Rect;
}

export const gapBetween = { cards: 6, zones: 14 };
/** The line with a zone's name, and the room below it for what stands out of a card. */
const labelHeight = 18;
/** A sign with a number. */
const signWidth = 32;
/** Of a folded hand so much is seen of each card, and of a great one so much in all. */
const least = { face: 18, step: 3, folded: 40 };
/** A pile is never made smaller than this for a hand's sake. */
const leastPile = 40;

/** With so many lines of cards. */
export const heightOf = (face: number, naming: ZoneNaming, isCropped = false, lines = 1): number =>
  face * (isCropped ? 1 : cardRatio) * lines + gapBetween.cards * (lines - 1) + (naming === "badge" ? 0 : labelHeight);

/** So much of each card is seen that all of them end within the width. */
export const stepOf = (cards: number, width: number, face: number): number =>
  cards < 2 ? face + gapBetween.cards : Math.min(face + gapBetween.cards, (width - face) / (cards - 1));

const wholeWidth = (cards: number, face: number): number =>
  cards === 0 ? face : cards * face + (cards - 1) * gapBetween.cards;

/** Beside a hand as large as the line is high, all else is smaller: it is looked at when it is wanted. */
const besideHand = 0.7;

/** So much smaller cards may become for words above them, and for a sign above rather than on them; and those that are small already. */
const worthOfNaming = { words: 0.72, sign: 0.8 };
export const worthOfNamingSmall = { words: 0.9, sign: 0.9 };
/** Cards as wide as this have a line above them, whatever they could be without it. */
const isLarge = 34;

/** The ways to name zones, from the best to read to the smallest; the first one that costs little. */
export function bestNamed<T>(lay: (naming: ZoneNaming) => T, sizeOf: (laid: T) => number, worth = worthOfNaming): T {
  const [words, sign, badge] = (["words", "sign", "badge"] as const).map((naming) => lay(naming)) as [T, T, T];
  const most = Math.max(sizeOf(sign), sizeOf(badge));
  if (sizeOf(words) >= most * worth.words) return words;
  return sizeOf(sign) >= Math.min(isLarge, most * worth.sign) ? sign : badge;
}

/** How wide what stands above a zone is at least. */
export const nameWidth = ({ label }: ZoneShape, naming: ZoneNaming): number =>
  naming === "words" ? label : naming === "sign" ? signWidth : 0;

/** Where there is room for a name in words, a sign is not needed. */
export const namingIn = (shape: ZoneShape, width: number, naming: ZoneNaming): ZoneNaming =>
  naming === "sign" && width >= shape.label ? "words" : naming;

/** Piles keep their width; hands and rows share the rest, and their cards slide over each other. */
export function layStrip(zones: readonly ZoneShape[], size: Size, most = 168): ZoneFit[] {
  return bestNamed(
    (naming) => inStrip(zones, size, most, naming),
    (fits) => fits[0]?.face ?? 0,
  );
}

/** The same, from the left of a place to its right; or the hand in the middle of what all else leaves, which lies at the far end. */
export function placeStrip(
  zones: readonly ZoneShape[],
  { left, top, width, height }: Rect,
  isHandInMiddle = false,
): PlacedZone[] {
  const fits = layStrip(zones, { width, height });
  const free = width - sum(fits.map((fit) => fit.width)) - gapBetween.zones * (fits.length - 1);
  const shift = isHandInMiddle && zones[0]?.spread === "hand" ? Math.max(0, free) / 2 : 0;
  let at = left + shift;
  return fits.map((fit, n) => {
    const box = { left: at, top, width: fit.width, height: heightOf(fit.face, fit.naming) };
    at += fit.width + gapBetween.zones + (n === 0 ? shift : 0);
    return { ...fit, box };
  });
}

function inStrip(zones: readonly ZoneShape[], { width, height }: Size, most: number, naming: ZoneNaming): ZoneFit[] {
  const free = width - gapBetween.zones * Math.max(0, zones.length - 1);
  for (let face = Math.min(most, Math.floor((height - heightOf(0, naming)) / cardRatio)); ; face -= 2) {
    const faces = zones.map(({ spread }) =>
      spread === "hand" ? face : Math.max(Math.min(face, leastPile), Math.floor(face * besideHand)),
    );
    const widths = widthsOf(zones, free, faces, naming);
    if (widths)
      return zones.map((zone, n) => ({
        width: widths[n]!,
        face: faces[n]!,
        step: stepOf(zone.cards, widths[n]!, faces[n]!),
        naming: namingIn(zone, widths[n]!, naming),
      }));
    if (face > least.face) continue;
    // Nothing fits: all share what there is.
    const each = Math.max(1, free / Math.max(1, zones.length));
    const small = Math.max(1, Math.min(face, each));
    return zones.map((zone) => ({
      width: each,
      face: small,
      step: Math.max(0, stepOf(zone.cards, each, small)),
      naming: namingIn(zone, each, naming === "words" ? "sign" : naming),
    }));
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How wide each zone becomes with cards of this width; nothing if they don't fit. Names give way before cards do. */
function widthsOf(
  zones: readonly ZoneShape[],
  free: number,
  faces: readonly number[],
  naming: ZoneNaming,
): number[] | undefined {
  const withName = (width: number, n: number): number => Math.max(width, nameWidth(zones[n]!, naming));
  const spreadOut = zones.map(({ spread, cards }, n) =>
    withName(spread === "pile" ? faces[n]! : wholeWidth(cards, faces[n]!), n),
  );
  const named = spreadOut.map((width, n) => (naming === "badge" ? width : Math.max(zones[n]!.label, width)));
  const folded = zones.map(({ spread, cards }, n) =>
    spread === "pile"
      ? spreadOut[n]!
      : Math.min(spreadOut[n]!, withName(faces[n]! + Math.min(least.folded, least.step * Math.max(0, cards - 1)), n)),
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
