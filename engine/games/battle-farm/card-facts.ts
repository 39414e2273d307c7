import type { CardFacts, RichText } from "../../core/card-game";
import { keywordText } from "../../core/keyword-text";
import type { Language } from "../../core/language";
import type { BattleFarmBed, BattleFarmTrigger, Card } from "./card-schema";
import { grades } from "./options";
import { abilitiesText, momentsText } from "./play/ability-text";
import { printedWords } from "./printed-names";
import { triggerSymbols } from "./symbols";

/** Copies a deck usually holds: what the card says, or what its rarity does. Class cards have none. */
export function usualCopies({ kind, rarity, copies }: Card): number | undefined {
  if (kind === "class" || !rarity) return undefined;
  return copies ?? (kind === "crop" ? grades[rarity].cropCopies : grades[rarity].actionCopies);
}

/** "+2 {coin}, +1 {sack}, 1 random Common crop card". */
function formatBonus({ bonus = {} }: Card, language: Language): string {
  const words = printedWords[language];
  const parts = [
    bonus.coins ? `+${bonus.coins} {coin}` : "",
    bonus.fertilizers ? `+${bonus.fertilizers} {sack}` : "",
    bonus.card ? words.randomCard(bonus.card) : "",
  ];
  return parts.filter(Boolean).join(", ") || words.none;
}

/** "Common Bed, 2 Greenhouse". */
function formatBeds({ beds = [] }: Card, language: Language): string {
  const words = printedWords[language];
  const counts = new Map<BattleFarmBed, number>();
  for (const bed of beds) counts.set(bed, (counts.get(bed) ?? 0) + 1);
  return [...counts].map(([bed, n]) => words.bedCount(bed, n)).join(", ") || words.none;
}

function badges(card: Card, language: Language): string[] {
  const words = printedWords[language];
  if (card.kind === "action") return card.replayable ? [words.replayable, words.oncePerTurn] : [];
  return card.kind === "class" ? [words[card.limit ?? "oncePerTurn"]] : [];
}

/** When a crop's abilities happen: as it says, or as its effects do. */
export function triggersOf({ triggers, abilities = [] }: Card): BattleFarmTrigger[] {
  const found = abilities.flatMap(({ on = [], worth }): BattleFarmTrigger[] =>
    worth === undefined ? on : [...on, "whileGrowing"],
  );
  return [...new Set(triggers?.length ? triggers : found)];
}

function rulesText(card: Card, keywords: RichText, language: Language): RichText {
  const words = printedWords[language];
  const { ability } = card;
  const text = [keywords, card.text?.trim() || abilitiesText(card, language)].filter(Boolean).join("\n");
  if (card.kind === "action") return text;
  if (card.kind === "class") {
    const title = ability ? [`**${ability}**`] : [];
    return [
      `**${words.bonus}** ${formatBonus(card, language)}`,
      `**${words.beds}** ${formatBeds(card, language)}`,
      ...title,
      text,
    ]
      .filter(Boolean)
      .join("\n");
  }
  const icons = triggersOf(card)
    .map((trigger) => `{${triggerSymbols[trigger]}}`)
    .join(" ");
  const title = ability ? `**${ability}**` : "";
  return [[icons, title].filter(Boolean).join(" "), text].filter(Boolean).join("\n");
}

export function facts(card: Card, language: Language = "en"): CardFacts {
  const words = printedWords[language];
  const { kind, value, group } = card;
  const rarity = kind === "class" ? undefined : card.rarity;
  const grade = rarity && grades[rarity];
  const isCrop = kind === "crop";
  const copies = usualCopies(card);
  const keywords = keywordText(card, { tell: (each) => momentsText(each, language), language });
  const text = rulesText(card, keywords.full, language);
  return {
    name: card.name,
    type: words.kinds[kind],
    kind,
    ...(isCrop ? {} : { cost: `${value} {sack}` }),
    text,
    slots: {
      cost: isCrop ? undefined : `${value}`,
      valueSymbol: isCrop ? "{coin}" : "{sack}",
      keywords: keywords.blocks,
      rulesText: text,
      briefRulesText: rulesText(card, keywords.short, language),
      abilityText: kind === "class" ? card.text?.trim() || abilitiesText(card, language) : undefined,
      bonusText: kind === "class" ? formatBonus(card, language) : undefined,
      bedsText: kind === "class" ? formatBeds(card, language) : undefined,
      isCrop,
      isAction: kind === "action",
      isClass: kind === "class",
      family: isCrop ? (group ?? "yellow") : kind,
      familyName: isCrop ? words.groups[group ?? "yellow"] : words.kinds[kind],
      rarityName: rarity ? words.rarities[rarity] : undefined,
      grade: grade?.grade,
      price: grade?.price,
      timer: isCrop ? grade?.timer : undefined,
      badgeLine: badges(card, language).join(" · "),
      copiesLabel: copies === undefined ? undefined : `×${copies}`,
    },
  };
}
