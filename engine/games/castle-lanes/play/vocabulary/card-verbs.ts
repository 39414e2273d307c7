import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { cardTitle } from "../../../../core/rich-text";
import { shuffle } from "../../../../core/rng";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { gainGold } from "../gold";
import { type CastleLanesState, firstPiece, take } from "../state";
import { bound, type CastleLanesTable } from "../table";
import { discardCard, drawCards } from "../turn";
import { article, plural } from "./nouns";
import { act, amount, cardNamed, cards, closed, seatOf, type Who, who } from "./parts";
import { cardNoun, clause, howMuch } from "./phrases";

type Verbs = Vocabulary<CastleLanesState>["verbs"];
type State = CastleLanesState;

const by = (whose: Who, you: string, others: string): string =>
  whose === "you"
    ? you
    : clause({ enemy: "the enemy", active: "the active player", owner: "its owner" }[whose], others);
const someCards = { one: "a card", many: "cards" };

interface Match {
  who?: Who;
  n?: Json;
  type?: "unit" | "building" | "skill";
  trait?: string;
}
interface Discard {
  who?: Who;
  n?: Json;
  how?: "choose" | "random" | "all";
}
const places = ["hand", "top", "bottom", "shuffled", "discard"] as const;
type Place = (typeof places)[number];

interface Add {
  who?: Who;
  card: string;
  n?: Json;
  to: Place;
}

/** "put a Thief into your hand", "shuffle 2 Thieves into your deck". */
function putInto(what: string, to: Place, owner: string): string {
  if (to === "shuffled") return `shuffle ${what} into ${owner} deck`;
  const places = {
    hand: `into ${owner} hand`,
    top: `on top of ${owner} deck`,
    bottom: `under ${owner} deck`,
    discard: `on ${owner} discard pile`,
  };
  return `put ${what} ${places[to]}`;
}

