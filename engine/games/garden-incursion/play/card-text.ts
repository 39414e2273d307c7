import type { GardenAbility, GardenIncursionCard, GardenSkill } from "../../../../schemas/cards/garden-incursion";
import { EffectError } from "../../../core/compiler";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { gardenRules } from "../options";
import { makeSpace, type Space } from "./space";
import { staticText } from "./statics";
import { emptyTable } from "./table";
import { gardenVocabulary } from "./vocabulary";
import type { Filter } from "./vocabulary/filters";
import { capital, finish, onePhrase, ranges, Speech } from "./vocabulary/phrases";

/** The rules text of a card, written from what it does. */

let words: Vocabulary<CoreState> | undefined;
function newSpeech(): Speech {
  words ??= gardenVocabulary(
    emptyTable(gardenRules, makeSpace(gardenRules, 2) as Space),
  ) as unknown as Vocabulary<CoreState>;
  return new Speech(words);
}

/** What can't be said yet, in a card that is being written. */
function said(say: () => string): string {
  try {
    return say();
  } catch (reason) {
    if (!(reason instanceof EffectError || reason instanceof TypeError)) throw reason;
    return "…";
  }
}

export const abilitiesText = ({ abilities = [] }: GardenIncursionCard): string =>
  abilities.map((ability) => said(() => abilityText(ability))).join("\n");

function abilityText(ability: GardenAbility): string {
  const { name, on, of, once = false, static: always, reminder } = ability;
  const speech = newSpeech();
  const parts: string[] = name === undefined ? [] : [`**${name}.**`];
  if (always !== undefined) parts.push(finish([staticText(always as Json, speech)]));
  if (on !== undefined) {
    const start = startOf(on, of as Filter | undefined, once, speech);
    const condition = ability.if === undefined ? "" : `if ${speech.test(ability.if as Json)}, `;
    const effect = effectText((ability.do ?? []) as Json, speech);
    const opening = `${start}${start && ", "}${condition}`;
    parts.push(opening === "" ? effect : `${capital(opening)}${lower(effect)}`);
  }
  return [...parts, reminder ?? ""].filter((part) => part !== "").join(" ");
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const effectText = (tree: Json, speech: Speech): string => speech.effect(Array.isArray(tree) ? tree : [tree]);

/** When a trigger comes. */
function startOf(on: NonNullable<GardenAbility["on"]>, of: Filter | undefined, once: boolean, speech: Speech): string {
  const first = once ? "the first time in each turn, anyone's, that" : "whenever";
  switch (on) {
    case "play":
      return "";
    case "spawn":
      return "when spawned";
    case "reset":
      return "at your Reset";
    case "turnEnd":
      return "at the end of your turn";
    case "death":
      return "when this dies";
    case "kill":
      return `${first} a target it attacked dies in the skirmish and this survives`;
    case "otherDeath": {
      const { near, ...who } = of ?? {};
      const where = near ? ` within ${ranges(near[0])} of ${speech.object(near[1] as Json)}` : "";
      return `${first} ${onePhrase(who, speech)} dies${where}`;
    }
  }
}

/** What a special action does. */
export const specialText = (tree: Json): string => said(() => effectText(tree, newSpeech()));

const phaseNames = { spawning: "Spawning phase", action: "Action phase", any: "At any time in your turn" } as const;

export function skillText(skill: GardenSkill): string {
  const { title, phase, once = true, ap = 0, energy = 0, spend, do: tree } = skill;
  const price = [energy > 0 ? `${energy}{E}` : "", ap > 0 ? `${ap} {AP} of one of your creatures` : ""]
    .filter(Boolean)
    .join(" and ");
  const when = [phaseNames[phase], once ? "once per turn" : "", price].filter(Boolean).join(", ");
  const speech = newSpeech();
  const spending = spend === undefined ? "" : `remove any number of ${spend} counters from your queen. `;
  const effect = said(() => effectText(tree as Json, speech));
  const condition = skill.if === undefined ? "" : ` Only if ${said(() => speech.test(skill.if as Json))}.`;
  return `**${title}.** ${when}: ${spending}${spending === "" ? lower(effect) : effect}${condition}`;
}

export const conditionText = (tree: Json): string => said(() => finish([newSpeech().test(tree)]));

/** "Within 1 range of your queen or of one of your structures." */
export function siteText(tree: Json): string {
  return said(() => {
    const { near, same } = tree as { near?: readonly [number, Json]; same?: Json };
    const speech = newSpeech();
    const anchor = (where: Json): string =>
      typeof where === "string" ? speech.object(where) : onePhrase(where as unknown as Filter, speech);
    if (near) {
      const anchors = Array.isArray(near[1]) ? (near[1] as Json[]) : [near[1]];
      return `Within ${ranges(near[0])} of ${anchors.map(anchor).join(" or of ")}.`;
    }
    return `In the same position as ${anchor(same!)}.`;
  });
}
