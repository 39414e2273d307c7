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
import { oneOf, things, titled } from "../../../../core/slots";
import { type About, type Json, type Test, type Value, type Vocabulary, word } from "../../../../core/vocabulary";
import { isTargetable } from "../attack";
import type { CompiledSet } from "../compiled-set";
import { fits, missingOf, surplusOf } from "../eggs";
import { boardCards, dragonPower, empirePower } from "../power";
import { type Egg, eggOf, type Gift, type State } from "../state";
import { cards, cardsOf, closed, gift, giftIndex, otherSeats, seatOf, type Words, who, whoOrTrue } from "./parts";
import { playerName, taken } from "./phrases";

/** Numbers and conditions. */

type PlayerCount = (state: State, seat: number) => number;

interface PlayerNumber {
  about: Omit<About, "example">;
  /** What is counted, or the figure that a player has. */
  text: Pick<Things, "noun" | "tail"> | string;
  read: PlayerCount;
}

const playerNumbers = (set: CompiledSet): Record<string, PlayerNumber> => ({
  handSize: {
    about: { name: "Hand size", group: "Cards", means: "How many cards a player has in hand." },
    text: { noun: noun("card"), tail: "in hand" },
    read: (state, seat) => state.players[seat]!.hand.length,
  },
  dragonPower: {
    about: {
      name: "Dragon power",
      group: "Dragons and power",
      means: "The power of all hatched dragons of a player; a mercenary does not count.",
    },
    text: "dragon power",
    read: (state, seat) => dragonPower(set, state, seat),
  },
  empirePower: {
    about: {
      name: "Empire power",
      group: "Dragons and power",
      means: "A player's dragon power and, once the end has been triggered, what cards on the board add to it.",
    },
    text: "empire power",
    read: (state, seat) => empirePower(set, state, seat),
  },
  boardCards: {
    about: {
      name: "Cards on the board",
      group: "Cards",
      means: "How many cards a player has on the board: eggs, resources on them, dragons and the mercenary.",
    },
    text: { noun: noun("card"), tail: "on the board" },
    read: (state, seat) => boardCards(state.players[seat]!),
  },
  eggCount: {
    about: { name: "Number of eggs", group: "Eggs", means: "How many eggs a player has on the board." },
    text: { noun: noun("egg") },
    read: (state, seat) => state.players[seat]!.eggs.length,
  },
  timesTargeted: {
    about: {
      name: "Times targeted",
      group: "Other players",
      means: "How often attacks and fire rituals were aimed at a player since that player's last turn began.",
    },
    text: { noun: noun("time"), tail: "of being targeted" },
    read: (state, seat) => state.players[seat]!.targeted,
  },
});

const eggValue = (
  set: CompiledSet,
  [name, means]: readonly [name: string, means: string],
  text: string,
  read: (set: CompiledSet, egg: Egg) => number,
) =>
  word<State, Value<State>, Json>({
    about: { name, group: "Eggs", means, example: "the card" },
    schema: titled("Which egg", cards),
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

const plain = (about: Omit<About, "example">, text: string, read: (state: State) => number) =>
  word<State, Value<State>, true>({
    about: { ...about, example: true },
    schema: Type.Literal(true),
    compile: () => read,
    says: () => ({ words: text }),
  });

export function values(set: CompiledSet): Vocabulary<State>["values"] {
  const ofPlayers = Object.entries(playerNumbers(set)).map(([name, { about, text, read }]) => [
    name,
    word<State, Value<State>, string | true>({
      about: { ...about, example: "you" },
      schema: titled("Whose", whoOrTrue),
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
    missing: eggValue(
      set,
      ["Missing resources", "How many slots of an egg are still empty."],
      "missing resources",
      missingOf,
    ),
    surplus: eggValue(
      set,
      ["Surplus", "How many resources lie on an egg that fill no slot of it."],
      "surplus",
      surplusOf,
    ),
    sacrificePool: plain(
      {
        name: "Sacrifice worth",
        group: "Rituals and sacrifice",
        means: "How much sacrifice worth the player whose turn it is has gained in this turn and not spent yet.",
      },
      "your unspent sacrifice worth",
      ({ pool }) => pool,
    ),
    round: plain(
      { name: "The round", group: "The match", means: "The number of the present round." },
      "the number of the round",
      ({ round }) => round,
    ),
  };
}

const flag = (about: Omit<About, "example">, [holds, fails]: readonly [string, string], test: Test<State>) =>
  word<State, Test<State>, true>({
    about: { ...about, example: true },
    schema: Type.Literal(true),
    compile: () => test,
    says: () => ({ holds, fails }),
  });

export function tests(set: CompiledSet): Vocabulary<State>["tests"] {
  const counts = playerNumbers(set);
  const labels = Object.fromEntries(Object.entries(counts).map(([key, { about }]) => [key, about.name]));
  const isExtreme = (
    about: Pick<About, "name" | "means">,
    isLess: boolean,
    beats: (own: number, other: number) => boolean,
  ) =>
    word<State, Test<State>, string>({
      about: { ...about, group: "Other players", example: "empirePower" },
      schema: oneOf("Of what", labels, { default: "empirePower" }),
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
      {
        name: "The end is triggered",
        group: "The match",
        means: "True once a player has triggered the end: the round is the last.",
      },
      ["the end has been triggered", "the end has not been triggered"],
      ({ triggeredBy }) => triggeredBy >= 0,
    ),
    isAttacking: flag(
      { name: "You are attacking", group: "Other players", means: "True during an attack of yours." },
      ["you are attacking", "you are not attacking"],
      ({ fight }, { self }) => fight?.attacker === self,
    ),
    isDefending: flag(
      { name: "You are defending", group: "Other players", means: "True during an attack on you." },
      ["you are defending", "you are not defending"],
      ({ fight }, { self }) => fight?.defender === self,
    ),
    isActive: flag(
      { name: "Your turn", group: "The match", means: "True while it is your turn." },
      ["it is your turn", "it is not your turn"],
      ({ active }, { self }) => active === self,
    ),
    canTarget: word<State, Test<State>, string>({
      about: {
        name: "Can be targeted",
        group: "Other players",
        means: "True if an attack or a fire ritual may still be aimed at that player.",
        example: "the player",
      },
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
      about: {
        name: "Is needed by an egg",
        group: "Eggs",
        means: "True if a card would fill a slot of an egg that is still empty.",
        example: { card: { hand: {} }, egg: "the card" },
      },
      schema: Type.Object({ card: cards, egg: titled("Which egg", cards) }, closed),
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
      about: {
        name: "Gives a symbol",
        group: "Rituals and sacrifice",
        means: "True if one of these cards gives that symbol.",
        example: { card: "the card", gift: "fire" },
      },
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
      about: {
        name: "There is one",
        group: "Conditions",
        means: "True if there is at least one such thing; of something chosen before, if one was chosen.",
        example: { dragons: { gives: "food" } },
      },
      schema: titled("Which ones", things()),
      compile: (of, compiler: Words) => {
        const select = compiler.selection(of);
        return (state, frame) => select(state, frame).length > 0;
      },
      says: (_, say) => presence(say.things()),
    }),
    isLowest: isExtreme(
      { name: "Nobody has less", means: "True if no opponent has less of it than you; as much is allowed." },
      true,
      (own, other) => other < own,
    ),
    isHighest: isExtreme(
      { name: "Nobody has more", means: "True if no opponent has more of it than you; as much is allowed." },
      false,
      (own, other) => other > own,
    ),
  };
}
