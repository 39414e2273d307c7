import { Type } from "typebox";
import { type CompiledSet, numbered, setOf } from "../../engine/core/compiled-set";
import { compileEffect } from "../../engine/core/compiler";
import { addInstance, dealDecks, unseenOf } from "../../engine/core/deal";
import { choosing } from "../../engine/core/decision";
import { defineGame } from "../../engine/core/define-game";
import { defineOptions, number, type OptionsOf } from "../../engine/core/define-options";
import { type Hiding, nobody, only, place } from "../../engine/core/hiding";
import { call } from "../../engine/core/machine";
import { misfit } from "../../engine/core/match-setup";
import type { Narration } from "../../engine/core/narration";
import type { Json, Vocabulary } from "../../engine/core/vocabulary";
import { defineProblems } from "../../schemas/problem";
import { type Toy, toyWords } from "./toy-game";

/** The toy as a whole game: everybody plays the cards of a deck in turn for points that all share, until a goal. */
interface Table extends Toy {
  design: number[];
  owner: number[];
  players: { deck: number[]; hand: number[] }[];
  active: number;
}
export interface ToyCard {
  name: string;
  do: Json;
}
interface ToyDesign {
  id: string;
  name: string;
  program: number;
}
const options = defineOptions({
  goal: number("Goal", 10, [1, 99], "How many points end the game."),
  hand: number("Hand", 2, [1, 5], "How many cards are drawn first."),
});
type ToySet = CompiledSet<Table, OptionsOf<typeof options>, ToyDesign>;
interface ToyPosition {
  players: { name?: string; hand?: string[]; deck?: string[] }[];
  points?: number;
}

const hiding: Hiding<Table> = {
  places: ({ players }) => [
    ...players.map(({ hand }, owner) => place(hand, only(owner))),
    ...players.map(({ deck }) => place(deck, nobody)),
  ],
  facts: ({ design, owner }) => [design, owner],
  groupOf: ({ owner }, card) => owner[card]!,
};

const procedures = numbered("turn");
const { report } = defineProblems({
  "toy/bad-card": { severity: "error", message: "{card} can't be played: {reason}", hint: "Mend it." },
});

const play = (state: Table, { seat }: { seat: number }, { designs }: ToySet, card: number): void => {
  state.players[seat]!.hand.splice(state.players[seat]!.hand.indexOf(card), 1);
  call(state, designs[state.design[card]!]!.program, seat, card);
};

