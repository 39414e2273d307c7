import { germanWords } from "../../../../core/control-german";
import { amountOf } from "../../../../core/grammar/german/amounts";
import { die, mass } from "../../../../core/grammar/german/nouns";
import { sentences, text } from "../../../../core/grammar/german/statements";
import { type Phrase, phrase } from "../../../../core/grammar/phrase";
import type { Json, Vocabulary } from "../../../../core/vocabulary";
import type { BattleFarmAbility } from "../../card-schema";
import { defaults } from "../../options";
import type { State } from "../state";
import { choiceVerbs } from "./choice-verbs";
import { FarmGerman } from "./phrases";
import { selectors, tests, values } from "./values";
import { verbs } from "./verbs";

/** What the abilities of a card say in German. */

const words = germanWords({ verbs: { ...verbs, ...choiceVerbs }, values, tests, selectors });
const more = mass(die("mehr"));

export function germanBody(
  { do: effect = [], worth }: BattleFarmAbility,
  title: string,
  at: string,
  vocabulary: Vocabulary<State>,
): Phrase {
  const speech = new FarmGerman(words, vocabulary, defaults, title);
  const told = sentences(speech.effect(effect as Json, `${at}/do`));
  if (worth === undefined) return text(told);
  return text([...told, phrase`ist ${amountOf(speech.value(worth as Json, `${at}/worth`), more, "acc")} wert`]);
}
