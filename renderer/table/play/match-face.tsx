import { memo } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import { BlankCard, FacePaper } from "../../press/card-face";
import { useProjectPress } from "../../press/project-press";
import { useDrawnFace, useFaceOrder } from "../../press/use-face";

interface Props {
  /** Its id, or "back". */
  id: string;
  card: Json;
  side: "card" | "back";
}

/** All backs are drawn by one card of the set, whose name is on none of them. */
const unnamed = new WeakMap<object, Json>();
function withoutName(card: Json): Json {
  if (typeof card !== "object" || card === null) return card;
  const known = unnamed.get(card) ?? ({ ...card, name: "A card face down" } as Json);
  unnamed.set(card, known);
  return known;
}

/** The face of a card as the match has it, which may be older than the one in the set; or the back of the game. */
export const MatchFace = memo(function MatchFace({ id, card, side }: Props) {
  const press = useProjectPress();
  const face = useDrawnFace(useFaceOrder(press, id, side === "back" ? withoutName(card) : card, press?.[side]), "soon");
  return face ? <FacePaper face={face} /> : <BlankCard />;
});
