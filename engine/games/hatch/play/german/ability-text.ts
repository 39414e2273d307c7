import { germanWords } from "../../../../core/control-german";
import { GermanSpeech } from "../../../../core/grammar/german/speech";
import { sentences, text } from "../../../../core/grammar/german/statements";
import type { Phrase } from "../../../../core/grammar/phrase";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import type { HatchAbility, HatchTrigger } from "../../card-schema";
import type { State } from "../state";
import { choiceVerbs } from "./choice-verbs";
import { staticSentences } from "./statics";
import { selectors, tests, values } from "./values";
import { verbs } from "./verbs";

/** What the abilities of a card say in German. */

const words = germanWords({ verbs: { ...verbs, ...choiceVerbs }, values, tests, selectors });

export const germanTriggers: Readonly<Record<HatchTrigger, string>> = {
  hatched: "Beim Schlüpfen",
  nurtured: "Beim Verfüttern",
  sacrificed: "Beim Opfern",
  revealed: "Beim Aufdecken",
  attackWon: "Wenn du einen Angriff gewinnst",
};

export function germanBody(
  { if: condition, do: effect = [], static: always }: HatchAbility,
  at: string,
  vocabulary: Vocabulary<State>,
): Phrase {
  const speech = new GermanSpeech(words, vocabulary);
  if (always !== undefined) return text(staticSentences(always as Json, speech, `${at}/static`));
  const test = condition === undefined ? undefined : speech.test(condition as Json, `${at}/if`);
  const told = speech.effect(effect as Json, `${at}/do`);
  return text(sentences(test === undefined ? told : [{ kind: "if", test, so: told, otherwise: [] }]));
}
