import type { FlaskBase } from "../../../schemas/cards/flask";
import type { ComponentSet, ComposedEffect } from "../../core/composition";
import type { Json } from "../../core/vocabulary";

/** What each composed effect does, as effect trees (rules §8.3). Reaction does nothing by itself: it is a keyword of playing. */
const trees: Record<string, (effect: ComposedEffect) => Json[]> = {
  reaction: () => [],
  add: ({ symbols }) =>
    ["Y", "B"].flatMap((resource): Json[] => {
      const n = symbols.filter((symbol) => symbol === resource).length;
      return n === 0 ? [] : [{ gain: { who: "self", resource, n } }];
    }),
  draw: ({ amount }) => [{ draw: { who: "self", n: amount, from: ["deck", "discard"] } }],
  choose: () => [{ chooseKind: "kind" }, { gain: { who: "self", resource: "kind", n: 2 } }],
  remove: ({ amount }) => [{ chooseEnemy: "enemy" }, { lose: { who: "enemy", n: amount } }],
  discard: ({ amount }) => [{ chooseEnemy: "enemy" }, { discard: { who: "enemy", n: amount, overflow: "mill" } }],
  reboot: () => [{ move: { from: "played", to: "hand" } }],
};

export type FlaskSet = ComponentSet<FlaskBase>;

export function flaskEffects(effects: readonly ComposedEffect[]): Json[] {
  return effects.flatMap((effect) => {
    const tree = trees[effect.key];
    if (!tree) throw new Error(`No effect “${effect.key}”.`);
    return tree(effect);
  });
}
