import { Type } from "typebox";
import { call, type Emit, type Frame } from "../../../../core/machine";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import { hatch } from "../hatch-egg";
import { isHatchable } from "../main-actions";
import { eggOf, type HatchPlayer, take } from "../state";
import { type HatchTable, procedures } from "../table";
import { discardFrom, discardRandom, drawCards, drawTop, layEgg, stealRandom } from "../zones";
import { amount, cards, cardsOf, closed, ownerOf, type State, seatOf, who } from "./parts";
import { playerName, speech, spelled, subject } from "./phrases";

type Verbs = Vocabulary<State>["verbs"];

/** Takes a card out of the draw pile, the discard pile or the chooser's hand; where it is not, nothing happens. */
function pickUp(state: State, player: HatchPlayer, card: number): boolean {
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

const several = (n: Json, noun: string, wording: { value(tree: Json): string }): string => {
  if (n === 1) return `a ${noun}`;
  return `${typeof n === "number" ? n : wording.value(n)} ${noun}s`;
};

/** Verbs that move cards. */
export function cardVerbs(table: HatchTable): Verbs {
  const draws = (name: "draw" | "drawTo") =>
    word<State, void, { who?: string; n: Json }>({
      schema: Type.Object({ who: Type.Optional(who), n: amount }, closed),
      compile: (args, compiler) => {
        const [seat, count] = [seatOf(compiler, args.who), compiler.value(args.n)];
        compiler.step((state, frame, emit) => {
          const target = seat(state, frame);
          if (target < 0) return;
          const held = name === "drawTo" ? state.players[target]!.hand.length : 0;
          drawCards(table, state, target, count(state, frame) - held, emit);
        });
      },
      text: ({ who: whose, n }, wording) => {
        const verb = subject(whose, "draw", "draws", speech(wording));
        if (name === "draw") return `${verb} ${several(n, "card", wording)}`;
        return `${verb} until ${verb === "draw" ? "you have" : "they have"} ${wording.value(n)} cards in hand`;
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
      schema: Type.Object(
        {
          cards: Type.Optional(cards),
          top: Type.Optional({ ...amount, description: "So many from the top of the draw pile." }),
          rests: Type.Optional(Type.Boolean({ default: true })),
        },
        closed,
      ),
      compile: ({ cards: which, top, rests = true }, compiler) => {
        if (top !== undefined) {
          const count = compiler.value(top);
          compiler.step((state, frame, emit) => {
            for (let n = count(state, frame); n > 0; n--) {
              const card = drawTop(table, state, emit);
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
      text: ({ cards: which, top, rests = true }, wording) => {
        const rest = rests ? ". It rests" : "";
        if (which !== undefined) return `lay ${speech(wording).of(which)} as your egg${rest}`;
        if (top === 1) return `lay the top card of the draw pile as your egg${rest}`;
        const count = typeof top === "number" ? spelled(top) : wording.value(top as Json);
        return `lay the top ${count} cards of the draw pile as your eggs${rests ? ". They rest" : ""}`;
      },
    }),
    take: word<State, void, Json>({
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
      text: (which, wording) => `put ${speech(wording).of(which)} into your hand`,
    }),
    discard: word<State, void, Json>({
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
      text: (which, wording) => `discard ${speech(wording).of(which)}`,
    }),
    destroy: word<State, void, Json>({
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame, emit) => {
          for (const card of [...select(state, frame)]) destroy(state, card, emit);
        });
      },
      text: (which, wording) => `destroy ${speech(wording).of(which)}`,
    }),
    returnToHand: word<State, void, Json>({
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
      text: (which, wording) => {
        const what = speech(wording).of(which);
        return `return ${what} to ${what.startsWith("your ") || what === "this" ? "your" : "its owner's"} hand`;
      },
    }),
    discardRandom: word<State, void, { who?: string; n?: Json }>({
      schema: Type.Object({ who: Type.Optional(who), n: Type.Optional(amount) }, closed),
      compile: ({ who: whose, n = 1 }, compiler) => {
        const [seat, count] = [seatOf(compiler, whose), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          const target = seat(state, frame);
          for (let k = count(state, frame); k > 0 && target >= 0; k--) discardRandom(state, target, emit);
        });
      },
      text: ({ who: whose, n = 1 }, wording) =>
        `${subject(whose, "discard", "discards", speech(wording))} ${several(n, "card", wording)} at random`,
    }),
    stealRandom: word<State, void, { from: string; n?: Json }>({
      schema: Type.Object({ from: who, n: Type.Optional(amount) }, closed),
      compile: ({ from, n = 1 }, compiler) => {
        const [seat, count] = [seatOf(compiler, from), compiler.value(n)];
        compiler.step((state, frame, emit) => {
          const victim = seat(state, frame);
          if (victim < 0 || victim === frame.self) return;
          for (let k = count(state, frame); k > 0; k--) stealRandom(state, victim, frame.self, emit);
        });
      },
      text: ({ from, n = 1 }, wording) =>
        `take ${several(n, "card", wording)} at random from the hand of ${playerName(from, speech(wording))}`,
    }),
    hatch: word<State, void, Json>({
      schema: cards,
      compile: (which, compiler) => {
        const select = cardsOf(compiler, which);
        compiler.step((state, frame: Frame) => {
          for (const card of select(state, frame)) {
            const egg = eggOf(state.players[frame.self]!, card);
            if (egg && isHatchable(table, state, egg)) hatch(state, frame.self, card);
          }
        });
      },
      text: (which, wording) => `hatch ${speech(wording).of(which)} if it is ready`,
    }),
    extraReward: word<State, void, { n?: Json }>({
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
      text: ({ n = 1 }, wording) =>
        `take ${n === 1 ? "one more reward" : `${wording.value(n)} more rewards`} from the same defender`,
    }),
  };
}