export const toyGame = defineGame<{
  state: Table;
  card: ToyCard;
  options: OptionsOf<typeof options>;
  design: ToyDesign;
  set: ToySet;
  position: ToyPosition;
  narration: Narration<Table>;
}>({
  // One of the ids that there are.
  id: "flask",
  players: { min: 2, max: 3 },
  options,
  endings: { goal: "The goal is reached.", concession: "Somebody has given up." },
  names: {
    actions: { play: { card: "card" }, pass: {}, pick: { number: "number" }, concede: { seat: "number" } },
    events: { score: ["seat", "points"] },
  },
  setup: {
    misfits: ({ options: rules }) => (rules.goal === rules.hand ? [misfit(rules, "hand", "another number")] : []),
    check: () => [],
  },
  cards: {
    schema: Type.Object({ name: Type.String(), do: Type.Unknown() }),
    emptySet: ({ options: rules }) => setOf(rules),
    design: ({ programs }, id, { name }) => ({ id, name, program: programs.push([]) - 1 }),
    vocabulary: () => toyWords as unknown as Vocabulary<Table>,
    compile(set, words, { program }, card) {
      set.programs[program] = compileEffect(words, card.do);
    },
    badCard: ({ id, name }, reason) => report("toy/bad-card", { card: id }, { card: name, reason }),
    procedures,
    programs: {
      turn: ({ options: { goal } }) => [
        (state, frame) => {
          frame.step = 0;
          if (state.points >= goal)
            state.result = { winners: [state.active], ranking: [[state.active]], cause: "goal" };
          else state.prompt = { kind: "main", seat: state.active };
          state.active = (state.active + 1) % state.players.length;
        },
      ],
    },
  },
  match: {
    newState: (_, seats) => ({
      points: 0,
      design: [],
      owner: [],
      players: Array.from({ length: seats }, () => ({ deck: [], hand: [] })),
      active: 0,
    }),
    deal({ decks, options: { hand } }, state) {
      dealDecks(state, decks);
      for (const player of state.players) player.hand.push(...player.deck.splice(0, hand));
      call(state, procedures.turn, 0);
    },
    decisions: (set) => ({
      main: {
        ask: "Play a card, or pass.",
        settles: true,
        actions: ({ players }, { seat }) => [
          ...players[seat]!.hand.map((card) => ({ type: "play", card })),
          { type: "pass" },
        ],
        refusal: ({ players }, { seat }, { type, card }) =>
          type === "play" && !players[seat]!.hand.includes(card as number)
            ? { code: "not-in-hand", message: "That isn't in your hand." }
            : undefined,
        answer(state, prompt, { type, card }) {
          if (type === "play") play(state, prompt, set, card as number);
        },
      },
      pick: choosing("Which number?", "number"),
    }),
    asides: () => ({
      actions: {
        concede: {
          refusal: () => null,
          perform(state) {
            state.result = { winners: [], ranking: [[0]], cause: "concession" };
          },
        },
      },
      free: () => [{ action: { type: "concede" }, fields: {}, text: "Give up", verb: "Give up", seats: [0, 1] }],
    }),
    askedBy: ({ name }, ask) => `${name}: ${ask}`,
    hiding: () => hiding,
    hide(_, view, hidden) {
      for (const card of hidden) view.design[card] = -1;
    },
    redeal({ decks }, world, _, rng) {
      for (const [seat, deck] of decks.entries()) {
        const left = unseenOf(deck, world, seat, rng);
        world.design.forEach((design, card) => {
          if (design < 0 && world.owner[card] === seat) world.design[card] = left.pop()!;
        });
      }
    },
    evaluate: (_, { points }) => points,
    turnOf: () => 0,
    actionKey: (_, { design }, { type, card }) => `${type} ${design[card as number] ?? ""}`,
    designOf: ({ designs }, { design }, instance) => designs[design[instance] ?? -1],
    nearest: (_, { players, design }, seat) => [...(players[seat]?.hand ?? []), ...design.keys()],
    narration: ({ designs }, seatName) => ({
      seat: seatName,
      actions: {
        play: ({ design }, { card }) => `Play ${designs[design[card as number] ?? -1]?.name ?? "a card"}`,
        pass: () => "Pass",
        pick: (_, { number: n }) => `Pick ${n}`,
        concede: () => "Give up",
      },
      events: { score: (_, { points }, who) => `${who} makes it ${points}.` },
    }),
    table: (_, { players }, { seat }) => ({
      turn: 0,
      phase: "Playing",
      active: 0,
      seats: players.map((__, n) => ({ seat: n, name: seat(n), values: [], zones: [] })),
      shared: [],
      boards: [],
      cardFields: ["card"],
    }),
  },
  position: {
    schema: Type.Object({ players: Type.Array(Type.Unknown()) }),
    steps: { main: 0 },
    usualStep: "main",
    cards: ({ players }) => ({ seats: players.map(({ hand = [], deck = [] }) => [...hand, ...deck]) }),
    read(_, state, { players, points = 0 }, indexOf) {
      state.points = points;
      players.forEach(({ hand = [], deck = [] }, seat) => {
        for (const name of hand) state.players[seat]!.hand.push(addInstance(state, indexOf(name), seat));
        for (const name of deck) state.players[seat]!.deck.push(addInstance(state, indexOf(name), seat));
      });
      call(state, procedures.turn, 0);
    },
    write: (_, { points }) => ({ points }),
  },
  trial: ({ id }): ToyPosition => ({ players: [{ hand: [id] }, {}] }),
});
