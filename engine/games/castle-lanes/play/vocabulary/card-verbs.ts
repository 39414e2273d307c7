import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { type Amount, amountOf, amountText, figure, isFigure } from "../../../../core/grammar/amounts";
import { spelled } from "../../../../core/grammar/english";
import { type Phrase, phrase, said } from "../../../../core/grammar/phrase";
import type { Say as CoreSay } from "../../../../core/grammar/speech";
import { clause } from "../../../../core/grammar/statements";
import { noun } from "../../../../core/grammar/things";
import { cardTitle } from "../../../../core/rich-text";
import { shuffle } from "../../../../core/rng";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { bound, type CompiledSet } from "../compiled-set";
import { gainGold } from "../gold";
import { firstPiece, type State, take } from "../state";
import { discardCard, drawCards } from "../turn";
import { act, amount, card, cardNamed, cards, cardType, closed, count, seatOf, trait, type Who, who } from "./parts";
import { cardNoun, doing, gold, taken, whose } from "./phrases";
import type { CastleLanesSpeech } from "./speech";

type Verbs = Vocabulary<State>["verbs"];
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
const places = {
  hand: "Into the hand",
  top: "On top of the deck",
  bottom: "Under the deck",
  shuffled: "Shuffled into the deck",
  discard: "On the discard pile",
} as const;
type Place = keyof typeof places;
const destination = slot.oneOf("Where to", places, { default: "hand" });

interface Add {
  who?: Who;
  card: string;
  n?: Json;
  to: Place;
}

/** "put a Thief into your hand", "shuffle 2 Thieves into your deck". */
function putInto(what: Phrase, to: Place, owner: Phrase, say: CoreSay): Phrase {
  if (to === "shuffled") return phrase`shuffle ${what} into ${owner} ${say.mark("to", "deck")}`;
  const [where, place] = {
    hand: ["into", "hand"],
    top: ["on top of", "deck"],
    bottom: ["under", "deck"],
    discard: ["on", "discard pile"],
  }[to] as [string, string];
  return phrase`put ${what} ${say.mark("to", where)} ${owner} ${say.mark("to", place)}`;
}

/** "the two topmost cards"; where they are counted, the count follows: "the topmost cards of your deck, as many as …". */
function topmost(amount: Amount): [count: Phrase, sort: Phrase] {
  if (!isFigure(amount)) return [phrase`, as many as ${amountText(amount)},`, "topmost"];
  return ["", amount.n === 1 ? "topmost" : phrase`${said(amount.from ?? "", spelled(amount.n))} topmost`];
}

