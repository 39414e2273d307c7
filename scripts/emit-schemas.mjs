import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/** Writes `schemas/json/`: what other editors check project files with. A test fails when it is not current. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "schemas", "json");
const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" })).module;

const { editorSchemas } = await load("project/editor-schemas.ts");
const { jsonSchemaFile, jsonSchemaText } = await load("schemas/json-schema.ts");

await mkdir(folder, { recursive: true });
const wanted = new Map(editorSchemas().map((entry) => [jsonSchemaFile(entry), jsonSchemaText(entry)]));
for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
for (const [name, text] of wanted) await writeFile(join(folder, name), text);
process.stdout.write(`Wrote ${wanted.size} schemas to schemas/json/.\n`);
