import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readXlsx } from "../../project/tables/xlsx/read-xlsx";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { getDocument } from "../press/pdfjs";
import { runCli } from "./run-cli";

/** The language of the generated words, from the command line and from the project. */

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "cardwright-language-"));
const english = join(folder, "english");
const german = join(folder, "german");
const lanes = join(folder, "lanes");

beforeAll(async () => {
  for (const project of [english, german]) await runCli("new", project, "--game", "flask");
  await runCli("new", lanes, "--game", "castle-lanes");
  for (const project of [english, lanes]) writtenIn(project, "en");
  writtenIn(german, "de");
}, 120_000);
/** In one language, without what the starter sets are translated into. */
function writtenIn(project: string, language: string): void {
  const manifest = join(project, "cardwright.json");
  const languages = `"languages": ["${language}"]`;
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace(/"languages": \[[^\]]*\]/, languages));
  rmSync(join(project, "translations"), { recursive: true });
}
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Listed {
  language: string;
  cards: { id: string; text: string; cost: string; type: string }[];
  problems: { code: string; severity: string }[];
}
const cards = async (...words: string[]): Promise<Listed> =>
  JSON.parse((await runCli("cards", ...words, "--json")).out) as Listed;

const pdfWords = async (file: string): Promise<string> => {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
};

test("cards are listed in it", async () => {
  const asked = await cards(english, "--language", "de");
  expect(asked).toMatchObject({ language: "de", problems: [] });
  expect(asked.cards.find(({ id }) => id === "attack")).toMatchObject({ text: "Aktion: -2 Ressourcen", type: "Karte" });
  expect(await cards(german)).toEqual(asked);
  expect((await cards(german, "--language", "en")).cards).toEqual((await cards(english)).cards);
});

test("one that the game has no words in is noted, and English is used", async () => {
  const { language, problems, cards: listed } = await cards(lanes, "--language", "fr");
  expect([language, problems]).toMatchObject(["en", [{ code: "project/language-not-written", severity: "note" }]]);
  expect(listed).toEqual((await cards(lanes)).cards);
  const plain = await runCli("cards", lanes, "--language", "fr");
  expect(plain).toMatchObject({ code: 0, err: expect.stringContaining("has no words in “fr”") });
});

test("cards are rendered in it", async () => {
  const svg = async (project: string, ...more: string[]): Promise<string> => {
    const out = join(folder, `svg-${Math.random()}`);
    expect(await runCli("render", project, "--card", "attack", "--format", "svg", "--out", out, ...more)).toMatchObject(
      {
        code: 0,
      },
    );
    return readFileSync(join(out, "attack.svg"), "utf8");
  };
  const inGerman = await svg(english, "--language", "de");
  expect(inGerman).not.toBe(await svg(english));
  expect(inGerman).toBe(await svg(german));
  const noted = await runCli(
    "render",
    english,
    "--card",
    "attack",
    "--out",
    join(folder, "fr"),
    "--language",
    "fr",
    "--json",
  );
  expect(JSON.parse(noted.out).problems).toMatchObject([{ code: "project/language-not-written" }]);
  expect(noted.code).toBe(0);
});

test("sheets are printed in it", async () => {
  const words = async (project: string, ...more: string[]): Promise<string> => {
    const file = join(folder, "sheet.pdf");
    expect(await runCli("print", project, "--cards", "name:attack", "--out", file, ...more)).toMatchObject({ code: 0 });
    return pdfWords(file);
  };
  expect(await words(english)).toContain("Action: -2 Resources");
  const inGerman = await words(english, "--language", "de");
  expect(inGerman).toContain("Aktion: -2 Ressourcen");
  expect(inGerman).toMatch(/Seite 1 von 1.*Regeln unter CC BY-NC 4.0/);
  expect(await words(german)).toContain("Aktion: -4 Ressourcen");
});

