import type { Pointer } from "../../../schemas/json-pointer";
import type { Template } from "../../../schemas/template";
import { holderOf, layerAt } from "./layer-lists";

/** What the hand may do with a layer. What it may not, it is told why. */
type Freedom =
  | { kind: "free" }
  /** A column gives its children their place; only their height is their own. */
  | { kind: "column"; why: string };

const inColumn =
  "Its column places this layer. Give it a height, space above or an inset, let it grow, or drag it out of the column in the list.";

export function freedomOf(template: Template, pointer: Pointer): Freedom {
  const holder = holderOf(pointer);
  return holder !== undefined && layerAt(template, holder)?.kind === "column"
    ? { kind: "column", why: inColumn }
    : { kind: "free" };
}
