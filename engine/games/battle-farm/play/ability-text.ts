import type { BattleFarmCard, BattleFarmTrigger } from "../../../../schemas/cards/battle-farm";
import { EffectError } from "../../../core/compiler";
import type { CoreState } from "../../../core/machine";
import type { Json, Vocabulary } from "../../../core/vocabulary";
import { battleFarmDefaults } from "../options";
import { triggerSymbols } from "../words";
import { emptyTable } from "./table";
import { battleFarmVocabulary } from "./vocabulary";
import { finishText, Speech } from "./vocabulary/phrases";

/** The rules text of a card, written from its abilities. */

let words: Vocabulary<CoreState> | undefined;
const vocabulary = (): Vocabulary<CoreState> => {
  words ??= battleFarmVocabulary(emptyTable(battleFarmDefaults)) as unknown as Vocabulary<CoreState>;
  return words;
};

export function abilitiesText({ abilities = [], kind, name }: BattleFarmCard): string {
  const isMixed = new Set(abilities.map(({ on = [] }) => on.join(" "))).size > 1;
  const lines = abilities.map(({ on = [], do: effect, worth }) => {
    const talk = new Speech(vocabulary(), battleFarmDefaults, kind, name);
    try {
      const parts = [
        effect === undefined ? "" : finishText(talk.effect(effect as Json)),
        worth === undefined ? "" : finishText(worthText(worth as Json, talk)),
      ];
      const text = parts.filter((part) => part !== "").join(" ");
      // Of several moments each sentence says its own.
      return isMixed && on.length > 0 && text !== "" ? `${on.map(symbolOf).join(" ")} ${text}` : text;
    } catch (reason) {
      // A card being written is shown as far as it can be read.
      if (!(reason instanceof EffectError)) throw reason;
      return "…";
    }
  });
  return lines.filter((line) => line !== "").join("\n");
}

const symbolOf = (trigger: BattleFarmTrigger): string => `{${triggerSymbols[trigger]}}`;

function worthText(worth: Json, talk: Speech): string {
  const counted = typeof worth === "object" && worth !== null && "count" in worth ? worth : undefined;
  if (counted !== undefined) return `worth 1 more for ${talk.selection((counted as { count: Json }).count)}`;
  return `worth ${talk.value(worth)} more`;
}
