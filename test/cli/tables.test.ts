import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { type GameId, gameIds } from "../../schemas/game-id";
import { runCli } from "./run-cli";

/** The cards of a set as a table, and back. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const set = join(folder, "set");
const table = join(folder, "table.csv");

const copyOf = (game: GameId) => {
  rmSync(set, { recursive: true, force: true });
  cpSync(`templates/${game}/starter`, set, { recursive: true });
};
const textsIn = (): Record<string, string> =>
  Object.fromEntries(
    ["cards", "decks"].flatMap((kind) =>
      readdirSync(join(set, kind)).map((file) => [`${kind}/${file}`, readFileSync(join(set, kind, file), "utf8")]),
    ),
  );
const card = (id: string) =>
  JSON.parse(readFileSync(join(set, "cards", `${id}.json`), "utf8")) as Record<string, unknown>;

interface Told {
  added: { id: string; row: number }[];
  changed: { id: string; cells: { field: string; before: string; after: string }[] }[];
  unchanged: string[];
  removed: { id: string }[];
  left: string[];
  problems: { code: string; where: { row?: number; column?: string } }[];
}
async function bring(rows: string | readonly string[], ...words: string[]) {
  writeFileSync(table, typeof rows === "string" ? rows : `${rows.join("\n")}\n`);
  const { code, out } = await runCli("import", table, "--into", set, ...words, "--json");
  return { code, told: JSON.parse(out) as Told };
}

/** A group in which nothing is filled in says nothing. */
const filled = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, inner) => (JSON.stringify(inner) === "{}" ? undefined : inner));

describe.each(gameIds)("%s", (game) => {
  test.each(["csv", "tsv", "json", "xlsx"])("as %s and back leaves every file as it was", async (format) => {
    copyOf(game);
    const before = textsIn();
    const file = join(folder, `out.${format}`);
    expect((await runCli("export", set, "-o", file)).code).toBe(0);
    const { code, out } = await runCli("import", file, "--into", set, "--mode", "mirror", "--json");
    const told = JSON.parse(out) as Told;
    expect({ code, problems: told.problems, changed: told.changed, added: told.added, removed: told.removed }).toEqual({
      code: 0,
      problems: [],
      changed: [],
      added: [],
      removed: [],
    });
    expect(textsIn()).toEqual(before);
  });

  test("as a table makes the same cards in an empty set", async () => {
    copyOf(game);
    const before = readdirSync(join(set, "cards")).map((file) => [file, card(file.slice(0, -".json".length))] as const);
    const file = join(folder, "all.csv");
    await runCli("export", set, "-o", file);
    for (const [name] of before) rmSync(join(set, "cards", name));
    expect(JSON.parse((await runCli("import", file, "--into", set, "--json")).out).problems).toEqual([]);
    for (const [name, was] of before)
      expect(filled(card(name.slice(0, -".json".length))), name).toMatchObject(filled(was) as object);
  });
});

