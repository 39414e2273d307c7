import type { CardGame, SharedParts } from "../../../engine/core/card-game";
import type { Options } from "../../../engine/core/options";
import { readDocument } from "../../../project/document";
import { wholeCard } from "../../../project/whole-card";
import type { Problem } from "../../../schemas/problem";
import { shareStructure } from "../fields/share-structure";

/** What a card is judged by, besides its own text. */
interface Around {
  /** House rules. */
  rules?: Options | undefined;
  parts: SharedParts;
}

/** What a card's text says, as far as it can be understood. */
export interface CardReading extends Around {
  text: string;
  /** The JSON value, valid or not; undefined while the text is no JSON. */
  value: unknown;
  /** The card, only while the text is a valid one. */
  card: unknown;
  /** The card with all that it needs of its project. */
  whole: unknown;
  /** Of the text, then of the card by the game's own rules. */
  problems: readonly Problem[];
}

export function readCard(
  path: string,
  text: string,
  game: CardGame,
  { rules, parts }: Around,
  previous?: CardReading,
): CardReading {
  if (previous?.text === text && previous.rules === rules && previous.parts === parts) return previous;
  const { value, json, problems } = readDocument(path, text, game.id);
  const card = value === undefined ? undefined : shareStructure(previous?.card ?? previous?.value, value);
  const whole = card === undefined ? undefined : wholeCard(card as object, parts, game.id);
  const ruleProblems = whole === undefined ? [] : game.checkCard(whole, rules);
  return {
    text,
    rules,
    parts,
    card,
    whole,
    value: card ?? shareStructure(previous?.value, json),
    problems: shareStructure(previous?.problems, [
      ...problems,
      ...ruleProblems.map((problem) => ({ ...problem, where: { ...problem.where, file: path } })),
    ]),
  };
}
