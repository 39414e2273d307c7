import { type CompiledSet as Compiled, numbered, setOf } from "../../../core/compiled-set";
import type { Frame } from "../../../core/machine";
import type { Card, castleLanesTriggers } from "../card-schema";
import type { Options } from "../options";
import type { Piece, State } from "./state";

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
export type Matcher = (state: State, frame: Frame, piece: Piece) => boolean;

interface Aura {
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
interface CostMod {
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
  /** As it is printed. */
  card: Card;
}

/** What the programs of a match share, besides what those of any game do. */
export interface CompiledSet extends Compiled<State, Options, Design> {
  lengths: readonly number[];
  /** The skill that is always at hand. */
  active: Design | undefined;
  /** Each seat's class, by design, or -1. */
  classes: readonly number[];
  /** Whether any card of the match has such a thing: nothing is looked for that isn't there. */
  has: { auras: boolean; damageMods: boolean; costMods: boolean; entryPoints: boolean; keepFresh: boolean };
  watched: Partial<Record<Trigger, boolean>>;
}

/** Programs of the game itself; the cards' programs follow. */
export const procedures = numbered("turn", "march", "enter", "playUnit", "playBuilding", "playSkill", "mulligan");
export const firstEffect = Object.keys(procedures).length;

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
export const relative = ({ lengths }: CompiledSet, owner: number, lane: number, tile: number): number =>
  owner === 0 ? tile : lengths[lane]! + 1 - tile;

export const emptySet = ({ options }: { options: Options }): CompiledSet => ({
  ...setOf(options),
  lengths: [options.plainsLength, options.forestLength, options.mountainsLength],
  active: undefined,
  classes: [],
  has: { auras: false, damageMods: false, costMods: false, entryPoints: false, keepFresh: false },
  watched: {},
});
