import { type Phrase, phrase, said } from "../../../core/grammar/phrase";
import { one } from "../../../core/grammar/things";
import type { CastleLanesAbility, CastleLanesType } from "../card-schema";
import { cardNoun } from "./vocabulary/phrases";
import type { CastleLanesSpeech } from "./vocabulary/speech";

/** When an ability works, as its text begins: “whenever an enemy unit enters”. */

type On = NonNullable<CastleLanesAbility["on"]>;

/** What happens to the one that the trigger is about: "enters", "is destroyed". */
const happenings: Partial<Record<On, string>> = {
  friendlyEnters: "enters",
  enemyEnters: "enters",
  friendlyStartsHere: "starts a march here",
  enemyStartsHere: "starts a march here",
  entersFriendlyBuilding: "enters one of your buildings",
  entersEnemyBuilding: "enters an enemy building",
  marchStart: "starts a march",
  takesDamage: "takes damage",
  kills: "kills an enemy unit",
  destroyed: "is destroyed",
  constructs: "constructs a building",
  constructed: "is constructed",
};
const dealtTo = { unit: "a unit", building: "a building", castle: "the enemy castle" } as const;

/** The clause that says when, and what “this”, “it” and “that unit” are from there on. */
export function triggerPhrase(
  ability: CastleLanesAbility,
  at: string,
  type: CastleLanesType,
  speech: CastleLanesSpeech,
): Phrase {
  const { on, whose, of = {}, once = false } = ability;
  if (on === undefined || (on === "play" && type === "skill")) return "";
  const when = said(`${at}/on`, once || happensOnce.includes(on) ? "when" : "whenever");
  const isEnemy = whose === "enemy";
  switch (on) {
    case "turnStart":
    case "turnEnd": {
      const turn = { you: "your turn", enemy: "the enemy's turn", both: "each turn" }[whose ?? "you"];
      const end = said(`${at}/on`, `at the ${on === "turnStart" ? "start" : "end"} of`);
      return phrase`${end} ${said(`${at}/whose`, turn)}`;
    }
    case "goldGained":
      return phrase`${when} ${said(`${at}/whose`, isEnemy ? "the enemy gains" : "you gain")} {gold}`;
    case "cardPlayed": {
      speech.begin("it");
      const played = said(`${at}/of`, one({ noun: cardNoun(of) }));
      return phrase`${when} ${said(`${at}/whose`, isEnemy ? "the enemy plays" : "you play")} ${played}`;
    }
    case "play":
      speech.begin("this");
      return phrase`${when} you play this`;
    default:
      return phrase`${when} ${subjectOf(ability, at, speech)} ${happening(ability, at, speech)}`;
  }
}

/** Whose the pieces are that come to where this card stands. */
const arrivals: Partial<Record<On, "you" | "enemy">> = {
  friendlyEnters: "you",
  friendlyStartsHere: "you",
  enemyEnters: "enemy",
  enemyStartsHere: "enemy",
};
const happensOnce: readonly On[] = ["play", "destroyed", "constructed"];

/** “this”, “one of your Dinosaurs”, “an enemy unit” */
function subjectOf({ on, whose, of = {} }: CastleLanesAbility, at: string, speech: CastleLanesSpeech): Phrase {
  const side = arrivals[on!] ?? whose;
  speech.begin(side === undefined ? "this" : "it");
  if (side === undefined) return "this";
  const noun = cardNoun({ type: "unit", ...of });
  const adjectives = side === "enemy" ? ["enemy"] : [];
  return said(`${at}/of`, one({ noun, adjectives, ...(side === "you" ? { owner: "you" } : {}) }));
}

function happening({ on, to }: CastleLanesAbility, at: string, { discourse }: CastleLanesSpeech): Phrase {
  if (on === "entersFriendlyBuilding" || on === "entersEnemyBuilding" || on === "constructs")
    discourse.introduce("other", "that building");
  if (on !== "dealsDamage") return said(`${at}/on`, happenings[on!]!);
  if (to === "castle") discourse.introduce("other", "that castle");
  const sufferer = to === undefined ? "" : phrase` to ${said(`${at}/to`, dealtTo[to])}`;
  return phrase`${said(`${at}/on`, "deals damage")}${sufferer}`;
}
