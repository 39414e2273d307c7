import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "./run-cli";

/** `say --into` shows which rules texts of a table are understood, and with `--yes` writes those into the cards. */

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "cardwright-say-"));
const set = join(folder, "set");
const table = join(folder, "texts.csv");
const thief = join(set, "cards", "thief.json");

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "..", "..", "scripts", "ensure.mjs")], { stdio: "ignore" });
  expect(await runCli("new", set, "--game", "castle-lanes")).toMatchObject({ code: 0 });
  writeFileSync(
    table,
    [
      "name,rules",
      'Thief,"When you play this, draw 2 cards."',
      'drone-swarm,"When this is destroyed, draw a card and dance."',
      "Nobody at all,Draw a card.",
    ].join("\n"),
  );
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (...more: readonly string[]) =>
  runCli("say", "--table", table, "--column", "rules", "--into", set, ...more);

test("shows what it would write, marks what is doubtful, and changes nothing", async () => {
  const before = readFileSync(thief, "utf8");
  const { code, out, err } = await say();
  expect(code).toBe(1);
  expect(out).toMatch(/draw a card ›.*dance‹/);
  expect(out).toContain("Nobody at all");
  expect(`${out}${err}`).toContain("Would be written: 1 card; 2 of 3 texts to look at. Add --yes to write.");
  expect(readFileSync(thief, "utf8")).toBe(before);
});

test("with --yes it writes what is understood, and only that", async () => {
  const { out } = await say("--yes", "--json");
  const { written, isWritten, rows } = JSON.parse(out);
  expect({ written, isWritten }).toEqual({ written: ["cards/thief.json"], isWritten: true });
  expect(rows.map(({ state }: { state: string }) => state)).toEqual(["understood", "doubtful", "no-card"]);
  expect(JSON.parse(readFileSync(thief, "utf8")).abilities).toMatchObject([{ on: "play" }]);
});

test.each([
  [["say", "--table", table, "--yes"], "--into"],
  [["say", "Draw a card.", "--into", set], "--table"],
])("%j is refused", async (words, named) => {
  expect(await runCli(...words)).toMatchObject({ code: 2, err: expect.stringContaining(named) });
});

test("cards that are made of components have no sentences to write (cli/no-abilities)", async () => {
  const flask = join(folder, "flask");
  await runCli("new", flask, "--game", "flask", "--empty");
  const { code, out } = await runCli("say", "--table", table, "--column", "rules", "--into", flask, "--json");
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ problem: { code: "cli/no-abilities" } });
});
