import { lexicon } from "../../engine/games/garden-incursion/play/ability-text";
import { anySet } from "../../engine/games/garden-incursion/play/compiled-set";
import { vocabulary } from "../../engine/games/garden-incursion/play/vocabulary";
import type { Stage } from "../engine/words/stages";

export const stage: Stage = {
  words: vocabulary(anySet()) as unknown as Stage["words"],
  parts: lexicon.parts,
  givers: {
    object: (as) => ({ pick: { from: {}, as } }),
    player: (as) => ({ chooseOpponent: as }),
    card: (as) => ({ pickCard: { from: "hand", as } }),
  },
  plain: { energy: 1 },
  cards: ["leafcutter", "minim"],
  tags: ["Copperhill Ants", "Clover Bees"],
  pinned: ["copper-matriarch", "amber-sovereign", "leafcutter", "drone-escort", "driver-ant", "minim", "trail-scout"],
  hosts: [
    (effect) => ({
      ...{ name: "Probe", type: "ability", tribe: "Copperhill Ants", cost: 0 },
      abilities: [{ on: "play", do: effect }],
    }),
    (effect) => ({
      ...{ name: "Probe", type: "creature", tribe: "Copperhill Ants", cost: 0, attack: 1, defence: 1 },
      abilities: [{ on: "spawn", do: effect }],
    }),
  ],
  always: (tree) => ({
    ...{ name: "Probe", type: "creature", tribe: "Copperhill Ants", cost: 0, attack: 1, defence: 1 },
    abilities: [{ static: tree }],
  }),
  position: {
    step: "spawning",
    players: [
      {
        queen: "copper-matriarch",
        energy: 3,
        hand: ["probe", "probe", "leafcutter"],
        deck: ["trail-scout", "leafcutter", "leafcutter"],
        discard: ["leafcutter"],
      },
      { queen: "amber-sovereign", hand: ["drone-escort", "drone-escort"], deck: ["drone-escort"] },
    ],
    objects: [
      { card: "driver-ant", owner: 0, at: [3000, 2000] },
      { card: "leafcutter", owner: 0, at: [1500, 2000] },
      { card: "drone-escort", owner: 1, at: [3500, 2000] },
    ],
  },
  maybe: (effect) => ({ may: { do: effect } }),
  naming: [{ pick: { from: {}, as: "foe" } }, { destroy: "foe" }, "foe"],
  sentences: {
    names: "Swift Flight Snare Barb Rooted Camouflage Sticky Shielded Bulwark Ambush Venom Crusher Move Reset",
  },
  positions: {
    options: { handLimit: 4, roundLimit: 12 },
    steps: ["spawning", "action", "handLimit", "over"],
  },
};
