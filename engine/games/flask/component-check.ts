import type { Problem } from "../../../schemas/problem";
import type { SharedParts } from "../../core/card-game";
import { type ComponentEffect, effectTree } from "../../core/composition";
import { type EffectError, placeOfSlip } from "../../core/effect-error";
import { slipsIn } from "./card-check";
import type { Component as FlaskComponent } from "./component-schema";
import { flaskComponents } from "./components";
import { completed, componentOf, type OwnComponents, shared } from "./own-components";
import { report } from "./problems";

/** What is wrong with a project's components beyond their schema, by id. */
export function checkComponents(given: SharedParts["components"]): Map<string, Problem[]> {
  const own = given as OwnComponents;
  const whole = completed(own);
  return new Map(Object.entries(own).map(([id, component]) => [id, checkComponent(id, component, whole)]));
}

function checkComponent(id: string, written: FlaskComponent, all: OwnComponents): Problem[] {
  const name = written.name.trim() || id;
  const base = flaskComponents.components.find((other) => other.id === id);
  if (base) return [report("flask/taken-component-id", {}, { id, base: base.name })];
  const component = componentOf(id, all[id]!);
  const missing = missingOf(all[id]!.effect);
  if (missing.length > 0) {
    const params = { component: name, missing: missing.join(", "), key: written.effect.key };
    return [report("flask/unfinished-component", { field: `/effect/${missing[0]}` }, params)];
  }
  const effect = {
    declared: component.effect,
    amount: component.effect.amount ?? 1,
    symbols: [...(component.effect.symbols ?? [])],
  };
  const slips = slipsIn(effectTree(effect)).flatMap((slip) =>
    slip === null
      ? []
      : [report("flask/bad-effect", { field: placeInTree(slip, written) }, { card: name, reason: slip.message })],
  );
  return [...differences(id, name, all), ...(slips.length > 0 ? slips : idleAmount(name, component.effect))];
}

/** Where it is in what was written, of which what is played is a copy with amounts put in. */
const placeInTree = (slip: EffectError, { effect }: FlaskComponent): string =>
  placeOfSlip(slip, effect.tree, "/effect/tree");

/** What an effect of this kind must say, here or by another component with its key. */
function missingOf({ rank, merge, tree, amount, symbols = [] }: FlaskComponent["effect"]): string[] {
  const said = { rank, merge, tree, ...(merge === "sum" && { amount: amount || undefined }) };
  const missing = Object.entries(said).flatMap(([field, value]) => (value === undefined ? [field] : []));
  return merge === "symbols" && symbols.length === 0 ? [...missing, "symbols"] : missing;
}

/** Components with one key share one effect, so they must agree on it. */
function differences(id: string, name: string, all: OwnComponents): Problem[] {
  const mine = all[id]!;
  const others = [
    ...flaskComponents.components.map((base) => ({ id: base.id, effect: base.effect as FlaskComponent["effect"] })),
    ...Object.entries(all).map(([other, { effect }]) => ({ id: other, effect })),
  ];
  const first = others.find((other) => other.effect.key === mine.effect.key)!;
  return shared
    .filter((field) => JSON.stringify(mine.effect[field]) !== JSON.stringify(first.effect[field]))
    .map((field) =>
      report(
        "flask/differing-component",
        { field: `/effect/${field}` },
        { component: name, field, other: first.id, key: mine.effect.key },
      ),
    );
}

function idleAmount(name: string, { merge, tree }: ComponentEffect): Problem[] {
  const word = ({ sum: "amount", symbols: "symbol" } as Partial<Record<string, string>>)[merge];
  if (word === undefined || JSON.stringify(tree).includes(`"${word}"`)) return [];
  return [report("flask/idle-amount", { field: "/effect/tree" }, { component: name, word })];
}
