import { Type } from "typebox";
import { nothing } from "../../../../core/compiler";
import { EffectError } from "../../../../core/effect-error";
import type { Frame } from "../../../../core/machine";
import { didYouMean } from "../../../../core/nearest";
import * as slot from "../../../../core/slots";
import type { Selection } from "../../../../core/vocabulary";
import { type battleFarmBeds, battleFarmRarities } from "../../card-schema";
import { groupNames, rarityNames } from "../../printed-names";
import { type CompiledSet, colours, type Design, designOf } from "../compiled-set";
import { cropValue, isProtected } from "../crops";
import {
  type Bed,
  bedOf,
  bedRef,
  bedType,
  cardOf,
  cardRef,
  indexOfBed,
  isBedRef,
  isCardRef,
  ownerOf,
  type State,
  seatsFromActive,
} from "../state";
import { bedKind, cardKind, closed, Rule, type Ruled, ruled, ruledChoice, seatOf, type Who, type Words } from "./parts";

/** Which crops, beds, cards and players are meant (rules §8.5, selectors). */

type Rarity = (typeof battleFarmRarities)[number];
const Optional = Type.Optional;
const Owner = Optional(
  Type.Union(
    [
      slot.titled(
        "Whose",
        slot.reference(
          ["player"],
          ["own", "opponents", "field"],
          "“own”, “opponents”, “field” (everybody's), or the name of a chosen player.",
        ),
        { "x-labels": { own: "Yours", opponents: "Your opponents'", field: "Everybody's" } },
      ),
      Rule,
    ],
    { title: "Whose", default: "field" },
  ),
);
const Colour = Optional(
  slot.titled(
    "Which colour",
    slot.reference(["colour", "bed", "card"], colours, "A colour, or the name of a chosen one."),
    { "x-labels": groupNames },
  ),
);
const Rarity = Optional(slot.oneOf("Which rarity", rarityNames));
const CardId = Optional(
  slot.titled("Which card", slot.card, { description: "A card's id, or “this” for cards like this one." }),
);
export interface Bounds {
  min?: number;
  max?: number;
}
const bounds = (title: string, description: string) =>
  Optional(
    Type.Object(
      { min: Optional(Type.Integer({ title: "At least" })), max: Optional(Type.Integer({ title: "At most" })) },
      { ...closed, title, description },
    ),
  );
const lies = (n: number, { min, max }: Bounds): boolean =>
  (min === undefined || n >= min) && (max === undefined || n <= max);
const flag = (title: string, description: string) => Optional(Type.Boolean({ title, description }));

export const CropFilter = Type.Object(
  {
    of: Owner,
    colour: Colour,
    rarity: Rarity,
    card: CardId,
    other: flag("Another one", "Not this crop itself."),
    unprotected: flag("Unprotected", "Not in a Greenhouse."),
    value: bounds("Value", "What it is worth now."),
    timer: bounds("Timer", "Turns until it is ripe."),
  },
  closed,
);
export interface CropFilter {
  of?: Ruled<string>;
  colour?: string;
  rarity?: Rarity;
  card?: string;
  other?: boolean;
  unprotected?: boolean;
  value?: Bounds;
  timer?: Bounds;
}

export const BedFilter = Type.Object(
  {
    of: Owner,
    type: Optional(bedKind),
    not: Optional(slot.titled("But not", bedKind)),
    empty: flag("Empty", "Nothing grows there."),
  },
  closed,
);
export interface BedFilter {
  of?: Ruled<string>;
  type?: (typeof battleFarmBeds)[number];
  not?: (typeof battleFarmBeds)[number];
  empty?: boolean;
}

const WhoseHand = Optional(
  Type.Union(
    [
      slot.titled(
        "Whose hand",
        slot.reference(
          ["player"],
          ["self", "opponents", "all", "owner", "active"],
          "“self”, “opponents”, “all”, or the name of a chosen player.",
        ),
        {
          "x-labels": {
            ...{ self: "Yours", opponents: "Your opponents'", all: "Everybody's" },
            ...{ owner: "That of this card's owner", active: "The active player's" },
          },
        },
      ),
      Rule,
    ],
    { title: "Whose hand", default: "self" },
  ),
);

