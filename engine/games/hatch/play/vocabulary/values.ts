import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import {
  asSubject,
  hasOr,
  isMany,
  noun,
  possessive,
  presence,
  several,
  type Things,
} from "../../../../core/grammar/things";
import { things } from "../../../../core/slots";
import { type Json, type Test, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { isTargetable } from "../attack";
import type { CompiledSet } from "../compiled-set";
import { fits, missingOf, surplusOf } from "../eggs";
import { boardCards, dragonPower, empirePower } from "../power";
import { type Egg, eggOf, type Gift, type State } from "../state";
import { cards, cardsOf, closed, gift, giftIndex, otherSeats, seatOf, type Words, who } from "./parts";
import { playerName, taken } from "./phrases";

/** Numbers and conditions. */

type PlayerCount = (state: State, seat: number) => number;

interface PlayerNumber {
  /** What is counted, or the figure that a player has. */
  text: Pick<Things, "noun" | "tail"> | string;
  read: PlayerCount;
}

const playerNumbers = (set: CompiledSet): Record<string, PlayerNumber> => ({
  handSize: { text: { noun: noun("card"), tail: "in hand" }, read: (state, seat) => state.players[seat]!.hand.length },
  dragonPower: { text: "dragon power", read: (state, seat) => dragonPower(set, state, seat) },
  empirePower: { text: "empire power", read: (state, seat) => empirePower(set, state, seat) },
  boardCards: {
    text: { noun: noun("card"), tail: "on the board" },
    read: (state, seat) => boardCards(state.players[seat]!),
  },
  eggCount: { text: { noun: noun("egg") }, read: (state, seat) => state.players[seat]!.eggs.length },
  timesTargeted: {
    text: { noun: noun("time"), tail: "of being targeted" },
    read: (state, seat) => state.players[seat]!.targeted,
  },
});

const eggValue = (set: CompiledSet, text: string, read: (set: CompiledSet, egg: Egg) => number) =>
  word<State, Value<State>, Json>({
    schema: cards,
    compile: (of, compiler) => {
      const select = cardsOf(compiler, of);
      return (state, frame) => {
        const [card = -1] = select(state, frame);
        for (const player of state.players) {
          const egg = eggOf(player, card);
          if (egg) return read(set, egg);
        }
        return 0;
      };
    },
    says: (_, say) => ({ words: phrase`the ${text} of ${taken(say)}` }),
  });

const plain = (text: string, read: (state: State) => number) =>
  word<State, Value<State>, true>({ schema: Type.Literal(true), compile: () => read, says: () => ({ words: text }) });

export function values(set: CompiledSet): Vocabulary<State>["values"] {
  const ofPlayers = Object.entries(playerNumbers(set)).map(([name, { text, read }]) => [
    name,
    word<State, Value<State>, string | true>({
      schema: Type.Union([who, Type.Literal(true)]),
      compile: (reference, compiler) => {
        const seat = seatOf(compiler, reference === true ? "you" : reference);
        return (state, frame) => {
          const found = seat(state, frame);
          return found < 0 ? 0 : read(state, found);
        };
      },
      says: (reference, say) => {
        const owner = playerName(reference === true ? "you" : reference, say.speech);
        if (typeof text === "object") return { counts: { ...text, owner } };
        return {
          words: phrase`${possessive(owner)} ${text}`,
          having: (quantity) => phrase`${owner} ${hasOr(owner)} ${quantity} ${text}`,
          isMass: true,
        };
      },
    }),
  ]);
  return {
    ...Object.fromEntries(ofPlayers),
    missing: eggValue(set, "missing resources", missingOf),
    surplus: eggValue(set, "surplus", surplusOf),
    sacrificePool: plain("your unspent sacrifice worth", ({ pool }) => pool),
    round: plain("the number of the round", ({ round }) => round),
  };
}

const flag = ([holds, fails]: readonly [string, string], test: Test<State>) =>
  word<State, Test<State>, true>({ schema: Type.Literal(true), compile: () => test, says: () => ({ holds, fails }) });

export function tests(set: CompiledSet): Vocabulary<State>["tests"] {
  const counts = playerNumbers(set);
  const isExtreme = (isLess: boolean, beats: (own: number, other: number) => boolean) =>
    word<State, Test<State>, string>({
      schema: Type.Enum(Object.keys(counts)),
      compile: (counter) => {
        const { read } = counts[counter]!;
        return (state, { self }) => {
          const own = read(state, self);
          return otherSeats(state, self).every((other) => !beats(own, read(state, other)));
        };
      },
      says: (counter) => {
        const { text = counter } = counts[counter] ?? {};
        const isMass = typeof text === "string";
        const than = phrase`${isLess ? (isMass ? "less" : "fewer") : "more"} ${isMass ? text : several(text)} than you`;
        return { holds: phrase`no opponent has ${than}`, fails: phrase`an opponent has ${than}` };
      },
    });
  return {
    endTriggered: flag(
      ["the end has been triggered", "the end has not been triggered"],
      ({ triggeredBy }) => triggeredBy >= 0,
    ),
    isAttacking: flag(
      ["you are attacking", "you are not attacking"],
      ({ fight }, { self }) => fight?.attacker === self,
    ),
    isDefending: flag(
      ["you are defending", "you are not defending"],
      ({ fight }, { self }) => fight?.defender === self,
    ),
    isActive: flag(["it is your turn", "it is not your turn"], ({ active }, { self }) => active === self),
    canTarget: word<State, Test<State>, string>({
      schema: who,
      compile: (reference, compiler) => {
        const seat = seatOf(compiler, reference);
        return (state, frame) => {
          const found = seat(state, frame);
          return found >= 0 && isTargetable(set, state, found);
        };
      },
      says: (reference, say) => {
        const name = playerName(reference, say.speech);
        return { holds: phrase`${name} can be targeted`, fails: phrase`${name} can't be targeted` };
      },
    }),
    fits: word<State, Test<State>, { card: Json; egg: Json }>({
      schema: Type.Object({ card: cards, egg: cards }, closed),
      compile: ({ card, egg }, compiler) => {
        const [resource, target] = [cardsOf(compiler, card), cardsOf(compiler, egg)];
        return (state, frame) => {
          const [what = -1] = resource(state, frame);
          const [where = -1] = target(state, frame);
          const design = set.cards[what];
          return state.players.some((player) => {
            const found = eggOf(player, where);
            return found !== undefined && design !== undefined && fits(set, found, design.gives);
          });
        };
      },
      says: (_, say) => {
        const [card, egg, is] = [
          asSubject(taken(say, "card")),
          taken(say, "egg"),
          isMany(say.things("card")) ? "are" : "is",
        ];
        return { holds: phrase`${card} ${is} needed by ${egg}`, fails: phrase`${card} ${is} not needed by ${egg}` };
      },
    }),
    gives: word<State, Test<State>, { card: Json; gift: Gift }>({
      schema: Type.Object({ card: cards, gift }, closed),
      compile: ({ card, gift }, compiler) => {
        const [select, wanted] = [cardsOf(compiler, card), giftIndex(gift)];
        return (state, frame) => select(state, frame).some((each) => set.cards[each]!.gives === wanted);
      },
      says: ({ gift }, say) => {
        const [card, what] = [asSubject(taken(say, "card")), say.mark("gift", gift)];
        const [gives, not] = isMany(say.things("card")) ? ["give", "do not give"] : ["gives", "does not give"];
        return { holds: phrase`${card} ${gives} ${what}`, fails: phrase`${card} ${not} ${what}` };
      },
    }),
    exists: word<State, Test<State>, Json>({
      schema: things(),
      compile: (of, compiler: Words) => {
        const select = compiler.selection(of);
        return (state, frame) => select(state, frame).length > 0;
      },
      says: (_, say) => presence(say.things()),
    }),
    isLowest: isExtreme(true, (own, other) => other < own),
    isHighest: isExtreme(false, (own, other) => other > own),
  };
}
