import type { Problem } from "../../../../schemas/problem";
import { compileEffect } from "../../../core/compiler";
import type { Vocabulary } from "../../../core/vocabulary";
import { anatomyOf, unknownBases } from "../anatomy";
import type { Card } from "../card-schema";
import { flaskComponents } from "../components";
import { report } from "../problems";
import type { CompiledSet, Design } from "./compiled-set";
import type { State } from "./state";

/** Cards become designs: what they cost, and their effects as programs. */

export function designOfCard(set: CompiledSet, id: string, card: Card): Design {
  const { code, cost, isReaction } = anatomyOf(card);
  const fixed = flaskComponents.costOrder.map((colour) => cost.fixed[colour]!);
  const key = [...fixed, cost.any, cost.cards].reduce((sum, part) => sum * 64 + part, 0);
  return {
    id,
    name: card.name || id,
    code,
    cost: { key, fixed, any: cost.any, cards: cost.cards },
    isReaction,
    // Every card has its number, whether or not its effects are compiled.
    program: set.programs.push([]) - 1,
  };
}

export function compileCard(
  { programs }: CompiledSet,
  words: Vocabulary<State>,
  { program }: Design,
  card: Card,
): void {
  programs[program] = compileEffect(
    words,
    anatomyOf(card).effects.flatMap(({ tree }) => tree),
  );
}

export const badCard = ({ id, name }: Design, reason: string): Problem =>
  report("flask/bad-effect", { card: id }, { card: name, reason });

export function unplayable({ id, name }: Design, card: Card): Problem | undefined {
  const base = unknownBases(card).at(-1);
  return base === undefined ? undefined : report("flask/unknown-base", { card: id }, { card: name, id: base });
}
