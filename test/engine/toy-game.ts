import { Type } from "typebox";
import { type Choice, choose } from "../../engine/core/choices";
import { compileEffect } from "../../engine/core/compiler";
import { coreWords } from "../../engine/core/control";
import { amountText } from "../../engine/core/grammar/amounts";
import { phrase } from "../../engine/core/grammar/phrase";
import { clause } from "../../engine/core/grammar/statements";
import { called } from "../../engine/core/grammar/things";
import { type CoreState, call, type GameEvent, run } from "../../engine/core/machine";
import { seedRng } from "../../engine/core/rng";
import { combine, type Json, type Value, type Vocabulary, word } from "../../engine/core/vocabulary";

/** A game of almost nothing, to test what all games are made of. */
export interface Toy extends CoreState {
  points: number;
}

export const coreState = (more: Partial<CoreState> = {}): CoreState => ({
  rng: seedRng(1),
  rolls: [],
  stack: [],
  prompt: null,
  result: null,
  ...more,
});

export const toyWords: Vocabulary<Toy> = combine<Toy>(coreWords(), {
  verbs: {
    score: word<Toy, void, Json>({
      schema: Type.Unknown(),
      compile: (n, compiler) => {
        const value = compiler.value(n);
        compiler.step((state, frame, emit) => {
          state.points += value(state, frame);
          emit?.({ type: "score", seat: frame.self, points: state.points });
        });
      },
      says: (_, say) => clause(phrase`score ${amountText(say.value())}`),
    }),
    pick: word<Toy, void, { as: string; of: number[] }>({
      schema: Type.Object({ as: Type.String(), of: Type.Array(Type.Integer()) }),
      compile: ({ as, of }, compiler) => {
        const slot = compiler.bind(as, "number");
        compiler.step((state, frame) =>
          choose(state, frame, { kind: "pick", seat: frame.self, slot, options: of } satisfies Choice),
        );
      },
      says: () => clause("pick a number"),
    }),
  },
  values: {
    points: word<Toy, Value<Toy>, true>({
      schema: Type.Literal(true),
      compile: () => (state) => state.points,
      says: () => ({ words: "your points", having: (quantity) => phrase`you have ${quantity} points`, isMass: false }),
    }),
  },
  selectors: {
    numbers: word({
      schema: Type.Array(Type.Integer()),
      of: "number",
      compile: (list: readonly number[]) => () => list,
      says: (list: readonly number[]) => called(list.join(" and "), true),
    }),
  },
});

/** Runs an effect for seat 0 until it asks or is over. */
export function runToy(effect: Json): { state: Toy; events: GameEvent[]; goOn(): void } {
  const events: GameEvent[] = [];
  const programs = [
    [
      (state: Toy) => {
        state.result = { winners: [], ranking: [[0]], cause: "done" };
      },
    ],
    compileEffect(toyWords, effect),
  ];
  const state: Toy = { ...coreState(), points: 0 };
  call(state, 0, 0);
  call(state, 1, 0);
  const goOn = () => run(programs, state, (event) => events.push(event));
  goOn();
  return { state, events, goOn };
}
