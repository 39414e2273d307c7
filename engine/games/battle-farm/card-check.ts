import type { Problem } from "../../../schemas/problem";
import { type DocumentRepair, removing, setting } from "../../../schemas/repair";
import { checkAbilities } from "./ability-check";
import { triggersOf } from "./card-facts";
import type { BattleFarmKind, Card } from "./card-schema";
import { grades } from "./options";
import { kindNames } from "./printed-names";
import { report } from "./problems";

type Field = "rarity" | "group" | "triggers" | "ability" | "replayable" | "limit" | "beds" | "bonus" | "copies";

const words: Record<Field, string> = {
  rarity: "a rarity",
  group: "a colour",
  triggers: "a trigger",
  ability: "an ability name",
  replayable: "the mark Replayable",
  limit: "a limit of use",
  beds: "beds",
  bonus: "a bonus",
  copies: "a number of copies",
};
const needed: Record<BattleFarmKind, readonly Field[]> = {
  crop: ["rarity", "group"],
  action: ["rarity"],
  class: ["beds", "limit"],
};
const welcome: Record<BattleFarmKind, readonly Field[]> = {
  crop: ["triggers", "ability", "copies"],
  action: ["replayable", "copies"],
  class: ["ability", "bonus"],
};
/** What a designer most likely chooses, of what a kind can't do without. */
const choices: Partial<Record<Field, readonly DocumentRepair[]>> = {
  rarity: [setting("/rarity", "common", "Make it common")],
  limit: [setting("/limit", "oncePerTurn", "Once per turn"), setting("/limit", "oncePerGame", "Once per game")],
  beds: [setting("/beds", ["common", "common", "common"], "Give it three Common Beds")],
};
const maxActionCost = 30;
/** Rules §4 D12: how far a crop's gain may lie outside the usual span. */
const gainTolerance = 1;

export function checkCard(card: Card): Problem[] {
  const found: Problem[] = [];
  const kind = kindNames[card.kind].toLowerCase();
  const name = card.name.trim() || "This card";

  if (card.name.trim() === "") found.push(report("battle-farm/unnamed-card", { field: "/name" }));
  for (const field of Object.keys(words) as Field[]) {
    const isGiven = card[field] !== undefined;
    const isNeeded = needed[card.kind].includes(field);
    const params = { card: name, field: words[field], kind };
    if (!isGiven && isNeeded) {
      const problem = report("battle-farm/missing-field", { field: `/${field}` }, params);
      found.push({ ...problem, repairs: choices[field] ?? [] });
    }
    if (isGiven && !isNeeded && !welcome[card.kind].includes(field)) {
      const problem = report("battle-farm/unused-field", { field: `/${field}` }, params);
      found.push({ ...problem, repairs: [removing(`/${field}`)] });
    }
  }
  if (card.kind !== "crop" && card.value > maxActionCost) {
    const params = { card: name, cost: card.value, max: maxActionCost };
    const repairs = [setting("/value", maxActionCost, `Set to ${maxActionCost}`)];
    found.push({ ...report("battle-farm/costly-action", { field: "/value" }, params), repairs });
  }
  const isPlayable = (card.abilities?.length ?? 0) > 0 || card.keywords !== undefined;
  const hasText = Boolean(card.text?.trim()) || isPlayable;
  if (!hasText && (card.kind !== "crop" || card.ability)) {
    found.push(report("battle-farm/no-text", { field: "/text" }, { card: name }));
  }
  if (card.kind === "crop" && hasText && triggersOf(card).length === 0 && !isPlayable) {
    found.push(report("battle-farm/no-trigger", { field: "/triggers" }, { card: name }));
  }
  found.push(...checkAbilities(card, name));
  return card.kind === "crop" ? [...found, ...checkGain(card, name)] : found;
}

function checkGain({ rarity, value }: Card, card: string): Problem[] {
  if (!rarity) return [];
  const { price, timer, usualGain } = grades[rarity];
  const gain = (value - price) / timer;
  const { low, high } = usualGain;
  if (gain >= low - gainTolerance && gain <= high + gainTolerance) return [];
  const repair = gain < low ? "Raise its value or make it more common." : "Lower its value or make it rarer.";
  const params = { card, gain: Number(gain.toFixed(1)), low, high, repair };
  return [report("battle-farm/unusual-gain", { field: "/value" }, params)];
}
