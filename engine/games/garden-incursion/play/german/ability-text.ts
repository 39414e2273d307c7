import { ownValue } from "../../../../../schemas/own-value";
import { germanWords } from "../../../../core/control-german";
import { type Statement, sentences, text } from "../../../../core/grammar/german/statements";
import { called, one, pointedAt, pronoun } from "../../../../core/grammar/german/things";
import { listed } from "../../../../core/grammar/lists";
import { capital, isSilent, joined, type Phrase, phrase, said, spaced } from "../../../../core/grammar/phrase";
import { Say as SayIn } from "../../../../core/grammar/speech";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import type { GardenAbility, GardenSkill, GardenType } from "../../card-schema";
import type { State } from "../state";
import type { Filter, Where } from "../vocabulary/filters";
import { choiceVerbs } from "./choice-verbs";
import { filterThings, laterCalled } from "./filters";
import { counterNouns, nouns } from "./names";
import { objectVerbs } from "./object-verbs";
import { around, objectThings, positionOf, ranges } from "./phrases";
import { playerVerbs } from "./player-verbs";
import { GardenGerman, type Say } from "./speech";
import { staticSentences } from "./statics";
import { selectors, tests, values } from "./values";

/** What a card says in German. */

const words = germanWords({ verbs: { ...objectVerbs, ...playerVerbs, ...choiceVerbs }, values, tests, selectors });

export const germanSpeech = (vocabulary: Vocabulary<State>, type: GardenType): GardenGerman =>
  new GardenGerman(words, vocabulary, type);

export const germanStatic = (tree: Json, speech: GardenGerman, at: string): Phrase =>
  text(staticSentences(tree, speech, at));

/** What is done when: “wenn diese Kreatur ins Spiel kommt, ziehe eine Karte”, “am Ende deines Zuges erhältst du 1 {E}”. */
export function germanEffect(ability: GardenAbility, speech: GardenGerman, at: string): Phrase {
  const { if: condition, do: effect = [] } = ability;
  const start = startOf(ability, speech, at);
  const test = condition === undefined ? undefined : speech.test(condition as Json, `${at}/if`);
  const told = speech.effect(effect as Json, `${at}/do`);
  const whole: readonly Statement[] = test === undefined ? told : [{ kind: "if", test, so: told, otherwise: [] }];
  if ("words" in start) return opened(start.words, whole, isSilent(start.words) ? "main" : "afterPhrase");
  const under = phrase`${start.conjunction} ${start.clause}`;
  const only = onlyIf(whole);
  if (only === undefined) return opened(phrase`${under},`, whole, "afterClause");
  return opened(phrase`${under} und ${said(only.from ?? at, only.test.holds)},`, only.so, "afterClause");
}

/** What all of it depends on: “wenn diese Kreatur ins Spiel kommt und du …, ziehe …”. */
function onlyIf([only, ...more]: readonly Statement[]): (Statement & { kind: "if" }) | undefined {
  return only?.kind === "if" && only.otherwise.length === 0 && more.length === 0 ? only : undefined;
}

function opened(opening: Phrase, told: readonly Statement[], order: "main" | "afterClause" | "afterPhrase"): Phrase {
  const [first = "", ...more] = sentences(told, {}, order);
  return text([spaced(opening, first), ...more]);
}

type Start = { words: Phrase } | { conjunction: Phrase; clause: Phrase };

