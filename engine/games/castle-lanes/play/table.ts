import type { castleLanesTriggers } from "../../../../schemas/cards/castle-lanes";
import type { Frame, Program } from "../../../core/machine";
import type { CastleLanesOptions } from "../options";
import type { CastleLanesState, Piece } from "./state";

export type Trigger = (typeof castleLanesTriggers)[number];

/** What an event does things to or with, as far as triggers ask. */
export type Kind = "unit" | "building" | "castle" | "skill" | "class";

/** An ability that waits for a trigger. Those without `whose` are about the thing that has them. */
export interface Handler {
  program: number;
  whose: "self" | "you" | "enemy" | "both";
  accepts: (subject: Design | undefined, other: Kind | undefined) => boolean;
}
export type Handlers = Partial<Record<Trigger, readonly Handler[]>>;

/** Whether a piece is meant by somebody's words; the frame says whose words and where they are said. */
export type Matcher = (state: CastleLanesState, frame: Frame, piece: Piece) => boolean;

export interface Aura {
  of: Matcher;
  attack: number;
  move: number;
}
export interface DamageMod {
  /** Absent: whoever deals it. */
  by?: "this" | Matcher;
  /** Absent: whatever takes it. */
  to?: "this" | "yourCastle" | "enemyCastle" | Matcher;
  times: number;
  plus: number;
}
export interface CostMod {
  whose: "you" | "enemy";
  accepts: (card: Design) => boolean;
  plus: number;
}

/** What an action must name before a skill can be played. */
export interface Target {
  kind: "lane" | "otherLane" | "unit" | "building";
  /** For units and buildings. */
  of?: Matcher;
}

/** Pieces of the chosen lane that a skill does something to. */
export interface Aim {
  kind: "units" | "buildings";
  of: Matcher;
}

/** One card of the match, compiled. */
export interface Design {
  index: number;
  id: string;
  name: string;
  type: "unit" | "building" | "skill" | "class";
  class: string | undefined;
  traits: readonly string[];
  cost: number;
  hp: number;
  attack: number;
  move: number;
  every: number;
  entryTile: number;
  /** Own tiles by lane, in building order. */
  blueprint: readonly (readonly number[])[];
  space: { min: number; max: number };
  /** What a skill does, or -1. */
  effect: number;
  targets: readonly Target[];
  /** None if the skill does something in any lane. */
  aims: readonly Aim[];
  /** Abilities about the piece itself, and those that watch others. */
  own: Handlers;
  watch: Handlers;
  hidden: boolean;
  entryPoint: boolean;
  keepFresh: boolean;
  auras: readonly Aura[];
  damageMods: readonly DamageMod[];
  costMods: readonly CostMod[];
}

/** What the programs of a match share: its options and cards. */
export interface CastleLanesTable {
  options: CastleLanesOptions;
  lengths: readonly number[];
  designs: Design[];
  indexOf: ReadonlyMap<string, number>;
  programs: Program<CastleLanesState>[];
  /** The card that asks in each effect's program, by program; for prompts. */
  active: Design | undefined;
  /** Whether any card of the match has such a thing: nothing is looked for that isn't there. */
  has: { auras: boolean; damageMods: boolean; costMods: boolean; entryPoints: boolean; keepFresh: boolean };
  watched: Partial<Record<Trigger, boolean>>;
}

/** Programs of the game itself, by their place in the table; the cards' programs follow. */
export const procedures = {
  turn: 0,
  march: 1,
  enter: 2,
  playUnit: 3,
  playBuilding: 4,
  playSkill: 5,
  mulligan: 6,
} as const;
export const firstEffect = 7;

/** What every effect's frame begins with. */
export const bound = {
  it: 0,
  other: 1,
  amount: 2,
  lane: 3,
  tile: 4,
  by: 5,
  chosenLane: 6,
  unit: 7,
  building: 8,
} as const;
export const ownSlots = Object.keys(bound).length;

/** A tile as its owner counts it, and back: the reckoning is the same both ways. */
export const relative = ({ lengths }: CastleLanesTable, owner: number, lane: number, tile: number): number =>
  owner === 0 ? tile : lengths[lane]! + 1 - tile;

/** A table without cards: programs and designs are added. */
export const emptyTable = (options: CastleLanesOptions): CastleLanesTable => ({
  options,
  lengths: [options.plainsLength, options.forestLength, options.mountainsLength],
  designs: [],
  indexOf: new Map(),
  programs: [],
  active: undefined,
  has: { auras: false, damageMods: false, costMods: false, entryPoints: false, keepFresh: false },
  watched: {},
});
