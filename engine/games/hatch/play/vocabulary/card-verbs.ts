import { Type } from "typebox";
import { type Amount, amountOf, amountText, figure, isFigure } from "../../../../core/grammar/amounts";
import { spelled } from "../../../../core/grammar/english";
import { type Phrase, phrase, spaced, textOf } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { isMany, noun, several } from "../../../../core/grammar/things";
import { call, type Emit, type Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { type CompiledSet, procedures } from "../compiled-set";
import { hatch } from "../hatch-egg";
import { isHatchable } from "../main-actions";
import { eggOf, type Player, type State, take } from "../state";
import { discardFrom, discardRandom, drawCards, drawTop, layEgg, stealRandom } from "../zones";
import { amount, cards, cardsOf, closed, ownerOf, seatOf, who, whoOrYou } from "./parts";
import { doing, playerName, taken } from "./phrases";

type Verbs = Vocabulary<State>["verbs"];

/** Takes a card out of the draw pile, the discard pile or the chooser's hand; where it is not, nothing happens. */
function pickUp(state: State, player: Player, card: number): boolean {
  for (const place of [state.discard, player.hand, state.draw]) {
    if (!place.includes(card)) continue;
    take(place, card);
    return true;
  }
  return false;
}

/** Who has a card in hand or on the board, or -1. */
const holderOf = (state: State, card: number): number => {
  const seat = state.players.findIndex(({ hand }) => hand.includes(card));
  return seat >= 0 ? seat : ownerOf(state, card);
};

/** A card of the draw pile that somebody has looked at. */
function discardFromPile(state: State, card: number): boolean {
  if (!state.draw.includes(card)) return false;
  take(state.draw, card);
  state.discard.push(card);
  return true;
}

/** "a card", "2 cards at random", "a card at random for each of your eggs". */
const cardsText = (amount: Amount, how: Phrase = ""): Phrase => {
  const { what, rest } = amountOf(amount, noun("card"));
  return phrase`${spaced(what, how)}${rest}`;
};

/** Verbs that move cards. */
export function cardVerbs(set: CompiledSet): Verbs {
  const draws = (name: "draw" | "drawTo") =>
    word<State, void, { who?: string; n: Json }>({
      about:
        name === "draw"
          ? { name: "Draw cards", group: "Cards", means: "A player draws from the draw pile.", example: { n: 2 } }
          : {
              name: "Draw up to a number",
              group: "Cards",
              means: "A player draws until there are so many cards in hand; with that many or more, nothing happens.",
              example: { n: 5 },
            },
      schema: Type.Object({ who: Type.Optional(whoOrYou), n: amount }, closed),
      compile: (args, compiler) => {
        const [seat, count] = [seatOf(compiler, args.who), compiler.value(args.n)];
        compiler.step((state, frame, emit) => {
          const target = seat(state, frame);
          if (target < 0) return;
          const held = name === "drawTo" ? state.players[target]!.hand.length : 0;
          drawCards(set, state, target, count(state, frame) - held, emit);
        });
      },
      says: ({ who: whose }, say) => {
        const amount = say.value("n");
        if (name === "draw") return doing(whose, ["draw", "draws"], () => cardsText(amount), say);
        const isYou = whose === undefined || whose === "you";
        const have = isYou ? "you have" : "they have";
        const until = isFigure(amount)
          ? phrase`until ${have} ${amount.words} ${amount.n === 1 ? "card" : "cards"} in hand`
          : phrase`until the number of ${isYou ? "your" : "their"} cards in hand is ${amountText(amount)}`;
        return doing(whose, ["draw", "draws"], () => until, say);
      },
    });

  const destroy = (state: State, card: number, emit: Emit | null): void => {
    const seat = ownerOf(state, card);
    if (seat < 0) return;
    discardFrom(state, state.players[seat]!, card);
    emit?.({ type: "destroy", seat, card });
  };

  return {
    draw: draws("draw"),
    drawTo: draws("drawTo"),
    lay: word<State, void, { cards?: Json; top?: Json; rests?: boolean }>({
      about: {
        name: "Lay eggs",
        group: "Eggs",
        means:
          "Cards from the discard pile, your hand or the draw pile become your eggs; one that rests can't hatch in this turn.",
        example: { top: 1 },
      },
      schema: Type.Object(
        {
          cards: Type.Optional(cards),
          top: Type.Optional(
            slot.titled("How many from the top", slot.number, {
              description: "So many from the top of the draw pile.",
            }),
          ),
          rests: Type.Optional(
            Type.Boolean({
              ...{ title: "Resting", default: true },
              "x-labels": { true: "They rest", false: "They do not rest" },
            }),
          ),
        },
        closed,
      ),
      compile: ({ cards: which, top, rests = true }, compiler) => {
        if (top !== undefined) {
          const count = compiler.value(top);
          compiler.step((state, frame, emit) => {
            for (let n = count(state, frame); n > 0; n--) {
              const card = drawTop(set, state, emit);
              if (card >= 0) layEgg(state, frame.self, card, rests, emit);
            }
          });
        }
        if (which === undefined) return;
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)])
            if (pickUp(state, state.players[frame.self]!, card)) layEgg(state, frame.self, card, rests, emit);
        });
      },
      says: ({ cards: which, top, rests = true }, say) => {
        const isOne = which === undefined && top === 1;
        const amount = which === undefined ? say.value("top") : undefined;
        const what =
          amount === undefined
            ? taken(say, "cards")
            : isOne
              ? say.mark("top", "the top card of the draw pile")
              : isFigure(amount)
                ? phrase`the top ${say.mark("top", spelled(amount.n))} cards of the draw pile`
                : cardsText(amount, "from the top of the draw pile");
        const many = which === undefined ? !isOne : isMany(say.things("cards"));
        const laid = clause(phrase`lay ${what} as your ${many ? "eggs" : "egg"}`);
        const rest = clause(many ? "rest" : "rests", { subject: say.mark("rests", many ? "they" : "it"), opens: true });
        return rests ? [laid, rest] : laid;
      },
    }),
    take: word<State, void, Json>({
      about: {
        name: "Take into the hand",
        group: "Cards",
        means: "Cards from the discard pile or the draw pile come into your hand.",
        example: { top: 1 },
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) {
            const isOpen = state.discard.includes(card);
            if (!pickUp(state, state.players[frame.self]!, card)) continue;
            state.players[frame.self]!.hand.push(card);
            const what = isOpen ? { card } : { secret: { card }, seenBy: [frame.self] };
            emit?.({ type: "takeCard", seat: frame.self, ...what });
          }
        });
      },
      says: (_, say) => clause(phrase`put ${taken(say)} into your hand`),
    }),
    discard: word<State, void, Json>({
      about: {
        name: "Discard",
        group: "Cards",
        means:
          "Cards of hands and boards, or cards of the draw pile that were looked at, go to the discard pile; an egg takes what it holds along.",
        example: { hand: { gives: "none" } },
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) {
            const seat = holderOf(state, card);
            if (seat >= 0 ? discardFrom(state, state.players[seat]!, card) : discardFromPile(state, card))
              emit?.({ type: "discard", seat: seat >= 0 ? seat : frame.self, card });
          }
        });
      },
      says: (_, say) => clause(phrase`discard ${taken(say)}`),
    }),
    destroy: word<State, void, Json>({
      about: {
        name: "Destroy",
        group: "Other players",
        means: "Cards on boards go to the discard pile; an egg takes what it holds along.",
        example: { dragons: { of: "the player", maxPower: 10 } },
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) destroy(state, card, emit);
        });
      },
      says: (_, say) => clause(phrase`destroy ${taken(say)}`),
    }),
    returnToHand: word<State, void, Json>({
      about: {
        name: "Return to the hand",
        group: "Cards",
        means: "Cards on boards go back to their owners' hands; what an egg held is discarded.",
        example: "this",
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) {
            const seat = ownerOf(state, card);
            // What an egg held stays behind; nobody's hand is where the card is then.
            if (seat < 0 || !discardFrom(state, state.players[seat]!, card)) continue;
            take(state.discard, card);
            state.players[seat]!.hand.push(card);
            emit?.({ type: "toHand", seat, card });
          }
        });
      },
      says: (_, say) => {
        const things = say.things();
        const isYours =
          things.owner !== undefined ? textOf(things.owner) === "you" : textOf(several(things)) === "this";
        const owners = isMany(things) ? "their owners' hands" : "its owner's hand";
        return clause(phrase`return ${several(things)} to ${isYours ? "your hand" : owners}`);
      },
    }),
    discardRandom: word<State, void, { who?: string; n?: Json }>({
      about: {
        name: "Discard at random",
        group: "Cards",
        means: "A player discards hand cards that chance picks.",
        example: { who: "the player" },
      },
      schema: Type.Object({ who: Type.Optional(whoOrYou), n: Type.Optional(amount) }, closed),
      compile: ({ who: whose, n = 1 }, compiler) => {
        const [seat, count] = [seatOf(compiler, whose), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          const target = seat(state, frame);
          for (let k = count(state, frame); k > 0 && target >= 0; k--) discardRandom(state, target, emit);
        });
      },
      says: ({ who: whose, n }, say) => {
        const amount = n === undefined ? figure(1) : say.value("n");
        return doing(whose, ["discard", "discards"], () => cardsText(amount, "at random"), say);
      },
    }),
    stealRandom: word<State, void, { from: string; n?: Json }>({
      about: {
        name: "Take cards at random",
        group: "Other players",
        means: "You take hand cards of another player that chance picks; nobody else sees them.",
        example: { from: "the player" },
      },
      schema: Type.Object({ from: slot.titled("From whom", who), n: Type.Optional(amount) }, closed),
      compile: ({ from, n = 1 }, compiler) => {
        const [seat, count] = [seatOf(compiler, from), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          const victim = seat(state, frame);
          if (victim < 0 || victim === frame.self) return;
          for (let k = count(state, frame); k > 0; k--) stealRandom(state, victim, frame.self, emit);
        });
      },
      says: ({ from: whom, n }, say) => {
        const from = say.mark("from", playerName(whom, say.speech));
        const what = n === undefined ? figure(1) : say.value("n");
        return clause(phrase`take ${cardsText(what, phrase`at random from the hand of ${from}`)}`);
      },
    }),
    hatch: word<State, void, Json>({
      about: {
        name: "Hatch eggs",
        group: "Eggs",
        means: "Your eggs hatch, if they have all they need and do not rest.",
        example: { eggs: {} },
      },
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame: Frame) => {
          for (const card of select(state, frame)) {
            const egg = eggOf(state.players[frame.self]!, card);
            if (egg && isHatchable(set, state, egg)) hatch(state, frame.self, card);
          }
        });
      },
      says: (_, say) => clause(phrase`hatch ${taken(say)} if ${isMany(say.things()) ? "they are" : "it is"} ready`),
    }),
    extraReward: word<State, void, { n?: Json }>({
      about: {
        name: "Take another reward",
        group: "Other players",
        means: "In your attack you take one more reward from the defender; without an attack of yours nothing happens.",
        example: {},
      },
      schema: Type.Object({ n: Type.Optional(amount) }, closed),
      compile: ({ n = 1 }, compiler) => {
        const count = compiler.value(n);
        compiler.step((state, frame) => {
          const { fight } = state;
          if (!fight || fight.attacker !== frame.self) return;
          for (let k = count(state, frame); k > 0; k--)
            call(state, procedures.reward, frame.self, -1, [fight.defender]);
        });
      },
      says: ({ n = 1 }, say) => {
        const { what, rest } =
          n === 1
            ? { what: say.mark("n", "one more reward"), rest: "" }
            : amountOf(say.value("n"), noun("further reward"));
        return clause(phrase`take ${what} from the same defender${rest}`);
      },
    }),
  };
}
