import { Type } from "typebox";
import { choose } from "../../../core/choices";
import type { Step } from "../../../core/machine";
import { plural } from "../../../core/rich-text";
import { roll } from "../../../core/roll";
import { type Json, type Vocabulary, word } from "../../../core/vocabulary";
import type { FlaskOptions } from "../options";
import { type FlaskPlayer, type FlaskState, take } from "./state";
import { amount, enemiesOf, rounds, seatValue, who } from "./word-parts";

/** What cards do to cards and players (rules §8.3: Draw, Discard, Reboot). */

const zones = ["deck", "hand", "discard", "played"] as const;
const zone = Type.Enum([...zones]);

interface Draw {
  who: string;
  n: Json;
  from?: readonly ("deck" | "discard")[];
}
interface Discard {
  who: string;
  n: Json;
  overflow?: "mill";
}
interface Move {
  who?: string;
  from: (typeof zones)[number];
  to: (typeof zones)[number];
}

/** Source of a drawn card: the deck's top, or a card of the discard pile by instance. */
export const fromDeck = -1;

export function cardVerbs(options: FlaskOptions): Vocabulary<FlaskState>["verbs"] {
  const sources = (player: FlaskPlayer, from: readonly string[]): number[] => {
    const deck = from.includes("deck") && player.deck.length > 0 ? [fromDeck] : [];
    if (!from.includes("discard") || player.discard.length === 0) return deck;
    return [
      ...deck,
      ...(options.discardDraw === "any" ? player.discard : [player.discard[player.discard.length - 1]!]),
    ];
  };

  return {
    draw: word<FlaskState, void, Draw>({
      schema: Type.Object(
        { who, n: amount, from: Type.Optional(Type.Array(Type.Enum(["deck", "discard"]))) },
        { additionalProperties: false },
      ),
      compile: ({ who, n, from = ["deck"] }, compiler) => {
        const drawer = seatValue(compiler, who);
        const picked = compiler.slot();
        rounds(compiler, n, (start, left, stop) => {
          compiler.emit((state, frame) => {
            const seat = drawer(state, frame);
            const possible = sources(state.players[seat]!, from);
            if ((frame.slots[left] as number) <= 0 || possible.length === 0) frame.step = stop();
            else choose(state, frame, { kind: "drawFrom", seat, by: frame.card, slot: picked, options: possible });
          });
          compiler.emit((state, frame, emit) => {
            const seat = drawer(state, frame);
            const player = state.players[seat]!;
            const source = frame.slots[picked] as number;
            const card = source === fromDeck ? player.deck.shift()! : source;
            if (source !== fromDeck) take(player.discard, card);
            player.hand.push(card);
            frame.slots[left] = (frame.slots[left] as number) - 1;
            if (source === fromDeck) emit?.({ type: "draw", seat, from: "deck", secret: { card }, seenBy: [seat] });
            else emit?.({ type: "draw", seat, from: "discard", card });
            frame.step = start;
          });
        });
      },
      text: ({ n }, wording) =>
        typeof n === "number"
          ? wording.say({ en: `Draw ${plural(n, "Card")}`, de: `Ziehe ${plural(n, "Karte", "Karten")}` })
          : wording.say({ en: `Draw ${wording.value(n)} Cards`, de: `Ziehe ${wording.value(n)} Karten` }),
    }),
    discard: word<FlaskState, void, Discard>({
      schema: Type.Object(
        { who, n: amount, overflow: Type.Optional(Type.Literal("mill")) },
        { additionalProperties: false },
      ),
      compile: ({ who, n, overflow }, compiler) => {
        const victim = seatValue(compiler, who);
        const picked = compiler.slot();
        rounds(compiler, n, (start, left, stop) => {
          compiler.emit((state, frame, emit) => {
            const seat = victim(state, frame);
            const player = state.players[seat]!;
            if ((frame.slots[left] as number) <= 0) frame.step = stop();
            else if (player.hand.length > 0) {
              if (options.discardChooser === "random")
                frame.slots[picked] = player.hand[roll(state, player.hand.length) - 1]!;
              else
                choose(state, frame, {
                  kind: "discardCard",
                  seat,
                  by: frame.card,
                  slot: picked,
                  options: [...player.hand],
                });
            } else if (overflow === "mill" && player.deck.length > 0) {
              mill(state, seat, 1)(state, frame, emit);
              frame.slots[left] = (frame.slots[left] as number) - 1;
              frame.step = start;
            } else frame.step = stop();
          });
          compiler.emit((state, frame, emit) => {
            const seat = victim(state, frame);
            const player = state.players[seat]!;
            const card = frame.slots[picked] as number;
            take(player.hand, card);
            player.discard.push(card);
            frame.slots[left] = (frame.slots[left] as number) - 1;
            emit?.({ type: "discard", seat, card, by: frame.self });
            frame.step = start;
          });
        });
      },
      text: ({ n }, wording) =>
        typeof n === "number"
          ? wording.say({ en: `Action: -${plural(n, "Card")}`, de: `Aktion: -${plural(n, "Karte", "Karten")}` })
          : wording.say({ en: `Action: -${wording.value(n)} Cards`, de: `Aktion: -${wording.value(n)} Karten` }),
    }),
    mill: word<FlaskState, void, { who: string; n: Json }>({
      schema: Type.Object({ who, n: amount }, { additionalProperties: false }),
      compile: ({ who, n }, compiler) => {
        const [victim, count] = [seatValue(compiler, who), compiler.value(n)];
        compiler.emit((state, frame, emit) =>
          mill(state, victim(state, frame), count(state, frame))(state, frame, emit),
        );
      },
      text: ({ n }, wording) =>
        wording.say({
          en: `Discard ${wording.value(n)} from the top of the deck.`,
          de: `Lege ${wording.value(n)} oben vom Deck ab.`,
        }),
    }),
    move: word<FlaskState, void, Move>({
      schema: Type.Object({ who: Type.Optional(who), from: zone, to: zone }, { additionalProperties: false }),
      compile: ({ who = "self", from, to }, compiler) => {
        const mover = seatValue(compiler, who);
        compiler.emit((state, frame, emit) => {
          const seat = mover(state, frame);
          const player = state.players[seat]!;
          const cards = player[from].splice(0);
          player[to].push(...cards);
          emit?.({ type: "move", seat, from, to, cards });
        });
      },
      text: ({ from, to }, wording) =>
        from === "played" && to === "hand"
          ? wording.say({ en: "Reboot", de: "Neustart" })
          : wording.say({
              en: `Move all cards from ${from} to ${to}.`,
              de: `Lege alle Karten von ${from} nach ${to}.`,
            }),
    }),
    chooseEnemy: word<FlaskState, void, string>({
      schema: Type.String({ description: "The name under which later effects know the chosen enemy." }),
      compile: (name, compiler) => {
        const slot = compiler.slot(name);
        compiler.emit((state, frame) => {
          const enemies = enemiesOf(state, frame.self);
          if (enemies.length > 0)
            choose(state, frame, { kind: "chooseEnemy", seat: frame.self, by: frame.card, slot, options: enemies });
          else frame.slots[slot] = frame.self;
        });
      },
      // An “Action” on the choice that follows says as much.
      text: () => "",
    }),
  };
}

function mill(state: FlaskState, seat: number, n: number): Step<FlaskState> {
  return (_, frame, emit) => {
    const player = state.players[seat]!;
    const cards = player.deck.splice(0, n);
    player.discard.push(...cards);
    if (cards.length > 0) emit?.({ type: "mill", seat, cards, by: frame.self });
  };
}
