import { Type } from "typebox";
import * as slot from "../../../../core/slots";
import type { CompiledSet, Design } from "../compiled-set";
import { type Bounds, designNamed, lies, range } from "./filters";

/** Which cards are meant, in a hand, a deck or a discard pile. */
export interface CardFilter {
  type?: "worker" | "creature" | "structure" | "ability";
  tribe?: string;
  subtype?: string;
  card?: string;
  cost?: Bounds;
}
export const CardsLike = Type.Object(
  {
    type: Type.Optional(
      slot.oneOf("Type", { worker: "Worker", creature: "Creature", structure: "Structure", ability: "Ability" }),
    ),
    tribe: Type.Optional(slot.titled("Tribe", slot.tag)),
    subtype: Type.Optional(slot.titled("Subtype", slot.tag)),
    card: Type.Optional(slot.titled("Which card", slot.card)),
    cost: Type.Optional(slot.titled("Cost", range)),
  },
  { title: "Which cards", additionalProperties: false },
);

export function cardMatcher(set: CompiledSet, filter: CardFilter = {}): (design: Design | undefined) => boolean {
  const { type, tribe, subtype, card, cost } = filter;
  const index = card === undefined ? -1 : designNamed(set, card).index;
  return (design) =>
    design !== undefined &&
    (type === undefined || design.type === type) &&
    (tribe === undefined || design.tribe === tribe) &&
    (subtype === undefined || design.subtype === subtype) &&
    (card === undefined || design.index === index) &&
    (cost === undefined || lies(design.cost, cost));
}
