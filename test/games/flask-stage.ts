// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { defaults } from "../../engine/games/flask/options";
import { emptySet } from "../../engine/games/flask/play/compiled-set";
import { vocabulary } from "../../engine/games/flask/play/vocabulary";
import type { Stage } from "../engine/words/stages";
import { flaskWordCases, runFlaskEffect } from "./flask-word-kit";

export const stage: Stage = {
  words: vocabulary(emptySet({ options: defaults })) as unknown as Stage["words"],
  givers: { player: (as) => ({ chooseEnemy: as }), colour: (as) => ({ chooseKind: as }) },
  plain: { gain: { who: "self", resource: "B", n: 1 } },
  cards: [],
  tags: [],
  pinned: ["attack", "profit"],
  hosts: [(effect) => ({ name: "Probe", composition: {}, effects: [effect] })],
  position: {
    turn: 3,
    plays: 1,
    players: [
      {
        counters: "G2 Y1 B1 R3",
        hand: ["probe", "attack", "profit", "probe"],
        deck: ["attack", "R2"],
        discard: ["profit", "G2", "attack"],
        played: ["B2"],
      },
      { counters: "G2 R1", hand: ["attack", "Y1"], deck: ["R1", "R1"], piles: [{ opened: 2, cards: ["G2", "R1"] }] },
      { counters: "B2", hand: [], deck: ["profit"], discard: ["Y1"] },
    ],
  },
  maybe: (effect) => ({ if: { if: { isActive: "self" }, then: effect } }),
  naming: [{ chooseEnemy: "foe" }, { lose: { who: "foe", n: 1 } }, "foe"],
  positions: {
    options: { handLimit: 3 },
    steps: ["increase", "main", "handLimitDiscard", "over"],
  },
  alone() {
    for (const [, tree] of flaskWordCases) runFlaskEffect(tree);
  },
};
