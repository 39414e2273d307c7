import type { CardFacts, RichText } from "../../core/card-game";
import { keywordText } from "../../core/keyword-text";
import { plural } from "../../core/rich-text";
import type { BattleFarmBed, BattleFarmTrigger, Card } from "./card-schema";
import { grades } from "./options";
import { abilitiesText, momentsText } from "./play/ability-text";
import { bedNames, groupNames, kindNames, rarityNames } from "./printed-names";
import { triggerSymbols } from "./symbols";

/** Copies a deck usually holds: what the card says, or what its rarity does. Class cards have none. */
export function usualCopies({ kind, rarity, copies }: Card): number | undefined {
  if (kind === "class" || !rarity) return undefined;
  return copies ?? (kind === "crop" ? grades[rarity].cropCopies : grades[rarity].actionCopies);
}

/** "+2 {coin}, +1 {sack}, 1 random Common crop card". */
function formatBonus({ bonus = {} }: Card): string {
  const parts = [
    bonus.coins ? `+${bonus.coins} {coin}` : "",
    bonus.fertilizers ? `+${bonus.fertilizers} {sack}` : "",
    bonus.card ? `1 random Common ${bonus.card} card` : "",
  ];
  return parts.filter(Boolean).join(", ") || "none";
}

/** "Common Bed, 2 Greenhouse". */
function formatBeds({ beds = [] }: Card): string {
  const counts = new Map<BattleFarmBed, number>();
  for (const bed of beds) counts.set(bed, (counts.get(bed) ?? 0) + 1);
  return [...counts].map(([bed, n]) => (n > 1 ? plural(n, bedNames[bed]) : bedNames[bed])).join(", ") || "none";
}

const limitNames = { oncePerTurn: "Once per turn", oncePerGame: "Once per game" } as const;

function badges(card: Card): string[] {
  if (card.kind === "action") return card.replayable ? ["Replayable", "Once per turn"] : [];
  return card.kind === "class" ? [limitNames[card.limit ?? "oncePerTurn"]] : [];
}

/** When a crop's abilities happen: as it says, or as its effects do. */
export function triggersOf({ triggers, abilities = [] }: Card): BattleFarmTrigger[] {
  const found = abilities.flatMap(({ on = [], worth }): BattleFarmTrigger[] =>
    worth === undefined ? on : [...on, "whileGrowing"],
  );
  return [...new Set(triggers?.length ? triggers : found)];
}

function rulesText(card: Card, keywords: RichText): RichText {
  const { ability } = card;
  const text = [keywords, card.text?.trim() || abilitiesText(card)].filter(Boolean).join("\n");
  if (card.kind === "action") return text;
  if (card.kind === "class") {
    const title = ability ? [`**${ability}**`] : [];
    return [`**Bonus** ${formatBonus(card)}`, `**Beds** ${formatBeds(card)}`, ...title, text]
      .filter(Boolean)
      .join("\n");
  }
  const icons = triggersOf(card)
    .map((trigger) => `{${triggerSymbols[trigger]}}`)
    .join(" ");
  const title = ability ? `**${ability}**` : "";
  return [[icons, title].filter(Boolean).join(" "), text].filter(Boolean).join("\n");
}

export function facts(card: Card): CardFacts {
  const { kind, value, group } = card;
  const rarity = kind === "class" ? undefined : card.rarity;
  const grade = rarity && grades[rarity];
  const isCrop = kind === "crop";
  const copies = usualCopies(card);
  const keywords = keywordText(card, { tell: momentsText });
  const text = rulesText(card, keywords.full);
  return {
    name: card.name,
    type: kindNames[kind],
    ...(isCrop ? {} : { cost: `${value} {sack}` }),
    text,
    slots: {
      cost: isCrop ? undefined : `${value}`,
      valueSymbol: isCrop ? "{coin}" : "{sack}",
      keywords: keywords.blocks,
      rulesText: text,
      briefRulesText: rulesText(card, keywords.short),
      abilityText: kind === "class" ? card.text?.trim() || abilitiesText(card) : undefined,
      bonusText: kind === "class" ? formatBonus(card) : undefined,
      bedsText: kind === "class" ? formatBeds(card) : undefined,
      isCrop,
      isAction: kind === "action",
      isClass: kind === "class",
      family: isCrop ? (group ?? "yellow") : kind,
      familyName: isCrop ? groupNames[group ?? "yellow"] : kindNames[kind],
      rarityName: rarity ? rarityNames[rarity] : undefined,
      grade: grade?.grade,
      price: grade?.price,
      timer: isCrop ? grade?.timer : undefined,
      badgeLine: badges(card).join(" · "),
      copiesLabel: copies === undefined ? undefined : `×${copies}`,
    },
  };
}
