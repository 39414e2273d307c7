import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardSchemaName, cardSchemas } from "../../engine/games/card-schemas";
import { cardGame } from "../../engine/games/registry";
import type { SlotSchema } from "../../engine/words/place";
import { cursorPlace } from "../../renderer/json/cursor-place";
import { keyAt } from "../../renderer/json/locate";
import { meaningAt, offersAt } from "../../renderer/json/word-offers";
import { type GameId, gameIds } from "../../schemas/game-id";
import { keysOf } from "../../schemas/json-pointer";
import { startOwnTime } from "../own-time";

/** What is offered while effects are typed as JSON. `|` is the cursor. */

const schemaOf = (game: GameId) => cardSchemas.find(({ name }) => name === cardSchemaName(game))!.schema as SlotSchema;
const stock = { uses: new Map([["draw", 9]]), cards: ["archer"] };
const offers = (game: GameId, typed: string) => {
  const offset = typed.indexOf("|");
  const place = cursorPlace(typed.replace("|", ""), offset);
  return offersAt(cardGame(game).lexicon!, schemaOf(game), place, stock);
};
const labels = (game: GameId, typed: string): string[] => offers(game, typed).map(({ label }) => label);

describe("at the cursor", () => {
  test("words that a set uses most come first, with the caret in their first hole", () => {
    const [first, ...others] = offers("castle-lanes", '{ "abilities": [{ "on": "play", "do": | }] }');
    expect(first).toMatchObject({ label: "draw", name: "Draw cards", uses: 9 });
    const damage = others.find(({ label }) => label === "damage")!;
    expect(damage.snippet).toBe('{ "damage": { "to": $1, "n": 1 } }');
    expect(damage.explains).toContain('`{"damage":');
  });

  test.each<[string, string, readonly string[], readonly string[]]>([
    ["an effect in a list", '{ "abilities": [{ "do": [{ "draw": { "n": 1 } }, |', ["damage"], ["count", "compare"]],
    ["a word being typed", '{ "abilities": [{ "do": { "dam|" } }] }', ["damage", "draw"], ["n", "to"]],
    ["a word without its end", '{ "abilities": [{ "do": { "dam|', ["damage"], ["count"]],
    ["a number", '{ "abilities": [{ "do": { "draw": { "n": | } } }] }', ["count", "sum"], ["draw", "units"]],
    ["a condition", '{ "abilities": [{ "if": |, "do": [] }] }', ["compare", "not"], ["draw", "count"]],
    ["things of a kind", '{ "abilities": [{ "do": { "damage": { "to": | } } }] }', ["units"], ["cards", "draw"]],
    [
      "arguments not yet given",
      '{ "abilities": [{ "do": { "damage": { "to": "this", | } } }] }',
      ["n"],
      ["to", "draw"],
    ],
    ["a value of several", '{ "abilities": [{ "do": { "draw": { "who": "|" } } }] }', ["you", "enemy"], ["draw"]],
    [
      "a filter",
      '{ "abilities": [{ "do": { "damage": { "to": { "units": { | } } } } }] }',
      ["side", "lane"],
      ["units"],
    ],
    ["what is always so", '{ "abilities": [{ "static": { "|" } }] }', ["aura"], ["draw"]],
    [
      "a card",
      '{ "abilities": [{ "do": { "damage": { "to": { "units": { "card": "|" } } } } }] }',
      ["archer"],
      ["draw"],
    ],
  ])("%s", (_, typed, offered, not) => {
    const found = labels("castle-lanes", typed);
    expect(found).toEqual(expect.arrayContaining([...offered]));
    for (const label of not) expect(found).not.toContain(label);
  });

  test("names that this ability gave before are offered, and no others", () => {
    const first = '{ "do": { "each": { "of": { "units": {} }, "as": "soldier", "do": [] } } }';
    const second = '{ "do": [{ "each": { "of": { "units": {} }, "as": "one", "do": { "destroy": "|" } } }] }';
    const found = labels("castle-lanes", `{ "abilities": [${first}, ${second}] }`);
    expect(found).toContain("one");
    expect(found).not.toContain("soldier");
  });

  test("nothing is offered outside of effects, where the schema of cards is known anyway", () => {
    for (const typed of [
      "{ | }",
      '{ "name": "|" }',
      '{ "abilities": [{ | }] }',
      '{ "abilities": [{ "on": "|" }] }',
      "|",
      "}{|",
    ])
      expect(labels("castle-lanes", typed), typed).toEqual([]);
  });

  test("what is typed is replaced as a whole, and nothing else", () => {
    const text = '{ "abilities": [{ "do": { "dam": 3 } }] }';
    const place = cursorPlace(text, text.indexOf("dam") + 2);
    expect(text.slice(place.start, place.end)).toBe('"dam"');
    const after = cursorPlace('{ "a": , "b": 2 }', 7);
    expect([after.start, after.end, after.path, after.role]).toEqual([7, 7, ["a"], "value"]);
  });
});

test("a word is explained where it stands, with an example", () => {
  const text = '{ "abilities": [{ "do": { "damage": { "to": "this", "n": 1 } } }] }';
  const told = (word: string) =>
    meaningAt(
      cardGame("castle-lanes").lexicon!,
      schemaOf("castle-lanes"),
      keysOf(keyAt(text, text.indexOf(word) + 1)!.pointer),
    );
  expect(told('"damage"')).toMatch(/^\*\*Deal damage\*\*\n\n.+\n\n`\{"damage":/);
  expect(told('"n"')).toContain("**How much**");
  expect(told('"abilities"')).toBeUndefined();
});

describe.each(gameIds.filter((id) => cardGame(id).lexicon !== undefined))("in %s", (game) => {
  const folder = join(import.meta.dirname, "..", "..", "templates", game, "starter", "cards");
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
  const longest = texts.toSorted((a, b) => b.length - a.length)[0]!;

  test("a cursor anywhere in the longest card is answered, in well under a tenth of a second", () => {
    const lexicon = cardGame(game).lexicon!;
    const times: number[] = [];
    for (let offset = 0; offset <= longest.length; offset += 7) {
      const worked = startOwnTime();
      offersAt(lexicon, schemaOf(game), cursorPlace(longest, offset), stock);
      times.push(worked());
    }
    times.sort((a, b) => a - b);
    const p95 = times[Math.floor(times.length * 0.95)]!;
    process.stdout.write(`completion in ${game}: p95 ${p95.toFixed(1)} ms, ${longest.length} letters\n`);
    expect(p95).toBeLessThan(100);
  });
});
