import type { Problem } from "../../../schemas/problem";
import { removing } from "../../../schemas/repair";
import { withArticle } from "../../core/rich-text";
import { checkAbilities } from "./ability-check";
import type { Card, GardenType } from "./card-schema";
import { report } from "./problems";
import { typeNames } from "./symbols";

type Value =
  | "subtype"
  | "cost"
  | "attack"
  | "defence"
  | "ap"
  | "range"
  | "keywords"
  | "condition"
  | "spawnCondition"
  | "location"
  | "site"
  | "specials"
  | "token";

const words: Record<Value, string> = {
  subtype: "a subtype",
  cost: "a cost",
  attack: "attack",
  defence: "defence",
  ap: "action points",
  range: "a range",
  keywords: "keywords",
  condition: "a condition",
  spawnCondition: "a condition",
  location: "a location",
  site: "a location",
  specials: "special actions",
  token: "the mark Token",
};
const used: Record<GardenType, readonly Value[]> = {
  queen: ["attack", "defence", "ap", "range", "keywords", "specials"],
  worker: ["cost"],
  creature: ["subtype", "cost", "attack", "defence", "ap", "range", "keywords", "specials", "token"],
  structure: [
    "subtype",
    "cost",
    "attack",
    "defence",
    "range",
    "keywords",
    "condition",
    "spawnCondition",
    "location",
    "site",
    "specials",
    "token",
  ],
  ability: ["subtype", "cost"],
  skills: [],
};

export function checkCard(card: Card): Problem[] {
  const problems: Problem[] = [];
  const type = typeNames[card.type].toLowerCase();
  const name = card.name.trim() || `This ${type}`;

  if (card.name.trim() === "") problems.push(report("garden-incursion/unnamed-card", { field: "/name" }, { type }));
  if (card.type !== "worker" && !card.tribe?.trim()) {
    problems.push(report("garden-incursion/no-tribe", { field: "/tribe" }, { card: name }));
  }
  for (const value of Object.keys(words) as Value[]) {
    if (card[value] === undefined || used[card.type].includes(value)) continue;
    const params = { card: name, value: words[value], type: withArticle(type) };
    const problem = report("garden-incursion/unused-value", { field: `/${value}` }, params);
    problems.push({ ...problem, repairs: [removing(`/${value}`)] });
  }
  const isSilent = !card.text?.trim() && !card.abilities?.length && !card.skills?.length && !card.keywords;
  if ((card.type === "ability" || card.type === "skills") && isSilent) {
    problems.push(report("garden-incursion/no-text", { field: "/text" }, { card: name }));
  }
  (card.specials ?? []).forEach(({ name: special, ap, energy = 0 }, index) => {
    if (ap + energy > 0) return;
    problems.push(report("garden-incursion/free-special", { field: `/specials/${index}` }, { card: name, special }));
  });
  problems.push(...checkAbilities(card, name));
  return problems;
}
