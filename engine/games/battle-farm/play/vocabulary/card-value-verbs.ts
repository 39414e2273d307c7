import { Type } from "typebox";
import { choose } from "../../../../core/choices";
import { phrase } from "../../../../core/grammar/phrase";
import { clause } from "../../../../core/grammar/statements";
import { one } from "../../../../core/grammar/things";
import type { Emit } from "../../../../core/machine";
import { roll } from "../../../../core/roll";
import * as slot from "../../../../core/slots";
import { type Json, type Vocabulary, word } from "../../../../core/vocabulary";
import type { CompiledSet } from "../compiled-set";
import { cardOf, isCardRef, type State } from "../state";
import { act, amount, closed, type Ruled, ruled, ruledChoice, someCards } from "./parts";
import { much, ofEach, value } from "./phrases";

/** What cards do to the value of cards. */

const manner = ruledChoice("How", { random: "By chance", choice: "By choice" }, { default: "random" });

function changeCard(state: State, ref: number, n: number, emit: Emit | null): void {
  const card = cardOf(ref);
  if (!isCardRef(ref) || state.value[card] === undefined) return;
  const owner = state.players.findIndex(({ hand }) => hand.includes(card));
  state.value[card] = Math.max(0, state.value[card] + n);
  if (owner < 0) emit?.({ type: "cardValue", seat: state.active, card, n });
  else emit?.({ type: "cardValue", seat: owner, n, secret: { card }, seenBy: [owner] });
}

export const cardValueVerbs = (set: CompiledSet): Vocabulary<State>["verbs"] => ({
  changeValue: word<State, void, { cards: Json; n: Json }>({
    about: {
      name: "Change the value of cards",
      group: "Cards",
      means: "Cards gain value, or lose some where the number is below 0.",
      example: { cards: "the card", n: 2 },
    },
    schema: Type.Object({ cards: someCards, n: amount }, closed),
    compile: ({ cards, n }, compiler) => {
      const [select, by] = [compiler.selection(cards, "card"), compiler.value(n)];
      act(compiler, (state, frame, emit) => {
        for (const ref of select(state, frame)) changeCard(state, ref, by(state, frame), emit);
      });
    },
    says: ({ n }, say) => {
      const cards = say.things("cards");
      const amount = say.value("n");
      const isLess = typeof n === "number" && n < 0;
      const change = isLess ? phrase`loses ${say.mark("n", String(-n))} value` : phrase`gains ${much(amount, value)}`;
      return ofEach(cards, change);
    },
  }),
  distribute: word<State, void, { cards: Json; n: Json; how?: Ruled<"random" | "choice"> }>({
    about: {
      name: "Spread value",
      group: "Cards",
      means: "Cards gain 1 value so many times, each time one of them, by chance or by choice.",
      example: { cards: { cards: { zone: "hand", kind: "crop" } }, n: 3 },
    },
    schema: Type.Object(
      { cards: someCards, n: slot.titled("How many times", amount), how: Type.Optional(manner) },
      closed,
    ),
    compile: ({ cards, n, how = "random" }, compiler) => {
      const [select, points] = [compiler.selection(cards, "card"), compiler.value(n)];
      const isRandom = ruled(set, how) === "random";
      const [left, picked] = [compiler.slot(), compiler.slot()];
      act(compiler, (state, frame) => {
        frame.slots[left] = points(state, frame);
      });
      const again = compiler.here();
      let end = -1;
      act(compiler, (state, frame) => {
        const options = [...select(state, frame)];
        if ((frame.slots[left] as number) <= 0 || options.length === 0) frame.step = end;
        else if (isRandom) frame.slots[picked] = options[roll(state, options.length) - 1]!;
        else choose(state, frame, { kind: "chooseCard", seat: frame.self, by: frame.card, slot: picked, options });
      });
      act(compiler, (state, frame, emit) => {
        changeCard(state, frame.slots[picked] as number, 1, emit);
        frame.slots[left] = (frame.slots[left] as number) - 1;
        frame.step = again;
      });
      end = compiler.here();
    },
    says: (_, say) => {
      const amount = say.value("n");
      const things = say.things("cards");
      const times = much(amount, { one: "time", many: "times" });
      const random = things.called ? things : { ...things, adjectives: ["random", ...(things.adjectives ?? [])] };
      return clause(phrase`${times}, ${one(random)} gains 1 value`);
    },
  }),
});