export const cardVerbs = (table: CastleLanesTable): Verbs => ({
  draw: word<State, void, { who?: Who; n: Json }>({
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: whose = "you", n }, compiler) => {
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => drawCards(state, seat(state, frame), value(state, frame), emit));
    },
    text: ({ who: whose = "you", n }, wording) => {
      const { what, rest } = howMuch(n, someCards, wording);
      return by(whose, `draw ${what}${rest}`, `draws ${what}${rest}`);
    },
  }),
  drawMatch: word<State, void, Match>({
    schema: Type.Object(
      {
        who: Type.Optional(who),
        n: Type.Optional(amount),
        type: Type.Optional(Type.Enum(["unit", "building", "skill"])),
        trait: Type.Optional(slot.tag),
      },
      closed,
    ),
    compile: ({ who: whose = "you", n = 1, type, trait }, compiler) => {
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => {
        const drawer = seat(state, frame);
        const { deck, hand } = state.players[drawer]!;
        for (let left = value(state, frame); left > 0; left--) {
          const at = deck.findIndex((card) => {
            const design = table.designs[state.design[card]!];
            return (
              design !== undefined &&
              (type === undefined || design.type === type) &&
              (trait === undefined || design.traits.includes(trait))
            );
          });
          if (at < 0) return;
          const [card] = deck.splice(at, 1);
          hand.push(card!);
          emit?.({ type: "search", seat: drawer, card: card! });
        }
      });
    },
    text: ({ who: whose = "you", n = 1, type, trait }, wording) => {
      const one = n === 1;
      const what = `${one ? "the topmost" : `the ${wording.value(n)} topmost`} ${cardNoun({ type, trait }, one ? 1 : 2)}`;
      const them = one ? "it" : "them";
      const rest = "The other cards keep their order.";
      return by(
        whose,
        `show ${what} of your deck and take ${them} into your hand. ${rest}`,
        `shows ${what} of the deck and takes ${them} into the hand. ${rest}`,
      );
    },
  }),
  discard: word<State, void, Discard>({
    schema: Type.Object(
      { who: Type.Optional(who), n: Type.Optional(amount), how: Type.Optional(Type.Enum(["choose", "random", "all"])) },
      closed,
    ),
    compile: ({ who: whose = "you", n = 1, how = "choose" }, compiler) => {
      const seat = seatOf(whose);
      if (how === "all") {
        act(table, compiler, (state, frame, emit) => {
          const loser = seat(state, frame);
          for (const card of [...state.players[loser]!.hand]) discardCard(state, loser, card, emit);
        });
        return;
      }
      const [left, picked, value] = [compiler.slot(), compiler.slot(), compiler.value(n)];
      compiler.step((state, frame) => {
        frame.slots[left] = value(state, frame);
      });
      const again = compiler.here();
      let end = -1;
      compiler.step((state, frame) => {
        const loser = seat(state, frame);
        const { hand } = state.players[loser]!;
        if ((frame.slots[left] as number) <= 0 || hand.length === 0) frame.step = end;
        else if (how === "random") frame.slots[picked] = hand[roll(state, hand.length) - 1]!;
        else
          choose(state, frame, {
            kind: "discardCard",
            seat: loser,
            by: frame.slots[bound.by] as number,
            slot: picked,
            options: [...hand],
          });
      });
      act(table, compiler, (state, frame, emit) => {
        discardCard(state, seat(state, frame), frame.slots[picked] as number, emit);
        frame.slots[left] = (frame.slots[left] as number) - 1;
        frame.step = again;
      });
      end = compiler.here();
    },
    text: ({ who: whose = "you", n = 1, how = "choose" }, wording) => {
      if (how === "all") return by(whose, "discard your hand", "discards the whole hand");
      const { what, rest } = howMuch(n, someCards, wording);
      const way = how === "random" ? " at random" : "";
      return by(whose, `discard ${what}${way || " of your choice"}${rest}`, `discards ${what}${way}${rest}`);
    },
  }),
  addCard: word<State, void, Add>({
    schema: Type.Object(
      {
        who: Type.Optional(who),
        card: slot.card,
        n: Type.Optional(amount),
        to: Type.Enum([...places]),
      },
      closed,
    ),
    compile: ({ who: whose = "you", card: name, n = 1, to }, compiler) => {
      const design = cardNamed(table, name);
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => {
        const taker = seat(state, frame);
        const player = state.players[taker]!;
        for (let left = value(state, frame); left > 0 && state.design.length < firstPiece; left--) {
          const card = state.design.push(design.index) - 1;
          state.owner.push(taker);
          player.made.push(design.index);
          putCard(state, taker, card, to);
          emit?.({ type: "add", seat: taker, card: design.index, to });
        }
      });
    },
    text: ({ who: whose = "you", card, n = 1, to }, wording) => {
      const { what, rest } = howMuch(n, { one: article(cardTitle(card)), many: plural(cardTitle(card)) }, wording);
      return `${putInto(what, to, whose === "you" ? "your" : "the enemy's")}${rest}`;
    },
  }),
  moveCards: word<State, void, { of: Json; to: Place }>({
    schema: Type.Object({ of: cards, to: Type.Enum([...places]) }, closed),
    compile: ({ of, to }, compiler) => {
      const select = compiler.selection(of, "card");
      act(table, compiler, (state, frame, emit) => {
        for (const card of [...select(state, frame)]) {
          const seat = state.owner[card];
          const player = state.players[seat ?? -1];
          const from = (["hand", "deck", "discard"] as const).find((zone) => player?.[zone].includes(card));
          if (seat === undefined || player === undefined || from === undefined) continue;
          take(player[from], card);
          putCard(state, seat, card, to);
          const isOpen = from === "discard" || to === "discard";
          emit?.({ type: "moveCard", seat, to, ...(isOpen ? { card } : { secret: { card }, seenBy: [seat] }) });
        }
      });
    },
    text: ({ of, to }, wording) => {
      const { cards } = (typeof of === "object" && of !== null ? of : {}) as { cards?: { who?: Who } };
      return putInto(wording.selection(of), to, cards?.who === "enemy" ? "the enemy's" : "your");
    },
  }),
  pay: word<State, void, { who?: Who; n: Json }>({
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: whose = "you", n }, compiler) => {
      const [seat, value] = [seatOf(whose), compiler.value(n)];
      act(table, compiler, (state, frame, emit) => {
        const [payer, price] = [seat(state, frame), value(state, frame)];
        if (state.players[payer]!.gold < price) frame.step = Number.MAX_SAFE_INTEGER;
        else gainGold(table, state, payer, -price, "paid", emit);
      });
    },
    text: ({ who: whose = "you", n }, wording) =>
      by(whose, `pay ${wording.value(n)} {gold}`, `pays ${wording.value(n)} {gold}`),
  }),
});

function putCard(state: State, seat: number, card: number, to: Place): void {
  const player = state.players[seat]!;
  if (to === "hand" || to === "discard") player[to].push(card);
  else if (to === "top") player.deck.unshift(card);
  else player.deck.push(card);
  if (to === "shuffled") shuffleDeck(state, seat);
}

/** Shuffles so that nobody can follow a known card: the instances stay, what they are changes. */
export function shuffleDeck(state: State, seat: number): void {
  const { deck } = state.players[seat]!;
  const designs = deck.map((card) => state.design[card]!);
  shuffle(state.rng, designs);
  deck.forEach((card, n) => {
    state.design[card] = designs[n]!;
  });
}
