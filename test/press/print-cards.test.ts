import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { WorkControl } from "../../main/ink/long-work";
import type { CardToPrint, PrintOrder } from "../../main/ink/print-cards";
import { startOwnTime } from "../own-time";
import { flaskCard, flaskLayouts } from "./faces";
import { type PrintedFile, printed as printedBy } from "./orders";
import { readPages } from "./pdf-pages";
import { getDocument } from "./pdfjs";

const settings: PrintOrder["settings"] = {
  paper: "a4",
  orientation: "portrait",
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: "lines",
};
const attack = { id: "attack", card: flaskCard("Attack", { R1: 1 }), count: 3 };
const knowledge = { id: "knowledge", card: flaskCard("Dangerous Knowledge", { B1: 1, B2: 1, R1: 1 }), count: 8 };
const withArt = (id: string, file: string, count = 1): CardToPrint => ({
  id,
  card: flaskCard(id, { R1: 1 }, { art: { file } }),
  count,
});

const order = (changes: Partial<PrintOrder> = {}): PrintOrder => ({
  cards: [attack, knowledge],
  game: "flask",
  template: flaskLayouts.card,
  pictures: async () => undefined,
  settings,
  title: "Community Set",
  set: { name: "Community Set", version: "v0.4" },
  date: new Date(Date.UTC(2025, 0, 1)),
  ...changes,
});
async function printed(changes: Partial<PrintOrder> = {}, control: WorkControl = {}): Promise<PrintedFile> {
  const result = await printedBy(order(changes), control);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}
async function textOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await pdf.destroy();
  return pages;
}
const streams = async (bytes: Uint8Array, subtype: string): Promise<PDFRawStream[]> =>
  (await PDFDocument.load(bytes)).context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFRawStream => object instanceof PDFRawStream)
    .filter(({ dict }) => dict.get(PDFName.of("Subtype")) === PDFName.of(subtype));
const pictureOf = (format: "png" | "jpeg" | "webp" | "avif"): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: "#4488cc" } })
    [format]()
    .toBuffer();

/** A picture that really needs its bytes. */
const noisyJpeg = (): Promise<Buffer> => {
  const noise = Buffer.from(Array.from({ length: 120 * 120 * 3 }, (_, index) => (index * 7919) % 251));
  return sharp(noise, { raw: { width: 120, height: 120, channels: 3 } })
    .jpeg()
    .toBuffer();
};

test("every copy is printed, nine to a page, with a label on each page", async () => {
  const { bytes, pages, cards, problems } = await printed();
  expect({ pages, cards, problems }).toEqual({ pages: 2, cards: 11, problems: [] });
  const text = await textOf(bytes);
  expect(text.map((page) => page.split("Dangerous Knowledge").length - 1)).toEqual([6, 2]);
  expect(text[0]).toContain("Action: -2 Resources");
  expect(text[0]).toContain("B1 - B2 - R1");
  expect(text.map((page) => page.includes("Community Set · v0.4"))).toEqual([true, true]);
  expect(text[1]).toContain("page 2 of 2");
  expect(text[0]).toContain("Flask by Orasund, rules CC BY-NC 4.0");
});

