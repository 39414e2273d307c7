import { Type } from "typebox";
import { phrase } from "../../../../core/grammar/phrase";
import { hasOr, possessive, presence } from "../../../../core/grammar/things";
import { things } from "../../../../core/slots";
import { type Json, type Test, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { isTargetable } from "../attack";
import { fits, missingOf, surplusOf } from "../eggs";
import { boardCards, dragonPower, empirePower } from "../power";
import { type Egg, eggOf, type Gift } from "../state";
import type { HatchTable } from "../table";
import { cards, cardsOf, closed, gift, giftIndex, otherSeats, type State, seatOf, type Words, who } from "./parts";
import { playerName, taken } from "./phrases";

/** Numbers and conditions. */

type PlayerCount = (state: State, seat: number) => number;

const playerCounts = (table: HatchTable): Record<string, { text: string; read: PlayerCount }> => ({
  handSize: { text: "cards in hand", read: (state, seat) => state.players[seat]!.hand.length },
  dragonPower: { text: "dragon power", read: (state, seat) => dragonPower(table, state, seat) },
  empirePower: { text: "empire power", read: (state, seat) => empirePower(table, state, seat) },
  boardCards: { text: "cards on the board", read: (state, seat) => boardCards(state.players[seat]!) },
  eggCount: { text: "eggs", read: (state, seat) => state.players[seat]!.eggs.length },
  timesTargeted: { text: "times targeted", read: (state, seat) => state.players[seat]!.targeted },
});

const eggValue = (table: HatchTable, text: string, read: (table: HatchTable, egg: Egg) => number) =>
  word<State, Value<State>, Json>({
    schema: cards,
    compile: (of, compiler) => {
      const select = cardsOf(compiler, of);
      return (state, frame) => {
        const [card = -1] = select(state, frame);
        for (const player of state.players) {
          const egg = eggOf(player, card);
          if (egg) return read(table, egg);
        }
        return 0;
      };
    },
    says: (_, say) => ({ words: phrase`the ${text} of ${taken(say)}` }),
  });

const plain = (text: string, read: (state: State) => number) =>
  word<State, Value<State>, true>({ schema: Type.Literal(true), compile: () => read, says: () => ({ words: text }) });

export function hatchValues(table: HatchTable): Vocabulary<State>["values"] {
  const ofPlayers = Object.entries(playerCounts(table)).map(([name, { text, read }]) => [
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
        const name = playerName(reference === true ? "you" : reference, say.speech);
        return {
          words: phrase`${possessive(name)} ${text}`,
          having: (quantity) => phrase`${name} ${hasOr(name)} ${quantity} ${text}`,
        };
      },
    }),
  ]);
  return {
    ...Object.fromEntries(ofPlayers),
    missing: eggValue(table, "missing resources", missingOf),
    surplus: eggValue(table, "surplus", surplusOf),
    sacrificePool: plain("your unspent sacrifice worth", ({ pool }) => pool),
    round: plain("the number of the round", ({ round }) => round),
  };
}

const flag = ([holds, fails]: readonly [string, string], test: Test<State>) =>
  word<State, Test<State>, true>({ schema: Type.Literal(true), compile: () => test, says: () => ({ holds, fails }) });

export function hatchTests(table: HatchTable): Vocabulary<State>["tests"] {
  const counts = playerCounts(table);
  const isLowest = (more: string, beats: (own: number, other: number) => boolean) =>
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
        const noun = counts[counter]?.text ?? counter;
        return { holds: `no opponent has ${more} ${noun} than you`, fails: `an opponent has ${more} ${noun} than you` };
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
          return found >= 0 && isTargetable(table, state, found);
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
          const design = table.cards[what];
          return state.players.some((player) => {
            const found = eggOf(player, where);
            return found !== undefined && design !== undefined && fits(table, found, design.gives);
          });
        };
      },
      says: (_, say) => {
        const [card, egg] = [taken(say, "card"), taken(say, "egg")];
        return { holds: phrase`${card} is needed by ${egg}`, fails: phrase`${card} is not needed by ${egg}` };
      },
    }),
    gives: word<State, Test<State>, { card: Json; gift: Gift }>({
      schema: Type.Object({ card: cards, gift }, closed),
      compile: ({ card, gift }, compiler) => {
        const [select, wanted] = [cardsOf(compiler, card), giftIndex(gift)];
        return (state, frame) => select(state, frame).some((each) => table.cards[each]!.gives === wanted);
      },
      says: ({ gift }, say) => {
        const [card, what] = [taken(say, "card"), say.mark("gift", gift)];
        return { holds: phrase`${card} gives ${what}`, fails: phrase`${card} does not give ${what}` };
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
    isLowest: isLowest("less", (own, other) => other < own),
    isHighest: isLowest("more", (own, other) => other > own),
  };
}
