import type { Problem } from "../../../schemas/problem";
import { slipIn } from "../../core/compiler";
import type { Card } from "./card-schema";
import { defaults } from "./options";
import { emptySet } from "./play/compiled-set";
import { compileCard, designOfCard } from "./play/designs";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

/** Whether the engine can play the card's abilities. One at a time, so that each slip is told where it is. */
export function checkAbilities(card: Card, name: string): Problem[] {
  return (card.abilities ?? []).flatMap((ability, n) => {
    const reason = slipOf({ ...card, abilities: [ability] });
    return reason === null ? [] : [report("hatch/bad-ability", { field: `/abilities/${n}` }, { card: name, reason })];
  });
}

function slipOf(card: Card): string | null {
  const set = emptySet({ options: defaults });
  return slipIn(() => compileCard(set, vocabulary(set), designOfCard(set, "", card), card));
}
