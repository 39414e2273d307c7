import { Type } from "typebox";
import { figure } from "../../../../core/grammar/amounts";
import { withArticle } from "../../../../core/grammar/english";
import { listed, or } from "../../../../core/grammar/lists";
import { phrase, textOf, unsaid } from "../../../../core/grammar/phrase";
import { asSubject, called, hasOr, mass, noun, presence, several } from "../../../../core/grammar/things";
import type { Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Test, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { groupNames } from "../../printed-names";
import { type CompiledSet, colours, type Design, designOf } from "../compiled-set";
import { bedOf, bedType, cardOf, cardRef, isBedRef, type State } from "../state";
import {
  BedFilter,
  bedsOf,
  CardFilter,
  CropFilter,
  cardsOf,
  cropsOf,
  PlayerFilter,
  playersOf,
  worthOf,
} from "./filters";
import {
  bedKind,
  bedsOrCards,
  cardKind,
  closed,
  numberOf,
  type Ruled,
  ruled,
  ruledChoice,
  ruleName,
  ruleOf,
  seatOf,
  someBeds,
  type Who,
  who,
} from "./parts";
import {
  bedThings,
  bedTitle,
  cardThings,
  cropThings,
  type FarmSpeech,
  partOf,
  playerName,
  playerThings,
} from "./phrases";

/** Numbers, conditions and selectors of Battle Farm (rules §8.5). */

const designAt = (set: CompiledSet, state: State, ref: number): Design | undefined =>
  designOf(set, state, isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref));

const playerNames = { coins: "Coins", fertilizers: "Fertilizers", hand: "Cards in hand" };

function playerValue(set: CompiledSet, what: keyof typeof playerNames, symbol: string) {
  return word<State, Value<State>, Who, FarmSpeech>({
    about: {
      name: playerNames[what],
      group: what === "hand" ? "Cards" : "Coins and fertilizers",
      means: `How many ${playerNames[what].toLowerCase()} a player has.`,
      example: "self",
    },
    schema: who,
    compile: (reference, compiler) => {
      const seat = seatOf(set, compiler, reference);
      return (state, frame) => {
        const player = state.players[seat(state, frame)];
        if (player === undefined) return 0;
        return what === "hand" ? player.hand.length : player[what];
      };
    },
    says: (reference, say) => {
      const owner = playerName(reference, say);
      const [have, whose] = textOf(owner) === "you" ? ["you have", "your"] : ["they have", "their"];
      const things =
        what === "hand" ? { noun: noun("card"), tail: `in ${whose} hand` } : { noun: mass(symbol), tail: have };
      const held = what === "hand" ? "cards in hand" : symbol;
      return {
        counts: things,
        having: (quantity) => phrase`${owner} ${hasOr(owner)} ${quantity} ${held}`,
        isMass: what !== "hand",
      };
    },
  });
}

/** How many different ones there are. */
function distinct(set: CompiledSet, name: string, of: (design: Design) => number) {
  return word<State, Value<State>, Json>({
    about: {
      name: `Different ${name}s`,
      group: "Counting",
      means: `How many different ${name}s there are among crops or cards.`,
      example: { crops: { of: "own" } },
    },
    schema: bedsOrCards,
    compile: (tree, compiler) => {
      const select = compiler.selection(tree, "bed", "card");
      return (state, frame) => {
        const found = new Set<number>();
        for (const ref of select(state, frame)) {
          const design = designAt(set, state, ref);
          if (design) found.add(of(design));
        }
        return found.size;
      };
    },
    says: (_, say) => ({
      counts: { noun: noun(name), adjectives: ["different"], tail: phrase`among ${several(say.things())}` },
    }),
  });
}

const scopeLabels = { game: "By you in this game", turn: "By you in this turn", table: "By anybody in this game" };

const first = (select: Selection<State>, state: State, frame: Frame): number => select(state, frame)[0] ?? -1;

