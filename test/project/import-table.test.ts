import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { bytesOf } from "../../project/archive/utf8";
import type { Files } from "../../project/project-text";
import { type ImportMode, type ImportPlan, planImport } from "../../project/tables/plan-import";
import { readTable } from "../../project/tables/read-table";
import type { TableMap } from "../../project/tables/table-map";
import { tableFile, tableFormats } from "../../project/tables/table-of-cards";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { type GameId, gameIds } from "../../schemas/game-id";

/** The cards of a set as a table, and back. */

const starters = new Map(gameIds.map((game) => [game, starterOf(game)] as const));
function starterOf(game: GameId): Files {
  const root = `templates/${game}/starter`;
  const paths = ["cards", "decks"].flatMap((folder) =>
    readdirSync(`${root}/${folder}`).map((file) => `${folder}/${file}`),
  );
  return new Map(["cardwright.json", ...paths].map((path) => [path, readFileSync(`${root}/${path}`, "utf8")]));
}
const isCard = (path: string): boolean => path.startsWith("cards/");

interface Wish {
  mode?: ImportMode;
  map?: TableMap;
}
function planned(
  files: Files,
  game: GameId,
  name: string,
  bytes: Uint8Array,
  { mode = "update", map }: Wish = {},
): ImportPlan {
  const read = readTable(name, bytes, game);
  if (!read.ok) throw new Error(read.problem.message);
  const { cards, decks, translations, notes } = read.value;
  const plan = planImport(files, game, cards, { mode, map, decks, translations });
  return { ...plan, problems: [...notes, ...plan.problems] };
}
function after(files: Files, { edit: { changes } }: ImportPlan): Map<string, string> {
  const next = new Map(files);
  for (const { path, text } of changes) text === null ? next.delete(path) : next.set(path, text);
  return next;
}

describe.each(gameIds)("%s", (game) => {
  const files = starters.get(game)!;
  test.each(tableFormats)("as %s and back changes no file, and makes the same ones in an empty set", (format) => {
    const bytes = tableFile(files, game, format);
    const same = planned(files, game, `set.${format}`, bytes, { mode: "mirror" });
    expect({ problems: same.problems, left: same.left, changes: same.edit.changes }).toEqual({
      problems: [],
      left: [],
      changes: [],
    });
    const empty = new Map([...files].filter(([path]) => !isCard(path)));
    const made = planned(empty, game, `set.${format}`, bytes);
    expect(made.problems).toEqual([]);
    expect(after(empty, made)).toEqual(files);
  });
});

