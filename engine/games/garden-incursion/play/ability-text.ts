import { Type } from "typebox";
import { EffectError } from "../../../core/effect-error";
import { listed } from "../../../core/grammar/lists";
import {
  isSilent,
  joined,
  lower,
  type Phrase,
  phrase,
  said,
  spaced,
  textOf,
  unsaid,
} from "../../../core/grammar/phrase";
import { Say } from "../../../core/grammar/speech";
import { type Statement, sentences, text } from "../../../core/grammar/statements";
import { called, noun, one } from "../../../core/grammar/things";
import type { Language } from "../../../core/language";
import { type Lexicon, wordsOf } from "../../../core/lexicon";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { Card, GardenAbility, GardenSkill, GardenType } from "../card-schema";
import { anySet } from "./compiled-set";
import {
  germanCondition,
  germanEffect,
  germanSite,
  germanSkill,
  germanSpeech,
  germanStatic,
} from "./german/ability-text";
import type { State } from "./state";
import { staticSentences, staticWords } from "./statics";
import { vocabulary } from "./vocabulary";
import { type Filter, ObjectFilter, SiteForm, type Where } from "./vocabulary/filters";
import { objectName } from "./vocabulary/parts";
import { filterThings, laterNoun, placeOf, ranges } from "./vocabulary/phrases";
import { GardenSpeech } from "./vocabulary/speech";

/** The rules text of a card, written from what it does; with where each part of it comes from. */

let known: Vocabulary<State> | undefined;
const words = (): Vocabulary<State> => {
  known ??= vocabulary(anySet());
  return known;
};
const newSpeech = (): GardenSpeech => new GardenSpeech(words());

/** On what a text stands, and in which language. */
export interface Told {
  type: GardenType;
  language?: Language | undefined;
}
const isGerman = ({ language }: Told): boolean => language === "de";
const germanOf = ({ type }: Told) => germanSpeech(words(), type);
const anyCard: Told = { type: "ability" };

export const lexicon: Lexicon<Card> = {
  words: wordsOf(words(), staticWords),
  parts: { filter: ObjectFilter, objects: Type.Union([objectName, ObjectFilter]), site: SiteForm },
  plain: { effect: { draw: 1 }, things: { objects: { side: "own", kind: "creature" } } },
  sentences: (card, language) => {
    const { abilities = [], skills = [], specials = [], spawnCondition, site } = card;
    // English reads alike on all types: who asks for none need not be heard on each of them.
    const as: Told = language === "de" ? { type: card.type, language } : anyCard;
    return [
      ...abilities.map((each, n) => ({ at: `/abilities/${n}`, words: abilityPhrase(each, `/abilities/${n}`, as) })),
      ...skills.map((skill, n) => ({ at: `/skills/${n}`, words: skillPhrase(skill, `/skills/${n}`, as) })),
      ...specials.map(({ do: tree }, n) => ({
        at: `/specials/${n}`,
        words: specialPhrase((tree ?? []) as Json, `/specials/${n}/do`, as),
      })),
      ...(spawnCondition === undefined
        ? []
        : [{ at: "/spawnCondition", words: conditionPhrase(spawnCondition as Json, "/spawnCondition", as) }]),
      ...(site === undefined ? [] : [{ at: "/site", words: sitePhrase(site as Json, "/site", as) }]),
    ];
  },
};

export const abilitiesText = ({ abilities = [], type }: Card, language?: Language): string =>
  abilities.map((ability, n) => textOf(abilityPhrase(ability, `/abilities/${n}`, { type, language }))).join("\n");

/** What an ability says. */
export function abilityPhrase(ability: GardenAbility, at = "", as = anyCard): Phrase {
  const { name, reminder } = ability;
  const title = name === undefined ? "" : said(`${at}/name`, `**${name}.**`);
  return spaced(
    title,
    ...(isGerman(as) ? germanBody(ability, at, as) : bodyOf(ability, at)),
    said(`${at}/reminder`, reminder ?? ""),
  );
}

function bodyOf(
  { on, of, once = false, if: condition, do: effect = [], static: always }: GardenAbility,
  at: string,
): Phrase[] {
  const speech = newSpeech();
  const parts: Phrase[] = [];
  if (always !== undefined)
    parts.push(lasting(always as Json, `${at}/static`, (tree, place) => text(staticSentences(tree, speech, place))));
  if (on === undefined) return parts;
  const start = startOf(on, of as Filter | undefined, once, speech, at);
  const test = condition === undefined ? undefined : speech.test(condition as Json, `${at}/if`);
  const told = speech.effect(effect as Json, `${at}/do`);
  const whole: readonly Statement[] = test === undefined ? told : [{ kind: "if", test, so: told, otherwise: [] }];
  const [first = unsaid, ...more] = sentences(whole);
  return [...parts, text([isSilent(start) ? first : phrase`${start}, ${first}`, ...more])];
}

