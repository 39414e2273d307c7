import type { CardFacts, RichText } from "../../core/card-game";
import { textOf } from "../../core/grammar/phrase";
import { keywordText } from "../../core/keyword-text";
import { type OwnWords, standingOver } from "../../core/own-words";
import type { Json } from "../../core/vocabulary";
import { type Card, type GardenSpecial, gardenDefaults, gardenMarks, gardenStrengths } from "./card-schema";
import { abilitiesText, conditionPhrase, sitePhrase, skillPhrase, specialPhrase } from "./play/ability-text";
import { formatRange, markNames, strengthNames, typeNames } from "./symbols";

/** "Flight, Bulwark 1" in printed order. */
export function formatKeywords({ keywords = {} }: Card): string {
  const marks = gardenMarks.filter((mark) => keywords[mark]).map((mark) => markNames[mark]);
  const strengths = gardenStrengths
    .filter((strength) => (keywords[strength] ?? 0) > 0)
    .map((strength) => `${strengthNames[strength]} ${keywords[strength]}`);
  return [...marks, ...strengths].join(", ");
}

/** One dot for each action point, then the energy: "{AP}{AP} 2{E} **Name:** effect". */
function formatSpecial({ name, ap, energy = 0, text, do: tree }: GardenSpecial): string {
  const price = ["{AP}".repeat(ap), energy > 0 ? `${energy}{E}` : ""].filter(Boolean).join(" ");
  return `${price} **${name}:** ${text?.trim() || effectOf(tree)}`;
}

const effectOf = (tree: unknown): string => textOf(specialPhrase((tree ?? []) as Json));

/** "Gloomweb Spiders – Structure (Web)". */
function formatTypeLine({ type, tribe, subtype, token }: Card): string {
  const name = token ? `${typeNames[type]} token` : typeNames[type];
  return `${tribe ?? "Neutral"} – ${name}${subtype ? ` (${subtype})` : ""}`;
}

const generatedText = (card: Card): string =>
  [abilitiesText(card), ...(card.skills ?? []).map((skill) => textOf(skillPhrase(skill)))].filter(Boolean).join("\n");
const generatedCondition = ({ spawnCondition }: Card): string =>
  spawnCondition === undefined ? "" : textOf(conditionPhrase(spawnCondition as Json));
const generatedLocation = ({ site }: Card): string => (site === undefined ? "" : textOf(sitePhrase(site as Json)));

const conditionOf = (card: Card): string | undefined => card.condition?.trim() || generatedCondition(card) || undefined;
const locationOf = (card: Card): string =>
  card.location?.trim() || generatedLocation(card) || "Within 1 range of your queen.";

export const ownWords = (card: Card): OwnWords[] => [
  ...standingOver("/text", card.text, generatedText(card)),
  ...standingOver("/condition", card.condition, generatedCondition(card)),
  ...standingOver("/location", card.location, generatedLocation(card)),
  ...(card.specials ?? []).flatMap(({ text, do: tree }, n) =>
    standingOver(`/specials/${n}/text`, text, effectOf(tree)),
  ),
];

export function facts(card: Card): CardFacts {
  const { type } = card;
  const { cost, attack, defence, ap, range } = { ...gardenDefaults, ...card };
  const isObject = type === "queen" || type === "creature" || type === "structure";
  const isMobile = type === "queen" || type === "creature";
  const isStructure = type === "structure";
  const hasCost = type !== "queen" && type !== "skills";
  const builtIn = formatKeywords(card);
  const keywords = keywordText(card, { tell: abilitiesText, first: builtIn === "" ? [] : [{ title: builtIn }] });
  const written = card.text?.trim() || generatedText(card);
  const rulesWith = (kept: RichText): string[] => [kept, written, ...(card.specials ?? []).map(formatSpecial)];
  const condition = isStructure ? conditionOf(card) : undefined;
  const location = isStructure && !card.token ? locationOf(card) : undefined;
  const building = [condition ? `**Condition** ${condition}` : "", location ? `**Location** ${location}` : ""];
  const print = (lines: readonly string[]): string => lines.filter(Boolean).join("\n");
  return {
    name: card.name,
    type: typeNames[type],
    ...(hasCost ? { cost: `${cost}` } : {}),
    text: print([...building, ...rulesWith(keywords.full)]),
    slots: {
      cost: hasCost ? `${cost}` : undefined,
      typeLine: formatTypeLine(card),
      family: card.tribe ?? "Neutral",
      keywords: keywords.blocks,
      rulesText: print(rulesWith(keywords.full)),
      briefRulesText: print(rulesWith(keywords.short)),
      buildingText: print(building),
      isQueen: type === "queen",
      isWorker: type === "worker",
      isStructure,
      isObject,
      isMobile,
      isSkills: type === "skills",
      isToken: card.token === true,
      attack: isObject ? attack : undefined,
      defence: isObject ? defence : undefined,
      ap: isMobile ? ap : undefined,
      apDots: isMobile ? Array<string>(ap).fill("AP") : [],
      rangeLabel: isObject && range !== gardenDefaults.range ? formatRange(range) : undefined,
      numberLabel: card.number?.toUpperCase(),
    },
  };
}
