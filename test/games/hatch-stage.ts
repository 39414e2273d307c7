import type { Json } from "../../engine/core/vocabulary";
import { defaults } from "../../engine/games/hatch/options";
import { emptySet } from "../../engine/games/hatch/play/compiled-set";
import { vocabulary } from "../../engine/games/hatch/play/vocabulary";
import type { Stage } from "../engine/words/stages";

const choose = (what: object) => (as: string) => ({ choose: { as, ...what } }) as Json;

export const stage: Stage = {
  words: vocabulary(emptySet({ options: defaults })) as unknown as Stage["words"],
  givers: {
    player: choose({ player: "any" }),
    card: choose({ egg: { of: "you" } }),
    kind: choose({ kindOf: { eggs: {} } }),
    number: choose({ option: ["none", "one", "two"] }),
  },
  plain: { draw: { n: 1 } },
  cards: ["mote-drake"],
  tags: ["Emberjaw", "Starfallen"],
  pinned: ["mote-drake", "comet-wyrm", "aurora-coil", "sky-elder", "crumb-drake", "spark-drake", "toll-knight"],
  hosts: [
    (effect) => ({
      ...{ name: "Probe", needs: { any: 1 }, gives: "wild", sacrifice: 1, power: 6 },
      abilities: [{ on: "hatched", do: effect }],
    }),
  ],
  always: (tree) => ({
    ...{ name: "Probe", needs: { any: 1 }, gives: "wild", sacrifice: 1, power: 6 },
    abilities: [{ static: tree }],
  }),
  position: {
    turn: 4,
    deck: ["comet-wyrm", "aurora-coil", "sky-elder", "mote-drake"],
    discard: ["crumb-drake", "spark-drake"],
    players: [
      {
        hand: ["mote-drake", "spark-drake"],
        eggs: [
          { card: "probe", resources: ["mote-drake"] },
          { card: "comet-wyrm", resources: ["spark-drake"] },
        ],
        dragons: ["crumb-drake"],
      },
      {
        hand: ["mote-drake", "crumb-drake", "spark-drake"],
        eggs: [{ card: "aurora-coil", resources: ["crumb-drake"] }, "sky-elder"],
        dragons: ["spark-drake"],
        mercenary: "toll-knight",
      },
      { hand: [], eggs: ["mote-drake"] },
    ],
  },
  maybe: (effect) => ({ may: { do: effect } }),
  naming: [{ choose: { egg: {}, as: "egg" } }, { destroy: "egg" }, "egg"],
  sentences: { names: "" },
  positions: {
    steps: ["startDiscard", "main", "over"],
  },
};
