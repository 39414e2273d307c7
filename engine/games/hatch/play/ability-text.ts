import { EffectError } from "../../../core/effect-error";
import { lower, type Phrase, phrase, said, spaced, textOf, unsaid } from "../../../core/grammar/phrase";
import { Speech } from "../../../core/grammar/speech";
import { sentences, text } from "../../../core/grammar/statements";
import type { Language } from "../../../core/language";
import { type Lexicon, wordsOf } from "../../../core/lexicon";
import type { Json } from "../../../core/vocabulary";
import { type Card, type HatchAbility, hatchTriggers } from "../card-schema";
import { defaults } from "../options";
import { emptySet } from "./compiled-set";
import { germanBody, germanTriggers } from "./german/ability-text";
import { vocabulary } from "./vocabulary";
import { staticSentences, statics } from "./vocabulary/statics";

/** The rules text of a card, written from its abilities. */

const words = vocabulary(emptySet({ options: defaults }));

export const lexicon: Lexicon<Card> = {
  words: wordsOf(words, statics),
  parts: {},
  plain: { effect: { draw: { n: 1 } }, things: { dragons: {} } },
  sentences: ({ abilities = [] }, language = "en") =>
    abilities.map((ability, n) => ({
      at: `/abilities/${n}`,
      words: abilityPhrase(ability, `/abilities/${n}`, language),
    })),
};

export const abilitiesText = (card: Card, language: Language = "en"): string =>
  lexicon
    .sentences(card, language)
    .map(({ words }) => textOf(words))
    .join("\n");

const triggers = { en: hatchTriggers, de: germanTriggers };
const always = { en: "Always", de: "Dauerhaft" };

/** What an ability says, with where each part of it comes from. */
function abilityPhrase(ability: HatchAbility, at: string, language: Language): Phrase {
  const { name, on, reminder } = ability;
  const heading = name ?? (on === undefined ? always[language] : said(`${at}/on`, triggers[language][on]));
  const body = bodyOf(ability, at, language);
  return spaced(phrase`**${heading}:**`, body, said(`${at}/reminder`, reminder ?? ""));
}

function bodyOf(ability: HatchAbility, at: string, language: Language): Phrase {
  try {
    return language === "de" ? germanBody(ability, at, words) : lower(englishBody(ability, at));
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return unsaid;
  }
}

function englishBody({ if: condition, do: effect = [], static: lasting }: HatchAbility, at: string): Phrase {
  const speech = new Speech(words);
  if (lasting !== undefined) return text(staticSentences(lasting as Json, speech, `${at}/static`));
  const test = condition === undefined ? undefined : speech.test(condition as Json, `${at}/if`);
  const told = speech.effect(effect as Json, `${at}/do`);
  return text(sentences(test === undefined ? told : [{ kind: "if", test, so: told, otherwise: [] }]));
}
