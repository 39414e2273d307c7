import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
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
  const manifest = join(german, "cardwright.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"en"', '"de"'));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Listed {
  language: string;
  cards: { id: string; text: string; cost: string; type: string }[];
  problems: { code: string; severity: string }[];
}
const cards = async (...words: string[]): Promise<Listed> =>
  JSON.parse((await runCli("cards", ...words, "--json")).out) as Listed;

test("cards are listed in it", async () => {
  const asked = await cards(english, "--language", "de");
  expect(asked).toMatchObject({ language: "de", problems: [] });
  expect(asked.cards.find(({ id }) => id === "attack")).toMatchObject({ text: "Aktion: -2 Ressourcen", type: "Karte" });
  expect(await cards(german)).toEqual(asked);
  expect((await cards(german, "--language", "en")).cards).toEqual((await cards(english)).cards);
});

test("one that the game has no words in is noted, and English is used", async () => {
  const { language, problems, cards: listed } = await cards(lanes, "--language", "de");
  expect([language, problems]).toMatchObject(["en", [{ code: "project/language-not-written", severity: "note" }]]);
  expect(listed).toEqual((await cards(lanes)).cards);
  const plain = await runCli("cards", lanes, "--language", "de");
  expect(plain).toMatchObject({ code: 0, err: expect.stringContaining("has no words in “de”") });
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
    const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    await pdf.destroy();
    return items.map((item) => ("str" in item ? item.str : "")).join(" ");
  };
  expect(await words(english)).toContain("Action: -2 Resources");
  expect(await words(english, "--language", "de")).toContain("Aktion: -2 Ressourcen");
  expect(await words(german)).toContain("Aktion: -4 Ressourcen");
});
