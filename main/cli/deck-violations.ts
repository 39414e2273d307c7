import { countProblem } from "../../engine/core/setup";
import { checkFile } from "../../project/check";
import { checkDeckFile } from "../../project/check-deck-file";
import { calledIn } from "../../project/deck-lines";
import { houseRulesOf } from "../../project/house-rules";
import { cardPath, deckPath } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import type { Problem } from "../../schemas/problem";
import type { Repair } from "../../schemas/repair";
import { CannotDo } from "./command";
import type { OpenDeck } from "./deck-tasks";

interface Violation {
  rule: string;
  severity: Problem["severity"];
  message: string;
  hint?: string;
  cards: readonly string[];
  repairs: readonly Repair[];
}

/** Everything that keeps a deck from being played as its project wants it: house rules, the deck, its cards. */
export function deckViolations({ id, game, files, cards, leftOut, problems }: OpenDeck, players?: number): Violation[] {
  const wrongCount = players === undefined ? null : countProblem(game, players);
  if (wrongCount) throw new CannotDo(wrongCount);
  const manifest = manifestOf(files);
  const house = manifest ? houseRulesOf(manifest) : undefined;
  const path = deckPath(id);
  const ofDeck = checkDeckFile(path, files.get(path) ?? "", game.id, files, { rules: house?.rules, players });
  const ofCards = [...new Set([...cards, ...leftOut].map((line) => line.id))].flatMap((cardId) => {
    const text = files.get(cardPath(cardId));
    return text === undefined ? [] : checkFile(cardPath(cardId), text, game.id, files);
  });
  return [...(house?.problems ?? []), ...problems, ...ofDeck, ...ofCards].map(
    ({ code, severity, message, hint, where, cards: about, repairs = [] }) => ({
      rule: code,
      severity,
      message:
        code.startsWith("document/") && where.card ? `${calledIn(files, game.id, where.card)}: ${message}` : message,
      ...(hint === undefined ? {} : { hint }),
      cards: about ?? (where.card === undefined ? [] : [where.card]),
      repairs,
    }),
  );
}
