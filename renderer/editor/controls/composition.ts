import type { RichText } from "../../../engine/core/card-game";
import type { Options } from "../../../engine/core/options";
import { isRecord } from "../fields/pointer";
import { type Field, fieldsOf } from "../fields/schema-fields";

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

/** The components of a composition; a description reads "cost: effect". */
export function basesOf(field: Field, rules: Options): Base[] {
  return fieldsOf(field.schema, field.pointer).map((base) => {
    const [cost = "", ...effect] = (base.schema.description ?? "").split(": ");
    const gives = effect.length > 0 ? effect.join(": ") : cost;
    return {
      field: base,
      maximum: limitOf(base.schema, rules),
      cost: effect.length > 0 ? cost : "",
      effect: gives.charAt(0).toUpperCase() + gives.slice(1),
    };
  });
}

export function countOf(composition: unknown, key: string): number {
  const count = isRecord(composition) ? composition[key] : undefined;
  return typeof count === "number" && Number.isFinite(count) ? count : 0;
}

export const totalOf = (composition: unknown): number =>
  isRecord(composition) ? Object.keys(composition).reduce((sum, key) => sum + countOf(composition, key), 0) : 0;
