import { readDocument } from "../../project/document";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { shareStructure } from "./share-structure";

/** What a document's text says, as far as it can be understood. */
export interface FileReading {
  text: string;
  /** The JSON value, valid or not; undefined while the text is no JSON. */
  value: unknown;
  /** The document, only while the text is a valid one. */
  valid: unknown;
  /** Of the text, then of the document by the game's own rules. */
  problems: readonly Problem[];
}

/** Reads a text; `judge` says what else is wrong with a valid document. Parts that did not change stay the same objects. */
export function readFile(
  path: string,
  text: string,
  game: GameId,
  judge: (valid: object) => readonly Problem[],
  previous?: FileReading,
): FileReading {
  const { value, json, problems } = readDocument<object>(path, text, game);
  const valid = value === undefined ? undefined : shareStructure(previous?.valid ?? previous?.value, value);
  const judged = valid === undefined ? [] : judge(valid);
  return {
    text,
    valid,
    value: valid ?? shareStructure(previous?.value, json),
    problems: shareStructure(
      previous?.problems,
      [...problems, ...judged].map((problem) => ({ ...problem, where: { ...problem.where, file: path } })),
    ),
  };
}

export type ReadText<Reading extends FileReading> = (text: string, previous?: Reading) => Reading;

/** Reads one text after another, each with what was read before it. */
export function createReader<Reading extends FileReading>(): (text: string, read: ReadText<Reading>) => Reading {
  let previous: Reading | undefined;
  return (text, read) => {
    previous = read(text, previous);
    return previous;
  };
}
