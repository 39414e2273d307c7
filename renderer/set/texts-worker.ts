import type { Json } from "../../engine/core/vocabulary";
import { readCard } from "../../project/project-text";
import { type ReadRow, type RulesText, readRow } from "../../project/rules-texts";
import type { GameId } from "../../schemas/game-id";

/** Reads a column of rules texts beside the page, row after row: many take longer than anybody waits for a page. */

export interface TextsToRead {
  /** Which asking it is: what was asked before is of no use any more. */
  asked: number;
  game: GameId;
  /** The cards of the set. */
  files: readonly (readonly [path: string, text: string])[];
  rows: readonly RulesText[];
}
export interface TextRead {
  asked: number;
  n: number;
  row: ReadRow;
}

self.onmessage = ({ data }: MessageEvent<TextsToRead>) => {
  const { asked, game, rows } = data;
  const files = new Map(data.files);
  const cards = data.files.flatMap(([path, text]) => readCard<Json>(path, text, game) ?? []);
  for (const [n, row] of rows.entries())
    self.postMessage({ asked, n, row: readRow(files, game, row, cards) } satisfies TextRead);
};
