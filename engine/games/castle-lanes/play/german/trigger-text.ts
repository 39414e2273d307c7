import { called, one, pointedAt, type Things } from "../../../../core/grammar/german/things";
import { type Phrase, phrase, said, spaced } from "../../../../core/grammar/phrase";
import type { CastleLanesAbility, CastleLanesType } from "../../card-schema";
import { cardThings, player } from "./phrases";
import { type CastleLanesGerman, nouns } from "./speech";

/** When an ability works: a clause, as it stands after “immer wenn”, or what a sentence begins with. */
export type Beginning = { clause: Phrase; conjunction: Phrase } | { words: Phrase } | undefined;

type On = NonNullable<CastleLanesAbility["on"]>;

/** What happens to the one that the trigger is about. */
const happenings: Partial<Record<On, string>> = {
  friendlyEnters: "dieses Feld betritt",
  enemyEnters: "dieses Feld betritt",
  friendlyStartsHere: "hier einen Marsch beginnt",
  enemyStartsHere: "hier einen Marsch beginnt",
  entersFriendlyBuilding: "eines deiner Gebäude betritt",
  entersEnemyBuilding: "ein gegnerisches Gebäude betritt",
  marchStart: "einen Marsch beginnt",
  takesDamage: "Schaden erleidet",
  kills: "eine gegnerische Einheit besiegt",
  destroyed: "zerstört wird",
  constructs: "ein Gebäude errichtet",
  constructed: "errichtet wird",
};
const dealtTo = { unit: "einer Einheit", building: "einem Gebäude", castle: "der gegnerischen Burg" } as const;

const happensOnce: readonly On[] = ["play", "destroyed", "constructed"];

/** The clause that says when, and what “this”, “it” and “that unit” are from there on. */
export function beginning(
  ability: CastleLanesAbility,
  at: string,
  type: CastleLanesType,
  speech: CastleLanesGerman,
): Beginning {
  const { on, whose, of = {}, once = false } = ability;
  if (on === undefined || (on === "play" && type === "skill")) return undefined;
  const conjunction = said(`${at}/on`, once || happensOnce.includes(on) ? "wenn" : "immer wenn");
  const happens = (clause: Phrase): Beginning => ({ conjunction, clause });
  const who = said(`${at}/whose`, whose === "enemy" ? "der Gegner" : "du");
  const verb = (du: string, er: string): string => (whose === "enemy" ? er : du);
  switch (on) {
    case "turnStart":
    case "turnEnd": {
      const turn = { you: "deines Zuges", enemy: "des gegnerischen Zuges", both: "jedes Zuges" }[whose ?? "you"];
      const end = said(`${at}/on`, on === "turnStart" ? "zu Beginn" : "am Ende");
      return { words: phrase`${end} ${said(`${at}/whose`, turn)}` };
    }
    case "goldGained":
      return happens(phrase`${who} {gold} ${verb("erhältst", "erhält")}`);
    case "cardPlayed": {
      const things = cardThings(of);
      speech.begin("it", things.noun);
      return happens(phrase`${who} ${said(`${at}/of`, one(things, "acc"))} ${verb("ausspielst", "ausspielt")}`);
    }
    case "play":
      speech.begin("this");
      return happens(phrase`du ${pointedAt(speech.own).in("acc")} ausspielst`);
    default:
      return happens(phrase`${subjectOf(ability, at, speech)} ${happening(ability, at, speech)}`);
  }
}

/** Whose the pieces are that come to where this card stands. */
const arrivals: Partial<Record<On, "you" | "enemy">> = {
  friendlyEnters: "you",
  friendlyStartsHere: "you",
  enemyEnters: "enemy",
  enemyStartsHere: "enemy",
};

/** “diese Einheit”, “eine deiner Dinosaur-Einheiten”, “eine gegnerische Einheit” */
function subjectOf({ on, whose, of = {} }: CastleLanesAbility, at: string, speech: CastleLanesGerman): Phrase {
  const side = arrivals[on!] ?? whose;
  if (side === undefined) {
    speech.begin("this");
    return pointedAt(speech.own).in("nom");
  }
  const things: Things = { ...cardThings({ type: "unit", ...of }), adjectives: side === "enemy" ? ["gegnerisch"] : [] };
  speech.begin("it", things.noun);
  return said(`${at}/of`, one({ ...things, ...(side === "you" ? { owner: player("you") } : {}) }, "nom"));
}

function happening({ on, to }: CastleLanesAbility, at: string, { discourse }: CastleLanesGerman): Phrase {
  if (on === "entersFriendlyBuilding" || on === "entersEnemyBuilding" || on === "constructs")
    discourse.introduce("other", { ...called(pointedAt(nouns.building)), noun: nouns.building });
  if (on !== "dealsDamage") return said(`${at}/on`, happenings[on!]!);
  if (to === "castle") discourse.introduce("other", { ...called(pointedAt(nouns.castle)), noun: nouns.castle });
  return spaced(to === undefined ? "" : said(`${at}/to`, dealtTo[to]), said(`${at}/on`, "Schaden zufügt"));
}