export const cardVerbs = (set: CompiledSet): Verbs => ({
  draw: word<State, void, { who?: Who; n: Json }>({
    about: {
      name: "Draw cards",
      group: "Cards",
      means: "A player draws from the top of the deck, as far as the deck lasts.",
      example: { n: 2 },
    },
    schema: Type.Object({ who: Type.Optional(who), n: count }, closed),
    compile: ({ who: reference = "you", n }, compiler) => {
      const [seat, value] = [seatOf(reference), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => drawCards(state, seat(state, frame), value(state, frame), emit));
    },
    says: ({ who: reference }, say) => {
      const { what, rest } = amountOf(say.value("n"), noun("card"));
      return doing(reference, ["draw", "draws"], [what, rest], say);
    },
  }),
  drawMatch: word<State, void, Match>({
    about: {
      name: "Draw cards of a sort",
      group: "Cards",
      means:
        "A player shows the topmost cards of a sort in the deck and takes them into the hand; the rest keeps its order.",
      example: { trait: "Dinosaur" },
    },
    schema: Type.Object(
      {
        who: Type.Optional(who),
        n: Type.Optional(count),
        type: Type.Optional(cardType),
        trait: Type.Optional(trait),
      },
      closed,
    ),
    compile: ({ who: reference = "you", n = 1, type, trait }, compiler) => {
      const [seat, value] = [seatOf(reference), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => {
        const drawer = seat(state, frame);
        const { deck, hand } = state.players[drawer]!;
        for (let left = value(state, frame); left > 0; left--) {
          const at = deck.findIndex((card) => {
            const design = set.designs[state.design[card]!];
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
    says: ({ who: reference = "you", n = 1, type, trait }, say) => {
      const amount = n === 1 ? figure(1) : say.value("n");
      const { one, many } = cardNoun({ type, trait });
      const [count, sort] = topmost(amount);
      const what = phrase`the ${sort} ${isFigure(amount) && amount.n === 1 ? one : many}`;
      const them = n === 1 ? "it" : "them";
      const isYours = reference === "you";
      const shown = isYours
        ? phrase`${what} of your deck${count} and take ${them} into your hand`
        : phrase`${what} of the deck${count} and takes ${them} into the hand`;
      return [
        doing(reference, ["show", "shows"], shown, say, { closes: true }),
        clause("keep their order", { subject: "the other cards", opens: true, closes: true }),
      ];
    },
  }),
  discard: word<State, void, Discard>({
    about: {
      name: "Discard cards",
      group: "Cards",
      means: "A player puts cards from the hand on the discard pile: chosen by that player, at random, or all of them.",
      example: { who: "enemy", how: "random" },
    },
    schema: Type.Object(
      {
        who: Type.Optional(who),
        n: Type.Optional(count),
        how: Type.Optional(
          slot.oneOf(
            "How",
            { choose: "Of that player's choice", random: "At random", all: "The whole hand" },
            { default: "choose" },
          ),
        ),
      },
      closed,
    ),
    compile: ({ who: reference = "you", n = 1, how = "choose" }, compiler) => {
      const seat = seatOf(reference);
      if (how === "all") {
        act(set, compiler, (state, frame, emit) => {
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
      act(set, compiler, (state, frame, emit) => {
        discardCard(state, seat(state, frame), frame.slots[picked] as number, emit);
        frame.slots[left] = (frame.slots[left] as number) - 1;
        frame.step = again;
      });
      end = compiler.here();
    },
    says: ({ who: reference = "you", n, how = "choose" }, say) => {
      const isYours = reference === "you";
      const verbs = ["discard", "discards"] as const;
      if (how === "all") return doing(reference, verbs, say.mark("how", isYours ? "your hand" : "the whole hand"), say);
      const way = say.mark("how", how === "random" ? " at random" : isYours ? " of your choice" : "");
      const chosen = { one: phrase`card${way}`, many: phrase`cards${way}` };
      const { what, rest } = amountOf(n === undefined ? figure(1) : say.value("n"), chosen);
      return doing(reference, verbs, [what, rest], say);
    },
  }),
  addCard: word<State, void, Add>({
    about: {
      name: "Make a card",
      group: "Cards",
      means: "A new card is made and put into a player's hand, deck or discard pile.",
      example: { card: "thief", to: "hand" },
    },
    schema: Type.Object(
      {
        who: Type.Optional(slot.titled("Whose", who)),
        card,
        n: Type.Optional(count),
        to: destination,
      },
      closed,
    ),
    compile: ({ who: reference = "you", card: name, n = 1, to }, compiler) => {
      const design = cardNamed(set, name);
      const [seat, value] = [seatOf(reference), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => {
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
    says: ({ who: reference, card, n, to }, say) => {
      const { what, rest } = amountOf(n === undefined ? figure(1) : say.value("n"), noun(cardTitle(card)));
      return clause([putInto(say.mark("card", what), to, say.mark("who", whose(reference)), say), rest]);
    },
  }),
  moveCards: word<State, void, { of: Json; to: Place }, CastleLanesSpeech>({
    about: {
      name: "Move cards",
      group: "Cards",
      means: "Cards go from their owner's hand, deck or discard pile to another of these places.",
      example: { of: { cards: { who: "you", zone: "discard", type: "unit" } }, to: "hand" },
    },
    schema: Type.Object({ of: cards, to: destination }, closed),
    compile: ({ of, to }, compiler) => {
      const select = compiler.selection(of, "card");
      act(set, compiler, (state, frame, emit) => {
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
    says: ({ of, to }, say) => {
      const { cards } = (of ?? {}) as { cards?: { who?: Who } };
      const owner = typeof of === "string" ? (say.speech.ownerOf(of) ?? "its owner's") : whose(cards?.who);
      return clause(putInto(taken(say, "of"), to, owner, say));
    },
  }),
  pay: word<State, void, { who?: Who; n: Json }>({
    about: {
      name: "Pay gold",
      group: "Gold",
      means: "A player pays gold; where it is too little, nothing is paid and the rest of the ability does not happen.",
      example: { n: 1 },
    },
    schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
    compile: ({ who: reference = "you", n }, compiler) => {
      const [seat, value] = [seatOf(reference), compiler.value(n)];
      act(set, compiler, (state, frame, emit) => {
        const [payer, price] = [seat(state, frame), value(state, frame)];
        if (state.players[payer]!.gold < price) frame.step = Number.MAX_SAFE_INTEGER;
        else gainGold(set, state, payer, -price, "paid", emit);
      });
    },
    says: ({ who: reference }, say) => {
      const { what, rest } = amountOf(say.value("n"), gold);
      return doing(reference, ["pay", "pays"], [what, rest], say);
    },
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
