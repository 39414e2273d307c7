import sharp from "sharp";
import { expect, test } from "vitest";
import { playgroundFiles } from "../../main/ink/playground";
import { attacks, distinct, flaskOrder } from "./orders";

/** A package for Tabletop Playground: what is in it, and what its templates say of its cards. */

interface Template {
  GUID: string;
  FrontTexture: string;
  BackTexture: string;
  BackIndex: number;
  NumHorizontal: number;
  NumVertical: number;
  Width: number;
  Height: number;
  Indices: number[];
  CardNames: Record<string, string>;
}

async function made(cards = [...distinct(2), attacks(3)]) {
  const order = {
    ...flaskOrder({}, { cards }),
    name: "red",
    title: "Red",
    pictureSource: async () => "missing" as const,
  };
  const { files, problems } = await playgroundFiles(order);
  const all = new Map<string, Uint8Array | string>();
  for await (const { name, content } of files) all.set(name, content);
  const templates = [...all]
    .filter(([name]) => name.startsWith("Templates/"))
    .map(([name, text]) => ({ name, ...(JSON.parse(String(text)) as Template) }));
  return { all, problems, templates };
}

test("a package has a note of itself, its pictures, and a template that names them", async () => {
  const { all, problems, templates } = await made();
  expect(problems).toEqual([]);
  expect([...all.keys()].filter((name) => !name.startsWith("Templates/"))).toEqual([
    "manifest.json",
    "Textures/red-back.jpg",
    "Textures/red-faces-1.jpg",
  ]);
  expect(JSON.parse(String(all.get("manifest.json")))).toMatchObject({ Name: "Red", Version: "1" });
  const [template] = templates;
  expect(template?.name).toBe(`Templates/${template?.GUID}Card.json`);
  expect(template).toMatchObject({
    FrontTexture: "red-faces-1.jpg",
    BackTexture: "red-back.jpg",
    BackIndex: -2,
    NumHorizontal: 10,
    NumVertical: 7,
    Width: 6.3,
    Height: 8.8,
    Indices: [0, 1, 2, 2, 2],
    CardNames: { 0: "Card 0", 1: "Card 1", 2: "Attack" },
  });
});

test("a sheet has whole cells, and more cards than it holds go on another with a template of its own", async () => {
  const { all, templates } = await made(distinct(71));
  expect(templates.map(({ Indices }) => Indices.length)).toEqual([70, 1]);
  expect(new Set(templates.map(({ GUID }) => GUID)).size).toBe(2);
  const { width = 0, height = 0 } = await sharp(all.get("Textures/red-faces-1.jpg") as Uint8Array).metadata();
  expect([width % 10, height % 7]).toEqual([0, 0]);
});
