import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import { called, noun } from "../../../../core/grammar/things";
import * as slot from "../../../../core/slots";
import type { About, Selection, Vocabulary, Word } from "../../../../core/vocabulary";
import { word } from "../../../../core/vocabulary";
import type { CompiledSet, Design } from "../compiled-set";
import { rests, slotsOf } from "../eggs";
import type { Gift, State } from "../state";
import { closed, gift, giftIndex, otherSeats, seatOf, self, type Words, whoOrYou } from "./parts";
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

const others = Type.Optional(
  Type.Boolean({ title: "Without this card", default: false, description: "Without this card itself." }),
);
const filterFields = {
  gives: Type.Optional(slot.titled("That give", gift)),
  family: Type.Optional(slot.titled("Family", slot.tag)),
  sacrifice: Type.Optional(
    Type.Integer({ title: "Least sacrifice", minimum: 1, maximum: 5, description: "At least so much." }),
  ),
  maxPower: Type.Optional(Type.Integer({ title: "Most power", minimum: 1, maximum: 150 })),
  others,
};
const ofWhom = Type.Optional(slot.titled("Whose", whoOrYou));
export const CardFilter = Type.Object(filterFields, { ...closed, title: "Which cards" });
export const OwnedCards = Type.Object({ of: ofWhom, ...filterFields }, { ...closed, title: "Which cards" });
export const EggFilter = Type.Object(
  {
    of: ofWhom,
    bare: Type.Optional(Type.Boolean({ title: "Bare or fed", "x-labels": { true: "Bare", false: "Fed" } })),
    resting: Type.Optional(Type.Boolean({ title: "Resting", "x-labels": { true: "Resting", false: "Rested" } })),
    slots: Type.Optional(
      Type.Boolean({
        ...{ title: "With a slot left", default: false },
        description: "With a slot that can still be taken away.",
      }),
    ),
    others,
  },
  { ...closed, title: "Which eggs" },
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

interface Place {
  about: Omit<About, "example">;
  noun: CardNoun;
  read(state: State, seat: number): readonly number[];
}

const places: Record<"dragons" | "hand" | "resources" | "mercenary", Place> = {
  dragons: {
    about: { name: "Dragons", group: "Dragons and power", means: "A player's hatched dragons." },
    noun: "dragon",
    read: (state, seat) => state.players[seat]?.dragons ?? [],
  },
  hand: {
    about: { name: "Hand cards", group: "Cards", means: "The cards in a player's hand." },
    noun: "hand card",
    read: (state, seat) => state.players[seat]?.hand ?? [],
  },
  resources: {
    about: { name: "Resources", group: "Eggs", means: "The cards that lie on a player's eggs." },
    noun: "resource",
    read: (state, seat) => state.players[seat]?.eggs.flatMap(({ resources }) => resources) ?? [],
  },
  mercenary: {
    about: { name: "Mercenary", group: "Mercenaries", means: "A player's mercenary, face down or face up." },
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
    Object.entries(places).map(([name, { about, noun }]) => [
      name,
      word<State, Selection<State>, OwnedCards>({
        about: { ...about, example: {} },
        schema: OwnedCards,
        of: "card",
        compile: (filter, compiler) => ownedCards(set, compiler, name as keyof typeof places, filter),
        says: (filter, say) => ownedThings(filter, noun, say),
      }),
    ]),
  );
  const seats = (
    about: Pick<About, "name" | "means">,
    one: string,
    read: (state: State, seat: number) => number[],
  ): Word<State, Selection<State>> =>
    word<State, Selection<State>, true | { handAtLeast?: number }>({
      about: { ...about, group: "Other players", example: true },
      of: "player",
      schema: Type.Union([
        Type.Literal(true, { title: "All of them" }),
        Type.Object(
          { handAtLeast: Type.Optional(Type.Integer({ title: "Least cards in hand", minimum: 1, maximum: 20 })) },
          { ...closed, title: "Those with cards in hand" },
        ),
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
      about: {
        name: "This card",
        group: "Cards",
        means: "The card whose text this is, wherever it is now.",
        example: true,
      },
      schema: Type.Literal(true),
      of: "card",
      compile: () => (_, frame) => [self(frame)],
      says: () => called("this"),
    }),
    opponents: seats({ name: "Opponents", means: "All players but you." }, "opponent", otherSeats),
    players: seats({ name: "All players", means: "All players, you among them." }, "player", (state) => [
      ...state.players.keys(),
    ]),
    eggs: word<State, Selection<State>, EggFilter>({
      about: {
        name: "Eggs",
        group: "Eggs",
        means: "A player's eggs, or those of them that are bare, resting or otherwise told apart.",
        example: {},
      },
      schema: EggFilter,
      of: "card",
      compile: (filter, compiler) => eggsOf(set, compiler, filter),
      says: (filter, say) => eggThings(filter, say),
    }),
    discardPile: word<State, Selection<State>, CardFilter>({
      about: {
        name: "Cards in the discard pile",
        group: "Cards",
        means: "The cards in the discard pile, or those of them that give a symbol or are told apart in another way.",
        example: { gives: "food" },
      },
      schema: CardFilter,
      of: "card",
      compile: (filter) => {
        const matches = matcher(set, filter);
        return (state, frame) => state.discard.filter((card) => matches(card, self(frame)));
      },
      says: (filter, say) => inDiscard(cardThings(filter, "card", say)),
    }),
    top: word<State, Selection<State>, number>({
      about: {
        name: "Top of the draw pile",
        group: "Cards",
        means: "The topmost cards of the draw pile, as many as there are.",
        example: 2,
      },
      schema: Type.Integer({ title: "How many", minimum: 1, maximum: 20, default: 1 }),
      of: "card",
      compile: (n) => (state) => state.draw.slice(-n).reverse(),
      says: (n) => called(n === 1 ? "the top card of the draw pile" : `the top ${n} cards of the draw pile`, n > 1),
    }),
  };
}
