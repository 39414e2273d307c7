import type { FlaskCard } from "../../../schemas/cards/flask";
import type { Problem, Where } from "../../../schemas/problem";
import { componentCount, compose } from "../../core/composition";
import { flaskComponents } from "./components";
import { type FlaskOptions, flaskDefaults } from "./options";
import { flaskProblems } from "./problems";

const colourNames: Record<string, string> = { G: "green", Y: "yellow", B: "blue", R: "red" };
const where: Where = { field: "/composition" };

export function checkFlaskCard(card: FlaskCard, options: FlaskOptions = flaskDefaults): Problem[] {
  const problems: Problem[] = [];
  const { report } = flaskProblems;
  const { counterCap, increaseAmount, maxBasesPerCard, maxPlaysPerTurn } = options;
  const { code, cost } = compose(flaskComponents, card.composition);
  const name = card.name.trim() || "This card";

  const bases = componentCount(flaskComponents, card.composition);
  if (bases === 0) problems.push(report("flask/no-base-cards", where, { card: name }));
  if (bases > maxBasesPerCard) {
    const params = { card: name, count: bases, max: maxBasesPerCard, excess: bases - maxBasesPerCard };
    problems.push(report("flask/too-many-base-cards", where, params));
  }
  if (card.name.trim() === "")
    problems.push(report("flask/unnamed-card", { field: "/name" }, { code: code || "(none)" }));

  const colourLimit = counterCap + increaseAmount;
  for (const [colour, count] of Object.entries(cost.fixed)) {
    if (count <= colourLimit) continue;
    const params = { card: name, count, colour: colourNames[colour] ?? colour, limit: colourLimit };
    problems.push(report("flask/costly-colour", where, params));
  }
  const total = Object.values(cost.fixed).reduce((sum, n) => sum + n, cost.any);
  const totalLimit = 4 * counterCap + increaseAmount;
  if (total > totalLimit) {
    problems.push(report("flask/costly-card", where, { card: name, count: total, limit: totalLimit }));
  }
  if (givesBackItsCost(card)) {
    problems.push(report("flask/endless-reboot", where, { card: name, cap: maxPlaysPerTurn }));
  }
  return problems;
}

/** Rules §4 W3: a Reboot card whose gains cover its cost. */
function givesBackItsCost({ composition }: FlaskCard): boolean {
  const n = (base: keyof typeof composition): number => composition[base] ?? 0;
  return n("Y2") > 0 && n("Y1") + 2 * n("B1") - n("R1") - n("R2") - n("B2") - 2 * n("G2") - 2 >= 0;
}
