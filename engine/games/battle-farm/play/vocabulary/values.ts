import { Type } from "typebox";
import type { Frame } from "../../../../core/machine";
import { cardTitle } from "../../../../core/rich-text";
import * as slot from "../../../../core/slots";
import { type Json, type Selection, type Test, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { type BattleFarmState, bedOf, bedType, cardOf, cardRef, isBedRef } from "../state";
import { type BattleFarmTable, colours, type Design, designOf } from "../table";
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
  bedsOrCards,
  closed,
  numberOf,
  oneOf,
  type Ruled,
  ruled,
  ruleName,
  ruleOf,
  type State,
  seatOf,
  someBeds,
  type Who,
  who,
} from "./parts";
import { article, bedTitle, eachBed, eachCard, eachCrop, eachPlayer, one, speech } from "./phrases";

/** Numbers, conditions and selectors of Battle Farm (rules §8.5). */

const designAt = (table: BattleFarmTable, state: State, ref: number): Design | undefined =>
  designOf(table, state, isBedRef(ref) ? bedOf(state, ref).card : cardOf(ref));

function playerValue(table: BattleFarmTable, what: "coins" | "fertilizers" | "hand", symbol: string) {
  return word<State, Value<State>, Who>({
    schema: who,
    compile: (reference, compiler) => {
      const seat = seatOf(table, compiler, reference);
      return (state, frame) => {
        const player = state.players[seat(state, frame)];
        if (player === undefined) return 0;
        return what === "hand" ? player.hand.length : player[what];
      };
    },
    text: (reference, wording) => {
      const name = speech(wording).ruled(reference);
      if (what === "hand") return `each card in ${name === "self" ? "your hand" : "their hand"}`;
      return `each ${symbol} ${name === "self" ? "you have" : "they have"}`;
    },
  });
}

/** How many different ones there are. */
function distinct(table: BattleFarmTable, noun: string, of: (design: Design) => number) {
  return word<State, Value<State>, Json>({
    schema: bedsOrCards,
    compile: (tree, compiler) => {
      const select = compiler.selection(tree, "bed", "card");
      return (state, frame) => {
        const found = new Set<number>();
        for (const ref of select(state, frame)) {
          const design = designAt(table, state, ref);
          if (design) found.add(of(design));
        }
        return found.size;
      };
    },
    text: (tree, wording) => {
      const among = wording.selection(tree).replace(/^each (of )?/, "");
      return `each different ${noun} among ${among.replace(/\bcrop\b/, "crops")}`;
    },
  });
}

const first = (select: Selection<State>, state: State, frame: Frame): number => select(state, frame)[0] ?? -1;

export function battleFarmValues(table: BattleFarmTable): Vocabulary<State>["values"] {
  return {
    coins: playerValue(table, "coins", "{coin}"),
    fertilizers: playerValue(table, "fertilizers", "{sack}"),
    handSize: playerValue(table, "hand", ""),
    colours: distinct(table, "colour", ({ colour }) => colour),
    names: distinct(table, "crop name", ({ index }) => index),
    thisValue: word<State, Value<State>, true>({
      schema: Type.Literal(true),
      compile: () => (state, frame) => state.value[frame.card] ?? 0,
      text: () => "this card's value",
    }),
    valueOf: word<State, Value<State>, Json>({
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => {
          const ref = first(select, state, frame);
          return ref < 0 ? 0 : worthOf(table, state, ref, isBedRef(ref));
        };
      },
      text: () => "its value",
    }),
    timerOf: word<State, Value<State>, Json>({
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => {
          const ref = first(select, state, frame);
          return isBedRef(ref) ? bedOf(state, ref).timer : 0;
        };
      },
      text: () => "its {timer}",
    }),
    gradeOf: word<State, Value<State>, Json>({
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => designAt(table, state, first(select, state, frame))?.grade ?? 0;
      },
      text: () => "its rarity: 1 if Common, up to 5 if Mythic",
    }),
    harvested: word<State, Value<State>, { card: string; scope?: Ruled<"game" | "turn" | "table"> }>({
      schema: Type.Object({ card: slot.card, scope: Type.Optional(oneOf(["game", "turn", "table"])) }, closed),
      compile: ({ card, scope = "game" }) => {
        const fixed = table.indexOf.get(card) ?? -1;
        const where = ruled(table, scope);
        return (state, frame) => {
          const index = card === "this" ? state.design[frame.card]! : fixed;
          if (index < 0) return 0;
          if (where === "turn")
            return frame.self === state.active ? state.reaped.filter((design) => design === index).length : 0;
          if (where === "game") return state.players[frame.self]!.harvested[index] ?? 0;
          return state.players.reduce((sum, { harvested }) => sum + (harvested[index] ?? 0), 0);
        };
      },
      text: ({ card }, wording) =>
        `each ${card === "this" ? speech(wording).title : cardTitle(card)} you have collected this game`,
    }),
    rule: word<State, Value<State>, string>({
      schema: ruleName,
      compile: (name) => {
        const n = numberOf(ruleOf(table, name));
        return () => n;
      },
      text: (name, wording) => String(numberOf(speech(wording).options[name]!)),
    }),
  };
}

