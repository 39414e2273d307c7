import type { CardFacts, RichText } from "../../core/card-game";
import { printedWord } from "../../core/card-names";
import { textOf } from "../../core/grammar/phrase";
import { keywordText } from "../../core/keyword-text";
import type { Language } from "../../core/language";
import { type OwnWords, standingOver } from "../../core/own-words";
import type { Json } from "../../core/vocabulary";
import { type Card, type GardenSpecial, gardenDefaults, gardenMarks, gardenStrengths } from "./card-schema";
import { abilitiesText, conditionPhrase, sitePhrase, skillPhrase, specialPhrase, type Told } from "./play/ability-text";
import { printedWords } from "./printed-names";
import { formatRange } from "./symbols";

/** "Flight, Bulwark 1" in printed order. */
function formatKeywords({ keywords = {} }: Card, language: Language): string {
  const words = printedWords[language];
  const marks = gardenMarks.filter((mark) => keywords[mark]).map((mark) => words.marks[mark]);
  const strengths = gardenStrengths
    .filter((strength) => (keywords[strength] ?? 0) > 0)
    .map((strength) => `${words.strengths[strength]} ${keywords[strength]}`);
  return [...marks, ...strengths].join(", ");
}

/** One dot for each action point, then the energy: "{AP}{AP} 2{E} **Name:** effect". */
function formatSpecial({ name, ap, energy = 0, text, do: tree }: GardenSpecial, as: Told): string {
  const price = ["{AP}".repeat(ap), energy > 0 ? `${energy}{E}` : ""].filter(Boolean).join(" ");
  return `${price} **${name}:** ${text?.trim() || effectOf(tree, as)}`;
}

const effectOf = (tree: unknown, as: Told): string => textOf(specialPhrase((tree ?? []) as Json, "", as));

/** "Gloomweb Spiders – Structure (Web)". */
function formatTypeLine(card: Card, language: Language): string {
  const { type, token } = card;
  const [tribe, subtype] = [printedWord(card, card.tribe), printedWord(card, card.subtype)];
  const { types, tokenOf, neutral } = printedWords[language];
  const name = token ? tokenOf(types[type]) : types[type];
  return `${tribe ?? neutral} – ${name}${subtype ? ` (${subtype})` : ""}`;
}

const generatedText = (card: Card, as: Told): string =>
  [abilitiesText(card, as.language), ...(card.skills ?? []).map((skill) => textOf(skillPhrase(skill, "", as)))]
    .filter(Boolean)
    .join("\n");
const generatedCondition = ({ spawnCondition }: Card, as: Told): string =>
  spawnCondition === undefined ? "" : textOf(conditionPhrase(spawnCondition as Json, "", as));
const generatedLocation = ({ site }: Card, as: Told): string =>
  site === undefined ? "" : textOf(sitePhrase(site as Json, "", as));

const conditionOf = (card: Card, as: Told): string | undefined =>
  card.condition?.trim() || generatedCondition(card, as) || undefined;
const locationOf = (card: Card, as: Told, otherwise: string): string =>
  card.location?.trim() || generatedLocation(card, as) || otherwise;

export function ownWords(card: Card): OwnWords[] {
  const as: Told = { type: card.type };
  return [
    ...standingOver("/text", card.text, generatedText(card, as)),
    ...standingOver("/condition", card.condition, generatedCondition(card, as)),
    ...standingOver("/location", card.location, generatedLocation(card, as)),
    ...(card.specials ?? []).flatMap(({ text, do: tree }, n) =>
      standingOver(`/specials/${n}/text`, text, effectOf(tree, as)),
    ),
  ];
}

export function facts(card: Card, language: Language = "en"): CardFacts {
  const words = printedWords[language];
  const { type } = card;
  const as: Told = { type, language };
  const { cost, attack, defence, ap, range } = { ...gardenDefaults, ...card };
  const isObject = type === "queen" || type === "creature" || type === "structure";
  const isMobile = type === "queen" || type === "creature";
  const isStructure = type === "structure";
  const hasCost = type !== "queen" && type !== "skills";
  const builtIn = formatKeywords(card, language);
  const keywords = keywordText(card, {
    tell: (each) => abilitiesText(each, language),
    language,
    first: builtIn === "" ? [] : [{ title: builtIn }],
  });
  const written = card.text?.trim() || generatedText(card, as);
  const rulesWith = (kept: RichText): string[] => [
    kept,
    written,
    ...(card.specials ?? []).map((each) => formatSpecial(each, as)),
  ];
  const condition = isStructure ? conditionOf(card, as) : undefined;
  const location = isStructure && !card.token ? locationOf(card, as, words.nearQueen) : undefined;
  const building = [
    condition ? `**${words.condition}** ${condition}` : "",
    location ? `**${words.location}** ${location}` : "",
  ];
  const print = (lines: readonly string[]): string => lines.filter(Boolean).join("\n");
  return {
    name: card.name,
    type: words.types[type],
    kind: type,
    ...(hasCost ? { cost: `${cost}` } : {}),
    text: print([...building, ...rulesWith(keywords.full)]),
    slots: {
      cost: hasCost ? `${cost}` : undefined,
      typeLine: formatTypeLine(card, language),
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
