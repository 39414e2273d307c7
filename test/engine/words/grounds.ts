import { Type } from "typebox";
import type { CoreState } from "../../../engine/core/machine";
import type { Json, Vocabulary } from "../../../engine/core/vocabulary";
import { defaults as farmDefaults } from "../../../engine/games/battle-farm/options";
import { emptySet as emptyFarm } from "../../../engine/games/battle-farm/play/compiled-set";
import { vocabulary as farmVocabulary } from "../../../engine/games/battle-farm/play/vocabulary";
import { defaults as castleLanesDefaults } from "../../../engine/games/castle-lanes/options";
import { emptySet as castleLanesSet } from "../../../engine/games/castle-lanes/play/compiled-set";
import { vocabulary as castleLanesVocabulary } from "../../../engine/games/castle-lanes/play/vocabulary";
import { defaults as flaskDefaults } from "../../../engine/games/flask/options";
import { emptySet } from "../../../engine/games/flask/play/compiled-set";
import { vocabulary as flaskVocabulary } from "../../../engine/games/flask/play/vocabulary";
import { anySet as anyGardenSet } from "../../../engine/games/garden-incursion/play/compiled-set";
import { vocabulary as gardenVocabulary } from "../../../engine/games/garden-incursion/play/vocabulary";
import { ObjectFilter } from "../../../engine/games/garden-incursion/play/vocabulary/filters";
import { objectName } from "../../../engine/games/garden-incursion/play/vocabulary/parts";
import { defaults as hatchDefaults } from "../../../engine/games/hatch/options";
import { emptySet as hatchSet } from "../../../engine/games/hatch/play/compiled-set";
import { vocabulary as hatchVocabulary } from "../../../engine/games/hatch/play/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import type { Ground } from "./effect-maker";

/** For each game: what its effects may speak of, a card that has an effect, and a situation in which it can be played. */
export interface Stage extends Ground {
  /** Cards called “Probe”, by how they come to have the effect. */
  hosts: readonly ((effect: Json) => Json)[];
  /** The card is “probe”. */
  position: Record<string, Json>;
  /** Starter cards that the situation needs. */
  pinned: readonly string[];
}

const core = (words: unknown): Vocabulary<CoreState> => words as Vocabulary<CoreState>;
const choose = (what: object) => (as: string) => ({ choose: { as, ...what } }) as Json;

const flask: Stage = {
  words: core(flaskVocabulary(emptySet({ options: flaskDefaults }))),
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
};

const castleLanes: Stage = {
  words: core(castleLanesVocabulary(castleLanesSet({ options: castleLanesDefaults }))),
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
};

const battleFarm: Stage = {
  words: core(farmVocabulary(emptyFarm({ options: farmDefaults }))),
  givers: {
    player: choose({ player: { who: "all" } }),
    bed: choose({ crop: {} }),
    card: choose({ card: { zone: "hand" } }),
    colour: choose({ colour: true }),
    "bed kind": choose({ bedType: ["common", "raised"] }),
    resource: choose({}),
    number: (as) => ({ roll: { sides: 6, as } }),
  },
  plain: { gain: { what: "coins", n: 1 } },
  cards: ["corn", "wheat"],
  tags: [],
  rules: ["raisedBonus", "tangerineScope", "cloudberryScope", "luckyFindDie"],
  pinned: ["corn", "wheat", "grape", "melon", "recycle", "lucky-find"],
  hosts: [
    (effect) => ({ name: "Probe", kind: "action", rarity: "common", value: 0, abilities: [{ do: effect }] }),
    (effect) => ({
      ...{ name: "Probe", kind: "crop", rarity: "common", group: "red", value: 2 },
      abilities: [{ on: ["onPlant"], do: effect }],
    }),
  ],
  position: {
    players: [
      {
        coins: 9,
        fertilizers: 5,
        hand: ["probe", "probe", "wheat", "recycle"],
        beds: [{ bed: "common", crop: "corn", timer: 2 }, { bed: "greenhouse", crop: "grape", timer: 3 }, "raised"],
      },
      {
        coins: 4,
        fertilizers: 1,
        hand: ["corn", "melon"],
        beds: [{ bed: "common", crop: "melon", timer: 2 }, "common"],
      },
      { coins: 0, fertilizers: 0, hand: [], beds: ["common"] },
    ],
    deck: ["wheat", "corn", "grape", "recycle"],
    market: ["corn", "melon", "lucky-find"],
    discard: ["wheat", { card: "recycle", by: 0 }],
  },
};

const hatch: Stage = {
  words: core(hatchVocabulary(hatchSet({ options: hatchDefaults }))),
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
};

const gardenIncursion: Stage = {
  words: core(gardenVocabulary(anyGardenSet())),
  parts: { objects: Type.Union([objectName, ObjectFilter]), filter: ObjectFilter },
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
};

export const stages: Readonly<Record<GameId, Stage>> = {
  flask,
  "castle-lanes": castleLanes,
  "battle-farm": battleFarm,
  hatch,
  "garden-incursion": gardenIncursion,
};
