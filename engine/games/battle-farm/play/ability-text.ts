import type { Pointer } from "../../../../schemas/json-pointer";
import { EffectError } from "../../../core/effect-error";
import { type Phrase, phrase, textOf, unsaid } from "../../../core/grammar/phrase";
import { sentences, text } from "../../../core/grammar/statements";
import { mass } from "../../../core/grammar/things";
import type { Language } from "../../../core/language";
import { type Lexicon, type Sentence, wordsOf } from "../../../core/lexicon";
import * as slot from "../../../core/slots";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { BattleFarmAbility, BattleFarmTrigger, Card } from "../card-schema";
import { defaults, options } from "../options";
import { triggerSymbols } from "../symbols";
import { emptySet } from "./compiled-set";
import { germanBody } from "./german/ability-text";
import type { State } from "./state";
import { vocabulary } from "./vocabulary";
import { FarmSpeech, much } from "./vocabulary/phrases";

/** The rules text of a card, written from its abilities. */

let made: Vocabulary<State> | undefined;
const words = (): Vocabulary<State> => {
  made ??= vocabulary(emptySet({ options: defaults }));
  return made;
};

export const lexicon: Lexicon<Card> = {
  words: wordsOf(words()),
  parts: {
    rule: slot.oneOf("Which house rule", Object.fromEntries(options.specs.map(({ name, title }) => [name, title]))),
  },
  untold: ["rule"],
  plain: { effect: { draw: { n: 1 } }, things: { crops: { of: "own" } } },
  sentences: ({ name, abilities = [], later = {} }, language) => [
    ...abilities.map((ability, n) => sentenceOf(ability, name, `/abilities/${n}`, language)),
    ...(later.abilities ?? []).map((ability, n) =>
      sentenceOf(ability, later.name ?? name, `/later/abilities/${n}`, language),
    ),
  ],
};

const sentenceOf = (
  ability: BattleFarmAbility,
  title: string,
  at: Pointer,
  language: Language | undefined,
): Sentence => ({ at, words: abilityPhrase(ability, title, at, language) });

export function abilitiesText({ abilities = [], name }: Card, language: Language = "en"): string {
  const isMixed = new Set(abilities.map(({ on = [] }) => on.join(" "))).size > 1;
  const lines = abilities.map((ability, n) => {
    const said = textOf(abilityPhrase(ability, name, `/abilities/${n}`, language));
    // Of several moments each sentence says its own.
    const { on = [] } = ability;
    return isMixed && on.length > 0 && said !== "" ? `${on.map(symbolOf).join(" ")} ${said}` : said;
  });
  return lines.filter((line) => line !== "").join("\n");
}

/** The same with the moment of each, for cards that don't say it beside their text. */
export const momentsText = ({ abilities = [], name }: Card, language: Language = "en"): string =>
  abilities
    .map((ability, n) => {
      const { on = [], worth } = ability;
      const moments = new Set<BattleFarmTrigger>(worth === undefined ? on : [...on, "whileGrowing"]);
      const said = textOf(abilityPhrase(ability, name, `/abilities/${n}`, language));
      return [...[...moments].map(symbolOf), said].join(" ");
    })
    .join("\n");

/** What an ability of a card of this name says, with where each part of it comes from. */
function abilityPhrase(ability: BattleFarmAbility, title: string, at = "", language: Language = "en"): Phrase {
  try {
    return language === "de" ? germanBody(ability, title, at, words()) : englishBody(ability, title, at);
  } catch (reason) {
    // A card being written is shown as far as it can be read.
    if (!(reason instanceof EffectError)) throw reason;
    return unsaid;
  }
}

function englishBody({ do: effect = [], worth }: BattleFarmAbility, title: string, at: string): Phrase {
  const speech = new FarmSpeech(words(), defaults, title);
  const told = sentences(speech.effect(effect as Json, `${at}/do`));
  const more =
    worth === undefined ? [] : [phrase`worth ${much(speech.value(worth as Json, `${at}/worth`), mass("more"))}`];
  return text([...told, ...more]);
}

const symbolOf = (trigger: BattleFarmTrigger): string => `{${triggerSymbols[trigger]}}`;
