import type { Problem } from "../../../schemas/problem";
import { removing, setting } from "../../../schemas/repair";
import { plainText, withArticle } from "../../core/rich-text";
import { checkAbilities } from "./ability-check";
import { typeNames } from "./card-facts";
import type { Card, CastleLanesType } from "./card-schema";
import { cardText } from "./card-text";
import { report } from "./problems";
import { symbols } from "./symbols";

type Value =
  | "cost"
  | "rarity"
  | "hp"
  | "attack"
  | "move"
  | "moveEvery"
  | "entryTile"
  | "traits"
  | "blueprint"
  | "space"
  | "class";

const words: Record<Value, string> = {
  cost: "cost",
  rarity: "rarity",
  hp: "health",
  attack: "attack",
  move: "movement",
  moveEvery: "marching pace",
  entryTile: "entry tile",
  traits: "traits",
  blueprint: "blueprint",
  space: "space condition",
  class: "class",
};

const used: Record<CastleLanesType, readonly Value[]> = {
  unit: ["cost", "rarity", "hp", "attack", "move", "moveEvery", "entryTile", "traits", "space", "class"],
  building: ["cost", "rarity", "hp", "blueprint", "space", "class"],
  skill: ["cost", "rarity", "space", "class"],
  class: [],
};

export function checkCard(card: Card): Problem[] {
  const problems: Problem[] = [];
  const type = typeNames[card.type].toLowerCase();
  const name = card.name.trim() || `This ${type}`;

  if (card.name.trim() === "") problems.push(report("castle-lanes/unnamed-card", { field: "/name" }, { type }));
  for (const value of Object.keys(words) as Value[]) {
    if (card[value] === undefined || used[card.type].includes(value)) continue;
    const at = { field: `/${value}` };
    const params = { card: name, value: words[value], type: withArticle(type) };
    problems.push({ ...report("castle-lanes/unused-value", at, params), repairs: [removing(at.field)] });
  }
  if (card.type === "building" && !Object.values(card.blueprint ?? {}).some((tiles) => tiles.length > 0)) {
    problems.push(report("castle-lanes/empty-blueprint", { field: "/blueprint" }, { card: name }));
  }
  const { min, max } = card.space ?? {};
  if (min !== undefined && max !== undefined && min > max) {
    const swapped = setting("/space", { min: max, max: min }, "Swap the two numbers");
    const problem = report("castle-lanes/space-reversed", { field: "/space" }, { card: name, min, max });
    problems.push({ ...problem, repairs: [swapped] });
  }
  problems.push(...checkAbilities(card, name));
  if (card.type !== "unit" && !card.text?.trim() && !card.abilities?.length && !card.keywords) {
    problems.push(report("castle-lanes/no-text", { field: "/text" }, { card: name, type: withArticle(type) }));
  }
  return [...problems, ...checkOwnText(card, name)];
}

/** Whether the printed words are those of the effects. */
function checkOwnText(card: Card, name: string): Problem[] {
  const { printed, generated, isOverridden } = cardText(card);
  const text = { field: "/text" };
  if (isOverridden) {
    const said = plainText(generated, symbols).replaceAll("\n", " ");
    const problem = report("castle-lanes/own-text", text, { card: name, generated: said });
    return [{ ...problem, repairs: [removing("/text", "Use the generated text")] }];
  }
  return printed !== "" && generated === "" ? [report("castle-lanes/only-text", text, { card: name })] : [];
}
