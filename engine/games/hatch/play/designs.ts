import type { Problem } from "../../../../schemas/problem";
import { Compiler, jumpUnless } from "../../../core/compiler";
import { refuseIdle, refuseUntimed } from "../../../core/idle-ability";
import type { Program } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { type Card, type HatchAbility, hatchDefaults } from "../card-schema";
import { report } from "../problems";
import type { CompiledSet, Design, Trigger } from "./compiled-set";
import { gifts, kinds, type State } from "./state";
import { addStatic } from "./vocabulary/statics";

/** Cards become designs: their values, and their abilities by what they wait for. */

export function designOfCard({ designs }: CompiledSet, id: string, card: Card): Design {
  const needs = kinds.map((kind) => card.needs?.[kind] ?? 0);
  return {
    index: designs.length,
    id,
    name: card.name || id,
    family: card.family ?? "",
    needs,
    slots: needs.reduce((sum, n) => sum + n, 0),
    skulls: card.skulls ?? hatchDefaults.skulls,
    gives: gifts.indexOf(card.gives),
    sacrifice: card.sacrifice ?? hatchDefaults.sacrifice,
    power: card.power,
    on: {},
    auras: [],
    protects: { eggs: { reward: false, fire: false }, resources: { reward: false, fire: false } },
    disguises: [],
  };
}

/** Throws an `EffectError` for the first ability that can't be played. */
export function compileCard(
  set: CompiledSet,
  words: Vocabulary<State>,
  design: Design,
  { abilities = [] }: Card,
): void {
  const waiting = new Map<Trigger, HatchAbility[]>();
  for (const ability of abilities) {
    const { on, static: always } = ability;
    refuseIdle(ability, "static");
    refuseUntimed(ability);
    if (always !== undefined) addStatic(set, words, design, always as Json);
    if (on !== undefined) waiting.set(on, [...(waiting.get(on) ?? []), ability]);
  }
  for (const [on, those] of waiting) {
    design.on[on] = set.programs.push(compileBody(words, those)) - 1;
    if (on === "attackWon") set.has.attackWon = true;
  }
}

function compileBody(words: Vocabulary<State>, abilities: readonly HatchAbility[]): Program<State> {
  const compiler = new Compiler(words);
  for (const { if: condition, do: effect = [] } of abilities) {
    const skip = condition === undefined ? null : jumpUnless(compiler, compiler.test(condition as Json));
    compiler.branch(effect as Json);
    skip?.(compiler.here());
  }
  return compiler.steps;
}

export const badCard = ({ id, name }: Design, reason: string): Problem =>
  report("hatch/bad-ability", { card: id }, { card: name, reason });
