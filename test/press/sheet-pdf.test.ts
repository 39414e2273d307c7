import { readdirSync, readFileSync } from "node:fs";
import { PDFDocument } from "pdf-lib";
import { expect, test } from "vitest";
import { printManifest } from "../../main/ink/print-manifest";
import { gameLayouts } from "../../press/layouts";
import { printPresets } from "../../press/print-presets";
import { gameIds } from "../../schemas/game-id";
import { attacks, distinct, flaskOrder, plainSheet, printed as printedBy, printedSheet } from "./orders";
import { readPages } from "./pdf-pages";
import { getDocument } from "./pdfjs";

/** Finished PDFs, read back. */

const codes = ({ problems }: { problems: readonly { code: string }[] }): string[] => problems.map(({ code }) => code);
async function linesOf(bytes: Uint8Array, page = 1): Promise<{ text: string; x: number; y: number }[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(page)).getTextContent();
  await pdf.destroy();
  return items.flatMap((item) =>
    "str" in item
      ? [{ text: item.str, x: (item.transform[4] * 25.4) / 72, y: 297 - (item.transform[5] * 25.4) / 72 }]
      : [],
  );
}

test("backs follow each front page, column by column from the other side", async () => {
  const { bytes, pages } = await printedSheet({ backs: "long" }, { cards: distinct(4) });
  expect(pages).toBe(2);
  const [front, back] = await readPages(bytes);
  expect(front?.faces.map(({ clip }) => clip)).toEqual([
    [10.5, 16.5, 63, 88],
    [73.5, 16.5, 63, 88],
    [136.5, 16.5, 63, 88],
    [10.5, 104.5, 63, 88],
  ]);
  expect(back?.faces.map(({ clip }) => clip)).toEqual([
    [136.5, 16.5, 63, 88],
    [73.5, 16.5, 63, 88],
    [10.5, 16.5, 63, 88],
    [136.5, 104.5, 63, 88],
  ]);
  // One back for all: drawn once. Each front is drawn where it lies.
  expect(new Set(back?.faces.map(({ name }) => name))).toEqual(new Set(["C1"]));
  expect(front?.faces.every(({ name }) => name === undefined)).toBe(true);
});

test("over the short edge backs lie upside down, so that tops meet", async () => {
  const [, back] = await readPages((await printedSheet({ backs: "short" }, { cards: distinct(1) })).bytes);
  expect(back?.faces).toEqual([{ name: undefined, clip: [10.5, 192.5, 63, 88], matrix: [-1, 0, 0, -1, 73.5, 280.5] }]);
});

test("printing programs are told over which edge to turn the paper", async () => {
  const duplex = async (backs: "long" | "short" | "none") =>
    (await PDFDocument.load((await printedSheet({ backs })).bytes)).catalog.getViewerPreferences()?.getDuplex();
  expect([await duplex("long"), await duplex("short"), await duplex("none")]).toEqual([
    "DuplexFlipLongEdge",
    "DuplexFlipShortEdge",
    undefined,
  ]);
});

test("a folded sheet has fronts and backs on one page, with the fold between them", async () => {
  const { bytes, pages } = await printedSheet({ backs: "fold" }, { cards: distinct(2) });
  expect(pages).toBe(1);
  const [page] = await readPages(bytes);
  expect(page?.faces.map(({ clip: [x] }) => x < 105)).toEqual([true, true, false, false]);
  expect(page?.trim).toEqual([105 - 2 - 88, 22.5, 2 * 90, 4 * 63]);
});

test("a printer's offset, angle and scale move backs, its scale fronts too", async () => {
  const profile = { name: "office", backOffset: { x: 1.5, y: -0.5 }, backAngle: 90 / 100, scale: { x: 1.01, y: 1 } };
  const [front, back] = await readPages((await printedSheet({ backs: "long" }, { profile })).bytes);
  const correction = (content: string | undefined): number[] =>
    (/cm\n([-\d. ]+) cm\nq/.exec(content ?? "")?.[1] ?? "").split(" ").map(Number);
  expect(correction(front?.content)).toEqual([1.01, 0, 0, 1, -1.05, 0]);
  const [a, b, c, d, e, f] = correction(back?.content) as [number, number, number, number, number, number];
  const seen = (x: number, y: number): number[] => [a * x + c * y + e, b * x + d * y + f];
  // The middle of the paper moves by the offset alone.
  expect(seen(105, 148.5).map((value) => Number(value.toFixed(4)))).toEqual([106.5, 148]);
  // What lies to the right goes down: clockwise.
  expect(seen(205, 148.5)[1]).toBeCloseTo(148 + 101 * Math.sin((0.9 * Math.PI) / 180), 3);
});

