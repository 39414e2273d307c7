import sharp from "sharp";
import { expect, test } from "vitest";
import { cellPixels, ttsFiles } from "../../main/ink/tts";
import { ttsSavedObject } from "../../main/ink/tts-object";
import { attacks, distinct, flaskOrder } from "./orders";

const order = (cards: ReturnType<typeof distinct>) => ({
  ...flaskOrder({}, { cards }),
  name: "red",
  title: "Red",
  address: "https://example.org/set/",
  pictureSource: async () => "missing" as const,
});

interface Saved {
  ObjectStates: {
    Name: string;
    CardID?: number;
    DeckIDs?: number[];
    CustomDeck: Record<string, Record<string, unknown>>;
    ContainedObjects?: { Name: string; CardID: number; Nickname: string; Description: string; GUID: string }[];
  }[];
}
async function made(cards: ReturnType<typeof distinct>) {
  const { files, problems } = await ttsFiles(order(cards));
  const all = new Map<string, Uint8Array | string>();
  for await (const { name, content } of files) all.set(name, content);
  const saved = JSON.parse(String(all.get("red.json"))) as Saved;
  return { all, problems, saved, deck: saved.ObjectStates[0]! };
}

const small = made([...distinct(2), attacks(3)]);

test("a deck is sheets of ten by seven, a back, a thumbnail and the saved object", async () => {
  const { all, problems, deck } = await small;
  expect([...all.keys()]).toEqual(["red-faces-1.jpg", "red-back.jpg", "red.png", "red.json"]);
  expect(problems).toEqual([]);
  expect(deck.Name).toBe("Deck");
  expect(deck.DeckIDs).toEqual([100, 101, 102, 102, 102]);
  expect(deck.CustomDeck).toEqual({
    1: {
      FaceURL: "https://example.org/set/red-faces-1.jpg",
      BackURL: "https://example.org/set/red-back.jpg",
      NumWidth: 10,
      NumHeight: 7,
      BackIsHidden: true,
      UniqueBack: false,
      Type: 0,
    },
  });
  expect(deck.ContainedObjects?.map(({ Name, CardID, Nickname }) => [Name, CardID, Nickname])).toEqual([
    ["Card", 100, "Card 0"],
    ["Card", 101, "Card 1"],
    ["Card", 102, "Attack"],
    ["Card", 102, "Attack"],
    ["Card", 102, "Attack"],
  ]);
  expect(new Set(deck.ContainedObjects?.map(({ GUID }) => GUID)).size).toBe(5);
});