export function battleFarmTests(table: BattleFarmTable): Vocabulary<State>["tests"] {
  return {
    exists: word<State, Test<State>, Json>({
      schema: bedsOrCards,
      compile: (tree, compiler) => {
        const select = compiler.selection(tree, "bed", "card");
        return (state, frame) => select(state, frame).length > 0;
      },
      text: (tree, wording) => `there is ${article(one(wording.selection(tree)))}`,
    }),
    bedIs: word<State, Test<State>, { bed: Json; types: readonly (keyof typeof bedType)[] }>({
      schema: Type.Object({ bed: someBeds, types: Type.Array(Type.Enum(Object.keys(bedType))) }, closed),
      compile: ({ bed, types }, compiler) => {
        const select = compiler.selection(bed, "bed");
        const wanted = types.map((name) => bedType[name]);
        return (state, frame) => {
          const ref = first(select, state, frame);
          return ref >= 0 && wanted.includes(bedOf(state, ref).type);
        };
      },
      text: ({ types }) => `its bed is ${types.map(bedTitle).join(" or ").replace("Bed or a Raised", "or Raised")}`,
    }),
    cardIs: word<State, Test<State>, { card: Json; kind?: "crop" | "action"; colour?: (typeof colours)[number] }>({
      schema: Type.Object(
        {
          card: bedsOrCards,
          kind: Type.Optional(Type.Enum(["crop", "action"])),
          colour: Type.Optional(Type.Enum([...colours])),
        },
        closed,
      ),
      compile: ({ card, kind, colour }, compiler) => {
        const select = compiler.selection(card, "bed", "card");
        return (state, frame) => {
          const design = designAt(table, state, first(select, state, frame));
          if (design === undefined) return false;
          return (
            (kind === undefined || design.kind === kind) &&
            (colour === undefined || design.colour === colours.indexOf(colour))
          );
        };
      },
      text: ({ kind, colour }) => `it is ${kind === "action" ? "an action" : `a ${colour ? `${colour} ` : ""}crop`}`,
    }),
  };
}

export const battleFarmSelectors = (table: BattleFarmTable): Vocabulary<State>["selectors"] => ({
  crops: word<State, Selection<State>, CropFilter>({
    schema: CropFilter,
    of: "bed",
    compile: (filter, compiler) => cropsOf(table, filter, compiler),
    text: (filter, wording) => eachCrop(filter, speech(wording)),
  }),
  beds: word<State, Selection<State>, BedFilter>({
    schema: BedFilter,
    of: "bed",
    compile: (filter, compiler) => bedsOf(table, filter, compiler),
    text: (filter, wording) => eachBed(filter, speech(wording)),
  }),
  cards: word<State, Selection<State>, CardFilter>({
    schema: CardFilter,
    of: "card",
    compile: (filter, compiler) => cardsOf(table, filter, compiler),
    text: (filter, wording) => eachCard(filter, speech(wording)),
  }),
  players: word<State, Selection<State>, PlayerFilter>({
    schema: PlayerFilter,
    of: "player",
    compile: (filter, compiler) => playersOf(table, filter, compiler),
    text: (filter, wording) => eachPlayer(filter, speech(wording)),
  }),
  here: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "bed",
    compile: () => (state: BattleFarmState, frame) => {
      const ref = frame.slots[0] as number;
      return isBedRef(ref) && bedOf(state, ref) ? [ref] : [];
    },
    text: () => "this crop",
  }),
  thisCard: word<State, Selection<State>, true>({
    schema: Type.Literal(true),
    of: "card",
    compile: () => (_, frame) => [cardRef(frame.card)],
    text: () => "this card",
  }),
  chosen: word<State, Selection<State>, string>({
    schema: slot.reference([], [], "The name of something chosen before."),
    of: (name, compiler) => compiler.kindOf(name),
    compile: (name, compiler) => compiler.selection(name),
    text: (name, wording) => speech(wording).said(name),
  }),
});
