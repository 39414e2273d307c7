import { Type } from "typebox";
import { type Choice, choose } from "../../../../core/choices";
import { jumpUnless } from "../../../../core/compiler";
import type { Frame } from "../../../../core/machine";
import * as slot from "../../../../core/slots";
import { type Json, word } from "../../../../core/vocabulary";
import { livingSeats } from "../leaving";
import type { GardenState } from "../state";
import { isShielded } from "../stats";
import type { GardenTable, Matcher } from "../table";
import { type CardFilter, CardsLike, cardMatcher } from "./card-filters";
import { type Filter, filter, matcher } from "./filters";
import { compilerOf, form, type State, type Verbs } from "./parts";
import { cardsPhrase, countWord, pickPhrase, speech } from "./phrases";

/** Words that ask (rules §8.7). */

/** “Enough”, where fewer may be chosen. */
export const done = -1;

interface Pick {
  from: Filter;
  as: string;
  n?: number;
  upTo?: boolean;
}
interface PickCard {
  from: string;
  of?: CardFilter;
  as: string;
  upTo?: boolean;
}

/** What may be chosen: what fits, and is not shielded from the chooser; as many as are found first. */
const choosable = (
  table: GardenTable,
  state: GardenState,
  frame: Frame,
  matches: Matcher,
  most = Number.POSITIVE_INFINITY,
): number[] => {
  const ids: number[] = [];
  for (let n = 0; n < state.pieces.length && ids.length < most; n++) {
    const piece = state.pieces[n]!;
    if (matches(state, frame, piece) && !isShielded(table, state, piece, frame.self)) ids.push(piece.id);
  }
  return ids;
};

export const choiceVerbs = (table: GardenTable): Verbs => ({
  pick: word<State, void, Pick>({
    schema: form({
      from: filter,
      as: slot.name,
      n: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
      upTo: Type.Optional(Type.Boolean({ description: "Fewer may be chosen, or none." })),
    }),
    compile({ from, as, n = 1, upTo = false }, words) {
      const compiler = compilerOf(words);
      const matches = matcher(table, from as unknown as Json, compiler);
      if (!upTo)
        compiler.need(
          from as unknown as Json,
          (state, frame) => choosable(table, state, frame, matches, n).length >= n,
        );
      const [chosen, one] = [compiler.bind(as, "object", n > 1), compiler.slot()];
      compiler.chosen.add(as);
      compiler.step((_, frame) => {
        frame.slots[chosen] = [];
      });
      const start = compiler.here();
      let end = -1;
      compiler.step((state, frame) => {
        const taken = frame.slots[chosen] as number[];
        const options = choosable(table, state, frame, matches).filter((id) => !taken.includes(id));
        if (taken.length >= n || options.length === 0) frame.step = end;
        else {
          const choice: Choice = { kind: "object", seat: frame.self, by: frame.card, slot: one, options };
          if (upTo) choice.options.push(done);
          choose(state, frame, choice);
        }
      });
      compiler.step((_, frame) => {
        const picked = frame.slots[one] as number;
        if (picked === done) frame.step = end;
        else {
          (frame.slots[chosen] as number[]).push(picked);
          frame.step = start;
        }
      });
      end = compiler.here();
    },
    text({ from, as, n = 1, upTo = false }, wording) {
      const context = speech(wording);
      context.introduce(as, pickPhrase(from, n, upTo, context), n > 1);
      return "";
    },
  }),
  pickCard: word<State, void, PickCard>({
    schema: form({
      from: slot.reference(["card"], ["discard", "hand"], "“discard”, “hand”, or a name that “peek” gave."),
      of: Type.Optional(CardsLike),
      as: slot.name,
      upTo: Type.Optional(Type.Boolean({ description: "It need not be chosen." })),
    }),
    compile({ from, of, as, upTo = false }, words) {
      const compiler = compilerOf(words);
      const fits = cardMatcher(table, of);
      const cards = cardsIn(compiler, from);
      const options = (state: State, frame: Frame): number[] =>
        cards(state, frame).filter((card) => fits(table.designs[state.design[card]!]));
      if (!upTo) compiler.need(from, (state, frame) => options(state, frame).length > 0);
      const chosen = compiler.bind(as, "card");
      compiler.chosen.add(as);
      compiler.step((state, frame) => {
        const found = options(state, frame);
        frame.slots[chosen] = done;
        if (found.length === 0) return;
        choose(state, frame, {
          kind: "card",
          seat: frame.self,
          by: frame.card,
          slot: chosen,
          options: upTo ? [...found, done] : found,
        });
      });
    },
    text({ from, of, as, upTo = false }, wording) {
      const context = speech(wording);
      const place = { discard: " from your discard pile", hand: " from your hand" }[from] ?? "";
      const peeked = place === "" && of === undefined;
      context.introduce(as, peeked ? (upTo ? "up to one of them" : "one of them") : `${cardsPhrase(of, 1)}${place}`);
      return "";
    },
  }),
  chooseOpponent: word<State, void, string>({
    schema: slot.name,
    compile(as, words) {
      const compiler = compilerOf(words);
      const picked = compiler.bind(as, "player");
      compiler.chosen.add(as);
      compiler.step((state, frame) => {
        const options = livingSeats(state).filter((seat) => seat !== frame.self);
        choose(state, frame, { kind: "player", seat: frame.self, by: frame.card, slot: picked, options } as Choice);
      });
    },
    text(as, wording) {
      speech(wording).introduce(as, "that opponent", false, "that opponent");
      return "choose an opponent";
    },
  }),
  may: word<State, void, { do: Json }>({
    schema: form({ do: slot.effect }),
    compile({ do: body }, compiler) {
      const answer = compiler.slot();
      compiler.step((state, frame) => {
        choose(state, frame, {
          kind: "may",
          seat: frame.self,
          by: frame.card,
          slot: answer,
          options: [1, 0],
        } as Choice);
      });
      const end = jumpUnless(compiler, (_, frame) => frame.slots[answer] === 1);
      compiler.branch(body);
      end(compiler.here());
    },
    text: ({ do: body }, wording) => `you may ${wording.effect(body)}`,
  }),
  peek: word<State, void, { n: number; as: string }>({
    schema: form({ n: Type.Integer({ minimum: 1, maximum: 20 }), as: slot.name }),
    compile({ n, as }, words) {
      const compiler = compilerOf(words);
      const peeked = compiler.bind(as, "card", n > 1);
      compiler.chosen.add(as);
      compiler.step((state, frame, emit) => {
        const cards = state.players[frame.self]!.deck.slice(0, n);
        frame.slots[peeked] = cards;
        emit?.({ type: "peek", seat: frame.self, n: cards.length, secret: { cards }, seenBy: [frame.self] });
      });
    },
    text: ({ n }) => `look at the top ${n === 1 ? "card" : `${countWord(n)} cards`} of your deck`,
  }),
});

function cardsIn(
  compiler: ReturnType<typeof compilerOf>,
  from: string,
): (state: GardenState, frame: Frame) => readonly number[] {
  if (compiler.isBound(from)) return compiler.selection(from, "card");
  if (from === "discard") return (state, frame) => state.players[frame.self]!.discard;
  if (from === "hand") return (state, frame) => state.players[frame.self]!.hand;
  return compiler.selection(from, "card");
}
