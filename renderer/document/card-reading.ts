import type { CardGame, SharedParts } from "../../engine/core/card-game";
import type { Options } from "../../engine/core/options";
import { cardProblems } from "../../project/card-problems";
import { wholeCard } from "../../project/whole-card";
import { type FileReading, readFile } from "./file-reading";

/** What a card is judged by, besides its own text. */
interface Around {
  /** House rules. */
  rules?: Options | undefined;
  parts: SharedParts;
}

export interface CardReading extends FileReading, Around {
  /** The valid card with all that it needs of its project. */
  whole: unknown;
}

export function readCard(
  path: string,
  text: string,
  game: CardGame,
  { rules, parts }: Around,
  previous?: CardReading,
): CardReading {
  if (previous?.text === text && previous.rules === rules && previous.parts === parts) return previous;
  const wholeOf = (card: object): object => wholeCard(card, parts, game.id);
  const reading = readFile(path, text, game.id, (card) => cardProblems(game, wholeOf(card), rules, parts), previous);
  const whole = reading.valid === undefined ? undefined : wholeOf(reading.valid as object);
  return { ...reading, rules, parts, whole };
}