test("a printer without faults leaves the page alone", async () => {
  const [plain] = await readPages((await printedSheet({})).bytes);
  const [profiled] = await readPages((await printedSheet({}, { profile: { name: "good" } })).bytes);
  expect(profiled?.faces).toEqual(plain?.faces);
});

test("backs for another edge than the printer's are remarked on", async () => {
  const profile = { name: "office", flipEdge: "short" as const };
  expect(codes(await printedSheet({ backs: "long" }, { profile }))).toEqual(["press/other-flip-edge"]);
  expect(codes(await printedSheet({ backs: "short" }, { profile }))).toEqual([]);
});

test("page boxes are the cut and its bleed", async () => {
  const { bytes } = await printedSheet({ margin: 2, bleed: 3, marks: "crop" }, { cards: [attacks(1)] });
  const [page] = await readPages(bytes);
  expect([page?.width, page?.height]).toEqual([210, 297]);
  expect(page?.trim).toEqual([10.5, 16.5, 189, 264]);
  expect(page?.bleed).toEqual([7.5, 13.5, 195, 270]);
});

test("with bleed and no word of a gutter each card has its own bleed, and what that costs is said", async () => {
  const { gutter: _gutter, ...plain } = plainSheet;
  const order = flaskOrder({}, { cards: distinct(4) });
  const made = await printedBy({ ...order, settings: { ...plain, bleed: 3, marks: "crop", backs: "long" } });
  if (!made.ok) throw new Error(made.problem.message);
  const [page] = await readPages(made.value.bytes);
  expect(page?.faces.map(({ clip: [, , width, height] }) => [width, height])).toEqual(Array(4).fill([94, 69]));
  expect(made.value.problems).toMatchObject([
    {
      code: "press/gutter-for-bleed",
      message:
        "The cards lie 6 mm apart, so that each has its 3 mm of bleed: 8 on a sheet, where 9 would lie edge to edge.",
    },
  ]);
});

test("a gutter of one's own that leaves no room for the bleed is remarked on", async () => {
  const close = await printedSheet({ gutter: 2, bleed: 3, marks: "crop" });
  expect(close.problems).toMatchObject([
    {
      code: "press/bleed-between-cards",
      message: "Between the cards there is room for 1 mm of bleed instead of 3: they lie 2 mm apart.",
      hint: "A gutter of 6 mm gives each card its whole bleed.",
    },
  ]);
  expect(codes(await printedSheet({ gutter: 6, bleed: 3, orientation: "best" }))).toEqual([]);
  expect(codes(await printedSheet({ paperSize: "card", bleed: 3 }))).toEqual([]);
});

test.each(Object.entries(printPresets))("%s is one card a page, boxes included", async (name, preset) => {
  const cardSize = `${preset.card.width}x${preset.card.height}`;
  const { bytes } = await printedSheet({ paperSize: "card", cardSize, bleed: preset.bleed, margin: 8 });
  const pages = await readPages(bytes);
  expect({ name, pages: pages.length }).toEqual({ name, pages: 4 });
  const inches = [pages[0]?.width ?? 0, pages[0]?.height ?? 0].map((value) => value / 25.4);
  expect(inches.map((value) => Math.round(value * 300))).toEqual([preset.pixels.width, preset.pixels.height]);
  const [x, y, width, height] = pages[0]?.trim ?? [];
  const bleed = Math.round(preset.bleed * 1000) / 1000;
  expect([x, y]).toEqual([bleed, bleed]);
  expect(width).toBeCloseTo(preset.card.width, 2);
  expect(height).toBeCloseTo(preset.card.height, 2);
});

