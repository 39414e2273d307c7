import type { CastleLanesAbility, CastleLanesCard } from "../../../../schemas/cards/castle-lanes";
import { castleLanesDefaults } from "../../../../schemas/cards/castle-lanes";
import { EffectError } from "../../../core/compiler";
import { fitsSchema } from "../../../core/fits-schema";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { castleLanesRules } from "../options";
import { emptyTable } from "./table";
import { castleLanesVocabulary } from "./vocabulary";
import { type Filter, PieceFilter } from "./vocabulary/filters";
import { article, ordinal } from "./vocabulary/nouns";
import { cardNoun, finishText, Speech } from "./vocabulary/phrases";
import { staticText } from "./vocabulary/statics";

/** The rules text of a card, written from its abilities. */

let words: Vocabulary<CoreState> | undefined;
const vocabulary = (): Vocabulary<CoreState> => {
  words ??= castleLanesVocabulary(emptyTable(castleLanesRules)) as unknown as Vocabulary<CoreState>;
  return words;
};

export function abilitiesText(card: CastleLanesCard): string {
  const lines: string[] = [];
  const entry = card.entryTile ?? castleLanesDefaults.entryTile;
  if (card.type === "unit" && entry > 1) lines.push(`Placed on your ${ordinal(entry)} tile instead of the first.`);
  for (const ability of card.abilities ?? []) {
    const text = abilityText(ability, card);
    const last = lines[lines.length - 1];
    // A keyword shares its line with what follows.
    if (last?.endsWith(".**")) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines.join("\n");
}

function abilityText(ability: CastleLanesAbility, card: CastleLanesCard): string {
  const { name, reminder, static: always } = ability;
  const parts = [name === undefined ? "" : `**${name}.**`];
  try {
    parts.push(always === undefined ? triggeredText(ability, card) : staticSentence(always as Json, card));
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    parts.push("…");
  }
  parts.push(reminder ?? "");
  return parts.filter((part) => part !== "").join(" ");
}

const staticSentence = (tree: Json, { type }: CastleLanesCard): string => {
  const text = staticText(tree, new Speech(vocabulary(), type));
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** While a filter is still being written, it lets everything pass. */
const filterIn = (tree: unknown): Filter => (fitsSchema(PieceFilter, tree) === null ? (tree as Filter) : {});

function speechFor({ targets = [] }: CastleLanesAbility, { type }: CastleLanesCard): Speech {
  const unit = targets.find((target) => "unit" in target);
  const building = targets.find((target) => "building" in target);
  const lane = targets.find((target) => "lane" in target);
  const named = { unit: unit && filterIn(unit.unit), building: building && filterIn(building.building) };
  return new Speech(vocabulary(), type, named, lane?.lane);
}

function triggeredText(ability: CastleLanesAbility, card: CastleLanesCard): string {
  const speech = speechFor(ability, card);
  const when = triggerText(ability, card, speech);
  const condition = ability.if === undefined ? "" : `if ${speech.test(ability.if as Json)}, `;
  const effect = speech.effect((ability.do ?? []) as Json);
  const once = ability.once ? (when === "" ? "once in each of your turns, " : "once in each of your turns, ") : "";
  const basic = card.basic && card.type === "skill" ? "once during each of your turns, " : "";
  const start = ability.once ? when.replace(/^whenever/, "when") : when;
  return finishText(`${basic}${once}${start}${start && ", "}${condition}${effect}`);
}

type On = NonNullable<CastleLanesAbility["on"]>;

/** What happens to the one that the trigger is about: "enters", "is destroyed". */
const happenings: Partial<Record<On, string>> = {
  entersFriendlyBuilding: "enters one of your buildings",
  entersEnemyBuilding: "enters an enemy building",
  marchStart: "starts a march",
  takesDamage: "takes damage",
  kills: "kills an enemy unit",
  destroyed: "is destroyed",
  constructs: "constructs a building",
  constructed: "is constructed",
};
const dealtTo = { unit: " to a unit", building: " to a building", castle: " to the enemy castle" } as const;

/** The clause that says when, and what "it" and "that" are from there on. */
function triggerText(
  { on, whose, of = {}, to }: CastleLanesAbility,
  { type }: CastleLanesCard,
  speech: Speech,
): string {
  const noun = cardNoun(of.type || of.trait || of.card ? of : { type: "unit" }, 1);
  const nouns = cardNoun(of.type || of.trait || of.card ? of : { type: "unit" }, 2);
  const side = { you: `one of your ${nouns}`, enemy: `an enemy ${noun}`, both: article(noun) };
  const turn = { you: "your turn", enemy: "the enemy's turn", both: "each turn" }[whose ?? "you"];
  if (on === undefined) return "";
  if (on === "turnStart") return `at the start of ${turn}`;
  if (on === "turnEnd") return `at the end of ${turn}`;
  if (on === "goldGained") return `whenever ${whose === "enemy" ? "the enemy gains" : "you gain"} {gold}`;
  if (on === "cardPlayed") {
    speech.subject = "it";
    const played = of.type || of.trait || of.card ? article(noun) : "a card";
    return `whenever ${whose === "enemy" ? "the enemy plays" : "you play"} ${played}`;
  }
  if (on === "friendlyEnters" || on === "enemyEnters" || on === "friendlyStartsHere" || on === "enemyStartsHere") {
    speech.subject = "it";
    const who = on.startsWith("friendly") ? side.you : side.enemy;
    return `whenever ${who} ${on.endsWith("Here") ? "starts a march here" : "enters"}`;
  }
  if (on === "play") {
    if (type === "skill") return "";
    speech.subject = "this";
    return "when you play this";
  }
  if (on === "entersFriendlyBuilding" || on === "entersEnemyBuilding" || on === "constructs")
    speech.other = "that building";
  if (on === "dealsDamage" && to === "castle") speech.other = "that castle";
  speech.subject = whose === undefined ? "this" : "it";
  const subject = whose === undefined ? "this" : side[whose];
  const happening = on === "dealsDamage" ? `deals damage${to === undefined ? "" : dealtTo[to]}` : happenings[on]!;
  return `${on === "destroyed" || on === "constructed" ? "when" : "whenever"} ${subject} ${happening}`;
}
