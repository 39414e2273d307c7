import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { editorSchemas } from "../project/editor-schemas";
import { jsonSchema, jsonSchemaFile, jsonSchemaText } from "../schemas/json-schema";

const folder = join(import.meta.dirname, "..", "schemas", "json");

test("schemas/json/ holds one file for each file format and nothing else", () => {
  expect(readdirSync(folder).sort()).toEqual(editorSchemas().map(jsonSchemaFile).sort());
});

test.each(editorSchemas())("$name is current (else run: npm run schemas)", (entry) => {
  expect(readFileSync(join(folder, jsonSchemaFile(entry)), "utf8")).toBe(jsonSchemaText(entry));
});

test.each(editorSchemas())("$name is a valid schema with a title, fetched from nowhere", (entry) => {
  const schema = jsonSchema(entry);
  expect(schema).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema", title: expect.any(String) });
  expect(schema).not.toHaveProperty("$id");
  const ajv = new Ajv({ strict: false });
  // A schema may lead to one beside it, which is judged by itself.
  for (const other of editorSchemas())
    if (jsonSchemaText(entry).includes(`"${jsonSchemaFile(other)}"`))
      ajv.addSchema(jsonSchema(other), jsonSchemaFile(other), undefined, false);
  expect(() => ajv.compile(schema)).not.toThrow();
  expect(JSON.stringify(schema).replace(/"\$schema":"[^"]*"/, "")).not.toMatch(/"\$ref":"https?:/);
});
