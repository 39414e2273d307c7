import { Type } from "typebox";
import type { Compiler } from "../../../../core/compiler";
import { EffectError } from "../../../../core/effect-error";
import type { Frame } from "../../../../core/machine";
import { refuseMisfitPart } from "../../../../core/misfit";
import { didYouMean } from "../../../../core/nearest";
import * as slot from "../../../../core/slots";
import type { Json } from "../../../../core/vocabulary";
import { bound, type CompiledSet, type Design, type Keyword, type Matcher } from "../compiled-set";
import { queenOf } from "../points";
import { type CounterKind, counterIndex, findPiece, firstPiece, type Piece, type State } from "../state";
import { attackOf, defenceOf, isDefending, keyword } from "../stats";
import { counterLabels, keywordName, object } from "./parts";

/** Which objects are meant (rules §8.7 selectors). Distances are movement ranges, as in print. */

export type Bounds = {
  min?: number;
  max?: number;
};
/** “this”, “queen” (one's own), a name that a choice gave, or all that fit a filter. */
export type Where = string | Filter;

export type Filter = {
  side?: "own" | "enemy";
  kind?: "creature" | "structure";
  queen?: boolean;
  tribe?: string;
  subtype?: string;
  keyword?: Keyword;
  card?: string;
  token?: boolean;
  cost?: Bounds;
  attack?: Bounds;
  defence?: Bounds;
  counters?: Partial<Record<CounterKind, Bounds>>;
  near?: readonly [number, Where];
  same?: Where;
  moved?: boolean;
  defended?: boolean;
  defending?: boolean;
  other?: boolean;
  either?: readonly Filter[];
  not?: Filter;
};

export const range = Type.Object(
  { min: Type.Optional(Type.Integer({ title: "At least" })), max: Type.Optional(Type.Integer({ title: "At most" })) },
  { additionalProperties: false },
);
const bounded = (title: string) => Type.Optional(slot.titled(title, range));
const whether = (title: string, description?: string) =>
  Type.Optional(Type.Boolean({ title, ...(description !== undefined && { description }) }));
/** A filter within a filter, or in an argument. */
export const filter = slot.titled("Which objects", slot.filter, { description: "A filter of objects." });

export const ObjectFilter = Type.Object(
  {
    side: Type.Optional(slot.oneOf("Whose", { own: "Yours", enemy: "An enemy's" })),
    kind: Type.Optional(
      slot.oneOf("What", { creature: "Creature", structure: "Structure" }, { description: "Queens are creatures." }),
    ),
    queen: whether("Queen"),
    tribe: Type.Optional(slot.titled("Tribe", slot.tag)),
    subtype: Type.Optional(slot.titled("Subtype", slot.tag)),
    keyword: Type.Optional(keywordName),
    card: Type.Optional(slot.titled("Which card", slot.card)),
    token: whether("Token"),
    cost: bounded("Cost"),
    attack: bounded("Attack"),
    defence: bounded("Defence"),
    counters: Type.Optional(
      Type.Object(Object.fromEntries(Object.entries(counterLabels).map(([kind, label]) => [kind, bounded(label)])), {
        title: "Counters",
        additionalProperties: false,
      }),
    ),
    near: Type.Optional(
      Type.Tuple(
        [
          Type.Number({ title: "How many ranges", minimum: 0, maximum: 20, default: 1 }),
          slot.titled("Of what", object),
        ],
        {
          title: "Within",
          description: "Within so many ranges of what.",
        },
      ),
    ),
    same: Type.Optional(
      slot.titled("In the same position as", object, { description: "In the same position as what." }),
    ),
    moved: whether("Has used Move this turn"),
    defended: whether("Is defended", "Whether it has an active defender."),
    defending: whether("Is defending"),
    other: Type.Optional(Type.Literal(true, { title: "Another one", description: "Not this object itself." })),
    either: Type.Optional(Type.Array(filter, { title: "Either of", minItems: 1 })),
    not: Type.Optional(slot.titled("But not", filter)),
  },
  { additionalProperties: false },
);

/** Where a structure may be built. */
export const SiteForm = Type.Object(
  {
    near: Type.Optional(
      Type.Tuple(
        [
          Type.Number({ title: "How many ranges", minimum: 0, maximum: 20, default: 1 }),
          Type.Union([slot.titled("Of what", object), Type.Array(object, { title: "Any of several", minItems: 1 })], {
            title: "Of what",
          }),
        ],
        { title: "Within" },
      ),
    ),
    same: Type.Optional(slot.titled("In the same position as", object)),
  },
  { additionalProperties: false },
);

type Words = Compiler<State>;
/** Pieces that a reference means. */
type Pieces = (state: State, frame: Frame) => readonly Piece[];

export const thousandths = (ranges: number): number => Math.round(ranges * 1000);

export const lies = (value: number, { min, max }: Bounds): boolean =>
  (min === undefined || value >= min) && (max === undefined || value <= max);

export function designNamed(set: CompiledSet, name: string): Design {
  const index = set.indexOf.get(name);
  if (index === undefined)
    throw new EffectError(`There is no card “${name}”${didYouMean(name, [...set.indexOf.keys()])}.`, { part: name });
  return set.designs[index]!;
}

