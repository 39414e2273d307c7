import type { CardGame, RichText, SharedParts } from "../../../engine/core/card-game";
import type { Options } from "../../../engine/core/options";
import { factsOf } from "../../../project/project-text";
import { componentSample } from "../../../project/whole-card";
import type { Component } from "../../../schemas/component";
import { isRecord, joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { type Field, fieldsOf } from "../../document/schema-fields";

/** A component as the tray shows it. */
export interface Base {
  field: Field;
  maximum: number;
  cost: RichText;
  effect: RichText;
}

const limitOf = ({ maximum = Number.POSITIVE_INFINITY, "x-rule": rule }: Field["schema"], rules: Options): number => {
  const most = rules[rule ?? ""];
  return typeof most === "number" ? Math.min(most, maximum) : maximum;
};

/** The game's own components of a composition. */
export const basesOf = (field: Field, rules: Options): Base[] =>
  fieldsOf(field.schema, field.pointer).map((base) => ({
    field: base,
    maximum: limitOf(base.schema, rules),
    cost: base.schema["x-cost"] ?? "",
    effect: base.schema["x-effect"] ?? "",
  }));

/** The game's components with the project's among them, each in its place, and last those that a card asks for in vain. */
export function trayOf(field: Field, rules: Options, game: CardGame, parts: SharedParts, value: unknown): Base[] {
  const bases = basesOf(field, rules);
  const own = Object.entries(parts.components as Record<string, Component>);
  const rankOf = new Map<string, number>([
    ...(game.composition?.base ?? []).map(({ id, rank }): [string, number] => [id, rank]),
    ...own.map(([id, { rank }]): [string, number] => [id, rank]),
  ]);
  const known = [...bases, ...own.map(([id, component]) => ownBase(field.pointer, game, parts, id, component))].sort(
    (a, b) => (rankOf.get(a.field.key) ?? 0) - (rankOf.get(b.field.key) ?? 0),
  );
  const strays = Object.keys(isRecord(value) ? value : {}).filter((id) => !known.some((base) => base.field.key === id));
  return [...known, ...strays.map((id) => stray(field.pointer, id, countOf(value, id)))];
}

function ownBase(pointer: Pointer, game: CardGame, parts: SharedParts, id: string, component: Component): Base {
  const sample = componentSample(id, 1, parts, game.id);
  const { cost = "", text } = sample === undefined ? { text: "" } : factsOf(sample, game.id);
  return {
    field: counter(pointer, id, component.name.trim() || id, component.max),
    maximum: component.max,
    cost: cost || "no cost",
    effect: text || "no effect yet",
  };
}

const stray = (pointer: Pointer, id: string, count: number): Base => ({
  field: counter(pointer, id, id, count),
  maximum: count,
  cost: "",
  effect: "There is no such component",
});

const counter = (parent: Pointer, key: string, title: string, maximum: number): Field => ({
  pointer: joinPointer(parent, key),
  key,
  title,
  schema: { type: "integer", minimum: 0, maximum },
  optional: true,
  control: "stepper",
});

export function countOf(composition: unknown, key: string): number {
  const count = isRecord(composition) ? composition[key] : undefined;
  return typeof count === "number" && Number.isFinite(count) ? count : 0;
}

export const totalOf = (composition: unknown): number =>
  isRecord(composition) ? Object.keys(composition).reduce((sum, key) => sum + countOf(composition, key), 0) : 0;
