import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runCli } from "./run-cli";

/** `check --fix` says what it would mend, and with `--yes` mends it as the studio would. */

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "cardwright-fix-"));
const set = join(folder, "set");
const card = join(set, "cards", "peasant.json");
const before = '{"type":"unit","name":"Peasant","cost":99,"blueprint":{"plains":[1]}}';

beforeAll(async () => {
  expect(await runCli("new", set, "--game", "castle-lanes", "--empty")).toMatchObject({ code: 0 });
  mkdirSync(join(set, "cards"), { recursive: true });
  writeFileSync(card, before);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("shows what it would change, and changes nothing", async () => {
  const { code, out } = await runCli("check", set, "--fix");
  expect(code).toBe(1);
  expect(out).toContain("Would be mended: cards/peasant.json");
  expect(out).toContain("Set to 20");
  expect(out).toContain("Would be mended: 2 problems. Add --yes to do it.");
  expect(readFileSync(card, "utf8")).toBe(before);
});

test("--yes alone is refused", async () => {
  expect(await runCli("check", set, "--yes")).toMatchObject({ code: 2, err: expect.stringContaining("--fix") });
});

test("with --yes it writes the files as documents, and says so as JSON", async () => {
  const { code, out } = await runCli("check", set, "--fix", "--yes", "--json");
  const result = JSON.parse(out);
  expect(result).toMatchObject({ ok: true, fixed: true, problems: [] });
  expect(result.fixes.map(({ file, field, repair }: Record<string, string>) => [file, field, repair])).toEqual([
    ["cards/peasant.json", "/cost", "Set to 20"],
    ["cards/peasant.json", "/blueprint", "Remove it"],
  ]);
  expect(code).toBe(0);
  expect(readFileSync(card, "utf8")).toBe(`{\n  "name": "Peasant",\n  "type": "unit",\n  "cost": 20\n}\n`);
  expect((await runCli("check", set, "--fix")).out).toContain("Nothing can be mended without asking.");
});