describe("a table from elsewhere", () => {
  let set = new Map<string, string>();
  beforeEach(() => {
    set = new Map(starters.get("castle-lanes"));
  });
  const card = (id: string) => JSON.parse(set.get(`cards/${id}.json`)!) as Record<string, unknown>;
  const put = (id: string, fields: object) => set.set(`cards/${id}.json`, JSON.stringify(fields));
  function bring(rows: string | readonly string[] | Uint8Array, wish: Wish = {}): ImportPlan {
    const text = typeof rows === "string" ? rows : `${rows.join("\n")}\n`;
    const [name, bytes] = rows instanceof Uint8Array ? ["table.xlsx", rows] : ["table.csv", bytesOf(text)];
    const plan = planned(set, "castle-lanes", name as string, bytes as Uint8Array, wish);
    set = after(set, plan);
    return plan;
  }
  const wrong = ({ problems }: ImportPlan) => problems.map(({ code, where }) => [code, where.row, where.column]);

  test("finds its fields by name, title or map, and its cards by id or name", () => {
    const rows = ["Name;Health;Strength;Price;Whatever", "Brute;7;6;3;x", "Wall Crawler;2;1;1;y"];
    const told = bring(rows, { map: { columns: { Strength: "attack", Price: "/cost" } } });
    expect(told.problems).toEqual([]);
    expect(told.left).toEqual(["Whatever"]);
    expect(told.added).toEqual([{ id: "wall-crawler", name: "Wall Crawler", row: 3 }]);
    expect(card("brute")).toMatchObject({ hp: 7, attack: 6, cost: 3, move: 2 });
    expect(card("wall-crawler")).toMatchObject({ name: "Wall Crawler", hp: 2, attack: 1, cost: 1 });
  });
  test("takes no spaces from the ends of cells, and finds cards that have some by their names", () => {
    put("brute", { ...card("brute"), name: " Brute " });
    const told = bring(["name,class,cost", "  Wall Crawler , Primeval Brood ,1", "Brute,,4"]);
    expect(card("wall-crawler")).toMatchObject({ name: "Wall Crawler", class: "Primeval Brood" });
    expect(card("brute")).toMatchObject({ name: " Brute ", cost: 4 });
    expect({ problems: told.problems, added: told.added.length }).toEqual({ problems: [], added: 1 });
  });
  test("knows what most tables call fields that the game calls otherwise", () => {
    const told = bring([
      "Card,Kind,Faction,HP,Atk,Speed,Stars,Illustrator,License",
      "Wall Crawler,Building,Base,2,,,1,Ann,CC BY 4.0",
    ]);
    expect({ problems: told.problems, left: told.left }).toEqual({ problems: [], left: [] });
    const art = { author: "Ann", licence: "CC BY 4.0" };
    expect(card("wall-crawler")).toMatchObject({ type: "building", class: "Base", hp: 2, rarity: 1, art });
  });
  test("says of every wrong cell where it is, and brings what is right", () => {
    const told = bring([
      "id,name,type,cost,tags",
      "brute,Brute,unit,lots,old",
      "sapper,Sapper II,unit,99999,",
      ",,,1,",
      "brute,Brute,unit,1,",
      "Bad Id!,Fine name,unit,1,new",
      "peasant,Peasant,dragon,1,",
    ]);
    expect(wrong(told)).toEqual([
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
  test("brings a new card whose cells don't all fit with what a new card has there; one without a name that fits stays out", () => {
    const told = bring(["name,type,hp,cost", "Giant,unit,400,7", `${"x".repeat(300)},unit,4,1`]);
    expect(wrong(told)).toEqual([
      ["table/unfit-cell", 2, "hp"],
      ["table/unfit", 3, "name"],
    ]);
    expect(card("giant")).toMatchObject({ cost: 7, hp: expect.any(Number) });
    expect(told.added).toHaveLength(1);
  });
  test("tells of two new rows with one name, which both become cards", () => {
    const told = bring(["name,cost", "Twin,1", "Other,2", "twin,3"]);
    expect(told.problems).toMatchObject([
      { code: "table/same-name", severity: "warning", where: { row: 4 }, message: expect.stringContaining("Row 2") },
    ]);
    expect(told.added).toHaveLength(3);
  });
  test("knows what the printed game calls its fields", () => {
    expect(bring(["Name,Gold,Stars,HP", "Golden,4,2,6"]).left).toEqual([]);
    expect(card("golden")).toMatchObject({ cost: 4, rarity: 2, hp: 6 });
  });
  test("appends, updates or mirrors", () => {
    const rows = ["id,name,cost", "brute,Brute,9", "newling,Newling,1"];
    expect(bring(rows, { mode: "append" })).toMatchObject({ changed: [], added: [{ id: "newling" }] });
    expect(bring(rows).changed).toMatchObject([{ id: "brute" }]);
    expect(bring(rows, { mode: "mirror" }).removed.length).toBeGreaterThan(40);
    expect([...set.keys()].filter(isCard).sort()).toEqual(["cards/brute.json", "cards/newling.json"]);
  });
  test("that says of no row which card it is, is told", () => {
    const codes = (rows: string[], map?: TableMap) => bring(rows, map && { map }).problems.map(({ code }) => code);
    expect(codes(["cost,hp", "1,2"])).toEqual(["table/no-names"]);
    put("brute-2", card("brute"));
    expect(codes(["name,cost", "Brute,2"])).toEqual(["table/several"]);
    expect(codes(["id,cost", "No Id,2"])).toEqual(["table/bad-id"]);
    expect(codes(["name,x", "Sapper,2"], { columns: { x: "luck" } })).toEqual(["table/unknown-field"]);
  });
  test("may hold quotes, line breaks and what looks like a formula, and comes back so", () => {
    const notes = '=HYPERLINK("http://x.invalid","y")\nsecond; "line"';
    put("brute", { ...card("brute"), notes, tags: ["a, b", "'=c", "-d"] });
    const written = new TextDecoder().decode(tableFile(set, "castle-lanes", "csv"));
    expect(written).toContain(`"'=HYPERLINK(""http`);
    const was = card("brute");
    set.delete("cards/brute.json");
    bring(written);
    expect(card("brute")).toMatchObject(was);
  });
  test("makes fields of several columns, or of a part of one", () => {
    const map = {
      columns: {},
      made: { name: "{First} {Last}", attack: "{Stats|/|1}", hp: "{Stats|/|2}", cost: "{Price", move: "{x}" },
    };
    const told = bring(["First,Last,Stats,Other", "Bru,te,4/9,x", "New,One,2/3,", "Bru,,,"], { map });
    expect(told.left).toEqual(["Other"]);
    expect(told.problems.map(({ code }) => code)).toEqual(["table/bad-expression", "table/bad-expression"]);
    expect(card("new-one")).toMatchObject({ name: "New One", attack: 2, hp: 3 });
    expect(card("bru-te")).toMatchObject({ name: "Bru te", attack: 4, hp: 9 });
  });
  test("brings decks on a sheet of their own", () => {
    const cards = [
      ["id", "name", "cost"],
      ["newling", "Newling", "1"],
    ];
    const decks = [
      ["deck", "name", "card", "count"],
      ["mine", "Mine", "Newling", "2"],
      ["mine", "Mine", "brute", ""],
      ["mine", "Mine", "nobody", "1"],
      ["mine", "Mine", "brute", "many"],
      ["", "", "brute", "1"],
    ];
    const told = bring(
      writeXlsx([
        { name: "Cards", rows: cards },
        { name: "Decks", rows: decks },
      ]),
    );
    expect(wrong(told).map(([code, row]) => [code, row])).toEqual([
      ["table/no-card", 4],
      ["table/bad-count", 5],
      ["table/nameless", 6],
    ]);
    expect(JSON.parse(set.get("decks/mine.json")!)).toMatchObject({
      name: "Mine",
      cards: [
        { card: "newling", count: 2 },
        { card: "brute", count: 1 },
      ],
    });
  });
});
