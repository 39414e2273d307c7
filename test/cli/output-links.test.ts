import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "./run-cli";

/**
 * A stranger's folder may hold links where outputs go: what they lead to is nobody's to write. Nor is anything written
 * among a project's own documents.
 */

const world = mkdtempSync(join(tmpdir(), "cardwright-links-"));
const [outside, set] = [join(world, "outside"), join(world, "set")];
const back = process.cwd();
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
beforeAll(async () => {
  vi.stubEnv("CARDWRIGHT_HOME", join(world, "home"));
  await run(["new", set, "--game", "flask", "--name", "Trap"]);
  mkdirSync(outside);
  writeFileSync(join(outside, "victim.txt"), "mine");
  process.chdir(set);
});
afterAll(() => {
  process.chdir(back);
  rmSync(world, { recursive: true });
});

/** The exit code, or the code of the problem where it was refused. */
async function run(words: string[]): Promise<string | number> {
  const { code, out } = await runCli(...words, "--json", "--quiet");
  const { problem } = JSON.parse(out) as { problem?: { code: string } };
  return problem?.code ?? code ?? "none";
}

const outsideNow = () => [readdirSync(outside), readFileSync(join(outside, "victim.txt"), "utf8")];
const untouched = [["victim.txt"], "mine"];
const canLink = process.platform !== "win32";

test.skipIf(!canLink).each([
  ["Trap.pdf", ["print", "."]],
  ["contact.pdf", ["contact", "."]],
  ["rules.pdf", ["rules", "."]],
  ["credits.pdf", ["credits", "."]],
  ["calibration.pdf", ["calibrate"]],
  ["all.zip", ["render", ".", "--card", "attack", "--out", "all.zip"]],
])("a link called %s is not written through by %j", async (name, words) => {
  symlinkSync("../outside/victim.txt", join(set, name as string));
  expect(await run(words as string[])).toBe("cli/link-in-the-way");
  expect(outsideNow()).toEqual(untouched);
  expect(lstatSync(join(set, name as string)).isSymbolicLink()).toBe(true);
});

test.skipIf(!canLink).each([
  ["tts", ["tts", "."]],
  ["pictures", ["render", ".", "--card", "attack", "--out", "pictures"]],
  ["pictures", ["render", ".", "--card", "attack", "--out", "pictures/deep/all.zip"]],
  ["pictures", ["print", ".", "--out", join(set, "pictures/made/x.pdf")]],
])("nothing is made in a folder %s that is a link, by %j", async (name, words) => {
  if (!existsSync(join(set, name as string))) symlinkSync("../outside", join(set, name as string));
  expect(await run(words as string[])).toBe("cli/link-in-the-way");
  expect(outsideNow()).toEqual(untouched);
});

test.skipIf(!canLink)("what lies where a file is begun is not written through either", async () => {
  for (const name of ["own.pdf.part", "own.part", ".own.pdf.tmp"])
    symlinkSync("../outside/victim.txt", join(set, name));
  await run(["contact", ".", "--out", "own.pdf"]);
  expect(readFileSync(join(set, "own.pdf"), "latin1").startsWith("%PDF")).toBe(true);
  expect(outsideNow()).toEqual(untouched);
});

test.skipIf(!canLink)("a link of one's own above the project is followed", async () => {
  symlinkSync(set, join(world, "way"));
  await run(["contact", set, "--out", join(world, "way", "through.pdf")]);
  expect(existsSync(join(set, "through.pdf"))).toBe(true);
});

test.each([
  ["cards", ["render", "."]],
  ["cards", ["render", ".", "--out", "cards/pictures"]],
  ["art", ["render", ".", "--format", "svg", "--out", "art"]],
  ["decks", ["print", ".", "--out", "decks/all.pdf"]],
  ["scenarios", ["sim", "--game", "flask", "--decks", "red,green", "--games", "1", "--out", "scenarios/attack.json"]],
  ["schemas", ["tts", ".", "--out", "schemas"]],
  [".cardwright", ["credits", ".", "--out", ".cardwright/credits.pdf"]],
])("nothing is put into %s, which is for documents, by %j", async (folder, words) => {
  const before = existsSync(folder) ? readdirSync(folder) : undefined;
  expect(await run(words)).toBe("cli/among-documents");
  expect(existsSync(folder) ? readdirSync(folder) : undefined).toEqual(before);
});
