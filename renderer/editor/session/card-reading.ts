import type { CardGame } from "../../../engine/core/card-game";
import type { Options } from "../../../engine/core/options";
import { readDocument } from "../../../project/document";
import type { Problem } from "../../../schemas/problem";
import { shareStructure } from "../fields/share-structure";

/** What a card's text says, as far as it can be understood. */
export interface CardReading {
  text: string;
  /** The house rules that the card was judged by. */
  rules: Options | undefined;
  /** The JSON value, valid or not; undefined while the text is no JSON. */
  value: unknown;
  /** The card, only while the text is a valid one. */
  card: unknown;
  /** Of the text, then of the card by the game's own rules. */
  problems: readonly Problem[];
}

export function readCard(
  path: string,
  text: string,
  game: CardGame,
  previous?: CardReading,
  rules?: Options,
): CardReading {
  if (previous?.text === text && previous.rules === rules) return previous;
  const { value, json, problems } = readDocument(path, text, game.id);
  const card = value === undefined ? undefined : shareStructure(previous?.card ?? previous?.value, value);
  const ruleProblems = card === undefined ? [] : game.checkCard(card, rules);
  return {
    text,
    rules,
    card,
    value: card ?? shareStructure(previous?.value, json),
    problems: shareStructure(previous?.problems, [
      ...problems,
      ...ruleProblems.map((problem) => ({ ...problem, where: { ...problem.where, file: path } })),
    ]),
  };
}