export const CardFilter = Type.Object(
  {
    zone: slot.oneOf("Where", {
      hand: "In the hand",
      market: "On the market",
      deck: "In the deck",
      discard: "In the discard pile",
    }),
    who: WhoseHand,
    kind: Optional(cardKind),
    colour: Colour,
    rarity: Rarity,
    card: CardId,
    other: flag("Another one", "Not this card itself."),
    highest: flag("The most valuable", "Only one of the highest value, the first."),
    discardedBy: Optional(ruledChoice("Discarded by whom", { all: "Anybody", own: "You" }, { default: "all" })),
  },
  closed,
);
export interface CardFilter {
  zone: "hand" | "market" | "deck" | "discard";
  who?: Who;
  kind?: "crop" | "action";
  colour?: string;
  rarity?: Rarity;
  card?: string;
  other?: boolean;
  highest?: boolean;
  discardedBy?: Ruled<"all" | "own">;
}

/** Only crop cards have a colour. */
export const plainCards = ({ kind, ...more }: CardFilter): CardFilter => ({
  ...more,
  ...(kind !== undefined && !(kind === "crop" && more.colour !== undefined) && { kind }),
});

export const PlayerFilter = Type.Object(
  {
    who: Optional(ruledChoice("Who", { opponents: "Opponents", all: "All players" }, { default: "opponents" })),
    having: Optional(
      Type.Array(slot.oneOf("What", { coins: "Coins", fertilizers: "Fertilizers", cards: "Cards in hand" }), {
        title: "Having",
        description: "One of these at least.",
      }),
    ),
    richer: flag("Richer than you", "With more coins than the owner of this card."),
  },
  closed,
);
export interface PlayerFilter {
  who?: Ruled<"opponents" | "all">;
  having?: readonly ("coins" | "fertilizers" | "cards")[];
  richer?: boolean;
}

/** Everybody's, in whichever words. */
export const isEverywhere = (of: string): boolean => ["field", "all", "anyone"].includes(of);

/** What is everybody's is so anyway. */
export const plainOwner = <Filter extends { of?: Ruled<string> }>({ of, ...more }: Filter) => ({
  ...more,
  ...(of !== undefined && !(typeof of === "string" && isEverywhere(of)) && { of }),
});

type Seats = (state: State, frame: Frame) => readonly number[];

function seatsOf(set: CompiledSet, compiler: Words, of: Ruled<string>): Seats {
  const name = String(ruled(set, of));
  const chosen = compiler.isBound(name) ? compiler.selection(name, "player") : undefined;
  if (chosen) return chosen;
  if (name === "own" || name === "self") return (_, { self }) => [self];
  if (isEverywhere(name)) return (state) => seatsFromActive(state);
  if (name === "opponents") return (state, { self }) => seatsFromActive(state).filter((seat) => seat !== self);
  const seat = seatOf(set, compiler, name);
  return (state, frame) => {
    const chosen = seat(state, frame);
    return chosen < 0 ? [] : [chosen];
  };
}

/** A colour's number: fixed, chosen before, or that of a card or crop chosen before; -1 for an action card. */
function colourOf(set: CompiledSet, compiler: Words, colour: string): (state: State, frame: Frame) => number {
  const fixed = (colours as readonly string[]).indexOf(colour);
  if (fixed >= 0 && !compiler.isBound(colour)) return () => fixed;
  if (!compiler.isBound(colour))
    throw new EffectError(`“${colour}” is no colour${didYouMean(colour, colours)}.`, { part: colour });
  const chosen = compiler.selection(colour, "colour", "bed", "card");
  return (state, frame) => {
    const ref = chosen(state, frame)[0] ?? nothing;
    if (!isBedRef(ref) && !isCardRef(ref)) return ref;
    return designOf(set, state, isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref))?.colour ?? -1;
  };
}

const gradeOf = (rarity: Rarity): number => battleFarmRarities.indexOf(rarity) + 1;

type DesignTest = (state: State, frame: Frame, design: Design) => boolean;
interface Traits {
  kind?: "crop" | "action";
  colour?: string;
  rarity?: Rarity;
  card?: string;
}

function designTest(set: CompiledSet, { kind, colour, rarity, card }: Traits, compiler: Words): DesignTest {
  const tests: DesignTest[] = [];
  if (kind !== undefined) tests.push((_, __, design) => design.kind === kind);
  if (rarity !== undefined) tests.push((_, __, { grade }) => grade === gradeOf(rarity));
  if (colour !== undefined) {
    const wanted = colourOf(set, compiler, colour);
    tests.push((state, frame, design) => design.colour >= 0 && design.colour === wanted(state, frame));
  }
  if (card === "this") tests.push((state, frame, { index }) => state.design[frame.card] === index);
  else if (card !== undefined) {
    const wanted = set.indexOf.get(card) ?? -1;
    tests.push((_, __, { index }) => index === wanted);
  }
  if (tests.length === 1) return tests[0]!;
  return (state, frame, design) => tests.every((test) => test(state, frame, design));
}

