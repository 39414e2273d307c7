import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "./run-cli";

/** Layouts, sizes and spelling of faces, from the command line. */

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "cardwright-faces-"));
const project = join(folder, "nest");
beforeAll(async () => {
  await runCli("new", project, "--game", "hatch");
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifest = join(project, "cardwright.json");
const inManifest = (change: Record<string, unknown>): void =>
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, "utf8")), ...change }));
const face = async (...words: string[]): Promise<string> => {
  const out = join(folder, "pictures");
  await runCli("render", project, "--card", "ashborn", "--format", "svg", "--out", out, ...words);
  return readFileSync(join(out, "ashborn.svg"), "utf8");
};

test("a face is drawn in the layout that is asked for, or else in that of the set", async () => {
  const [standard, text] = [await face(), await face("--layout", "text-first")];
  expect(text).not.toBe(standard);
  expect(await face("--layout", "standard")).toBe(standard);
  inManifest({ layout: "text-first" });
  expect(await face()).toBe(text);
  expect(await face("--layout", "card")).toBe(standard);
});

test("a card of another size is laid out anew, and what doesn't fit is told", async () => {
  expect(await face("--layout", "large-print", "--card-size", "square")).toMatch(/viewBox="0 0 (\d+(\.\d+)?) \1"/);
  const { out } = await runCli("fit", project, "--layout", "large-print", "--card-size", "20x30", "--json");
  const { problems } = JSON.parse(out) as { problems: { code: string }[] };
  expect(problems.map(({ code }) => code)).toContain("press/column-overflows");
});

test("words that nobody knows are noted, in a language of which there is a dictionary", async () => {
  const card = join(project, "cards", "anvil-wyrm.json");
  writeFileSync(card, JSON.stringify({ ...JSON.parse(readFileSync(card, "utf8")), text: "Recieve an egg." }));
  const { out, code } = await runCli("check", project, "--spelling");
  expect(code).toBe(0);
  expect(out).toContain("“Recieve” is in no dictionary. (/text)");
  inManifest({ languages: ["fr"] });
  const french = await runCli("check", project, "--spelling", "--json");
  expect(french.out + french.err).toContain("cli/no-dictionary");
});
