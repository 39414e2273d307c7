import { useState } from "react";
import { spokenText } from "../../../engine/core/rich-text";
import { cardGame } from "../../../engine/games/registry";
import type { Row } from "../picking";
import type { PlayedMatch } from "../table-store";

/** The answers that have what is typed, by the beginnings of their words. */
export function rowsThatSay(rows: readonly Row[], typed: string, say: (text: string) => string): readonly Row[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const words = wordsOf(say(row.kind === "answer" ? row.answer.text : row.free.text));
    return wanted.every((each) => words.some((word) => word.startsWith(each)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Finding {
  rows: readonly Row[];
  typed: string;
  type(typed: string): void;
  /** There are so many answers that one looks for words. */
  isOffered: boolean;
}

/** Beyond so many one doesn't see at a glance which there are. */
const atAGlance = 9;

/** Looks among the answers to the present question. */
export function useFinding({ game, snapshot }: PlayedMatch, rows: readonly Row[]): Finding {
  const [kept, setKept] = useState({ of: snapshot.asked, typed: "" });
  const isOffered = rows.length > atAGlance && snapshot.asked?.several === undefined;
  const typed = isOffered && kept.of === snapshot.asked ? kept.typed : "";
  const { symbols } = cardGame(game);
  return {
    rows: rowsThatSay(rows, typed, (text) => spokenText(text, symbols)),
    typed,
    type: (typed) => setKept({ of: snapshot.asked, typed }),
    isOffered,
  };
}