test("what is told of whose work it is, and lists of cards, are in it too", async () => {
  const file = join(folder, "credits.pdf");
  const asked = ["--cards", "name:attack", "--language", "de", "--out", file];
  expect((await runCli("credits", english, ...asked)).code).toBe(0);
  expect(await pdfWords(file)).toMatch(/Nachweise.*Symbole von Lorc.*Schriften.*Gestaltet mit Cardwright/);
  expect((await runCli("rules", english, ...asked)).code).toBe(0);
  expect(await pdfWords(file)).toContain("Aktion: -2 Ressourcen");
});

test("a translator's day: a workbook goes out, comes back when the set has moved on, and the set is printed", async () => {
  const set = join(folder, "nest");
  await runCli("new", set, "--game", "hatch", "--empty");
  mkdirSync(join(set, "cards"), { recursive: true });
  const edit = (path: string, change: (json: Record<string, unknown>) => object) =>
    writeFileSync(join(set, path), JSON.stringify(change(JSON.parse(readFileSync(join(set, path), "utf8")))));
  edit("cardwright.json", (json) => ({ ...json, name: "Nest", languages: ["en", "fr-CA"] }));
  const card = { needs: { any: 1 }, gives: "food", power: 3 };
  const write = (id: string, more: object) =>
    writeFileSync(join(set, "cards", `${id}.json`), JSON.stringify({ ...card, ...more }));
  write("ember", { name: "Ember", text: "Draw a card." });
  write("frost", { name: "Frost", text: "Gain one food." });

  const book = join(folder, "french.xlsx");
  const out = await runCli("export", set, "--translations", "--language", "fr", "-o", book, "--json");
  expect(JSON.parse(out.out)).toEqual({ file: book, languages: ["fr-CA"] });
  const read = readXlsx(book, readFileSync(book));
  const [sheet] = read.ok ? read.value : [];
  const french: Record<string, string> = {
    "cards/ember.json#/name": "Braise",
    "cards/ember.json#/text": "Piochez une carte.",
    "cards/frost.json#/name": "Givre",
  };
  const rows = sheet!.rows.map(({ cells: [place = "", of = "", field = "", source = "", said = ""] }) => [
    place,
    of,
    field,
    source,
    french[place] ?? said,
  ]);
  writeFileSync(
    book,
    writeXlsx([
      { name: "Notes", rows: [["Merci !"]] },
      { name: "translations", rows },
    ]),
  );

  write("ember", { name: "Ember", text: "Draw two cards." });
  const tried = await runCli("import", book, "--into", set, "--translations", "--dry-run");
  expect(tried.out).toContain("outdated: “Draw a card.” reads “Draw two cards.” now");
  expect(tried.out).toContain("This would have changed 3 translations, 1 of them outdated, left 2 as they are.");
  expect(existsSync(join(set, "translations"))).toBe(false);
  const done = JSON.parse((await runCli("import", book, "--into", set, "--translations", "--json")).out);
  expect(done).toMatchObject({ changed: [{ of: "Ember" }, { was: "Draw a card." }, { of: "Frost" }], written: true });

  const { out: checked } = await runCli("check", set, "--language", "fr-ca");
  expect(checked).toContain("French (Canada): 3 of 5 texts are translated; 2 missing, 1 outdated.");
  const listed = await cards(set, "--language", "fr");
  expect(listed.cards.map(({ id, text }) => `${id}: ${text}`)).toEqual([
    "ember: Piochez une carte.",
    "frost: Gain one food.",
  ]);
  const file = join(folder, "french.pdf");
  const printed = await runCli("print", set, "--out", file, "--language", "fr-ca", "--json");
  expect(JSON.parse(printed.out).problems).toContainEqual(expect.objectContaining({ code: "translation/unfinished" }));
  const words = await pdfWords(file);
  for (const word of ["Braise", "Piochez une carte.", "Givre", "Gain one food."]) expect(words).toContain(word);

  const wrong = await runCli("export", set, "--translations", "--language", "it");
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("Use one of: fr-CA.") });
  expect((await runCli("export", set, "--translations", "--format", "json")).code).toBe(2);
});