/** Compiles a filter. Names in it must be bound already. */
export function matcher(set: CompiledSet, tree: Json, words: Words): Matcher {
  refuseMisfitPart(ObjectFilter, tree, "An object can't be described like this");
  const filter = tree as Filter;
  const { side } = filter;
  const fits = designsLike(set, filter);
  const tests: Matcher[] = [...plainTests(set, filter), ...placeTests(set, filter, words)];
  const { either, not } = filter;
  if (either) {
    const parts = either.map((part) => matcher(set, part as Json, words));
    tests.push((state, frame, piece) => parts.some((part) => part(state, frame, piece)));
  }
  if (not) {
    const part = matcher(set, not as Json, words);
    tests.push((state, frame, piece) => !part(state, frame, piece));
  }
  return (state, frame, piece) => {
    if (!fits[piece.design]) return false;
    if (side !== undefined && (piece.owner === frame.self) !== (side === "own")) return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(state, frame, piece)) return false;
    return true;
  };
}

/** What a filter asks of the card alone, answered for every design beforehand. */
function designsLike(set: CompiledSet, { kind, queen, tribe, subtype, card, token, cost }: Filter): boolean[] {
  const wanted = card === undefined ? undefined : designNamed(set, card);
  return set.designs.map(
    (design) =>
      (kind === undefined || (kind === "creature" ? design.isCreature : design.isStructure)) &&
      (queen === undefined || design.isQueen === queen) &&
      (tribe === undefined || design.tribe === tribe) &&
      (subtype === undefined || design.subtype === subtype) &&
      (wanted === undefined || design === wanted) &&
      (token === undefined || design.token === token) &&
      (cost === undefined || lies(design.cost, cost)),
  );
}

/** What a filter asks of the object itself. */
function plainTests(set: CompiledSet, filter: Filter): Matcher[] {
  const { counters, moved, defended, defending, other } = filter;
  const tests: Matcher[] = [];
  if (filter.keyword) {
    const name = filter.keyword;
    tests.push((state, _, piece) => keyword(set, state, piece, name) > 0);
  }
  if (filter.attack) {
    const bounds = filter.attack;
    tests.push((state, _, piece) => lies(attackOf(set, state, piece), bounds));
  }
  if (filter.defence) {
    const bounds = filter.defence;
    tests.push((state, _, piece) => lies(defenceOf(set, state, piece), bounds));
  }
  for (const [name, bounds] of Object.entries(counters ?? {}))
    tests.push((_, __, piece) => lies(piece.counters[counterIndex[name as CounterKind]]!, bounds));
  if (moved !== undefined) tests.push((_, __, piece) => piece.moved === moved);
  if (defended !== undefined)
    tests.push((state, _, { id }) => state.links.some(({ target, active }) => active && target === id) === defended);
  if (defending !== undefined) tests.push((state, _, { id }) => isDefending(state, id) === defending);
  if (other) tests.push((_, frame, piece) => piece.id !== frame.card);
  return tests;
}

function placeTests(set: CompiledSet, { near, same }: Filter, words: Words): Matcher[] {
  const tests: Matcher[] = [];
  const { space } = set;
  const whereAny = (where: Where, holds: (ax: number, ay: number, bx: number, by: number) => boolean): void => {
    const places = where === "this" ? undefined : placesOf(set, where, words);
    tests.push((state, frame, { x, y }) => {
      if (places) return places(state, frame).some((at) => holds(at.x, at.y, x, y));
      const at = placeOfThis(state, frame);
      return at !== undefined && holds(at.x, at.y, x, y);
    });
  };
  if (near) {
    const r = thousandths(near[0]);
    whereAny(near[1], (ax, ay, bx, by) => space.within(ax, ay, bx, by, r));
  }
  if (same !== undefined) whereAny(same, space.isSame);
  return tests;
}

/** Where this object is, or was when it has left. A card that is no object is nowhere. */
const placeOfThis = (state: State, { card, slots }: Frame): { x: number; y: number } | undefined =>
  card < firstPiece
    ? undefined
    : (findPiece(state, card) ?? { x: slots[bound.x] as number, y: slots[bound.y] as number });

/** Positions: those of pieces, or of this object. */
export function placesOf(
  set: CompiledSet,
  where: Where,
  words: Words,
): (state: State, frame: Frame) => readonly { x: number; y: number }[] {
  if (where !== "this") return piecesOf(set, where as Json, words);
  return (state, frame) => {
    const at = placeOfThis(state, frame);
    return at ? [at] : [];
  };
}

/** The pieces that a reference means: by a word or name, or all that fit a filter. */
export function piecesOf(set: CompiledSet, where: Json, words: Words): Pieces {
  if (typeof where !== "string") {
    const matches = matcher(set, where, words);
    return (state, frame) => state.pieces.filter((piece) => matches(state, frame, piece));
  }
  const found = (piece: Piece | undefined): readonly Piece[] => (piece ? [piece] : []);
  if (!words.isBound(where)) {
    if (where === "this") return (state, frame) => found(findPiece(state, frame.card));
    if (where === "queen") return (state, frame) => found(queenOf(set, state, frame.self));
  }
  const chosen = words.selection(where, "object");
  return (state, frame) => chosen(state, frame).flatMap((id) => findPiece(state, id) ?? []);
}
