import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import { called, noun } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import type { Selection, Vocabulary, Word } from "../../../../core/vocabulary";
import { word } from "../../../../core/vocabulary";
import type { CompiledSet, Design } from "../compiled-set";
import { rests, slotsOf } from "../eggs";
import type { Gift, State } from "../state";
import { closed, gift, giftIndex, otherSeats, seatOf, self, type Words, who } from "./parts";
import { type CardNoun, cardThings, eggThings, inDiscard, ownedThings } from "./phrases";

/** Which cards and players are meant. */

export interface CardFilter {
  gives?: Gift;
  family?: string;
  /** At least so much. */
  sacrifice?: number;
  maxPower?: number;
  others?: boolean;
}
export interface EggFilter {
  of?: string;
  bare?: boolean;
  resting?: boolean;
  /** With a slot that can still be taken away. */
  slots?: boolean;
  others?: boolean;
}
export interface OwnedCards extends CardFilter {
  of?: string;
}

const filterFields = {
  gives: Type.Optional(gift),
  family: Type.Optional(slot.tag),
  sacrifice: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: "At least so much." })),
  maxPower: Type.Optional(Type.Integer({ minimum: 1, maximum: 150 })),
  others: Type.Optional(Type.Boolean({ description: "Without this card itself." })),
};
export const CardFilter = Type.Object(filterFields, closed);
export const OwnedCards = Type.Object({ of: Type.Optional(who), ...filterFields }, closed);
export const EggFilter = Type.Object(
  {
    of: Type.Optional(who),
    bare: Type.Optional(Type.Boolean()),
    resting: Type.Optional(Type.Boolean()),
    slots: Type.Optional(Type.Boolean({ description: "With a slot that can still be taken away." })),
    others: Type.Optional(Type.Boolean({ description: "Without this card itself." })),
  },
  closed,
);

/** Whether a card is of the kind; `me` is the one whose ability asks. */
export function matcher({ cards }: CompiledSet, filter: CardFilter): (card: number, me: number) => boolean {
  const { family, sacrifice = 0, maxPower = Number.MAX_SAFE_INTEGER, others = false } = filter;
  const wanted = filter.gives === undefined ? -1 : giftIndex(filter.gives);
  const fits = (design: Design): boolean =>
    (wanted < 0 || design.gives === wanted) &&
    (family === undefined || design.family === family) &&
    design.sacrifice >= sacrifice &&
    design.power <= maxPower;
  return (card, me) => !(others && card === me) && fits(cards[card]!);
}

export function eggsOf(set: CompiledSet, compiler: Words, filter: EggFilter): Selection<State> {
  const { bare, resting, slots, others } = filter;
  const seat = seatOf(compiler, filter.of);
  return (state, frame) => {
    const { eggs = [] } = state.players[seat(state, frame)] ?? {};
    return eggs
      .filter((egg) => {
        const design = set.cards[egg.card]!;
        if (bare !== undefined && bare !== (egg.resources.length === 0)) return false;
        if (resting !== undefined && resting !== rests(set, state, egg)) return false;
        if (slots && !egg.reduced.some((_, kind) => slotsOf(design, egg, kind) > 0)) return false;
        return !(others && egg.card === self(frame));
      })
      .map(({ card }) => card);
  };
}

type Cards = (state: State, seat: number) => readonly number[];

const places: Record<"dragons" | "hand" | "resources" | "mercenary", { noun: CardNoun; read: Cards }> = {
  dragons: { noun: "dragon", read: (state, seat) => state.players[seat]?.dragons ?? [] },
  hand: { noun: "hand card", read: (state, seat) => state.players[seat]?.hand ?? [] },
  resources: {
    noun: "resource",
    read: (state, seat) => state.players[seat]?.eggs.flatMap(({ resources }) => resources) ?? [],
  },
  mercenary: {
    noun: "mercenary",
    read: (state, seat) => {
      const mercenary = state.players[seat]?.mercenary;
      return mercenary ? [mercenary.card] : [];
    },
  },
};

export function ownedCards(
  set: CompiledSet,
  compiler: Words,
  place: keyof typeof places,
  filter: OwnedCards,
): Selection<State> {
  const [seat, matches, { read }] = [seatOf(compiler, filter.of), matcher(set, filter), places[place]];
  return (state, frame) => read(state, seat(state, frame)).filter((card) => matches(card, self(frame)));
}

export function selectors(set: CompiledSet): Vocabulary<State>["selectors"] {
  const ownedWords = Object.fromEntries(
    Object.entries(places).map(([name, { noun }]) => [
      name,
      word<State, Selection<State>, OwnedCards>({
        schema: OwnedCards,
        of: "card",
        compile: (filter, compiler) => ownedCards(set, compiler, name as keyof typeof places, filter),
        says: (filter, say) => ownedThings(filter, noun, say),
      }),
    ]),
  );
  const seats = (one: string, read: (state: State, seat: number) => number[]): Word<State, Selection<State>> =>
    word<State, Selection<State>, true | { handAtLeast?: number }>({
      of: "player",
      schema: Type.Union([
        Type.Literal(true),
        Type.Object({ handAtLeast: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) }, closed),
      ]),
      compile: (filter) => {
        const least = filter === true ? 0 : (filter.handAtLeast ?? 0);
        return (state, frame) => read(state, frame.self).filter((seat) => state.players[seat]!.hand.length >= least);
      },
      says: (filter, say) => ({
        noun: noun(one),
        tail:
          filter === true || filter.handAtLeast === undefined
            ? ""
            : phrase`with ${say.mark("handAtLeast", String(filter.handAtLeast))} or more cards in hand`,
      }),
    });
  return {
    ...ownedWords,
    this: word<State, Selection<State>, true>({
      schema: Type.Literal(true),
      of: "card",
      compile: () => (_, frame) => [self(frame)],
      says: () => called("this"),
    }),
    opponents: seats("opponent", otherSeats),
    players: seats("player", (state) => [...state.players.keys()]),
    eggs: word<State, Selection<State>, EggFilter>({
      schema: EggFilter,
      of: "card",
      compile: (filter, compiler) => eggsOf(set, compiler, filter),
      says: (filter, say) => eggThings(filter, say),
    }),
    discardPile: word<State, Selection<State>, CardFilter>({
      schema: CardFilter,
      of: "card",
      compile: (filter) => {
        const matches = matcher(set, filter);
        return (state, frame) => state.discard.filter((card) => matches(card, self(frame)));
      },
      says: (filter, say) => inDiscard(cardThings(filter, "card", say)),
    }),
    top: word<State, Selection<State>, number>({
      schema: Type.Integer({ minimum: 1, maximum: 20 }),
      of: "card",
      compile: (n) => (state) => state.draw.slice(-n).reverse(),
      says: (n) => called(n === 1 ? "the top card of the draw pile" : `the top ${n} cards of the draw pile`, n > 1),
    }),
  };
}
