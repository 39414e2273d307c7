import { memo, useMemo } from "react";
import { printedNumbers } from "../../../project/printed-numbers";
import { BlankCard, FacePaper } from "../../press/card-face";
import { useProjectPress } from "../../press/project-press";
import { useProjectSurroundings } from "../../press/surroundings";
import { useDrawnFace } from "../../press/use-face";
import type { OtherSet } from "./use-other-sets";

/** How a card of another set looks in this one. Its picture comes with it when it is lent: until then its symbol stands for it. */
export const LentFace = memo(function LentFace({ id, card, set }: { id: string; card: object; set: OtherSet }) {
  const press = useProjectPress();
  const around = useProjectSurroundings();
  const order = useMemo(() => {
    if (!press) return undefined;
    const numbers = printedNumbers(set.lender.files);
    return { kit: press.kit, template: press.card, id, card, around: { ...around, numbers, picture: noPicture } };
  }, [press, around, set, id, card]);
  const face = useDrawnFace(order, "soon");
  return face ? <FacePaper face={face} /> : <BlankCard />;
});

const noPicture = () => undefined;
