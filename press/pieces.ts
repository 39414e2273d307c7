import type { Copies, Piece } from "../schemas/pieces";
import { fail, type Result, succeed } from "../schemas/problem";
import type { Template } from "../schemas/template";
import type { CardFacts } from "./facts";
import { getOrAdd } from "./get-or-add";
import { withLike } from "./like";
import type { PieceToPlace } from "./piece-sheets";
import { pressProblems } from "./problems";
import { fillText, holds } from "./values";

/** Which pieces there are, which of them are wanted, and how many of each: schemas/pieces.ts put to work. */

/** A project's own pieces replace those of the game with the same id, where they stood, and come last otherwise. */
export function allPieces(ofGame: readonly Piece[], own: readonly Piece[]): Piece[] {
  const isKnown = ({ id }: Piece): boolean => ofGame.some((piece) => piece.id === id);
  return [
    ...ofGame.map((piece) => own.find(({ id }) => id === piece.id) ?? piece),
    ...own.filter((piece) => !isKnown(piece)),
  ];
}

export function pickPieces(pieces: readonly Piece[], wanted: "all" | readonly string[]): Result<Piece[]> {
  if (wanted === "all") return succeed(pieces.filter(({ apart }) => !apart));
  const picked: Piece[] = [];
  for (const id of wanted) {
    const piece = pieces.find((one) => one.id === id);
    if (!piece) {
      const known = [...pieces.map((one) => one.id), "all"].join(", ");
      return fail(pressProblems.report("press/unknown-piece", {}, { id, known }));
    }
    if (!picked.includes(piece)) picked.push(piece);
  }
  return succeed(picked);
}

const countOf = (copies: Copies | undefined, players: number): number =>
  typeof copies === "object" ? copies.perPlayer * players + (copies.plus ?? 0) : (copies ?? 1);

/** A card as its game describes it. */
export interface DescribedCard {
  id: string;
  card: unknown;
  count: number;
  facts: CardFacts;
  /** What the project works out for it, by name. */
  numbers?: Readonly<Record<string, number>> | undefined;
}

/** One look of a piece, and how often it is printed. */
export type PieceFace = DescribedCard;

/**
 * All looks of a piece: one for each card it is made for, in each of its variants. `sets` multiplies those that are made for
 * no card; cards come multiplied already.
 */
export function facesOf(piece: Piece, cards: readonly DescribedCard[], players: number, sets = 1): PieceFace[] {
  const bare: DescribedCard = {
    id: piece.id,
    card: {},
    count: sets,
    facts: { name: piece.name, type: piece.name, text: "", slots: {} },
  };
  const meant = meantFor(piece, cards, sets) ?? [bare];
  const variants = piece.variants ?? [{ slots: {} }];
  return meant.flatMap(({ id, card, count, facts }) =>
    variants
      .map(({ slots, copies = piece.copies }) => ({
        id,
        card,
        count: count * countOf(copies, players),
        facts: { ...facts, slots: { ...facts.slots, ...slots } },
      }))
      .filter((face) => face.count > 0),
  );
}

/** Undefined where it is made for no card. */
function meantFor(piece: Piece, cards: readonly DescribedCard[], sets: number): DescribedCard[] | undefined {
  const fitting = piece.for === undefined ? cards : cards.filter((card) => isFor(piece, card));
  const { per } = piece;
  if (per === undefined) return piece.for === undefined ? undefined : [...fitting];
  const alike = new Map<string, DescribedCard[]>();
  for (const one of fitting) {
    const said = fillText(per, { card: one.card, facts: one.facts, slots: one.facts.slots, numbers: one.numbers });
    getOrAdd(alike, said, () => []).push(one);
  }
  return [...alike].map(([said, [first, ...more]]) => {
    const one = first as DescribedCard;
    const slots = { ...one.facts.slots, per: said, cards: 1 + more.length };
    return { ...one, count: sets, facts: { ...one.facts, slots } };
  });
}

const isFor = (piece: Piece, { card, facts, numbers }: DescribedCard): boolean =>
  holds(piece.for, { card, facts, slots: facts.slots, numbers });

/** The template of a piece, for its size, with what it shares with another one. */
export function pieceTemplate(piece: Piece, template: Template, like: Template | undefined): Template {
  return {
    ...(like ? withLike(template, like) : template),
    ...(piece.size && { size: piece.size }),
  };
}

/** A piece with its layouts. */
export interface DressedPiece {
  piece: Piece;
  template: Template;
  back?: Template;
}

/** Finds the layouts of a piece among those that `find` knows by name. */
export async function dressPiece(
  piece: Piece,
  find: (name: string) => Promise<Template | undefined>,
): Promise<Result<DressedPiece>> {
  const dressed = async (name: string): Promise<Result<Template>> => {
    const template = await find(name);
    const like = template?.like === undefined ? undefined : await find(template.like);
    const missing = template ? (template.like !== undefined && !like ? template.like : undefined) : name;
    if (!template || missing !== undefined)
      return fail(pressProblems.report("press/no-piece-template", {}, { piece: piece.id, template: missing ?? name }));
    return succeed(pieceTemplate(piece, template, like));
  };
  const front = await dressed(piece.template);
  if (!front.ok) return front;
  const { back } = piece;
  if (back === undefined || back === "none" || back === "mirror") return succeed({ piece, template: front.value });
  const behind = await dressed(back);
  return behind.ok ? succeed({ piece, template: front.value, back: behind.value }) : behind;
}

export interface PieceToPrint extends DressedPiece {
  faces: readonly PieceFace[];
}

/** One look of a piece on its way to a sheet. */
export interface PlacedFace extends PieceToPlace {
  entry: PieceToPrint;
  face: PieceFace;
}

export function toPlace(entry: PieceToPrint, withBacks: boolean): PlacedFace[] {
  const { piece, template, back, faces } = entry;
  const behind = piece.back === "mirror" ? "mirror" : back && withBacks ? "own" : undefined;
  return faces.map((face) => ({
    name: piece.name,
    shape: piece.shape ?? "rect",
    corner: template.corner,
    size: template.size,
    ...(behind && { back: behind }),
    count: face.count,
    entry,
    face,
  }));
}
