import type { Problem } from "../../../../schemas/problem";
import { Compiler, jumpUnless } from "../../../core/compiler";
import { EffectError } from "../../../core/effect-error";
import { refuseIdle, refuseUntimed } from "../../../core/idle-ability";
import type { Frame, Program } from "../../../core/machine";
import { refuseMisfitPart } from "../../../core/misfit";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { Card, CastleLanesAbility } from "../card-schema";
import { castleLanesDefaults } from "../card-schema";
import { report } from "../problems";
import {
  type Aim,
  bound,
  type CompiledSet,
  type Design,
  type Handler,
  type Handlers,
  ownSlots,
  type Target,
  type Trigger,
} from "./compiled-set";
import { lanes, type State } from "./state";
import { type Filter, matcher, PieceFilter } from "./vocabulary/filters";
import { compileStatic } from "./vocabulary/statics";

/** Cards become designs: their values, and their abilities compiled and sorted by trigger. */

/** Values of a card without its abilities. */
export function designOfCard({ designs, lengths }: CompiledSet, id: string, card: Card): Design {
  const usual = castleLanesDefaults;
  return {
    index: designs.length,
    id,
    name: card.name || id,
    type: card.type,
    class: card.class,
    traits: card.traits ?? [],
    cost: card.cost ?? usual.cost,
    hp: card.hp ?? usual.hp,
    attack: card.attack ?? usual.attack,
    move: card.move ?? usual.move,
    every: card.moveEvery ?? usual.moveEvery,
    entryTile: card.entryTile ?? usual.entryTile,
    blueprint: lanes.map((lane, n) => (card.blueprint?.[lane] ?? []).filter((tile) => tile <= lengths[n]!)),
    space: { min: card.space?.min ?? 0, max: card.space?.max ?? Number.MAX_SAFE_INTEGER },
    effect: -1,
    targets: [],
    aims: [],
    own: {},
    watch: {},
    hidden: false,
    entryPoint: false,
    keepFresh: false,
    auras: [],
    damageMods: [],
    costMods: [],
    card,
  };
}

/** Abilities of a card are numbered below this. */
const perCard = 100;

/** What an ability used once in a turn is remembered by: the piece, the class (0), or the skill's design. */
const onceKey = (frame: Frame, isSkill: boolean, nth: number): number =>
  isSkill ? -2 - (frame.slots[bound.by] as number) * perCard - nth : frame.card * perCard + nth;

function compileBody(
  vocabulary: Vocabulary<State>,
  { type, abilities: all = [] }: Card,
  abilities: readonly CastleLanesAbility[],
): Program<State> {
  const compiler = new Compiler(vocabulary, ownSlots);
  for (const ability of abilities) {
    const { if: condition, once, do: effect } = ability;
    const nth = all.indexOf(ability);
    const jumps: ((target: number) => void)[] = [];
    if (condition !== undefined) jumps.push(jumpUnless(compiler, compiler.test(condition as Json)));
    if (once) {
      jumps.push(
        jumpUnless(compiler, (state, frame) => {
          const used = state.players[frame.self]!.once;
          const key = onceKey(frame, type === "skill", nth);
          if (used.includes(key)) return false;
          used.push(key);
          return true;
        }),
      );
    }
    compiler.branch((effect === undefined ? [] : effect) as Json);
    for (const jump of jumps) jump(compiler.here());
  }
  return compiler.steps;
}

/** Turns are nobody's own: an ability at the start or end of a turn watches whose turn it is. */
const alwaysWatched: readonly Trigger[] = ["turnStart", "turnEnd", "cardPlayed", "goldGained"];
/** A building welcomes whoever is meant by the trigger itself. */
const aboutArrivals: readonly Trigger[] = ["friendlyEnters", "enemyEnters", "friendlyStartsHere", "enemyStartsHere"];

