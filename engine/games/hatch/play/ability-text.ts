import { EffectError } from "../../../core/compiler";
import { lower, type Phrase, phrase, said, spaced, textOf, unsaid } from "../../../core/grammar/phrase";
import { Speech } from "../../../core/grammar/speech";
import { sentences, text } from "../../../core/grammar/statements";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import type { Card, HatchAbility } from "../card-schema";
import { defaults } from "../options";
import { emptySet, type Trigger } from "./compiled-set";
import type { State } from "./state";
import { vocabulary } from "./vocabulary";
import { staticSentences } from "./vocabulary/statics";

/** The rules text of a card, written from its abilities. */

let words: Vocabulary<State> | undefined;
const spoken = (): Vocabulary<State> => {
  words ??= vocabulary(emptySet({ options: defaults }));
  return words;
};

const moments: Record<Trigger, string> = {
  hatched: "When hatched",
  nurtured: "When nurtured",
  sacrificed: "When sacrificed",
  revealed: "When revealed",
  attackWon: "When you win an attack",
};

export const abilitiesText = ({ abilities = [] }: Card): string =>
  abilities.map((ability, n) => textOf(abilityPhrase(ability, `/abilities/${n}`))).join("\n");

/** What an ability says, with where each part of it comes from. */
export function abilityPhrase(ability: HatchAbility, at = ""): Phrase {
  const { name, on, reminder } = ability;
  const heading = name ?? (on === undefined ? "Always" : said(`${at}/on`, moments[on]));
  return spaced(phrase`**${heading}:**`, lower(bodyOf(ability, at)), said(`${at}/reminder`, reminder ?? ""));
}

function bodyOf({ if: condition, do: effect = [], static: always }: HatchAbility, at: string): Phrase {
  const speech = new Speech(spoken());
  try {
    if (always !== undefined) return text(staticSentences(always as Json, speech, `${at}/static`));
    const test = condition === undefined ? undefined : speech.test(condition as Json, `${at}/if`);
    const told = speech.effect(effect as Json, `${at}/do`);
    return text(sentences(test === undefined ? told : [{ kind: "if", test, so: told, otherwise: [] }]));
  } catch (reason) {
    if (!(reason instanceof EffectError)) throw reason;
    return unsaid;
  }
}
