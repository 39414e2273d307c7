import type { TObject } from "typebox";

/** From the least to the most that a number may be. */
export interface Limits {
  least: number;
  most: number;
  whole: boolean;
}

/** What a schema says about one of its numbers, so that a field and a command line never say it again. */
export function limitsOf<T extends TObject>(schema: T, name: keyof T["properties"] & string): Limits {
  const { type, minimum, maximum } = schema.properties[name] as { type?: string; minimum?: number; maximum?: number };
  if (minimum === undefined || maximum === undefined) throw new Error(`“${name}” has no limits in its schema.`);
  return { least: minimum, most: maximum, whole: type === "integer" };
}
