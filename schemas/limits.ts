import type { TObject } from "typebox";

/** What a schema says about one of its properties, so that a field and a command line never say it again. */

/** From the least to the most that a number may be. */
export interface Limits {
  least: number;
  most: number;
  whole: boolean;
}

interface Said {
  title: string;
  description: string | undefined;
  /** After its number: mm, dpi, °. */
  unit: string | undefined;
  /** What people read for each value of an enum. */
  labels: Readonly<Record<string, string>>;
}

interface Declared {
  type?: string;
  minimum?: number;
  maximum?: number;
  title?: string;
  description?: string;
  "x-unit"?: string;
  "x-labels"?: Readonly<Record<string, string>>;
}

export function limitsOf<T extends TObject>(schema: T, name: keyof T["properties"] & string): Limits {
  const { type, minimum, maximum } = schema.properties[name] as Declared;
  if (minimum === undefined || maximum === undefined) throw new Error(`“${name}” has no limits in its schema.`);
  return { least: minimum, most: maximum, whole: type === "integer" };
}

export function saidOf<T extends TObject>(schema: T, name: keyof T["properties"] & string): Said {
  const { title, description, "x-unit": unit, "x-labels": labels = {} } = schema.properties[name] as Declared;
  if (title === undefined) throw new Error(`“${name}” has no title in its schema.`);
  return { title, description, unit, labels };
}

/** In characters. Longer formulas nobody reads. */
export const formulaLength = 400;

/** How many files one step may change. */
export const mostChanges = 20_000;

/** Of deals and series of matches alike. */
export const mostSeed = 2_147_483_647;
