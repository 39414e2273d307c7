import { type Definitions, numbersOf, type Taken, takenWith } from "../engine/core/keywords";
import { cardTitle } from "../engine/core/rich-text";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { isRecord } from "../schemas/json-pointer";
import type { Keyword, ParameterName } from "../schemas/keyword";
import { titleFromKey } from "../schemas/titles";
import { schemaFor } from "./format";
import type { SchemaNode } from "./schema-walk";
import { folded } from "./search/folded";
import type { Cell } from "./tables/columns";

/** The keywords that a card takes, as a line of words: “Flight, Poison 2, Blast 3/1”. */

interface Known {
  id: string;
  name: string;
  /** How many numbers it takes. */
  numbers: number;
  usual: Taken;
}

function knownKeywords(game: GameId, definitions: Definitions): Known[] {
  const schema = (schemaFor("card", game) as SchemaNode | undefined)?.properties?.["keywords"];
  const builtIn = Object.entries(schema?.properties ?? {}).map(([id, node]): Known => {
    const isMark = node.type === "boolean";
    return { id, name: node.title ?? titleFromKey(id), numbers: isMark ? 0 : 1, usual: isMark ? true : 1 };
  });
  if (!cardGame(game).keywords) return builtIn;
  const own = Object.entries(definitions).map(
    ([id, keyword]): Known => ({
      id,
      name: (keyword as Keyword).name.trim() || cardTitle(id),
      numbers: keyword.parameters?.length ?? 0,
      usual: takenWith(numbersOf(keyword, true)),
    }),
  );
  return [...builtIn, ...own.filter(({ id }) => !builtIn.some((other) => other.id === id))];
}

export function keywordWords(value: unknown, game: GameId, definitions: Definitions): string {
  if (!isRecord(value)) return "";
  const known = knownKeywords(game, definitions);
  return Object.entries(value)
    .filter(([, taken]) => taken !== false)
    .map(([id, taken]) => {
      const name = known.find((one) => one.id === id)?.name ?? cardTitle(id);
      return taken === true ? name : `${name} ${[taken].flat().join("/")}`;
    })
    .join(", ");
}

export function keywordsIn(text: string, game: GameId, definitions: Definitions): Cell {
  const known = knownKeywords(game, definitions);
  const taken: Record<string, unknown> = {};
  for (const words of text.split(/[,;\n]/)) {
    const wanted = words.trim();
    if (wanted === "") continue;
    const [, name = wanted, numbers] = /^(.*?)\s+((?:\d+|[XYZ])(?:\s*\/\s*(?:\d+|[XYZ]))*)$/.exec(wanted) ?? [];
    // A name may end with a number of its own.
    const whole = called(known, wanted);
    const one = whole ?? called(known, name);
    if (!one) return { ok: false, reason: `no keyword is called “${name}”` };
    const given = whole || numbers === undefined ? [] : numbers.split("/").map((n) => numeral(n.trim()));
    if (given.length > one.numbers) return { ok: false, reason: `${one.name} takes ${saidNumbers(one.numbers)}` };
    taken[one.id] = given.length === 0 ? one.usual : takenWith(given);
  }
  return { ok: true, value: Object.keys(taken).length === 0 ? undefined : taken };
}

/** Each with what it does in short, as far as somebody has written that down. */
export function keywordLines(game: GameId, definitions: Definitions): [name: string, about: string][] {
  const schema = (schemaFor("card", game) as SchemaNode | undefined)?.properties?.["keywords"];
  return knownKeywords(game, definitions)
    .map(({ id, name }): [string, string] => {
      const own = (definitions[id] as Keyword | undefined)?.reminder?.en.trim();
      return [`**${name}**`, own || schema?.properties?.[id]?.description || ""];
    })
    .sort(([a], [b]) => a.localeCompare(b, "en"));
}

const called = (known: readonly Known[], name: string): Known | undefined =>
  known.find((one) => folded(one.name) === folded(name) || one.id === name);

const numeral = (word: string): number | ParameterName => (/^\d+$/.test(word) ? Number(word) : (word as ParameterName));

const saidNumbers = (n: number): string => (n === 0 ? "no number" : n === 1 ? "one number" : `${n} numbers`);
