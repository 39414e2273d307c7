import type { BattleFarmAbility, BattleFarmCard, BattleFarmTrigger } from "../../../../schemas/cards/battle-farm";
import { EffectError } from "../../../core/compiler";
import { type Phrase, phrase, textOf, unsaid } from "../../../core/grammar/phrase";
import { sentences, text } from "../../../core/grammar/statements";
import { mass } from "../../../core/grammar/things";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { battleFarmDefaults } from "../options";
import { triggerSymbols } from "../words";
import { emptyTable } from "./table";
import { battleFarmVocabulary } from "./vocabulary";
import { FarmSpeech, much } from "./vocabulary/phrases";

/** The rules text of a card, written from its abilities. */

let words: Vocabulary<CoreState> | undefined;
const vocabulary = (): Vocabulary<CoreState> => {
  words ??= battleFarmVocabulary(emptyTable(battleFarmDefaults)) as unknown as Vocabulary<CoreState>;
  return words;
};

export function abilitiesText({ abilities = [], name }: BattleFarmCard): string {
  const isMixed = new Set(abilities.map(({ on = [] }) => on.join(" "))).size > 1;
  const lines = abilities.map((ability, n) => {
    const said = textOf(abilityPhrase(ability, name, `/abilities/${n}`));
    // Of several moments each sentence says its own.
    const { on = [] } = ability;
    return isMixed && on.length > 0 && said !== "" ? `${on.map(symbolOf).join(" ")} ${said}` : said;
  });
  return lines.filter((line) => line !== "").join("\n");
}

/** What an ability of a card of this name says, with where each part of it comes from. */
export function abilityPhrase({ do: effect = [], worth }: BattleFarmAbility, title: string, at = ""): Phrase {
  const speech = new FarmSpeech(vocabulary(), battleFarmDefaults, title);
  try {
    const told = sentences(speech.effect(effect as Json, `${at}/do`));
    const more =
      worth === undefined ? [] : [phrase`worth ${much(speech.value(worth as Json, `${at}/worth`), mass("more"))}`];
    return text([...told, ...more]);
  } catch (reason) {
    // A card being written is shown as far as it can be read.
    if (!(reason instanceof EffectError)) throw reason;
    return unsaid;
  }
}

const symbolOf = (trigger: BattleFarmTrigger): string => `{${triggerSymbols[trigger]}}`;
