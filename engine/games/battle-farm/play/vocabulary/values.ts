import { Type } from "typebox";
import { figure } from "../../../../core/grammar/amounts";
import { phrase } from "../../../../core/grammar/phrase";
import { hasOr, mass, noun, possessive, several } from "../../../../core/grammar/things";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet, Design } from "../compiled-set";
import { bedOf, isBedRef, type State } from "../state";
import { designAt, first, worthOf } from "./filters";
import {
  bedsOrCards,
  closed,
  numberOf,
  type Ruled,
  ruled,
  ruledChoice,
  ruleName,
  ruleOf,
  seatOf,
  type Who,
  type Words,
  who,
} from "./parts";
import { type FarmSpeech, partOf, playerName } from "./phrases";

/** Numbers of Battle Farm (rules §8.5). */

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
      // “They” are those of whom the text has spoken.
      const isNamed = ["self", "owner", "active"].includes(say.speech.ruled<string>(reference)!);
      const [have, whose] = isNamed ? [phrase`${owner} ${hasOr(owner)}`, possessive(owner)] : ["they have", "their"];
      const things =
        what === "hand" ? { noun: noun("card"), tail: phrase`in ${whose} hand` } : { noun: mass(symbol), tail: have };
      const held = what === "hand" ? "cards in hand" : symbol;
      return {
        counts: things,
        having: (quantity) => phrase`${owner} ${hasOr(owner)} ${quantity} ${held}`,
        isMass: what !== "hand",
      };
    },
    ...(what === "hand" && {
      plainly: (who: Who) => ({ count: { cards: { zone: "hand", ...(who !== "self" && { who }) } } }),
    }),
  });
}

/** A number of the first bed or card that is meant. */
const ofFirst =
  (of: (state: State, ref: number) => number) =>
  (tree: Json, compiler: Words): Value<State> => {
    const select = compiler.selection(tree, "bed", "card");
    return (state, frame) => of(state, first(select, state, frame));
  };

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
      compile: ofFirst((state, ref) => (ref < 0 ? 0 : worthOf(set, state, ref, isBedRef(ref)))),
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
      compile: ofFirst((state, ref) => (isBedRef(ref) ? bedOf(state, ref).timer : 0)),
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
      compile: ofFirst((state, ref) => designAt(set, state, ref)?.grade ?? 0),
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
