import type { Problem, Where } from "../../../schemas/problem";
import { removing, renaming, setting } from "../../../schemas/repair";
import { compileEffect } from "../../core/compiler";
import { componentCount } from "../../core/composition";
import { type EffectError, placeOfSlip, slipIn } from "../../core/effect-error";
import { nearest } from "../../core/nearest";
import type { Json } from "../../core/vocabulary";
import { type Anatomy, anatomyOf, componentsOf, isHandWritten } from "./anatomy";
import type { Card } from "./card-schema";
import { componentsFor } from "./components";
import { defaults, type Options } from "./options";
import { emptySet } from "./play/compiled-set";
import { vocabulary } from "./play/vocabulary";
import { report } from "./problems";

const colourNames: Record<string, string> = { G: "green", Y: "yellow", B: "blue", R: "red" };
const where: Where = { field: "/composition" };

export function checkCard(card: Card, options: Options = defaults): Problem[] {
  const problems: Problem[] = [];
  const { counterCap, increaseAmount, maxBasesPerCard, maxPlaysPerTurn } = options;
  const anatomy = anatomyOf(card);
  const { code, cost, effects } = anatomy;
  const name = card.name.trim() || "This card";
  if (!isHandWritten(card) && (card.cost || card.keywords)) {
    const field = card.cost ? "/cost" : "/keywords";
    const problem = report("flask/values-without-effects", { field }, { card: name });
    problems.push({ ...problem, repairs: [removing(field)] });
  }
  const slips = slipsIn(effects.map(({ tree }) => tree));
  slips.forEach((slip, n) => {
    if (slip === null) return;
    const field = isHandWritten(card) ? placeOfSlip(slip, card.effects?.[n], `/effects/${n}`) : "/composition";
    problems.push(report("flask/bad-effect", { field }, { card: name, reason: slip.message }));
  });

  const set = componentsOf(card, componentsFor(options.maxPerBase));
  for (const [id, count = 0] of Object.entries(card.composition)) {
    const field = `/composition/${id}`;
    const base = set.components.find((component) => component.id === id);
    if (!base) {
      const meant = nearest(
        id,
        set.components.map((component) => component.id),
      );
      const isMeant = meant !== undefined && !Object.hasOwn(card.composition, meant);
      const repairs = isMeant ? { repairs: [renaming(field, meant, `Use ${meant}`)] } : {};
      problems.push({ ...report("flask/unknown-base", { field }, { card: name, id }), ...repairs });
    } else if (count > base.max) {
      const params = { card: name, count, base: base.name, max: base.max };
      const repairs = [setting(field, base.max, `Set to ${base.max}`)];
      problems.push({ ...report("flask/too-many-of-a-base", { field }, params), repairs });
    }
  }
  const bases = componentCount(card.composition);
  if (isHandWritten(card) && bases > 0) {
    const repairs = [setting("/composition", {}, "Remove the components")];
    problems.push({ ...report("flask/idle-values", where, { card: name }), repairs });
  }
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
  const total = resourcesOf(anatomy);
  const totalLimit = 4 * counterCap + increaseAmount;
  if (total > totalLimit) {
    problems.push(report("flask/costly-card", where, { card: name, count: total, limit: totalLimit }));
  }
  if (givesBackItsCost(card, anatomy)) {
    problems.push(report("flask/endless-reboot", where, { card: name, cap: maxPlaysPerTurn }));
  }
  return problems;
}

const words = vocabulary(emptySet({ options: defaults }));

/** Why the engine can't play what was written, effect by effect; a slip is told where it is. */
export function slipsIn(effects: readonly Json[]): (EffectError | null)[] {
  // What an effect names, those after it may speak of.
  const slips = effects.map((_, n) => slipIn(() => compileEffect(words, effects.slice(0, n + 1))));
  return slips.map((slip, n) => (n > 0 && slips[n - 1] !== null ? null : slip));
}

const resourcesOf = ({ cost }: Anatomy): number => Object.values(cost.fixed).reduce((sum, n) => sum + n, cost.any);

/** Rules §4 W3: a Reboot card whose gains cover its cost. */
function givesBackItsCost(card: Card, anatomy: Anatomy): boolean {
  if (isHandWritten(card) || !card.composition.Y2) return false;
  const gains = anatomy.effects
    .flatMap(({ tree }) => tree)
    .reduce<number>((sum, part) => sum + ((part as { gain?: { n?: number } }).gain?.n ?? 0), 0);
  return gains >= resourcesOf(anatomy);
}