export function values(set: CompiledSet): Vocabulary<State>["values"] {
  return {
    coins: playerValue(set, "coins", "{coin}"),
    fertilizers: playerValue(set, "fertilizers", "{sack}"),
    handSize: playerValue(set, "hand", ""),
    colours: distinct(set, "colour", ({ colour }) => colour),
    names: distinct(set, "crop name", ({ index }) => index),
    thisValue: word<State, Value<State>, true>({
      about: {
        name: "This card's value",
        group: "Cards",
        means: "What this card is worth now.",
        example: true,
      },
      schema: Type.Literal(true),
      compile: () => (state, frame) => state.value[frame.card] ?? 0,
      says: () => ({ words: "this card's value", unit: "value" }),
    }),
    valueOf: word<State, Value<State>, Json>({
      about: {
        name: "Value",
        group: "Crops",
        means: "What a growing crop or a card is worth now; 0 if it is gone.",
        example: "the bed",
      },
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => {
          const ref = first(select, state, frame);
          return ref < 0 ? 0 : worthOf(set, state, ref, isBedRef(ref));
        };
      },
      says: (_, say) => ({ words: partOf(say.things(), "value"), unit: "value" }),
    }),
    timerOf: word<State, Value<State>, Json>({
      about: {
        name: "Timer",
        group: "Crops",
        means: "How many turns a growing crop still needs.",
        example: "the bed",
      },
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => {
          const ref = first(select, state, frame);
          return isBedRef(ref) ? bedOf(state, ref).timer : 0;
        };
      },
      says: (_, say) => ({ words: partOf(say.things(), "{timer}") }),
    }),
    gradeOf: word<State, Value<State>, Json>({
      about: {
        name: "Rarity",
        group: "Crops",
        means: "The rarity of a crop or card as a number: 1 if Common, up to 5 if Mythic.",
        example: "the card",
      },
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => designAt(set, state, first(select, state, frame))?.grade ?? 0;
      },
      says: (_, say) => {
        const rarity = partOf(say.things(), "rarity");
        return {
          words: phrase`${rarity} (1 if Common, up to 5 if Mythic)`,
          per: phrase`${rarity}: 1 if Common, up to 5 if Mythic`,
        };
      },
    }),
    harvested: word<State, Value<State>, { card: string; scope?: Ruled<"game" | "turn" | "table"> }, FarmSpeech>({
      about: {
        name: "Crops collected",
        group: "Crops",
        means: "How many crops of a name have been collected.",
        example: { card: "wheat" },
      },
      schema: Type.Object(
        {
          card: slot.titled("Which crop", slot.card, {
            description: "A card's id, or “this” for crops like this one.",
          }),
          scope: Type.Optional(ruledChoice("By whom and when", scopeLabels, { default: "game" })),
        },
        closed,
      ),
      compile: ({ card, scope = "game" }) => {
        const fixed = set.indexOf.get(card) ?? -1;
        const where = ruled(set, scope);
        return (state, frame) => {
          const index = card === "this" ? state.design[frame.card]! : fixed;
          if (index < 0) return 0;
          if (where === "turn")
            return frame.self === state.active ? state.reaped.filter((design) => design === index).length : 0;
          if (where === "game") return state.players[frame.self]!.harvested[index] ?? 0;
          return state.players.reduce((sum, { harvested }) => sum + (harvested[index] ?? 0), 0);
        };
      },
      says: ({ card, scope = "game" }, say) => {
        const where = say.speech.ruled(scope);
        const when = where === "turn" ? "this turn" : "this game";
        return {
          counts: {
            noun: noun(card === "this" ? say.speech.title : cardTitle(card)),
            tail: phrase`${where === "table" ? "anybody has" : "you have"} collected ${say.mark("scope", when)}`,
          },
        };
      },
    }),
    rule: word<State, Value<State>, string, FarmSpeech>({
      about: {
        name: "House rule",
        group: "House rules",
        means: "The number that a house rule says.",
        example: "raisedBonus",
      },
      schema: ruleName,
      compile: (name) => {
        const n = numberOf(ruleOf(set, name));
        return () => n;
      },
      says: (name, say) => figure(numberOf(say.speech.options[name]!)),
    }),
  };
}

