import type { FlaskCard } from "../../../schemas/cards/flask";
import type { Problem, Where } from "../../../schemas/problem";
import { compileEffect, slipIn } from "../../core/compiler";
import { componentCount } from "../../core/composition";
import type { Json } from "../../core/vocabulary";
import { anatomyOf, isHandWritten } from "./anatomy";
import { componentsFor, flaskComponents } from "./components";
import { type FlaskOptions, flaskDefaults } from "./options";
import { flaskVocabulary } from "./play/vocabulary";
import { flaskProblems } from "./problems";

const colourNames: Record<string, string> = { G: "green", Y: "yellow", B: "blue", R: "red" };
const where: Where = { field: "/composition" };

export function checkFlaskCard(card: FlaskCard, options: FlaskOptions = flaskDefaults): Problem[] {
  const problems: Problem[] = [];
  const { report } = flaskProblems;
  const { counterCap, increaseAmount, maxBasesPerCard, maxPlaysPerTurn } = options;
  const { code, cost, effects } = anatomyOf(card);
  const name = card.name.trim() || "This card";
  if (isHandWritten(card))
    problems.push(
      ...checkEffects(
        effects.map(({ tree }) => tree),
        name,
      ),
    );
  else if (card.cost || card.keywords)
    problems.push(report("flask/values-without-effects", { field: card.cost ? "/cost" : "/keywords" }, { card: name }));

  for (const { id, name: base, max } of componentsFor(options.maxPerBase).components) {
    const count = card.composition[id] ?? 0;
    if (count <= max) continue;
    const params = { card: name, count, base, max };
    problems.push(report("flask/too-many-of-a-base", { field: `/composition/${id}` }, params));
  }
  const bases = componentCount(flaskComponents, card.composition);
  if (isHandWritten(card) && bases > 0) problems.push(report("flask/idle-values", where, { card: name }));
  if (bases === 0 && !isHandWritten(card)) problems.push(report("flask/no-base-cards", where, { card: name }));
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

const vocabulary = flaskVocabulary(flaskDefaults, { designs: [] });

/** Whether the engine can play what is written by hand; each slip is told where it is. */
function checkEffects(effects: readonly Json[], name: string): Problem[] {
  // What an effect names, those after it may speak of.
  const slips = effects.map((_, n) => slipIn(() => compileEffect(vocabulary, effects.slice(0, n + 1))));
  return slips.flatMap((reason, n) => {
    const isNew = reason !== null && (n === 0 || slips[n - 1] === null);
    return isNew ? [flaskProblems.report("flask/bad-effect", { field: `/effects/${n}` }, { card: name, reason })] : [];
  });
}

/** Rules §4 W3: a Reboot card whose gains cover its cost. */
function givesBackItsCost(card: FlaskCard): boolean {
  if (isHandWritten(card)) return false;
  const { composition } = card;
  const n = (base: keyof typeof composition): number => composition[base] ?? 0;
  return n("Y2") > 0 && n("Y1") + 2 * n("B1") - n("R1") - n("R2") - n("B2") - 2 * n("G2") - 2 >= 0;
}
