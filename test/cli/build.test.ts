import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildList } from "../../schemas/build";
import type { Problem } from "../../schemas/problem";
import { runCli } from "./run-cli";

/** Everything that a build names, in one folder; what nothing has changed about stays as it lies there. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const set = join(folder, "set");

const parts = [
  { make: { kind: "sheets" } },
  { make: { kind: "cut", format: "svg" } },
  { make: { kind: "pictures", dpi: 72, withBleed: false, withBacks: false, packing: "folder" } },
  { make: { kind: "rules", columns: 1 } },
  { make: { kind: "changelog" } },
  { make: { kind: "bundle" } },
];
const write = (path: string, value: unknown) => writeFileSync(join(set, path), JSON.stringify(value));

beforeAll(() => {
  cpSync("templates/flask/starter", set, { recursive: true });
  for (const file of readdirSync(join(set, "cards")).slice(2)) rmSync(join(set, "cards", file));
  rmSync(join(set, "decks"), { recursive: true });
  mkdirSync(join(set, "builds"));
  write("builds/all.json", { name: "All", parts });
});

interface Told {
  builds: { name: string; files: string[]; unchanged: string[] }[];
  problems: Problem[];
}
async function build(...words: string[]) {
  const { code, out } = await runCli("build", set, ...words, "--json");
  return { code, ...(JSON.parse(out) as Told) };
}
const listIn = (place: string) => JSON.parse(readFileSync(join(place, "build.json"), "utf8")) as BuildList;
const all = [
  "cards.pdf",
  "outlines/sheet-1.svg",
  "pictures/applied-double-sabotage.png",
  "pictures/attack.png",
  "texts.pdf",
  "set.cardset",
];

test("all parts lie in one folder, with a list of what they are", async () => {
  const out = join(folder, "first");
  const { code, builds, problems } = await build("all", "--out", out);
  expect({ code, builds }).toEqual({
    code: 0,
    builds: [{ name: "all", folder: join(out, "all"), files: all, unchanged: [] }],
  });
  expect(problems.map((each) => each.code)).toContain("app/no-version-kept");
  expect(listIn(join(out, "all"))).toMatchObject({ build: "all", set: "Flask starter set" });
  for (const { file, bytes } of listIn(join(out, "all")).parts.flatMap(({ files }) => files))
    expect(readFileSync(join(out, "all", file)).length).toBe(bytes);
});

test("the same set gives the same bytes elsewhere", async () => {
  const [first, second] = [join(folder, "first", "all"), join(folder, "second", "all")];
  await build("--all", "--out", join(folder, "second"));
  expect(listIn(second).parts.map(({ files }) => files)).toEqual(listIn(first).parts.map(({ files }) => files));
});

test("booklets, boxes, packages, pictures and sheets in a shop's inks are the same elsewhere too", async () => {
  const made = [
    { make: { kind: "sheets" }, settings: { paperSize: "card", bleed: 3, marks: "none", colours: "press" } },
    { make: { kind: "booklet", fold: true }, settings: { paper: "a5" } },
    { make: { kind: "set-picture", as: "fan" } },
    { make: { kind: "box", stock: 0.3 } },
    { make: { kind: "ttp" } },
  ];
  write("builds/extras.json", { name: "Extras", parts: made });
  const places = ["third", "fourth"].map((name) => join(folder, name));
  for (const place of places) expect(await build("extras", "--out", place)).toMatchObject({ code: 0 });
  const [first, second] = places.map((place) => listIn(join(place, "extras")).parts.map(({ files }) => files));
  expect(second).toEqual(first);
  const files = (first ?? []).flat().map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(["cards.pdf", "rules.pdf", "set.png", "box/box.svg", "tabletop-playground/manifest.json"]),
  );
  expect((await build("extras", "--out", places[0]!)).builds[0]?.unchanged).toHaveLength(files.length);
  rmSync(join(set, "builds/extras.json"));
});

test("only what has changed is written again", async () => {
  const out = join(folder, "first");
  expect((await build("all", "--out", out)).builds[0]?.unchanged).toEqual(all);
  const attack = JSON.parse(readFileSync(join(set, "cards/attack.json"), "utf8"));
  write("cards/attack.json", { ...attack, name: "Assault" });
  expect((await build("all", "--out", out)).builds[0]?.unchanged).toEqual([
    "outlines/sheet-1.svg",
    "pictures/applied-double-sabotage.png",
  ]);
});

test("what a build doesn't make any more goes, but nothing that somebody has made theirs, and nothing outside", async () => {
  const place = join(folder, "first", "all");
  const texts = join(folder, "first", "note.txt");
  writeFileSync(texts, "mine");
  writeFileSync(join(place, "texts.pdf"), "mine");
  write("builds/all.json", { name: "All", parts: parts.slice(1, 3) });
  await build("all", "--out", join(folder, "first"));
  expect(existsSync(join(place, "cards.pdf"))).toBe(false);
  expect(readFileSync(join(place, "texts.pdf"), "utf8")).toBe("mine");
  const list = listIn(place);
  const outside = { part: "x", from: "", files: [{ ...list.parts[0]!.files[0]!, file: "../note.txt" }] };
  writeFileSync(join(place, "build.json"), JSON.stringify({ ...list, parts: [outside] }));
  await build("all", "--out", join(folder, "first"));
  expect(readFileSync(texts, "utf8")).toBe("mine");
});

test("a name that isn't there says which there are", async () => {
  const { code, out } = await runCli("build", set, "relese", "--json");
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    problem: { code: "app/no-such-build", hint: expect.stringContaining("“release”") },
  });
});

test("a build prints in the inks of a profile that the project keeps, and of none from elsewhere", async () => {
  const one = { paperSize: "card", marks: "none", cards: "id:attack", colours: "press", icc: "inks/shop.icc" };
  write("builds/shop.json", { name: "Shop", parts: [{ make: { kind: "sheets" }, settings: one }] });
  mkdirSync(join(set, "inks"));
  const profile = join(set, "inks", "shop.icc");
  const out = join(folder, "shop");
  symlinkSync(resolve("profiles/cardwright-coated.icc"), profile);
  const { out: refused, err } = await runCli("build", set, "shop", "--out", out);
  expect(refused + err).toContain("inks/shop.icc isn't in the project.");
  rmSync(profile);
  // Of the same length, so that nothing else in the file moves.
  const named = Buffer.from(readFileSync("profiles/cardwright-coated.icc"));
  named.write("Somebody's", named.indexOf("Cardwright coated"));
  writeFileSync(profile, named);
  expect(await build("shop", "--out", out)).toMatchObject({ code: 0, problems: [] });
  expect(readFileSync(join(out, "shop", "cards.pdf"), "latin1")).toContain("Somebody's coated");
  rmSync(join(set, "builds/shop.json"));
});
