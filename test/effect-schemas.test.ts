// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { exampleOf, sorts } from "../engine/core/lexicon";
import type { Json } from "../engine/core/vocabulary";
import { cardSchemaName, componentSchemaName } from "../engine/games/card-schemas";
import { cardGame } from "../engine/games/registry";
import { newWord } from "../engine/words/new-word";
import { sortOfSlot } from "../engine/words/place";
import { fileSchemas } from "../project/catalogue";
import { editorSchemas, schemasOf } from "../project/editor-schemas";
import { type GameId, gameIds } from "../schemas/game-id";
import { jsonSchema, jsonSchemaFile } from "../schemas/json-schema";
import { stageOf } from "./engine/words/stages";

/** What other editors check effects against, with a plain validator. */

interface Emitted {
  $defs: Record<string, { title?: string; description?: string; anyOf?: readonly Emitted["$defs"][string][] }>;
}
const emitted = (name: string): Emitted =>
  jsonSchema(editorSchemas().find((entry) => entry.name === name)!) as unknown as Emitted;
const validatorOf = (name: string) => new Ajv({ strict: false, logger: false }).compile(emitted(name) as object);
const folderOf = (id: GameId) => join(import.meta.dirname, "..", "templates", id, "starter", "cards");
const games = gameIds.filter((id) => cardGame(id).lexicon !== undefined);

describe.each(games)("in %s", (id) => {
  const isValid = validatorOf(cardSchemaName(id));
  const { words } = cardGame(id).lexicon!;
  const host = (effect: Json): unknown => stageOf(id).hosts[0]!(effect);
  const { plain } = stageOf(id);

  test("every starter card fits its emitted schema", () => {
    for (const file of readdirSync(folderOf(id))) {
      isValid(JSON.parse(readFileSync(join(folderOf(id), file), "utf8")));
      expect(isValid.errors, file).toBeNull();
    }
  });

  test("what the words show as examples fits as well", () => {
    const { $defs } = emitted(cardSchemaName(id));
    const ajv = new Ajv({ strict: false, logger: false });
    for (const [slot, sort] of Object.entries(sortOfSlot)) {
      if ($defs[slot] === undefined) continue;
      const fits = ajv.compile({ $defs, $ref: `#/$defs/${slot}` } as object);
      for (const key of Object.keys(words[sort])) {
        fits(exampleOf(cardGame(id).lexicon!, sort, key));
        expect(fits.errors, `${sort}: ${key}`).toBeNull();
      }
    }
  });

  test.each<[string, Json]>([
    ["a misspelled word", { drww: { n: 1 } }],
    ["a misspelled word within another", { repeat: { n: 2, do: { drww: 1 } } }],
    ["a misspelled argument", { repeat: { n: 2, doo: plain } }],
    ["a number where a condition is needed", { if: { if: 3, then: plain } }],
    ["a condition where a number is needed", { repeat: { n: { compare: [1, ">", 0] }, do: plain } }],
    ["two words at once", { sequence: [], repeat: { n: 2, do: plain } }],
    ["a hole", [plain, null]],
  ])("%s is refused", (_, effect) => {
    expect(isValid(host(plain))).toBe(true);
    expect(isValid(host(effect))).toBe(false);
  });

  test("an effect stands alone, in a list, or in a list of lists", () => {
    for (const effect of [[plain], [[plain], plain], { sequence: [plain, [plain]] }])
      expect(isValid(host({ repeat: { n: 2, do: effect as Json } }))).toBe(true);
  });

  test("selectors of another kind are refused", () => {
    const { $defs } = emitted(cardSchemaName(id));
    const byKind = Object.keys($defs).filter((name) => name.startsWith("things-"));
    for (const name of byKind) {
      const kinds = name.split("-").slice(1);
      const fits = new Ajv({ strict: false, logger: false }).compile({ $defs, $ref: `#/$defs/${name}` } as object);
      for (const [key, { of }] of Object.entries(words.selectors)) {
        const isOf = of === undefined || kinds.includes(of);
        expect(fits(exampleOf(cardGame(id).lexicon!, "selectors", key)), `${key} in ${name}`).toBe(isOf);
      }
    }
  });

  test("every word is told by its name, with an example, and begins with the caret in its first hole", () => {
    const { $defs } = emitted(cardSchemaName(id));
    const snippets = Object.values($defs).flatMap(({ anyOf = [] }) => anyOf.flatMap(snippetsIn));
    const lexicon = cardGame(id).lexicon!;
    for (const sort of sorts)
      for (const [key, { about }] of Object.entries(words[sort])) {
        const slot = Object.keys(sortOfSlot).find((one) => sortOfSlot[one] === sort)!;
        if ($defs[slot] === undefined) continue;
        const word = $defs[`${slot}.${key}`];
        expect(word?.title).toBe(about.name);
        expect(word?.description).toContain(about.means);
        expect(word?.description).toContain("Example: {");
        const { body } = snippets.find(({ label, body }) => label === about.name && Object.keys(body)[0] === key)!;
        const hasHole = JSON.stringify(newWord(lexicon, sort, key)).includes("null");
        expect(JSON.stringify(body).includes('"^$1"')).toBe(hasHole);
      }
  });
});

interface Snippet {
  label: string;
  body: Record<string, unknown>;
}
const snippetsIn = (schema: object): Snippet[] => (schema as { defaultSnippets?: Snippet[] }).defaultSnippets ?? [];

test("effects of components are checked too, and may speak of the joint amount", () => {
  const isValid = validatorOf(componentSchemaName("flask"));
  const component = (tree: Json) => ({ name: "Burn", rank: 9, max: 3, cost: {}, effect: { key: "burn", tree } });
  isValid(component([{ gain: { who: "self", resource: "symbol", n: "amount" } }]));
  expect(isValid.errors).toBeNull();
  expect(isValid(component([{ gian: { who: "self", resource: "symbol", n: "amount" } }]))).toBe(false);
});

describe("cards that a test brings along", () => {
  const scenarios = (id: GameId): [string, Record<string, unknown>][] =>
    readdirSync(join("fixtures", "scenarios", id)).map((file) => [
      file,
      JSON.parse(readFileSync(join("fixtures", "scenarios", id, file), "utf8")),
    ]);

  test.each(games)("are checked as those of %s, in a project by nothing but its own files", (id) => {
    const ajv = new Ajv({ strict: false, logger: false, validateSchema: false });
    for (const entry of schemasOf(id)) ajv.addSchema(jsonSchema(entry), jsonSchemaFile(entry));
    const isValid = ajv.getSchema("scenario.schema.json")!;
    const withCards = scenarios(id).filter(([, { given, refusedSetup }]) => {
      return refusedSetup === undefined && (given as { cards?: object }).cards !== undefined;
    });
    expect(withCards.length).toBeGreaterThan(0);
    for (const [file, scenario] of withCards) {
      isValid(scenario);
      expect(isValid.errors, file).toBeNull();
    }
    const card = stageOf(id).hosts[0]!({ drww: { n: 1 } });
    expect(isValid({ game: id, name: "A slip", given: { cards: { one: card } } })).toBe(false);
  });
});

test("what our own validators are compiled from holds no words", () => {
  const sizeOf = (schema: object): number => JSON.stringify(schema).length;
  for (const { name, schema } of fileSchemas.filter(({ name }) => name.endsWith("-card")))
    expect(sizeOf(schema), name).toBeLessThan(sizeOf(emitted(name)) / 2);
});
