import { joinPointer, parentOf, valueAt, withoutValueAt, withValueAt } from "../schemas/json-pointer";
import type { DocumentRepair } from "../schemas/repair";

/** A document after what mends it. */
export function withRepair(document: unknown, { do: what, at, value }: DocumentRepair): unknown {
  if (what === "move") return document;
  if (what === "remove") return withoutValueAt(document, at);
  if (what !== "rename") return value === undefined ? document : withValueAt(document, at, value);
  return withValueAt(withoutValueAt(document, at), joinPointer(parentOf(at), String(value)), valueAt(document, at));
}
