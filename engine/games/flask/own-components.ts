import type { SharedParts } from "../../core/card-game";
import { type Component, type ComponentEffect, type ComponentSet, withComponents } from "../../core/composition";
import type { Json } from "../../core/vocabulary";
import type { Card } from "./card-schema";
import type { Component as FlaskComponent } from "./component-schema";
import { flaskComponents } from "./components";

/** Components of a designer's own, beside the base cards (rules §8.5). */

export type OwnComponents = Readonly<Record<string, FlaskComponent>>;

/** Of how an effect works, what one component may leave to another with the same key. */
export const shared = ["rank", "merge", "tree", "keyword", "title", "reminder", "reminderAlone"] as const;

/** A component as written is whole once it says all of its effect that another says for it: its base card, or the first of its kind. */
export function completed(own: OwnComponents): Record<string, FlaskComponent> {
  const declared = new Map<string, Partial<ComponentEffect>>();
  for (const { effect } of flaskComponents.components) if (!declared.has(effect.key)) declared.set(effect.key, effect);
  const inOrder = Object.entries(own).sort(([a, x], [b, y]) => x.rank - y.rank || (a < b ? -1 : 1));
  for (const [, { effect }] of inOrder)
    if (!declared.has(effect.key) && effect.tree !== undefined) declared.set(effect.key, effect as ComponentEffect);
  return Object.fromEntries(
    Object.entries(own).map(([id, component]) => {
      const model = declared.get(component.effect.key) ?? {};
      const said = Object.fromEntries(
        shared.flatMap((field) => (model[field] === undefined ? [] : [[field, model[field]]])),
      );
      return [id, { ...component, effect: { ...said, ...component.effect } } as FlaskComponent];
    }),
  );
}

const usual = { rank: 99, merge: "sum" } as const;

export const componentOf = (id: string, { name, rank, max, cost, effect }: FlaskComponent): Component => ({
  id,
  name: name.trim() || id,
  rank,
  max,
  cost: { fixed: cost.fixed ?? {}, any: cost.any ?? 0, cards: cost.cards ?? 0 },
  effect: { ...usual, ...effect, tree: (effect.tree ?? []) as Json[] } as ComponentEffect,
});

/** A small attack: something to change, and playable as it is. */
const plain: Pick<FlaskComponent, "rank" | "max" | "cost" | "effect"> = {
  rank: 6,
  max: 3,
  cost: { fixed: { R: 1 } },
  effect: {
    key: "plain",
    rank: 5,
    merge: "sum",
    amount: 1,
    tree: [{ chooseEnemy: "enemy" }, { lose: { who: "enemy", n: "amount" } }],
  },
};

/** A component beside the one that it is like, with an effect of its own. */
export function newComponent({ id, name, like }: { id: string; name: string; like?: unknown }): FlaskComponent {
  const { rank, max, cost, effect } = (like as FlaskComponent | undefined) ?? plain;
  return {
    $schema: "../schemas/flask-component.schema.json",
    name,
    rank: rank + 0.5,
    max,
    cost,
    effect: { ...effect, key: id.toLowerCase(), rank: (effect.rank ?? 0) + 0.5 },
  };
}

/** Of a project's components those that the card is composed of: with them it stands alone. */
export function complement(card: Card, { components }: SharedParts): Partial<Card> | undefined {
  const used = Object.keys(card.composition).filter((id) => Object.hasOwn(components, id));
  if (used.length === 0) return undefined;
  const whole = completed(components as OwnComponents);
  return { components: { ...card.components, ...Object.fromEntries(used.map((id) => [id, whole[id]!])) } };
}

/** The base cards with others among them. No other takes the place of a base card. */
export const setWith = (own: OwnComponents, base: ComponentSet = flaskComponents): ComponentSet =>
  withComponents(
    base,
    Object.entries(completed(own)).flatMap(([id, component]) =>
      base.components.some((known) => known.id === id) ? [] : [componentOf(id, component)],
    ),
  );
