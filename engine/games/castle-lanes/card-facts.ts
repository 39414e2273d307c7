import type { CardFacts, RichText } from "../../core/card-game";
import { printedWord } from "../../core/card-names";
import type { Language } from "../../core/language";
import { type Card, type CastleLanesLane, castleLanesDefaults, castleLanesLanes } from "./card-schema";
import { cardKeywords, cardText } from "./card-text";

export const typeNames = { unit: "Unit", building: "Building", skill: "Skill", class: "Class" } as const;
const printedTypes = {
  en: typeNames,
  de: { unit: "Einheit", building: "Gebäude", skill: "Fertigkeit", class: "Klasse" },
} as const;
/** Of cards that belong to no class. */
const printedBase = { en: "Base", de: "Grundkarte" } as const;

/** "2", or "3/2" for 3 tiles every 2 turns. */
function formatMovement(card: Card): string {
  const { move, moveEvery } = { ...castleLanesDefaults, ...card };
  return moveEvery > 1 ? `${move}/${moveEvery}` : `${move}`;
}

/** "6+", "3−" or "2–5". */
function formatSpace({ space }: Card): string {
  const { min, max } = space ?? {};
  if (min !== undefined && max !== undefined) return `${min}–${max}`;
  if (min !== undefined) return `${min}+`;
  return max === undefined ? "" : `${max}−`;
}

/** The lane from the enemy castle down to yours: each tile's building number, or nothing where it cannot be built. */
function formatBlueprint(card: Card, lane: CastleLanesLane): string[] {
  const order = card.blueprint?.[lane] ?? [];
  const marks = Array.from({ length: castleLanesLanes[lane] }, (_, i) => {
    const place = order.indexOf(i + 1);
    return place < 0 ? "" : `${place + 1}`;
  });
  return marks.reverse();
}

export function facts(card: Card, language: Language = "en"): CardFacts {
  const { type, cost, rarity, hp, attack } = { ...castleLanesDefaults, ...card };
  const traits = type === "unit" ? (card.traits ?? []).map((trait) => printedWord(card, trait)) : [];
  const { printed, isOverridden } = cardText(card, language);
  const keywords = cardKeywords(card, language);
  const withKeywords = (kept: RichText): RichText => [kept, printed].filter(Boolean).join("\n");
  const traitLine = traits.join(" · ");
  const rules = (kept: RichText): RichText =>
    [traitLine && `**${traitLine}**`, withKeywords(kept)].filter(Boolean).join("\n");
  const typeName = printedTypes[language][type];
  const price = type === "class" ? undefined : `${cost}`;
  return {
    name: card.name,
    type: typeName,
    kind: type,
    ...(price === undefined ? {} : { cost: price }),
    text: withKeywords(keywords.full),
    slots: {
      type: typeName,
      isUnit: type === "unit",
      isBuilding: type === "building",
      isSkill: type === "skill",
      isClass: type === "class",
      cost: price,
      hp: type === "unit" || type === "building" ? hp : undefined,
      attack: type === "unit" ? attack : undefined,
      movement: type === "unit" ? formatMovement(card) : undefined,
      spaceCondition: formatSpace(card) || undefined,
      traitLine,
      keywords: keywords.blocks,
      rulesText: rules(keywords.full),
      briefRulesText: rules(keywords.short),
      textIsOverridden: isOverridden,
      typeLine: [printedWord(card, card.class) ?? (type === "class" ? undefined : printedBase[language]), typeName]
        .filter(Boolean)
        .join(" · "),
      family: card.class ?? (type === "class" ? card.name : "Base"),
      stars: type === "class" ? 0 : rarity,
      numberLabel: card.number === undefined ? undefined : `#${card.number}`,
      plains: type === "building" ? formatBlueprint(card, "plains") : [],
      forest: type === "building" ? formatBlueprint(card, "forest") : [],
      mountains: type === "building" ? formatBlueprint(card, "mountains") : [],
    },
  };
}
