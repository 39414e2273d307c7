import sharp from "sharp";
import { expect, test } from "vitest";
import { creditsFile } from "../../main/ink/credits";
import { flaskCard } from "./faces";
import { flaskOrder } from "./orders";
import { wordsOf } from "./pdf-words";

const picture = new Uint8Array(
  await sharp({ create: { width: 30, height: 20, channels: 3, background: "#4488cc" } })
    .png()
    .toBuffer(),
);
const drawn = (id: string, art: object, name = id) => ({
  id,
  card: flaskCard(name, { R1: 1 }, { art }),
  count: 1,
});
const made = (cards: ReturnType<typeof drawn>[], licence?: string) =>
  creditsFile({
    ...flaskOrder({}, { cards, set: { name: "Set", author: "Ada" } }),
    pictures: async (path) => (path === "art/gone.png" ? undefined : picture),
    title: "Set",
    licence,
    paper: { width: 210, height: 297 },
  });
test("artists are named with their pictures, their licences and the cards that show them", async () => {
  const owl = { file: "art/owl.png", author: "Bea Brush", source: "https://example.org/owl", licence: "CC BY 4.0" };
  const { credits, problems, bytes, pages } = await made(
    [drawn("one", owl), drawn("two", { file: "art/owl.png" })],
    "CC BY-SA",
  );
  expect(credits.pictures).toEqual([{ ...owl, cards: ["one", "two"] }]);
  expect(problems).toEqual([]);
  expect(pages).toBe(1);
  const words = await wordsOf(bytes);
  for (const part of ["Cards by Ada", "CC BY-SA", "Bea Brush", "CC BY 4.0", "https://example.org/owl", "one, two"])
    expect(words).toContain(part);
});

test("a picture that nobody is named for is a warning, and the page says so", async () => {
  const { problems, bytes } = await made([drawn("one", { file: "art/owl.png" })]);
  expect(problems.map(({ code }) => code)).toEqual(["press/uncredited-art"]);
  expect(await wordsOf(bytes)).toContain("Artist not noted");
});

test("only what is printed is listed: no picture that isn't there, no symbol that another card would show", async () => {
  const { credits } = await made([drawn("one", { file: "art/gone.png" }), drawn("two", { icon: "abacus" })]);
  expect(credits.pictures).toEqual([]);
  const [symbols, ...others] = credits.symbols;
  expect(others).toEqual([]);
  expect(symbols).toMatchObject({ library: "game-icons.net", licence: "CC BY 3.0" });
  expect(symbols?.names).toContain("abacus");
  expect(symbols?.names).not.toContain("sword-altar");
});

test("symbols of the game are no emoji, and the cuts of a family are one typeface", async () => {
  const { credits } = await made([drawn("one", {})]);
  expect(credits.symbols.map(({ library }) => library)).toEqual(["game-icons.net"]);
  expect(credits.fonts.map(({ name }) => name)).toEqual(["Alegreya", "Alegreya Sans"]);
});

test("typefaces say themselves whose they are", async () => {
  const { credits } = await made([drawn("one", {})]);
  expect(credits.fonts.length).toBeGreaterThan(0);
  for (const { copyright, licence } of credits.fonts) {
    expect(copyright).toMatch(/Copyright/);
    expect(licence).toMatch(/SIL Open Font License/);
  }
});

test("emoji are credited where they are printed", async () => {
  const { credits } = await made([drawn("one", {}, "Fire 🔥")]);
  expect(credits.symbols.map(({ library, names }) => [library, names.includes("🔥")])).toContainEqual([
    "Twemoji",
    true,
  ]);
});

test("signs that take the colour of their text are no emoji of the library", async () => {
  const { credits } = await made([drawn("one", {}, "Star ★")]);
  expect(credits.symbols.map(({ library }) => library)).not.toContain("Twemoji");
});

test("a long list goes on over pages", async () => {
  const cards = Array.from({ length: 90 }, (_, n) =>
    drawn(`card-${n}`, { file: `art/${n}.png`, author: `Artist ${n}` }),
  );
  const { pages, bytes } = await made(cards);
  expect(pages).toBeGreaterThan(1);
  expect(await wordsOf(bytes)).toContain("Artist 89");
});