test("pages are true to size and say where they are cut", async () => {
  const document = await PDFDocument.load((await printed()).bytes, { updateMetadata: false });
  for (const page of document.getPages()) {
    expect(page.getWidth()).toBeCloseTo((210 * 72) / 25.4, 3);
    expect(page.getHeight()).toBeCloseTo((297 * 72) / 25.4, 3);
    const millimetres = ({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>) =>
      [x, y, width, height].map((points) => Math.round((points * 25.4) / 0.72) / 100);
    expect(millimetres(page.getTrimBox())).toEqual([10.5, 16.5, 189, 264]);
    expect(millimetres(page.getBleedBox())).toEqual([10.5, 16.5, 189, 264]);
  }
  expect(document.getTitle()).toBe("Community Set");
  expect(document.getProducer()).toBe("Cardwright");
});

test("a face that is printed many times is drawn once", async () => {
  const pages = await readPages((await printed()).bytes);
  expect(pages.map(({ faces }) => new Set(faces.map(({ name }) => name)))).toEqual([
    new Set(["C1", "C2"]),
    new Set(["C2"]),
  ]);
});

test("the same order gives the same bytes", async () => {
  expect(Buffer.from((await printed()).bytes).equals((await printed()).bytes)).toBe(true);
});

test("nothing to print is a problem", async () => {
  expect(await printedBy(order({ cards: [{ ...attack, count: 0 }] }))).toMatchObject({
    ok: false,
    problem: { code: "press/nothing-to-print" },
  });
});

test("a card size that is none, or too large for the paper, is a problem", async () => {
  const sized = (cardSize: string) => printedBy(order({ settings: { ...settings, cardSize } }));
  expect(await sized("huge")).toMatchObject({ ok: false, problem: { code: "press/unknown-card-size" } });
  expect(await sized("300x390")).toMatchObject({ ok: false, problem: { code: "press/card-too-large" } });
  expect(await sized("mini")).toMatchObject({ ok: true, value: { pages: 1, cards: 11 } });
});

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a %s picture is embedded once however often it is printed",
  async (format) => {
    const picture = new Uint8Array(await pictureOf(format));
    const cards = [withArt("one", "art/a", 5), withArt("two", "art/a", 5)];
    const { bytes, problems } = await printed({ cards, pictures: async () => picture });
    expect(problems.map(({ code }) => code)).toEqual(["press/coarse-picture", "press/coarse-picture"]);
    const images = await streams(bytes, "Image");
    expect(images.map(({ dict }) => String(dict.get(PDFName.of("Width"))))).toEqual(["60"]);
  },
);

test("a JPEG is embedded as it is", async () => {
  const picture = new Uint8Array(await pictureOf("jpeg"));
  const { bytes } = await printed({ cards: [withArt("one", "art/a.jpg")], pictures: async () => picture });
  const [image] = await streams(bytes, "Image");
  expect(Buffer.from(image?.contents ?? []).equals(picture)).toBe(true);
});

test("transparency is kept", async () => {
  const picture = await sharp({
    create: { width: 8, height: 8, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const { bytes } = await printed({
    cards: [withArt("one", "art/a.png")],
    pictures: async () => new Uint8Array(picture),
  });
  expect((await streams(bytes, "Image")).filter(({ dict }) => dict.has(PDFName.of("SMask")))).toHaveLength(1);
});

test.each([
  ["no picture at all", undefined, "press/missing-art"],
  ["a file larger than any picture", "too-large" as const, "press/huge-art"],
  ["bytes that are no picture", new Uint8Array([1, 2, 3]), "press/unreadable-art"],
  ["an empty file", new Uint8Array(), "press/unreadable-art"],
  ["a PNG cut short", new Uint8Array((await pictureOf("png")).subarray(0, 60)), "press/unreadable-art"],
  ["a JPEG cut short", new Uint8Array((await noisyJpeg()).subarray(0, 4000)), "press/unreadable-art"],
])("%s is one problem of the card, which is printed all the same", async (_, bytes, code) => {
  const { cards, problems } = await printed({
    cards: [withArt("one", "art/a.png", 2), attack],
    pictures: async () => bytes,
  });
  expect(cards).toBe(5);
  expect(problems.map((problem) => [problem.code, problem.where.card])).toEqual([[code, "one"]]);
});

test("an icon that the game does not ship with comes from the whole library", async () => {
  const card = (icon: string) => ({ id: "one", card: flaskCard("One", { R1: 1 }, { art: { icon } }), count: 1 });
  expect((await printed({ cards: [card("abacus")] })).problems).toEqual([]);
  expect((await printed({ cards: [card("no-such-icon")] })).problems.map(({ code }) => code)).toEqual([
    "press/unknown-icon",
  ]);
});

const many = Array.from({ length: 400 }, (_, n) => ({
  id: `card-${n}`,
  card: flaskCard(`Card ${n}`, { R1: 1, B1: 2 }),
  count: 2,
}));

test("progress goes up to its total", async () => {
  const steps: [number, number][] = [];
  await printed({ cards: many.slice(0, 20) }, { onProgress: (done, total) => steps.push([done, total]) });
  expect(steps.map(([done]) => done)).toEqual(Array.from({ length: steps.length }, (_, index) => index + 1));
  expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
});

test("work that is cancelled stops within a quarter of a second", async () => {
  const controller = new AbortController();
  let workedSince = startOwnTime();
  const work = printedBy(order({ cards: many }), { signal: controller.signal });
  setTimeout(() => {
    workedSince = startOwnTime();
    controller.abort();
  }, 60);
  await expect(work).rejects.toThrow(/abort/i);
  expect(workedSince()).toBeLessThan(250);
});
