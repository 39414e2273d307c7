import type { Problem } from "../../../schemas/problem";
import { figure } from "../../decks/figure";
import { checkAbilities } from "./ability-check";
import { skullsOf, slotsOf } from "./card-facts";
import type { Card } from "./card-schema";
import { limits } from "./options";
import { report } from "./problems";

/** Rules §4 W5: power for each card an egg costs, itself included; a skull counts two. */
const usualPower = { low: 3, high: 7.5 };

export function checkCard(card: Card): Problem[] {
  const { maxSlots } = limits;
  const problems: Problem[] = [];
  const name = card.name.trim() || "This dragon";
  const slots = slotsOf(card);
  const skulls = skullsOf(card);

  if (card.name.trim() === "") problems.push(report("hatch/unnamed-card", { field: "/name" }));
  if (slots + skulls === 0) problems.push(report("hatch/asks-nothing", { field: "/needs" }, { card: name }));
  if (slots > maxSlots) {
    const params = { card: name, slots, max: maxSlots, excess: slots - maxSlots };
    problems.push(report("hatch/too-many-slots", { field: "/needs" }, params));
  }
  const ratio = card.power / (1 + slots + 2 * skulls);
  if (ratio < usualPower.low || ratio > usualPower.high) {
    const repair =
      ratio < usualPower.low ? "Raise its power or let it ask for less." : "Lower its power or let it ask for more.";
    const params = {
      card: name,
      ratio: figure(ratio, [usualPower.low, usualPower.high], 1),
      low: usualPower.low.toFixed(1),
      high: usualPower.high.toFixed(1),
      repair,
    };
    problems.push(report("hatch/unusual-power", { field: "/power" }, params));
  }
  problems.push(...checkAbilities(card, name));
  return problems;
}
