import { readFileSync } from "node:fs";
import type { GameId } from "../../schemas/game-id";
import type { Rulebook } from "./rulebook";

/**
 * Players get `templates/<game>/rulebook.md`, whose passages name in comments what of RULES.md they tell (`<!-- §6.2, rulings
 * 12, 29 -->`). The last comment names what isn't for players, line by line with the reason.
 */
export interface Told {
  told: string[];
  /** Each with its reason. */
  left: { what: string; why: string }[];
}

const comments = /<!--([\s\S]*?)-->/g;
const notForPlayers = "not for players:";

/** `§6.2`, `ruling 12`. */
const named = (words: string): string[] => [
  ...[...words.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => `§${number}`),
  ...[...words.matchAll(/\brulings? (\d+(?:, \d+)*)/g)].flatMap(([, list = ""]) =>
    list.split(", ").map((number) => `ruling ${number}`),
  ),
];

export function toldToPlayers(game: GameId): Told {
  const all = [...readFileSync(`templates/${game}/rulebook.md`, "utf8").matchAll(comments)].map(([, words = ""]) =>
    words.trim(),
  );
  const lines = all.filter((words) => words.startsWith(notForPlayers)).flatMap((words) => words.split("\n").slice(1));
  return {
    told: all.filter((words) => !words.startsWith(notForPlayers)).flatMap(named),
    left: lines.flatMap((line) =>
      named(line).map((what) => ({ what, why: line.replace(/§[\d.]+|\brulings? \d+|, \d+|,/g, "").trim() })),
    ),
  };
}

/** All that somebody may have to be told: sections that no others are in, and rulings. */
export function tellable({ text, rulings }: Rulebook): string[] {
  const sections = [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)[. ]\s*(.*)$/gm)].filter(
    ([, , title]) => title !== "Rulings",
  );
  const numbers = sections.map(([, number = ""]) => number);
  const innermost = numbers.filter((number) => !numbers.some((other) => other.startsWith(`${number}.`)));
  return [...innermost.map((number) => `§${number}`), ...rulings.map((number) => `ruling ${number}`)];
}