export function tests(set: CompiledSet): Vocabulary<State>["tests"] {
  return {
    exists: word<State, Test<State>, Json>({
      about: {
        name: "There is one",
        group: "Conditions",
        means: "True if there is at least one such crop, bed or card.",
        example: { crops: { of: "own", colour: "green" } },
      },
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => select(state, frame).length > 0;
      },
      says: (_, say) => presence(say.things()),
    }),
    bedIs: word<State, Test<State>, { bed: Json; types: readonly (keyof typeof bedType)[] }>({
      about: {
        name: "Kind of bed",
        group: "Beds",
        means: "True if a bed is of one of these kinds.",
        example: { bed: "the bed", types: ["common", "raised"] },
      },
      schema: Type.Object(
        { bed: slot.titled("Which bed", someBeds), types: Type.Array(bedKind, { title: "Which kinds" }) },
        closed,
      ),
      compile: ({ bed, types }, compiler) => {
        const select = compiler.selection(bed, "bed");
        const wanted = types.map((name) => bedType[name]);
        return (state, frame) => {
          const ref = first(select, state, frame);
          return ref >= 0 && wanted.includes(bedOf(state, ref).type);
        };
      },
      says: ({ types }, say) => {
        const things = say.things("bed");
        const bed = things.called && textOf(things.called.words) !== "this crop" ? partOf(things, "bed") : "its bed";
        const kinds =
          types.length === 0
            ? unsaid
            : listed(
                types.map((type, n) => say.within("types").mark(n, withArticle(bedTitle(type)))),
                or.en,
              );
        return { holds: phrase`${bed} is ${kinds}`, fails: phrase`${bed} is not ${kinds}` };
      },
    }),
    cardIs: word<State, Test<State>, { card: Json; kind?: "crop" | "action"; colour?: (typeof colours)[number] }>({
      about: {
        name: "Kind of card",
        group: "Cards",
        means: "True if a card or crop is of this kind or colour.",
        example: { card: "the card", kind: "crop" },
      },
      schema: Type.Object(
        {
          card: slot.titled("Which crop or card", bedsOrCards),
          kind: Type.Optional(cardKind),
          colour: Type.Optional(slot.oneOf("Which colour", groupNames)),
        },
        closed,
      ),
      compile: ({ card, kind, colour }, compiler) => {
        const select = compiler.selection(card, "bed", "card");
        return (state, frame) => {
          const design = designAt(set, state, first(select, state, frame));
          if (design === undefined) return false;
          return (
            (kind === undefined || design.kind === kind) &&
            (colour === undefined || design.colour === colours.indexOf(colour))
          );
        };
      },
      says: ({ kind, colour }, say) => {
        const card = asSubject(several(say.things("card")));
        const name = kind === "action" ? "action" : colour === undefined ? "crop" : `${groupNames[colour]} crop`;
        const what = say.mark(kind === undefined ? "colour" : "kind", withArticle(name));
        return { holds: phrase`${card} is ${what}`, fails: phrase`${card} is not ${what}` };
      },
    }),
  };
}

export const selectors = (set: CompiledSet): Vocabulary<State>["selectors"] => ({
  crops: word<State, Selection<State>, CropFilter, FarmSpeech>({
    about: {
      name: "Growing crops",
      group: "Crops",
      means: "All growing crops that are like this.",
      example: { of: "own" },
    },
    schema: CropFilter,
    of: "bed",
    compile: (filter, compiler) => cropsOf(set, filter, compiler),
    says: (filter, say) => cropThings(filter, say),
  }),
  beds: word<State, Selection<State>, BedFilter, FarmSpeech>({
    about: {
      name: "Beds",
      group: "Beds",
      means: "All beds that are like this, planted or empty.",
      example: { of: "own", empty: true },
    },
    schema: BedFilter,
    of: "bed",
    compile: (filter, compiler) => bedsOf(set, filter, compiler),
    says: (filter, say) => bedThings(filter, say),
  }),
  cards: word<State, Selection<State>, CardFilter, FarmSpeech>({
    about: {
      name: "Cards",
      group: "Cards",
      means: "All cards like this in a hand, on the market, in the deck or in the discard pile.",
      example: { zone: "hand", kind: "crop" },
    },
    schema: CardFilter,
    of: "card",
    compile: (filter, compiler) => cardsOf(set, filter, compiler),
    says: (filter, say) => cardThings(filter, say),
  }),
  players: word<State, Selection<State>, PlayerFilter, FarmSpeech>({
    about: {
      name: "Players",
      group: "Players",
      means: "All players who are like this, in turn order; opponents unless told.",
      example: { who: "all" },
    },
    schema: PlayerFilter,
    of: "player",
    compile: (filter, compiler) => playersOf(set, filter, compiler),
    says: (filter, say) => playerThings(filter, say),
  }),
  here: word<State, Selection<State>, true>({
    about: {
      name: "This crop",
      group: "Crops",
      means: "The crop whose ability this is, or the bed where it grew.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "bed",
    compile: () => (state: State, frame) => {
      const ref = frame.slots[0] as number;
      return isBedRef(ref) && bedOf(state, ref) ? [ref] : [];
    },
    says: () => called("this crop"),
  }),
  thisCard: word<State, Selection<State>, true>({
    about: {
      name: "This card",
      group: "Cards",
      means: "The card that does this.",
      example: true,
    },
    schema: Type.Literal(true),
    of: "card",
    compile: () => (_, frame) => [cardRef(frame.card)],
    says: () => called("this card"),
  }),
  chosen: word<State, Selection<State>, string>({
    about: {
      name: "What was chosen",
      group: "Choices",
      means: "What a choice before this one found.",
      example: "the bed",
    },
    schema: slot.titled("What was chosen", slot.reference([], [], "The name of something chosen before.")),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    says: (name, { speech }) => speech.discourse.call(name) ?? called(name),
  }),
});
