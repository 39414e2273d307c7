import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/value";

/** Why a value doesn't fit a schema, in a few words; null if it does. For what other programs hand in, never on the hot path. */
export function fitsSchema(schema: TSchema, value: unknown): string | null {
  if (Check(schema, value)) return null;
  const [first] = Errors(schema, value);
  return first ? `${first.instancePath || "it"} ${first.message}` : "it has another form";
}
