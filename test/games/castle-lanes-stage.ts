import type { Json } from "../../engine/core/vocabulary";
import { defaults } from "../../engine/games/castle-lanes/options";
import { emptySet } from "../../engine/games/castle-lanes/play/compiled-set";
import { vocabulary } from "../../engine/games/castle-lanes/play/vocabulary";
import { starterSupply } from "../engine/starter";
import type { Stage } from "../engine/words/stages";

const choose = (what: object) => (as: string) => ({ choose: { as, ...what } }) as Json;

export const stage: Stage = {
  words: vocabulary(emptySet({ options: defaults })) as unknown as Stage["words"],
  givers: {
    piece: choose({ unit: {} }),
    card: choose({ card: { who: "you", zone: "hand" } }),
    lane: choose({ lane: "any" }),
    number: choose({ option: ["none", "one", "two"] }),
  },
  plain: { gold: { n: 1 } },
  cards: ["thief", "war-hounds"],
  tags: ["Dinosaur", "Crew"],
  pinned: ["thief", "war-hounds", "hatchery", "dino-baby", "brute", "traps"],
  hosts: [
    (effect) => ({ name: "Probe", type: "skill", abilities: [{ on: "play", do: effect }] }),
    (effect) => ({ name: "Probe", type: "unit", hp: 3, attack: 1, move: 1, abilities: [{ on: "play", do: effect }] }),
  ],
  always: (tree) => ({ name: "Probe", type: "unit", hp: 3, attack: 1, move: 1, abilities: [{ static: tree }] }),
  position: {
    turn: 3,
    players: [
      { gold: 9, castle: 15, hand: ["probe", "probe", "thief"], deck: ["thief", "hatchery"], discard: ["brute"] },
      { gold: 4, castle: 12, hand: ["thief", "brute"], deck: ["thief"], discard: ["hatchery", "thief"] },
    ],
    units: [
      { card: "thief", at: "F2", owner: 0 },
      { card: "brute", at: "P1", owner: 0, hp: 1 },
      { card: "war-hounds", at: "F4", owner: 1 },
      { card: "thief", at: "M3", owner: 1, tired: true },
    ],
    buildings: [
      { card: "hatchery", at: "F1", owner: 0 },
      { card: "traps", at: "M7", owner: 1 },
    ],
  },
  maybe: (effect) => ({ may: { do: effect } }),
  naming: [{ choose: { unit: {}, as: "foe" } }, { destroy: "foe" }, "foe"],
  sentences: { names: "" },
  positions: {
    options: { handLimit: 3, mulligan: "one" },
    steps: ["main", "handLimit", "over"],
    // The first starter decks ask nothing in the middle of an effect.
    asking: [1, 2].map(() => ({
      deck: starterSupply("castle-lanes")
        .decks["stampede"]!.filter(({ card }) => !["feeding-ground", "tar-pit"].includes(card))
        .concat({ card: "hatchery", count: 2 }),
    })),
  },
};
