import type { Json } from "../../core/vocabulary";
import { isStop } from "./alignment";
import { audible } from "./choices";
import { type Stage, tell } from "./stage";
import { type Token, tokensOf } from "./tokens";

/**
 * How people of other games say when something happens. Whoever types one of these means whichever of the same row this game
 * says; a row that it says nothing of changes nothing.
 */
const habits: readonly (readonly string[])[] = [
  [
    "when this enters the battlefield",
    "when this enters the field",
    "when this enters play",
    "when this comes into play",
    "when this enters",
    "when you play this",
    "when you summon this",
    "when this is played",
    "when this is summoned",
    "when played",
    "when spawned",
    "when hatched",
    "on play",
    "battlecry",
  ],
  [
    "when this is put into the discard pile",
    "when this leaves play",
    "when this is destroyed",
    "when this is defeated",
    "when this dies",
    "on death",
    "deathrattle",
  ],
  ["at the beginning of your turn", "at the start of each of your turns", "at the start of your turn", "at your Reset"],
  ["at the end of each of your turns", "at the end of your turn", "when your turn ends"],
  ["whenever this attacks", "when this attacks", "when attacking"],
];

const keysIn = (all: readonly (readonly string[])[]): readonly (readonly string[][])[] =>
  all.map((row) => row.map((saying) => tokensOf(saying).map(({ key }) => key)));

const rows = keysIn(habits);

/** What players call the same: a game has one word of each row, if any. */
const calls = keysIn([
  ["choose", "pick", "select"],
  ["displace", "move"],
  ["whenever", "each time", "every time"],
  ["destroy", "kill"],
  ["each", "every"],
]);

/** The text with words that this game has in place of those that it hasn't; as it is, if it has them all. */
export function inOwnWords(vocabulary: ReadonlySet<string>, words: readonly Token[]): readonly Token[] {
  const isKnown = (keys: readonly string[]): boolean => keys.every((key) => vocabulary.has(key));
  return calls.reduce((read, row) => {
    const known = row.find(isKnown);
    const typed = row.find((keys) => !isKnown(keys) && placeOf(keys, read) >= 0);
    return known && typed ? replaced(read, placeOf(typed, read), typed.length, known) : read;
  }, words);
}

function replaced(words: readonly Token[], at: number, length: number, keys: readonly string[]): Token[] {
  const [start, end] = [words[at]!.start, words[at + length - 1]!.end];
  const put = keys.map((key) => ({ key, start, end, text: key }));
  return [...words.slice(0, at), ...put, ...words.slice(at + length)];
}

/** The text with the sayings of this game in place of those that it hasn't. */
export function inOwnSayings(stage: Stage, words: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  for (const row of rows) {
    // The longest first: “when this enters play” says no more than “when this enters”.
    const typed = row
      .map((keys) => ({ keys, at: placeOf(keys, words) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => b.keys.length - a.keys.length)[0];
    if (!typed || isSaid(stage, typed.keys)) continue;
    const { keys, at } = typed;
    for (const other of row) if (isSaid(stage, other)) found.push(replaced(words, at, keys.length, other));
  }
  return found;
}

const placeOf = (keys: readonly string[], words: readonly Token[]): number =>
  words.findIndex((_, n) => keys.every((key, k) => words[n + k]?.key === key));

const openings = new WeakMap<object, readonly string[]>();

/** Whether an ability of this game begins so. */
function isSaid(stage: Stage, keys: readonly string[]): boolean {
  const known = openings.get(stage.schema) ?? openingsOf(stage);
  openings.set(stage.schema, known);
  return known.includes(keys.join(" "));
}

function openingsOf(stage: Stage): string[] {
  const fields = Object.entries(stage.schema.properties ?? {});
  const effect = fields.find(([, field]) => field["x-slot"] === "effect")?.[0];
  if (effect === undefined) return [];
  return fields.flatMap(([key, { enum: choices = [] }]) =>
    choices.flatMap((choice) => {
      const words = tell(stage, audible({ [key]: choice, [effect]: null } as Json))?.words ?? [];
      const end = words.findIndex(({ key: word }) => isStop(word) || word === "…");
      return end > 0
        ? [
            words
              .slice(0, end)
              .map(({ key: word }) => word)
              .join(" "),
          ]
        : [];
    }),
  );
}