export function cropsOf(set: CompiledSet, filter: CropFilter, compiler: Words): Selection<State> {
  const { of = "field", other = false, unprotected = false, value, timer } = filter;
  const seats = seatsOf(set, compiler, of);
  const fits = designTest(set, filter, compiler);
  return (state, frame) => {
    const found: number[] = [];
    for (const seat of seats(state, frame)) {
      state.players[seat]!.beds.forEach((bed, n) => {
        if (bed.card < 0 || (other && bed.card === frame.card) || (unprotected && isProtected(bed))) return;
        if (timer && !lies(bed.timer, timer)) return;
        if (value && !lies(cropValue(set, state, seat, n), value)) return;
        if (fits(state, frame, designOf(set, state, bed.card)!)) found.push(bedRef(seat, n));
      });
    }
    return found;
  };
}

export function bedsOf(set: CompiledSet, filter: BedFilter, compiler: Words): Selection<State> {
  const { of = "field", type, not, empty } = filter;
  const seats = seatsOf(set, compiler, of);
  const fits = (bed: Bed): boolean =>
    (type === undefined || bed.type === bedType[type]) &&
    (not === undefined || bed.type !== bedType[not]) &&
    (empty === undefined || bed.card < 0 === empty);
  return (state, frame) =>
    seats(state, frame).flatMap((seat) =>
      state.players[seat]!.beds.flatMap((bed, n) => (fits(bed) ? [bedRef(seat, n)] : [])),
    );
}

export function cardsOf(set: CompiledSet, filter: CardFilter, compiler: Words): Selection<State> {
  const { zone, who: whose = "self", other = false, highest = false, discardedBy } = filter;
  const seats = seatsOf(set, compiler, whose);
  const fits = designTest(set, filter, compiler);
  const isAny = !(filter.kind ?? filter.colour ?? filter.rarity ?? filter.card);
  const isOwnOnly = discardedBy !== undefined && ruled(set, discardedBy) === "own";
  const within = (state: State, frame: Frame, cards: readonly number[]): number[] => {
    let found = cards.filter((card) => {
      if (card < 0 || (other && card === frame.card)) return false;
      if (isOwnOnly && state.discardedBy[card] !== frame.self) return false;
      // What a view hides is a card all the same, as long as nothing is asked of it.
      const design = designOf(set, state, card);
      return design === undefined ? isAny : fits(state, frame, design);
    });
    if (highest && found.length > 1)
      found = [found.reduce((best, card) => (state.value[card]! > state.value[best]! ? card : best))];
    return found.map(cardRef);
  };
  if (zone !== "hand") return (state, frame) => within(state, frame, state[zone]);
  return (state, frame) => seats(state, frame).flatMap((seat) => within(state, frame, state.players[seat]!.hand));
}

export function playersOf(set: CompiledSet, filter: PlayerFilter, compiler: Words): Selection<State> {
  const seats = seatsOf(set, compiler, filter.who ?? "opponents");
  const { having, richer } = filter;
  return (state, frame) => {
    let found = seats(state, frame);
    if (having)
      found = found.filter((seat) => {
        const player = state.players[seat]!;
        return having.some((what) => (what === "cards" ? player.hand.length : player[what]) > 0);
      });
    if (richer) {
      const { coins } = state.players[frame.self]!;
      found = found.filter((seat) => state.players[seat]!.coins > coins);
    }
    return found;
  };
}

/** What a crop or card is worth, by reference; 0 if it is gone. */
export function worthOf(set: CompiledSet, state: State, ref: number, isBed: boolean): number {
  if (!isBed) return state.value[cardOf(ref)] ?? 0;
  return bedOf(state, ref).card < 0 ? 0 : cropValue(set, state, ownerOf(ref), indexOfBed(ref));
}

/** What is printed on a crop or card, by reference. */
export const designAt = (set: CompiledSet, state: State, ref: number): Design | undefined =>
  designOf(set, state, isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref));

/** One thing of those that are meant, or -1. */
export const first = (select: Selection<State>, state: State, frame: Frame): number => select(state, frame)[0] ?? -1;
