import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "./run-cli";

/** Tables in and out of a folder. What comes of their cells: test/project/import-table.test.ts. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const set = join(folder, "set");
const table = join(folder, "table.csv");
beforeAll(() => cpSync("templates/castle-lanes/starter", set, { recursive: true }));

const textsIn = (): Record<string, string> =>
  Object.fromEntries(
    ["cards", "decks"].flatMap((kind) =>
      readdirSync(join(set, kind)).map((file) => [`${kind}/${file}`, readFileSync(join(set, kind, file), "utf8")]),
    ),
  );
async function bring(rows: string, ...words: string[]) {
  writeFileSync(table, rows);
  const { code, out } = await runCli("import", table, "--into", set, ...words, "--json");
  return { code, told: JSON.parse(out) };
}

test.each(["csv", "tsv", "json", "xlsx"])("a set as %s and back leaves every file as it was", async (format) => {
  const before = textsIn();
  const file = join(folder, `out.${format}`);
  expect((await runCli("export", set, "-o", file)).code).toBe(0);
  const { code, out } = await runCli("import", file, "--into", set, "--mode", "mirror", "--json");
  expect([code, JSON.parse(out)]).toMatchObject([0, { problems: [], changed: [], added: [], removed: [] }]);
  expect(textsIn()).toEqual(before);
});

test("a table is looked at first with --dry-run; then what is right comes in by the map, and what is wrong is told", async () => {
  const before = textsIn();
  const map = join(folder, "map.json");
  writeFileSync(map, JSON.stringify({ columns: { Price: "cost" } }));
  const rows = "name,Price\nBrute,9\nNobody,lots\nNeither,lots\n";
  const looked = await bring(rows, "--map", map, "--dry-run");
  expect(looked).toMatchObject({
    code: 1,
    told: {
      changed: [{ id: "brute", cells: [{ field: "/cost", after: "9" }] }],
      added: [{ id: "nobody" }, { id: "neither" }],
    },
  });
  expect(textsIn()).toEqual(before);
  const { code, out } = await runCli("import", table, "--into", set, "--map", map);
  expect(code).toBe(1);
  expect(out).toContain("2 rows (3, 4), Price: “lots” can't be");
  expect(JSON.parse(textsIn()["cards/brute.json"]!)).toMatchObject({ cost: 9 });
  for (const [path, text] of Object.entries(before)) writeFileSync(join(set, path), text);
});

test("what was changed in the set and in the table stays as it is in the set, until it is taken", async () => {
  const before = textsIn();
  const former = join(folder, "former.csv");
  writeFileSync(former, "id,cost,hp\nbrute,1,1\n");
  const brute = () => JSON.parse(textsIn()["cards/brute.json"]!);
  const { cost, hp } = brute();
  const rows = "id,cost,hp\nbrute,8,9\n";
  const words = ["--former", former];
  const kept = await bring(rows, ...words);
  expect(kept).toMatchObject({ code: 1, told: { clashes: [{ key: "cards/brute/cost" }, { key: "cards/brute/hp" }] } });
  expect(brute()).toMatchObject({ cost, hp });
  expect((await runCli("import", table, "--into", set, ...words)).out).toContain(
    `≠ Brute, Cost: was 1, here ${cost}, in the table 8  cards/brute/cost`,
  );
  expect((await bring(rows, ...words, "--take", "cards/brute/cost")).code).toBe(0);
  expect(brute()).toMatchObject({ cost: 8, hp });
  expect((await bring(rows, ...words, "--take", "none")).code).toBe(0);
  const wrong = await bring(rows, ...words, "--take", "cards/brute/name");
  expect(wrong).toMatchObject({ code: 2, told: { problem: { code: "cli/no-clash" } } });
  expect((await bring(rows, "--take", "all")).told.problem.message).toMatch(/--former <table> is missing/);
  for (const [path, text] of Object.entries(before)) writeFileSync(join(set, path), text);
});

test("a table without a row deletes nothing unless that is meant", async () => {
  const refused = await bring("id,name\n", "--mode", "mirror");
  expect(refused).toMatchObject({ code: 2, told: { problem: { code: "cli/empty-mirror" } } });
  const meant = await bring("id,name\n", "--mode", "mirror", "--yes", "--dry-run");
  expect(meant.told.removed.length).toBeGreaterThan(40);
});

test("what isn't a table is refused in words", async () => {
  for (const [name, text, reason] of [
    ["a.json", "{}", /no list of cards/],
    ["m.json", "[]", /no map of a table/],
  ] as const) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const words = name === "m.json" ? [table, "--into", set, "--map", file] : [file, "--into", set];
    const { code, out } = await runCli("import", ...words, "--json");
    expect([code, out]).toEqual([2, expect.stringMatching(reason)]);
  }
  expect((await runCli("import", table, "--json")).out).toMatch(/--into <project> is missing/);
  const long = await bring(`name\n${"x\n".repeat(20_001)}`);
  expect(JSON.stringify(long.told)).toMatch(/more than 20,000 rows/);
});
