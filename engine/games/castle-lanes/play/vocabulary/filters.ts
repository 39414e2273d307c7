import { Type } from "typebox";
import * as slot from "../../../../core/slots";
import { bound, type CompiledSet, type Design, type Matcher } from "../compiled-set";
import type { Piece, State, Unit } from "../state";
import { card, closed, laneOf, laneRef, side, tileOf, tileRef, trait, type Words } from "./parts";

/** Which pieces are meant: by side, place and kind. They ask for nothing that changes with what they are asked for. */

export interface Filter {
  side?: "you" | "enemy" | "both";
  lane?: string;
  tile?: number | "this" | "its";
  trait?: string;
  card?: string;
  tired?: boolean;
  damaged?: boolean;
  except?: "this" | "it";
  order?: "first" | "last" | "newest" | "oldest" | "all";
  limit?: number;
}

export const PieceFilter = Type.Object(
  {
    side: Type.Optional(side),
    lane: Type.Optional(
      Type.Union([laneRef, Type.Literal("any", { title: "Any lane" })], { title: "In which lane", default: "any" }),
    ),
    tile: Type.Optional(tileRef),
    trait: Type.Optional(trait),
    card: Type.Optional(card),
    tired: Type.Optional(Type.Boolean({ title: "Tired or fresh", "x-labels": { true: "Tired", false: "Fresh" } })),
    damaged: Type.Optional(Type.Boolean({ title: "Damaged", "x-labels": { true: "Damaged", false: "Unhurt" } })),
    except: Type.Optional(slot.oneOf("Except", { this: "This one", it: "The one it is about" })),
    order: Type.Optional(
      slot.oneOf(
        "Which of them",
        { first: "The first", last: "The last", newest: "The newest", oldest: "The oldest", all: "All" },
        { default: "all", description: "The first is nearest to your castle, the last farthest from it." },
      ),
    ),
    limit: Type.Optional(Type.Integer({ title: "How many of them", minimum: 1, maximum: 20 })),
  },
  { ...closed, title: "Which ones" },
);

export function matcher(set: CompiledSet, filter: Filter, compiler?: Words): Matcher {
  const { side = "both", trait, card, tired, damaged, except } = filter;
  const isInLane = filter.lane === undefined || filter.lane === "any" ? null : laneOf(filter.lane, compiler);
  const tile = filter.tile === undefined ? null : tileOf(set, filter.tile);
  const lane = isInLane ?? (filter.tile === "this" || filter.tile === "its" ? laneOf(filter.tile) : null);
  const designs = set.designs;
  const isKind = (design: Design | undefined): boolean =>
    design !== undefined &&
    (trait === undefined || design.traits.includes(trait)) &&
    (card === undefined || design.id === card);
  const needsKind = trait !== undefined || card !== undefined;
  return (state, frame, piece) => {
    if (side !== "both" && (side === "you") !== (piece.owner === frame.self)) return false;
    if (lane !== null && piece.lane !== lane(state, frame)) return false;
    if (needsKind && !isKind(designs[piece.design])) return false;
    if (except !== undefined && piece.uid === (except === "this" ? frame.card : frame.slots[bound.it])) return false;
    if (tile !== null && tile(state, frame) !== ownTile(set, frame.self, piece)) return false;
    if (tired !== undefined && tired !== ((piece as Unit).tired !== undefined && (piece as Unit).tired !== 0))
      return false;
    return damaged === undefined || damaged === piece.hp < piece.maxHp;
  };
}

/** A piece's tile as a seat counts it. */
const ownTile = (set: CompiledSet, seat: number, { lane, tile }: Piece): number =>
  seat === 0 || lane < 0 ? tile : set.lengths[lane]! + 1 - tile;

/** Those that are meant, in order; pieces come in order of play. */
export function pick(set: CompiledSet, filter: Filter, seat: number, pieces: Piece[]): number[] {
  const { order = "all", limit } = filter;
  if (order === "all") {
    const uids = pieces.map(({ uid }) => uid);
    return limit === undefined ? uids : uids.slice(0, limit);
  }
  const far = (piece: Piece): number => ownTile(set, seat, piece);
  const last = filter.side === "you" ? set.options.phalanxTarget : "frontmost";
  const rank = (piece: Piece): number => {
    if (order === "oldest") return piece.uid;
    if (order === "newest" || (order === "last" && last === "newest")) return -piece.uid;
    return order === "first" || last === "rearmost" ? far(piece) : -far(piece);
  };
  return [...pieces]
    .sort((a, b) => rank(a) - rank(b) || a.uid - b.uid)
    .slice(0, limit ?? 1)
    .map(({ uid }) => uid);
}

export function filtered(
  state: State,
  pieces: readonly Piece[],
  matches: Matcher,
  frame: Parameters<Matcher>[1],
): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) if (matches(state, frame, piece)) found.push(piece);
  return found;
}