/** When a trigger comes. */
function startOf({ on, of, once = false }: GardenAbility, speech: GardenGerman, at: string): Start {
  const itself = speech.itself.called!;
  const mark = (words: Phrase): Phrase => said(`${at}/on`, words);
  if (on === "reset") return { words: mark("zu Beginn deiner Bereitschaftsphase") };
  if (on === "turnEnd") return { words: mark("am Ende deines Zuges") };
  if (on === "spawn") return { conjunction: "wenn", clause: mark(phrase`${itself.in("nom")} ins Spiel kommt`) };
  if (on === "death") return { conjunction: "wenn", clause: mark(phrase`${itself.in("nom")} vernichtet wird`) };
  if (on !== "kill" && on !== "otherDeath") return { words: "" };
  const conjunction = once ? said(`${at}/once`, "wenn zum ersten Mal in einem beliebigen Zug") : "immer wenn";
  if (on === "kill") {
    speech.meet("it", { noun: nouns.target, known: pointedAt(nouns.target), isMany: false });
    const attacked = phrase`ein von ${itself.in("dat")} angegriffenes Ziel`;
    return {
      conjunction,
      clause: mark(phrase`${attacked} im Gefecht vernichtet wird und ${itself.in("nom")} überlebt`),
    };
  }
  const filter = (of ?? {}) as Filter;
  const say: Say = new SayIn<GardenGerman>(speech, filter as Json, `${at}/of`);
  const dead = one(filterThings(filter, say), "nom");
  speech.meet("it", laterCalled(filter, false));
  return { conjunction, clause: mark(phrase`${dead} vernichtet wird`) };
}

const phaseNames = { spawning: "Brutphase", action: "Aktionsphase", any: "Jederzeit in deinem Zug" } as const;

/** What a skill costs and does. */
export function germanSkill(skill: GardenSkill, speech: GardenGerman, at: string): Phrase {
  const { title, phase, once = true, ap = 0, energy = 0, spend, do: tree } = skill;
  const price = [
    said(`${at}/energy`, energy > 0 ? `${energy} {E}` : ""),
    said(`${at}/ap`, ap > 0 ? `${ap} {AP} einer deiner Kreaturen` : ""),
  ].filter((part) => !isSilent(part));
  const when = joined(
    [
      said(`${at}/phase`, phaseNames[phase]),
      said(`${at}/once`, once ? "einmal pro Zug" : ""),
      listed(price, "und"),
    ].filter((part) => !isSilent(part)),
    ", ",
  );
  if (spend !== undefined)
    speech.discourse.introduceNumber("n", { counts: { ...called(pronoun("many")), noun: nouns.counter } });
  const removed = (ownValue(counterNouns, spend ?? "") ?? nouns.counter).many;
  const spending =
    spend === undefined ? [] : [said(`${at}/spend`, phrase`entferne beliebig viele ${removed} von deiner Königin`)];
  const told = sentences(speech.effect(tree as Json, `${at}/do`));
  const limit = skill.if === undefined ? [] : [phrase`nur wenn ${speech.test(skill.if as Json, `${at}/if`).holds}`];
  return phrase`${said(`${at}/title`, `**${title}.**`)} ${when}: ${capital(text([...spending, ...told, ...limit]))}`;
}

/** "Nur wenn du mindestens 3 Arbeiter hast." */
export const germanCondition = (tree: Json, speech: GardenGerman, at: string): Phrase =>
  text([phrase`nur wenn ${speech.test(tree, at).holds}`]);

/** "Im Umkreis von 1 Reichweite um deine Königin oder um eines deiner Bauwerke." */
export function germanSite(tree: Json, speech: GardenGerman, at: string): Phrase {
  const { near, same } = (tree ?? {}) as { near?: readonly [number, Json]; same?: Json };
  const say: Say = new SayIn<GardenGerman>(speech, tree, at);
  if (!Array.isArray(near))
    return text([same === undefined ? "…" : phrase`an ${positionOf(same as Where, say.within("same"), "dat")}`]);
  const far = say.within("near").mark(0, ranges(near[0] as number));
  if (!Array.isArray(near[1])) return text([around(far, near[1] as Where, say.within("near", 1))]);
  const anchors = (near[1] as Where[]).map((where, n) => one(objectThings(where, say.within("near", 1, n)), "acc"));
  return text([phrase`im Umkreis von ${far} um ${joined(anchors, " oder um ")}`]);
}