test("used places stay empty and have to be on the sheet", async () => {
  const [page] = await readPages((await printedSheet({ skip: [1, 2, 3, 5] }, { cards: distinct(2) })).bytes);
  expect(page?.faces.map(({ clip: [x, y] }) => [x, y])).toEqual([
    [10.5, 104.5],
    [136.5, 104.5],
  ]);
  const problem = { code: "press/no-free-place" };
  expect(await printedBy(flaskOrder({ skip: [10] }))).toMatchObject({ ok: false, problem });
  expect(await printedBy(flaskOrder({ skip: [1, 2, 3, 4, 5, 6, 7, 8, 9] }))).toMatchObject({ ok: false, problem });
});

test("a paper that is none is a problem", async () => {
  const problem = { code: "press/unknown-paper" };
  expect(await printedBy(flaskOrder({ paperSize: "a99" }))).toMatchObject({ ok: false, problem });
});

test("the label names what a pile of paper is asked about, below the cards", async () => {
  const profile = { name: "office", backOffset: { x: 1, y: 0 } };
  const settings = { label: "Club night", registration: "three-1" as const, backs: "long" as const };
  const { bytes } = await printedSheet(settings, { profile });
  for (const [page, number] of [
    [1, "page 1 of 2"],
    [2, "page 2 of 2"],
  ] as const) {
    const lines = (await linesOf(bytes, page)).filter(({ y }) => y > 280.5);
    const words = lines.map(({ text }) => text).join(" ");
    for (const part of ["Club night", "Set · 1", number]) expect(words).toContain(part);
  }
  const front = (await linesOf(bytes, 1)).map(({ text }) => text).join(" ");
  expect(front).toContain("registration three-1");
});

test("a sheet without room for a label says so", async () => {
  const full = { paperSize: "63x88", margin: 0 };
  expect(codes(await printedSheet(full))).toEqual(["press/no-room-for-label"]);
});

test("cutter's marks are solid black and on the front alone", async () => {
  const [front, back] = await readPages((await printedSheet({ registration: "three-1", backs: "long" })).bytes);
  const square = "0 g\nM".replace("M", "10 10 m\n15 10 l");
  expect(front?.content).toContain(square);
  expect(back?.content).not.toContain(square);
});

test("cut marks are on backs only when they are wanted there", async () => {
  const strokes = async (backMarks: boolean): Promise<number> => {
    const [, back] = await readPages((await printedSheet({ backs: "long", backMarks })).bytes);
    return (back?.content.match(/ l\n/g) ?? []).length;
  };
  // Four cards, three of them in a row: four upright cuts and three level ones.
  expect([await strokes(false), await strokes(true)]).toEqual([0, 7]);
});

test("black is one ink", async () => {
  const { bytes } = await printedSheet({ registration: "three-1" });
  expect((await readPages(bytes))[0]?.content).toContain("0 g\n");
});

test("without a date nothing in the file tells when it was made", async () => {
  const [first, second] = [await printedSheet({}), await printedSheet({})];
  expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  expect((await PDFDocument.load(first.bytes, { updateMetadata: false })).getCreationDate()).toBeUndefined();
});

test("a manifest names the cards, fonts, settings and the file itself", async () => {
  const order = flaskOrder({ backs: "long" }, { isRecorded: true });
  const printed = await printedBy(order);
  if (!printed.ok) throw new Error(printed.problem.message);
  const manifest = printManifest(order, printed.value, "1.2.3");
  expect(manifest).toMatchObject({
    cardwright: "1.2.3",
    set: { name: "Set", version: "1" },
    settings: { backs: "long", paper: "a4" },
    sheet: { card: { width: 63, height: 88 }, places: Array(9).fill({ turn: 0 }) },
    pages: 2,
    copies: 4,
    pdf: { bytes: printed.value.bytes.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const { cards, fonts } = manifest as { cards: { front: string; back: string }[]; fonts: string[] };
  expect(new Set(cards.map(({ front }) => front)).size).toBe(4);
  expect(new Set(cards.map(({ back }) => back)).size).toBe(1);
  expect(fonts).toContain("alegreya-sans-bold");
});

test.each(gameIds)("no back of %s tells its card: cards that may share a back do", async (game) => {
  const { card: template, back } = gameLayouts(game);
  const folder = `templates/${game}/starter/cards`;
  const [file] = readdirSync(folder);
  const card = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
  const cards = ["one", "two", "three"].map((id) => ({ id, card, count: 1 }));
  const { record } = await printedSheet({ backs: "long" }, { cards, game, template, back, isRecorded: true });
  expect(new Set(record.looks.map((face) => face.back)).size).toBe(1);
});