function germanBody(ability: GardenAbility, at: string, as: Told): Phrase[] {
  const { on, static: always } = ability;
  const speech = germanOf(as);
  return [
    ...(always === undefined
      ? []
      : [lasting(always as Json, `${at}/static`, (tree, place) => germanStatic(tree, speech, place))]),
    ...(on === undefined ? [] : [germanEffect(ability, speech, at)]),
  ];
}

function lasting(tree: Json, at: string, tell: (tree: Json, at: string) => Phrase): Phrase {
  try {
    return said(at, tell(tree, at));
  } catch (reason) {
    // A card being written is shown as far as it can be read.
    if (!(reason instanceof EffectError)) throw reason;
    return said(at, unsaid);
  }
}

type Trigger = NonNullable<GardenAbility["on"]>;
const moments: Record<Exclude<Trigger, "otherDeath" | "kill">, string> = {
  play: "",
  spawn: "when spawned",
  reset: "at your Reset",
  turnEnd: "at the end of your turn",
  death: "when this dies",
};

/** When a trigger comes. */
function startOf(on: Trigger, of: Filter | undefined, once: boolean, speech: GardenSpeech, at: string): Phrase {
  if (on !== "otherDeath" && on !== "kill") return said(`${at}/on`, moments[on]);
  const first = once ? said(`${at}/once`, "the first time in each turn, anyone's, that") : "whenever";
  if (on === "kill") {
    speech.meet("it", noun("target"), false);
    return said(`${at}/on`, phrase`${first} a target it attacked dies in the skirmish and this survives`);
  }
  const { near, ...who } = of ?? {};
  const say = new Say(speech, (of ?? {}) as Json, `${at}/of`);
  const dead = one(filterThings(who, say));
  const place = near
    ? phrase` within ${say.within("near").mark(0, ranges(near[0]))} of ${placeOf(near[1], say.within("near", 1))}`
    : "";
  speech.meet("it", laterNoun(who), false);
  return said(`${at}/on`, phrase`${first} ${dead} dies${place}`);
}

/** What a special action does. */
export const specialPhrase = (tree: Json, at = "", as = anyCard): Phrase =>
  isGerman(as) ? germanOf(as).text(tree, at) : newSpeech().text(tree, at);

const phaseNames = { spawning: "Spawning phase", action: "Action phase", any: "At any time in your turn" } as const;

/** What a skill costs and does. */
export function skillPhrase(skill: GardenSkill, at = "", as = anyCard): Phrase {
  if (isGerman(as)) return germanSkill(skill, germanOf(as), at);
  const { title, phase, once = true, ap = 0, energy = 0, spend, do: tree } = skill;
  const price = [
    said(`${at}/energy`, energy > 0 ? `${energy}{E}` : ""),
    said(`${at}/ap`, ap > 0 ? `${ap} {AP} of one of your creatures` : ""),
  ].filter((part) => !isSilent(part));
  const when = joined(
    [said(`${at}/phase`, phaseNames[phase]), said(`${at}/once`, once ? "once per turn" : ""), listed(price)].filter(
      (part) => !isSilent(part),
    ),
    ", ",
  );
  const speech = newSpeech();
  if (spend !== undefined)
    speech.discourse.introduceNumber("n", { counts: { ...called("them", true), noun: noun("counter") } });
  const spending =
    spend === undefined ? [] : [said(`${at}/spend`, `remove any number of ${spend} counters from your queen`)];
  const told = sentences(speech.effect(tree as Json, `${at}/do`));
  const limit = skill.if === undefined ? [] : [phrase`only if ${speech.test(skill.if as Json, `${at}/if`).holds}`];
  return phrase`${said(`${at}/title`, `**${title}.**`)} ${when}: ${lower(text([...spending, ...told, ...limit]))}`;
}

export const conditionPhrase = (tree: Json, at = "", as = anyCard): Phrase =>
  isGerman(as) ? germanCondition(tree, germanOf(as), at) : text([newSpeech().test(tree, at).holds]);

/** "Within 1 range of your queen or of one of your structures." */
export function sitePhrase(tree: Json, at = "", as = anyCard): Phrase {
  if (isGerman(as)) return germanSite(tree, germanOf(as), at);
  const { near, same } = (tree ?? {}) as { near?: readonly [number, Json]; same?: Json };
  const say = new Say(newSpeech(), tree, at);
  if (!Array.isArray(near))
    return text([
      same === undefined ? unsaid : phrase`in the same position as ${placeOf(same as Where, say.within("same"))}`,
    ]);
  const isList = Array.isArray(near[1]);
  const anchors = (isList ? (near[1] as Where[]) : [near[1] as Where]).map((where, n) =>
    placeOf(where, isList ? say.within("near", 1, n) : say.within("near", 1)),
  );
  return text([
    phrase`within ${say.within("near").mark(0, ranges(near[0] as number))} of ${joined(anchors, " or of ")}`,
  ]);
}
