import { type CompiledSet as Compiled, numbered, setOf } from "../../../core/compiled-set";
import type { Frame } from "../../../core/machine";
import type { Test, Value } from "../../../core/vocabulary";
import type { GardenStrength, gardenTriggers } from "../card-schema";
import { type GardenMark, gardenMarks, gardenStrengths } from "../card-schema";
import { defaults, type Options, players } from "../options";
import { makeSpace } from "./make-space";
import type { Space } from "./space";
import type { Piece, State } from "./state";

export type Trigger = (typeof gardenTriggers)[number];
export type Keyword = GardenMark | GardenStrength;
export const keywords: readonly Keyword[] = [...gardenMarks, ...gardenStrengths];
export const keywordIndex = Object.fromEntries(keywords.map((name, n) => [name, n])) as Record<Keyword, number>;

/** Modifiers say by number what they change: statistics first, then keywords. */
export const stats = ["attack", "defence", "ap", "range"] as const;
export type Stat = (typeof stats)[number];
export const keywordStat = (keyword: Keyword): number => stats.length + keywordIndex[keyword];

/** Whether a piece is meant by somebody's words; the frame says whose words and where they are said. */
export type Matcher = (state: State, frame: Frame, piece: Piece) => boolean;

/** What an effect needs before it may begin: every choice that must be made has an answer. */
export interface Effect {
  program: number;
  needs: readonly Test<State>[];
}

export interface Special extends Effect {
  name: string;
  ap: number;
  energy: number;
}

type SkillPhase = "spawning" | "action" | "any";

/** An activated skill of a skill sheet (rules §8.2). */
export interface Skill extends Effect {
  name: string;
  title: string;
  phase: SkillPhase;
  once: boolean;
  /** Paid by one own creature. */
  ap: number;
  energy: number;
  /** Counters of the own queen that are spent, by kind, or -1; how many is the player's choice. */
  spends: number;
  /** What one of them gives in energy. */
  yields: number;
  condition: Test<State> | undefined;
}

export interface Handler extends Effect {
  /** Works once in a turn: its bit, or 0. */
  once: number;
  condition: Test<State> | undefined;
  /** For triggers that watch others. */
  of: Matcher | undefined;
}

export interface Aura {
  of: Matcher;
  stat: number;
  n: number;
  stacks: boolean;
}
export interface CostMod {
  accepts: (card: Design) => boolean;
  n: number;
}
/** Creatures may be spawned around pieces of this kind, or around this piece. */
export interface SpawnSource {
  of: Matcher | undefined;
  radius: number;
}
/** What a piece has more of in its skirmishes: this piece alone, or all its owner's. */
export interface SkirmishBonus {
  all: boolean;
  stat: "attack" | "defence";
  /** For attackers, or for what is attacked. */
  isAttacking: boolean;
  n: Value<State>;
  condition: Test<State> | undefined;
}

/** Where a structure may be built: within r of an anchor, or in the same position (r is -1). */
export interface Site {
  r: number;
  anchors: (state: State, frame: Frame) => readonly Piece[];
}

/** One card of the match, compiled. */
export interface Design {
  index: number;
  id: string;
  name: string;
  type: "queen" | "worker" | "creature" | "structure" | "ability" | "skills";
  isCreature: boolean;
  isQueen: boolean;
  isStructure: boolean;
  tribe: string | undefined;
  subtype: string | undefined;
  token: boolean;
  cost: number;
  attack: number;
  defence: number;
  ap: number;
  /** In thousandths of a range. */
  range: number;
  /** By `keywords`: 1, or the number of it. */
  keywords: readonly number[];
  condition: Test<State> | undefined;
  site: Site | undefined;
  play: Effect | undefined;
  specials: readonly Special[];
  skills: readonly Skill[];
  triggers: Partial<Record<Trigger, readonly Handler[]>>;
  auras: readonly Aura[];
  costMods: readonly CostMod[];
  sources: readonly SpawnSource[];
  bonuses: readonly SkirmishBonus[];
}

/** What the programs of a match share. */
export interface CompiledSet extends Compiled<State, Options, Design> {
  space: Space;
  /** The skill sheet of a tribe, or nothing. */
  sheets: ReadonlyMap<string, Design>;
  /** Whether any card of the match has such a thing, and which designs, auras by what they add to: nothing is looked for that isn't there. */
  has: {
    auras: (boolean[] | undefined)[];
    bonuses: boolean;
    costMods: boolean[] | undefined;
    otherDeath: boolean;
    sticky: boolean;
  };
}

/** A set without cards. Whether its field is possible has been asked by then. */
export const emptySet = ({ options, seats }: { options: Options; seats: readonly unknown[] }): CompiledSet => ({
  ...setOf<Options>(options),
  space: makeSpace(options, seats.length) as Space,
  sheets: new Map(),
  has: { auras: [], bonuses: false, costMods: undefined, otherDeath: false, sticky: false },
});

/** What cards are read against that no match has given a field yet. */
export const anySet = (): CompiledSet => emptySet({ options: defaults, seats: Array.from({ length: players.min }) });

/** Programs of the game itself; the cards' programs follow. */
export const procedures = numbered("turn", "mulligan", "handLimit", "endCard");
export const firstEffect = Object.keys(procedures).length;

/** What every effect's frame begins with. */
export const bound = { x: 0, y: 1, payer: 2, it: 3, n: 4, attackers: 5 } as const;
export const ownSlots = Object.keys(bound).length;
/** Names under which words know pieces and numbers among them. */
export const pieceNames = ["payer", "it"] as const;
export const numberNames = ["n", "attackers"] as const;

export const sheetOf = (set: CompiledSet, state: State, seat: number): Design | undefined => {
  if (!set.options.tribalSkills) return undefined;
  const tribe = set.designs[state.players[seat]!.leader]?.tribe;
  return tribe === undefined ? undefined : set.sheets.get(tribe);
};
