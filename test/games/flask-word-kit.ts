// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { compileEffect } from "../../engine/core/compiler";
import { call, run } from "../../engine/core/machine";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { defaults as flaskDefaults } from "../../engine/games/flask/options";
import { emptySet } from "../../engine/games/flask/play/compiled-set";
import type { State as FlaskState } from "../../engine/games/flask/play/state";
import { vocabulary as flaskVocabulary } from "../../engine/games/flask/play/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "../engine/starter";

/** Words of Flask that no composed card is made of, run by themselves: three players, the second of whom is out of the game. */
export function runFlaskEffect(tree: Json): FlaskState {
  const ready = preparePosition(playableGame("flask"), starterSupply("flask"), position);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const state = ready.rules.readPosition(position) as FlaskState;
  state.prompt = null;
  state.stack = [];
  call(state, 1, 0);
  call(state, 0, 0);
  const stop = (stopped: FlaskState): void => {
    stopped.prompt = { kind: "done", seat: 0 };
  };
  run([compileEffect(flaskVocabulary(emptySet({ options: flaskDefaults })), tree), [stop]], state, null);
  return state;
}

const position: Json = {
  turn: 7,
  plays: 2,
  players: [
    {
      counters: "G1 Y2 B0 R4",
      hand: ["R1", "Y1", "B2"],
      deck: ["R1", "R2"],
      discard: ["Y1", "Y1", "Y1", "Y1"],
      played: ["B1"],
      piles: [{ opened: 6, cards: ["G2"] }],
    },
    { counters: "G0 Y0 B0 R0", deck: [], out: { turn: 5, cause: "resources" } },
    { counters: "G5 Y5 B5 R5", hand: ["Y1"], deck: ["Y1", "B1", "R1"] },
  ],
};

const blue = (n: Json): Json => ({ gain: { who: "self", resource: "B", n } });
const blueIf = (test: Json): Json => ({ if: { if: test, then: blue(1), else: blue(2) } });

/** Name, effect, and how much blue it leaves player 1. */
export const flaskWordCases: readonly (readonly [string, Json, number])[] = [
  ["counter", blue({ counter: { who: "self", resource: "R" } }), 4],
  ["total", blue({ total: "self" }), 7],
  ["handSize", blue({ handSize: "self" }), 3],
  ["deckSize", blue({ deckSize: "self" }), 2],
  ["discardSize", blue({ discardSize: "self" }), 4],
  ["playedCount", blue({ playedCount: "self" }), 1],
  ["pileCount", blue({ pileCount: "self" }), 1],
  ["plays", blue({ plays: true }), 2],
  ["turn", blue({ turn: true }), 7],
  ["mill", [{ mill: { who: "self", n: 1 } }, blue({ sum: [{ deckSize: "self" }, { discardSize: "self" }] })], 6],
  ["isActive", blueIf({ isActive: "self" }), 1],
  ["enemies", blue({ count: { enemies: true } }), 1],
  ["living", blue({ count: { living: true } }), 2],
  ["each enemy", { each: { of: { enemies: true }, as: "x", do: blue({ total: "x" }) } }, 20],
  ["sequence and repeat", { sequence: [{ repeat: { n: 3, do: blue(1) } }, blue(1)] }, 4],
  [
    "arithmetic",
    blue({ difference: [{ product: [2, 3] }, { least: [5, { most: [1, { plays: true }] }] }, { sum: [1, 1] }] }),
    2,
  ],
  [
    "conditions",
    blueIf({ all: [{ not: { compare: [1, ">", 2] } }, { any: [{ compare: [{ turn: true }, "=", 7] }] }] }),
    1,
  ],
];
