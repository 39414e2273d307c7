import type { Json } from "../../../engine/core/vocabulary";
import { valueAt, withValueAt } from "../../../schemas/json-pointer";

/** The card with nothing of that ability; of what is no ability by itself, what stands around the effect. */
export function without(card: object, at: string): Json {
  const own = valueAt(card, at);
  const list = at.replace(/\/\d+$/, "");
  const { type, basic } = card as { type?: string; basic?: boolean };
  const frame = { name: "Somebody", ...(type !== undefined && { type }), ...(basic && { basic }) };
  if (list === "/abilities" || list === at || typeof own !== "object") return frame as Json;
  const { do: _, ...around } = own as Record<string, Json>;
  return withValueAt(
    frame,
    list,
    Array.from({ length: Number(at.slice(list.length + 1)) + 1 }, () => around),
  ) as Json;
}
