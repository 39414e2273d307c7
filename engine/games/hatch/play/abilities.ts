import type { HatchAbility, HatchCard } from "../../../../schemas/cards/hatch";
import { Compiler, EffectError, jumpUnless } from "../../../core/compiler";
import type { Program } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { HatchState } from "./state";
import type { Design, HatchTable, Trigger } from "./table";
import { addStatic } from "./vocabulary/statics";

/** Abilities compiled into a card's design, by what they wait for; the programs go to the table. Throws an `EffectError` for the first that can't be. */
export function addAbilities(
  table: HatchTable,
  vocabulary: Vocabulary<HatchState>,
  design: Design,
  { abilities = [] }: HatchCard,
): void {
  const waiting = new Map<Trigger, HatchAbility[]>();
  for (const ability of abilities) {
    const { on, static: always } = ability;
    if (always !== undefined) addStatic(table, vocabulary, design, always as Json);
    if (on !== undefined) waiting.set(on, [...(waiting.get(on) ?? []), ability]);
    if (always === undefined && on === undefined) throw new EffectError("It says neither “on” nor “static”.");
  }
  for (const [on, those] of waiting) {
    design.on[on] = table.programs.push(compileBody(vocabulary, those)) - 1;
    if (on === "attackWon") table.has.attackWon = true;
  }
}

function compileBody(vocabulary: Vocabulary<HatchState>, abilities: readonly HatchAbility[]): Program<HatchState> {
  const compiler = new Compiler(vocabulary);
  for (const { if: condition, do: effect = [] } of abilities) {
    const skip = condition === undefined ? null : jumpUnless(compiler, compiler.test(condition as Json));
    compiler.branch(effect as Json);
    skip?.(compiler.here());
  }
  return compiler.steps;
}
