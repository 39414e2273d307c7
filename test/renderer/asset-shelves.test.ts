import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameLayouts } from "../../press/layouts";
import { replaceSymbol } from "../../project/pictures/replace-symbol";
import { fontRows } from "../../renderer/assets/font-rows";
import { isUnused, type SymbolCard, signsIn, symbolRows } from "../../renderer/assets/symbol-rows";
import type { Template } from "../../schemas/template";

const { card, back } = gameLayouts("hatch");
const faces = (template: Template) => ({ title: "Faces", place: "card" as const, template });
const backs = { title: "Backs", place: "back" as const, template: back };

test("fonts are listed with the templates that name them: what is missing first, then the project's own", () => {
  const own: Template = {
    ...card,
    fonts: { ...card.fonts, body: { regular: "fonts/gone.ttf", bold: "no-such-bold" } },
  };
  const rows = fontRows(["fonts/mine.otf", "fonts/mine.txt", "art/owl.png"], [faces(own), backs]);
  expect(rows.slice(0, 3).map(({ id, isMissing }) => [id, isMissing])).toEqual([
    ["fonts/gone.ttf", true],
    ["no-such-bold", true],
    ["fonts/mine.otf", false],
  ]);
  expect(rows[2]).toMatchObject({ uses: [], note: "fonts/mine.txt" });
  expect(rows.find(({ id }) => id === "sansita-extrabold")!.uses.map(({ title, roles }) => [title, roles])).toEqual([
    ["Faces", ["title"]],
  ]);
  expect(rows.find(({ id }) => id === "sansita-black")!.uses.map(({ title }) => title)).toEqual(["Faces", "Backs"]);
});

const cards: SymbolCard[] = [
  { id: "imp", name: "Imp", icons: ["imp"], composed: [], around: [], signs: ["F", "F"] },
  { id: "owl", name: "Owl", icons: ["no-such-owl", "imp"], composed: ["owl"], around: ["oak"], signs: [] },
];
const known = (icon: string): boolean => !icon.startsWith("no-such");

test("symbols are listed with the cards and templates that draw them", () => {
  const rows = symbolRows(cards, [faces(card), backs], known);
  const row = (name: string) => rows.find((one) => one.name === name)!;
  expect(rows[0]).toMatchObject({ name: "no-such-owl", isMissing: true });
  expect(row("imp").cards.map(({ name }) => name)).toEqual(["Imp", "Owl"]);
  expect(row("F").cards.map(({ name }) => name)).toEqual(["Imp"]);
  expect(row("owl").cards.map(({ name }) => name)).toEqual(["Owl"]);
  expect([row("oak").cards, row("oak").templates.map(({ title }) => title)]).toEqual([
    [],
    ["Sceneries of composed pictures"],
  ]);
  expect(row("F").from?.title).toBe("Faces");
});

test("a symbol that a template draws and doesn't have is missing; one that nothing draws is unused", () => {
  const { F, ...others } = card.symbols!;
  const own: Template = { ...card, symbols: { ...others, spare: F! } };
  own.layers = [...card.layers, { kind: "symbol", box: "card", symbol: "claw" }];
  const rows = symbolRows([], [faces(own)], known);
  expect(rows.filter(({ isMissing }) => isMissing).map(({ name }) => name)).toEqual(["claw"]);
  expect(isUnused(rows.find(({ name }) => name === "spare")!)).toBe(true);
});

test("a piece that takes its symbols from the faces adds no second row", () => {
  const piece = { title: "Summary", template: { ...back, symbols: card.symbols!, layers: [] } };
  const rows = symbolRows([], [faces(card), piece], known);
  expect(rows.filter(({ name }) => name === "F")).toHaveLength(1);
});

test("what is between double braces is a hole, no symbol", () => {
  expect(signsIn("{G}{G}: {{slots.cost}} and {coin}")).toEqual(["G", "G", "coin"]);
});

test("another symbol takes the place of one on every card, beside the main one too", () => {
  const card = JSON.parse(readFileSync("templates/hatch/starter/cards/anvil-wyrm.json", "utf8"));
  const text = (art: object) => JSON.stringify({ ...card, art });
  const files = new Map([
    ["cards/a.json", text({ icon: "imp" })],
    ["cards/b.json", text({ icon: "owl", picture: { scenery: "any", companions: ["imp", "devil"] } })],
    ["cards/c.json", text({ icon: "owl" })],
  ]);
  const { changes } = replaceSymbol(files, "hatch", "imp", "devil");
  expect(changes.map(({ path, text }) => [path, JSON.parse(text!).art])).toEqual([
    ["cards/a.json", { icon: "devil" }],
    ["cards/b.json", { icon: "owl", picture: { scenery: "any", companions: ["devil"] } }],
  ]);
});