function handlerOf(ability: CastleLanesAbility, trigger: Trigger, program: number): Handler {
  const { of = {}, to, whose } = ability;
  const watches = alwaysWatched.includes(trigger);
  return {
    program,
    whose: aboutArrivals.includes(trigger) ? "self" : (whose ?? (watches ? "you" : "self")),
    accepts: (subject, other) =>
      (of.type === undefined || subject?.type === of.type) &&
      (of.trait === undefined || subject?.traits.includes(of.trait) === true) &&
      (of.card === undefined || subject?.id === of.card) &&
      (to === undefined || other === to),
  };
}

function readFilter(tree: unknown): Filter {
  refuseMisfitPart(PieceFilter, tree, "A target can't be read");
  return tree as Filter;
}

function targetOf(set: CompiledSet, target: NonNullable<CastleLanesAbility["targets"]>[number]): Target {
  if ("lane" in target) return { kind: target.lane === "any" ? "lane" : "otherLane" };
  if ("unit" in target) return { kind: "unit", of: matcher(set, readFilter(target.unit)) };
  return { kind: "building", of: matcher(set, readFilter(target.building)) };
}

/** What the words of a skill look for in the chosen lane. */
function* aimsIn(set: CompiledSet, tree: unknown): Generator<Aim> {
  if (typeof tree !== "object" || tree === null) return;
  for (const [key, part] of Object.entries(tree)) {
    const isPieces = key === "units" || key === "buildings";
    if (isPieces && (part as Filter | null)?.lane === "chosen") yield { kind: key, of: matcher(set, part as Filter) };
    else yield* aimsIn(set, part);
  }
}

const add = (handlers: Handlers, trigger: Trigger, handler: Handler): Handlers => ({
  ...handlers,
  [trigger]: [...(handlers[trigger] ?? []), handler],
});

/** Compiles a card's abilities into its design; the programs go to the set. Throws an `EffectError` for the first that can't be. */
export function compileCard(set: CompiledSet, vocabulary: Vocabulary<State>, design: Design, card: Card): void {
  const abilities = card.abilities ?? [];
  for (const ability of abilities) {
    const { static: always } = ability;
    refuseIdle(ability, "static");
    refuseUntimed(ability);
    if (always !== undefined) Object.assign(design, compileStatic(set, design, always as Json));
  }
  const addProgram = (bodies: readonly CastleLanesAbility[]): number =>
    set.programs.push(compileBody(vocabulary, card, bodies)) - 1;
  const isSkill = card.type === "skill";
  const plays = isSkill ? abilities.filter(({ on }) => on === "play") : [];
  if (plays.length > 0) {
    design.targets = plays.flatMap(({ targets = [] }) => targets.map((target) => targetOf(set, target)));
    design.effect = addProgram(plays);
    design.aims = [...aimsIn(set, plays)];
  }
  for (const ability of abilities) {
    const { on } = ability;
    if (on === undefined || plays.includes(ability)) continue;
    if (isSkill) throw new EffectError(`A skill has no “${on}”: it is gone when it has been played.`);
    const handler = handlerOf(ability, on, addProgram([ability]));
    if (handler.whose === "self") design.own = add(design.own, on, handler);
    else {
      design.watch = add(design.watch, on, handler);
      set.watched[on] = true;
    }
  }
  const { has } = set;
  has.auras ||= design.auras.length > 0;
  has.damageMods ||= design.damageMods.length > 0;
  has.costMods ||= design.costMods.length > 0;
  has.entryPoints ||= design.entryPoint;
  has.keepFresh ||= design.keepFresh;
}

export const badCard = ({ id, name }: Design, reason: string): Problem =>
  report("castle-lanes/bad-ability", { card: id }, { card: name, reason });

/** Which classes are played, the cards of each deck without it, and the skill that is always at hand. */
export function completeSet(set: CompiledSet): void {
  const isClass = (index: number): boolean => set.designs[index]!.type === "class";
  set.classes = set.decks.map((deck) => deck.find(isClass) ?? -1);
  set.decks = set.decks.map((deck) => deck.filter((index) => !isClass(index)));
  set.active = set.designs[set.indexOf.get(set.options.activeSkill) ?? -1];
}