test("sheets have whole cells, the last one showing the hidden card", async () => {
  const { all } = await small;
  const sheet = Buffer.from(all.get("red-faces-1.jpg") as Uint8Array);
  const cell = cellPixels({ width: 63, height: 88 });
  expect(cell).toEqual({ width: 409, height: 572 });
  const { width, height } = await sharp(sheet).metadata();
  expect([width, height]).toEqual([4090, 4004]);
  const pixel = async (column: number, row: number) => {
    const [left, top] = [column * cell.width + 30, row * cell.height + 200];
    return [...(await sharp(sheet).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
  };
  const empty = await pixel(5, 5);
  expect(empty.every((value) => Math.abs(value - 0x20) < 6)).toBe(true);
  expect(await pixel(9, 6)).not.toEqual(empty);
});

test("one card is a card: a deck of one would not load", async () => {
  const { deck } = await made(distinct(1));
  expect([deck.Name, deck.CardID, deck.ContainedObjects]).toEqual(["CardCustom", 100, undefined]);
});

test("cards of any proportion stay within 4096 pixels", () => {
  for (const [width, height] of [
    [63, 88],
    [70, 70],
    [120, 70],
    [44, 68],
    [20, 300],
  ] as const) {
    const cell = cellPixels({ width, height });
    expect(Math.max(cell.width * 10, cell.height * 7)).toBeLessThanOrEqual(4096);
    expect(Math.max(cell.width * 10, cell.height * 7)).toBeGreaterThan(3900);
    expect(cell.width / cell.height).toBeCloseTo(width / height, 1);
  }
});

test("the saved object is what Tabletop Simulator writes itself", () => {
  const deck = {
    name: "Red",
    description: "By us",
    cards: [
      { sheet: 0, cell: 0, count: 1, name: "One", text: "Draw a card." },
      { sheet: 0, cell: 1, count: 1, name: "Two", text: "" },
    ],
    sheets: [{ face: "a", back: "b" }],
    uniqueBacks: false,
    sideways: false,
  };
  const saved = ttsSavedObject(deck) as Saved;
  expect(ttsSavedObject(deck)).toEqual(saved);
  const { ContainedObjects: cards, ...outside } = saved.ObjectStates[0]!;
  expect(Object.keys(saved)).toEqual(
    expect.arrayContaining(["SaveName", "GameMode", "Date", "Table", "Sky", "Note", "LuaScript", "ObjectStates"]),
  );
  expect(outside).toMatchObject({ Nickname: "Red", Description: "By us", DeckIDs: [100, 101], HideWhenFaceDown: true });
  expect(cards?.[0]).toEqual({
    GUID: expect.stringMatching(/^[0-9a-f]{6}$/),
    Name: "Card",
    Transform: { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 },
    Nickname: "One",
    Description: "Draw a card.",
    GMNotes: "",
    ColorDiffuse: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: false,
    Grid: true,
    Snap: true,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: true,
    Hands: true,
    CardID: 100,
    SidewaysCard: false,
    CustomDeck: {
      1: { FaceURL: "a", BackURL: "b", NumWidth: 10, NumHeight: 7, BackIsHidden: true, UniqueBack: false, Type: 0 },
    },
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
  });
});

test("everything in a saved object can be found: each id names a cell of a sheet that is there, none the hidden one", async () => {
  // The last cell of a sheet is the hidden card: the seventieth card begins a second sheet.
  const cards = distinct(70).map((card, index) => ({ ...card, count: (index % 3) + 1 }));
  const { all, deck } = await made(cards);
  const { DeckIDs: ids = [], ContainedObjects: copies = [], CustomDeck: sheets } = deck;
  expect([...all.keys()].filter((name) => name.includes("faces"))).toEqual(["red-faces-1.jpg", "red-faces-2.jpg"]);
  expect([...new Set(ids)].slice(67)).toEqual([167, 168, 200]);
  expect(Object.keys(sheets)).toEqual(["1", "2"]);
  expect(ids).toEqual(copies.map(({ CardID }) => CardID));
  expect(ids).toHaveLength(cards.reduce((sum, { count }) => sum + count, 0));
  for (const id of ids) {
    const { NumWidth, NumHeight, FaceURL, BackURL } = sheets[Math.floor(id / 100)] ?? {};
    expect([NumWidth, NumHeight]).toEqual([10, 7]);
    expect(id % 100).toBeLessThan(10 * 7 - 1);
    for (const address of [FaceURL, BackURL]) expect(all.has(String(address).split("/").at(-1) ?? "")).toBe(true);
  }
  // A card taken out of the deck brings its own sheet along.
  for (const copy of copies) {
    const own = (copy as unknown as { CustomDeck: object }).CustomDeck;
    expect(Object.keys(own)).toEqual([String(Math.floor(copy.CardID / 100))]);
  }
  const cell = cellPixels({ width: 63, height: 88 });
  const last = { left: 9 * cell.width, top: 6 * cell.height, ...cell };
  const back = await sharp(Buffer.from(all.get("red-back.jpg") as Uint8Array))
    .resize(40, 56)
    .raw()
    .toBuffer();
  for (const name of ["red-faces-1.jpg", "red-faces-2.jpg"]) {
    const sheet = sharp(Buffer.from(all.get(name) as Uint8Array));
    const hidden = await sheet.extract(last).resize(40, 56).raw().toBuffer();
    const apart = back.reduce((sum, value, index) => sum + Math.abs(value - (hidden[index] ?? 0)), 0) / back.length;
    expect(apart).toBeLessThan(8);
  }
});
