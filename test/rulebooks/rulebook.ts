import { readFileSync } from "node:fs";
import type { GameId } from "../../schemas/game-id";

/** A game's RULES.md, taken apart into what can be cited. */
export interface Rulebook {
  path: string;
  text: string;
  /** The text of a section by its number, `7` with all that is in `7.3`; numbered points count as `10.33`. */
  sections: ReadonlyMap<string, string>;
  /** Deck rules, with the codes of the problems that tell of them. */
  deckRules: ReadonlyMap<string, string[]>;
  rulings: readonly string[];
  examples: readonly string[];
  /** The rows of the table of house rules: name, default, what is allowed. */
  options: readonly string[][];
  refusals: readonly string[];
  /** What proves a rule, in the words of the table. */
  proofs: ReadonlyMap<string, string>;
}

const headed = /^#{2,3} (\d+(?:\.\d+)?)[. ]/;
const numbered = /^(?:\| )?(\d+)(?: \||\.) /;
const row = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());
const inCodeFont = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** Every section with its text; a numbered point, or a row of a table that begins with a number, is a section of its own. */
function sectionsOf(lines: readonly string[]): Map<string, string> {
  const found = new Map<string, string[]>();
  let chapter = "";
  let section = "";
  let point = "";
  for (const line of lines) {
    const heading = headed.exec(line)?.[1];
    if (heading !== undefined) {
      [chapter, section, point] = [heading.split(".")[0]!, heading, ""];
    } else {
      const own = /^\| (\d+\.\d+) \|/.exec(line)?.[1];
      const number = numbered.exec(line)?.[1];
      if (own !== undefined) point = own;
      else if (number !== undefined) point = `${section}.${number}`;
      else if (!/^\s/.test(line)) point = "";
    }
    for (const part of new Set([chapter, section, point])) {
      if (part !== "") found.set(part, [...(found.get(part) ?? []), line]);
    }
  }
  return new Map([...found].map(([number, its]) => [number, its.join("\n")]));
}

export function readRulebook(game: GameId): Rulebook {
  const path = `engine/games/${game}/RULES.md`;
  const text = readFileSync(path, "utf8");
  const lines = text.split("\n");
  const sections = sectionsOf(lines);
  const linesOf = (start: RegExp): string[] => {
    const from = lines.findIndex((line) => start.test(line));
    const to = lines.findIndex((line, at) => at > from && /^#{2,3} /.test(line));
    return lines.slice(from, to < 0 ? undefined : to);
  };
  const numbersIn = (start: RegExp): string[] => linesOf(start).flatMap((line) => numbered.exec(line)?.[1] ?? []);
  const rows = (start: RegExp): string[][] =>
    linesOf(start)
      .filter((line) => line.startsWith("| "))
      .map(row);
  return {
    path,
    text,
    sections,
    deckRules: new Map(
      rows(/^## 4\. /)
        .filter(([code]) => /^[DW]\d+$/.test(code!))
        .map((cells) => [cells[0]!, inCodeFont(cells.at(-1)!)]),
    ),
    rulings: numbersIn(/^## \d+\. Rulings/),
    examples: numbersIn(/^## \d+\. Worked examples/),
    options: rows(/^## 3\. /).flatMap(([name, ...more]) =>
      /^`\w+`$/.test(name!) ? [[name!.slice(1, -1), ...more]] : [],
    ),
    refusals: rows(/^### 7\.\d+ Refusals/).flatMap(([code]) => inCodeFont(code!)),
    proofs: new Map(
      rows(/^## \d+\. Proofs/)
        .slice(2)
        .map(([rule, proof]) => [rule!, proof!]),
    ),
  };
}
