import { Type } from "typebox";
import { coreWords } from "../../engine/core/control";
import { amountText } from "../../engine/core/grammar/amounts";
import { phrase } from "../../engine/core/grammar/phrase";
import { clause } from "../../engine/core/grammar/statements";
import type { CoreState } from "../../engine/core/machine";
import { roll } from "../../engine/core/roll";
import { combine, type Json, type Value, type Vocabulary, word } from "../../engine/core/vocabulary";
import { mostEnergy, startLife } from "./cards";

/** The duel on Cardwright's core: its state, and the words that its cards are made of. */

export interface DuelPlayer {
  life: number;
  energy: number;
  /** Top last. */
  deck: number[];
  hand: number[];
  discard: number[];
}

/** Cards are numbered by instance; `design` says which card an instance is, -1 where a view hides it. */
export interface DuelState extends CoreState {
  design: number[];
  players: DuelPlayer[];
  active: number;
  turn: number;
}

type Change = (state: DuelState, seat: number, n: number) => void;

const amount = Type.Unknown({ description: "A number, or a tree that gives one." });

/** A word that changes something of a player by an amount, and says so. */
const change = (type: string, whose: "own" | "other", texts: { en: string; de: string }, apply: Change) =>
  word<DuelState, void, Json>({
    schema: amount,
    compile: (tree, compiler) => {
      const value = compiler.value(tree);
      compiler.step((state, frame, emit) => {
        const seat = whose === "own" ? frame.self : 1 - frame.self;
        const n = value(state, frame);
        apply(state, seat, n);
        emit?.({ type, seat, n });
      });
    },
    says: (_, say) => clause(phrase`${say.in(texts)}: ${amountText(say.value())}`),
  });

export function finish(state: DuelState, winner: number): void {
  state.result = { winners: [winner], ranking: [[winner], [1 - winner]], cause: "life" };
}

export function hurt(state: DuelState, seat: number, n: number): void {
  const player = state.players[seat]!;
  player.life -= n;
  if (player.life <= 0) finish(state, 1 - seat);
}

export const duelWords: Vocabulary<DuelState> = combine<DuelState>(coreWords(), {
  verbs: {
    damage: change("damage", "other", { en: "Damage", de: "Schaden" }, hurt),
    heal: change("heal", "own", { en: "Heal", de: "Heile" }, (state, seat, n) => {
      const player = state.players[seat]!;
      player.life = Math.min(player.life + n, startLife);
    }),
    energy: change("energy", "own", { en: "Energy", de: "Energie" }, (state, seat, n) => {
      const player = state.players[seat]!;
      player.energy = Math.min(player.energy + n, mostEnergy);
    }),
    draw: change("draw", "own", { en: "Draw", de: "Ziehe" }, (state, seat, n) => {
      const { deck, hand } = state.players[seat]!;
      for (let left = n; left > 0 && deck.length > 0; left--) hand.push(deck.pop()!);
    }),
  },
  values: {
    die: word<DuelState, Value<DuelState>, number>({
      schema: Type.Integer({ minimum: 2 }),
      compile: (faces) => (state) => roll(state, faces),
      says: (faces, say) => ({ words: say.in({ en: `a roll of d${faces}`, de: `ein Wurf mit W${faces}` }) }),
    }),
  },
});