describe("a table from elsewhere", () => {
  beforeEach(() => copyOf("castle-lanes"));

  test("finds its fields by name, title or map, and its cards by id or name", async () => {
    const { code, told } = await bring(
      ["Name;Health;Strength;Price;Whatever", "Brute;7;6;3;x", "Wall Crawler;2;1;1;y"],
      "--map",
      mapOf({ Strength: "attack", Price: "/cost" }),
    );
    expect(code).toBe(0);
    expect(told.left).toEqual(["Whatever"]);
    expect(told.added).toEqual([{ id: "wall-crawler", name: "Wall Crawler", row: 3 }]);
    expect(card("brute")).toMatchObject({ hp: 7, attack: 6, cost: 3, move: 2 });
    expect(card("wall-crawler")).toMatchObject({ name: "Wall Crawler", hp: 2, attack: 1, cost: 1 });
  });
  test("says of every wrong cell where it is, and brings what is right", async () => {
    const { code, told } = await bring([
      "id,name,type,cost,tags",
      "brute,Brute,unit,lots,old",
      "sapper,Sapper II,unit,99999,",
      ",,,1,",
      "brute,Brute,unit,1,",
      "Bad Id!,Fine name,unit,1,new",
      "peasant,Peasant,dragon,1,",
    ]);
    expect(code).toBe(1);
    expect(told.problems.map(({ code, where }) => [code, where.row, where.column])).toEqual([
      ["table/bad-cell", 2, "cost"],
      ["table/unfit-cell", 3, "cost"],
      ["table/nameless", 4, undefined],
      ["table/twice", 5, undefined],
      ["table/bad-cell", 7, "type"],
    ]);
    expect(card("brute")).toMatchObject({ cost: 5, tags: ["old"] });
    expect(card("sapper")).toMatchObject({ name: "Sapper II", cost: 3 });
    expect(told.added).toMatchObject([{ name: "Fine name" }]);
  });
  test("brings a new card whose cells don't all fit with what a new card has there; one without a name that fits stays out", async () => {
    const { told } = await bring(["name,type,hp,cost", "Giant,unit,400,7", `${"x".repeat(300)},unit,4,1`]);
    expect(told.problems.map(({ code, where }) => [code, where.row, where.column])).toEqual([
      ["table/unfit-cell", 2, "hp"],
      ["table/unfit", 3, "name"],
    ]);
    expect(card("giant")).toMatchObject({ cost: 7, hp: expect.any(Number) });
    expect(told.added).toHaveLength(1);
  });
  test("tells of two new rows with one name, which both become cards", async () => {
    const { told } = await bring(["name,cost", "Twin,1", "Other,2", "twin,3"]);
    expect(told.problems).toMatchObject([
      { code: "table/same-name", severity: "warning", where: { row: 4 }, message: expect.stringContaining("Row 2") },
    ]);
    expect(told.added).toHaveLength(3);
  });
  test("knows what the printed game calls its fields", async () => {
    const { told } = await bring(["Name,Gold,Stars,HP", "Golden,4,2,6"]);
    expect(told.left).toEqual([]);
    expect(card("golden")).toMatchObject({ cost: 4, rarity: 2, hp: 6 });
  });
  test("is looked at first with --dry-run", async () => {
    const before = textsIn();
    const { told } = await bring(["name,cost", "Brute,9", "Nobody,1"], "--dry-run");
    expect(told.changed).toMatchObject([{ id: "brute", cells: [{ field: "/cost", before: "5", after: "9" }] }]);
    expect(told.added).toHaveLength(1);
    expect(textsIn()).toEqual(before);
  });
  test("appends, updates or mirrors", async () => {
    const rows = ["id,name,cost", "brute,Brute,9", "newling,Newling,1"];
    expect((await bring(rows, "--mode", "append")).told).toMatchObject({ changed: [], added: [{ id: "newling" }] });
    expect((await bring(rows)).told.changed).toMatchObject([{ id: "brute" }]);
    const { told } = await bring(rows, "--mode", "mirror");
    expect(told.removed.length).toBeGreaterThan(40);
    expect(readdirSync(join(set, "cards"))).toEqual(["brute.json", "newling.json"]);
  });
  test("without a row deletes nothing unless that is meant", async () => {
    writeFileSync(table, "id,name\n");
    const refused = await runCli("import", table, "--into", set, "--mode", "mirror", "--json");
    expect([refused.code, refused.out]).toEqual([2, expect.stringContaining("would lose every card")]);
    expect((await bring("id,name\n", "--mode", "mirror", "--yes", "--dry-run")).told.removed.length).toBeGreaterThan(
      40,
    );
  });
  test("that says of no row which card it is, is told", async () => {
    expect((await bring(["cost,hp", "1,2"])).told.problems).toMatchObject([{ code: "table/no-names" }]);
    writeFileSync(join(set, "cards", "brute-2.json"), JSON.stringify({ ...card("brute") }));
    expect((await bring(["name,cost", "Brute,2"])).told.problems).toMatchObject([{ code: "table/several" }]);
    expect((await bring(["id,cost", "No Id,2"])).told.problems).toMatchObject([{ code: "table/bad-id" }]);
    expect((await bring(["name,x", "Sapper,2"], "--map", mapOf({ x: "luck" }))).told.problems).toMatchObject([
      { code: "table/unknown-field" },
    ]);
  });
  test("may hold quotes, line breaks and what looks like a formula, and comes back so", async () => {
    const notes = '=HYPERLINK("http://x.invalid","y")\nsecond; "line"';
    const file = join(set, "cards", "brute.json");
    writeFileSync(file, JSON.stringify({ ...card("brute"), notes, tags: ["a, b", "'=c", "-d"] }));
    await runCli("export", set, "-o", table);
    const written = readFileSync(table, "utf8");
    expect(written).toContain(`"'=HYPERLINK(""http`);
    const was = card("brute");
    rmSync(file);
    await runCli("import", table, "--into", set);
    expect(card("brute")).toMatchObject(was);
  });
  test("makes fields of several columns, or of a part of one", async () => {
    const map = mapOf(
      {},
      { name: "{First} {Last}", attack: "{Stats|/|1}", hp: "{Stats|/|2}", cost: "{Price", move: "{x}" },
    );
    const { told } = await bring(["First,Last,Stats,Other", "Bru,te,4/9,x", "New,One,2/3,", "Bru,,,"], "--map", map);
    expect(told.left).toEqual(["Other"]);
    expect(told.problems.map(({ code }) => code)).toEqual(["table/bad-expression", "table/bad-expression"]);
    expect(card("new-one")).toMatchObject({ name: "New One", attack: 2, hp: 3 });
    expect(card("bru-te")).toMatchObject({ name: "Bru te", attack: 4, hp: 9 });
  });
  test("brings decks on a sheet of their own", async () => {
    const sheets = [
      {
        name: "Cards",
        rows: [
          ["id", "name", "cost"],
          ["newling", "Newling", "1"],
        ],
      },
      {
        name: "Decks",
        rows: [
          ["deck", "name", "card", "count"],
          ["mine", "Mine", "Newling", "2"],
          ["mine", "Mine", "brute", ""],
          ["mine", "Mine", "nobody", "1"],
          ["mine", "Mine", "brute", "many"],
          ["", "", "brute", "1"],
        ],
      },
    ];
    const file = join(folder, "decks.xlsx");
    writeFileSync(file, writeXlsx(sheets));
    const told = JSON.parse((await runCli("import", file, "--into", set, "--json")).out) as Told;
    expect(told.problems.map(({ code, where }) => [code, where.row])).toEqual([
      ["table/no-card", 4],
      ["table/bad-count", 5],
      ["table/nameless", 6],
    ]);
    expect(JSON.parse(readFileSync(join(set, "decks", "mine.json"), "utf8"))).toMatchObject({
      name: "Mine",
      cards: [
        { card: "newling", count: 2 },
        { card: "brute", count: 1 },
      ],
    });
  });
  test("that isn't one is refused in words", async () => {
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
    writeFileSync(table, `name\n${"x\n".repeat(20_001)}`);
    expect((await runCli("import", table, "--into", set, "--json")).out).toMatch(/more than 20,000 rows/);
  });
});

function mapOf(columns: Record<string, string>, made: Record<string, string> = {}): string {
  const file = join(folder, "map.json");
  writeFileSync(file, JSON.stringify({ columns, made }));
  return file;
}
