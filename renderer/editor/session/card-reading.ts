import type { CardGame } from "../../../engine/core/card-game";
import { readDocument } from "../../../project/document";
import type { Problem } from "../../../schemas/problem";
import { shareStructure } from "../fields/share-structure";

/** What a card's text says, as far as it can be understood. */
export interface CardReading {
  text: string;
  /** The JSON value, valid or not; undefined while the text is no JSON. */
  value: unknown;
  /** The card, only while the text is a valid one. */
  card: unknown;
  /** Of the text, then of the card by the game's own rules. */
  problems: readonly Problem[];
}

export function readCard(path: string, text: string, game: CardGame, previous?: CardReading): CardReading {
  if (previous?.text === text) return previous;
  const { value, json, problems } = readDocument(path, text, game.id);
  const card = value === undefined ? undefined : shareStructure(previous?.card ?? previous?.value, value);
  const ruleProblems = card === undefined ? [] : game.checkCard(card);
  return {
    text,
    card,
    value: card ?? shareStructure(previous?.value, json),
    problems: shareStructure(previous?.problems, [
      ...problems,
      ...ruleProblems.map((problem) => ({ ...problem, where: { ...problem.where, file: path } })),
    ]),
  };
}
