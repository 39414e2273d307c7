import type { HatchAbility, HatchCard } from "../../../../schemas/cards/hatch";
import { EffectError } from "../../../core/compiler";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { hatchDefaults } from "../options";
import { emptyTable, type Trigger } from "./table";
import { hatchVocabulary } from "./vocabulary";
import { finishText, Speech } from "./vocabulary/phrases";
import { staticText } from "./vocabulary/statics";

/** The rules text of a card, written from its abilities. */

let words: Vocabulary<CoreState> | undefined;
const vocabulary = (): Vocabulary<CoreState> => {
  words ??= hatchVocabulary(emptyTable(hatchDefaults)) as unknown as Vocabulary<CoreState>;
  return words;
};

const moments: Record<Trigger, string> = {
  hatched: "When hatched",
  nurtured: "When nurtured",
  sacrificed: "When sacrificed",
  revealed: "When revealed",
  attackWon: "When you win an attack",
};

export const abilitiesText = ({ abilities = [] }: HatchCard): string => abilities.map(abilityText).join("\n");

function abilityText({ name, on, if: condition, do: effect = [], static: always, reminder }: HatchAbility): string {
  const heading = name ?? (on === undefined ? "Always" : moments[on]);
  return [`**${heading}:**`, bodyText(), reminder ?? ""].filter(Boolean).join(" ");

  function bodyText(): string {
    const speech = new Speech(vocabulary());
    try {
      if (always !== undefined) return lower(finishText(staticText(always as Json, speech)));
      const test = condition === undefined ? "" : `if ${speech.test(condition as Json)}, `;
      return lower(finishText(`${test}${speech.effect(effect as Json)}`));
    } catch (reason) {
      if (!(reason instanceof EffectError)) throw reason;
      return "…";
    }
  }
}

/** After a colon the sentence goes on. */
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
