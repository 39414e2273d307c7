import sharp from "sharp";
import { expect, test } from "vitest";
import { faceSteps, layOutFaces } from "../../main/ink/faces";
import { fitReport } from "../../main/ink/fit-report";
import { Steps } from "../../main/ink/long-work";
import { gameLayouts } from "../../press/layouts";
import { fileSizeProblems, preflight } from "../../press/preflight";
import { lineWidth, withPrintableLines } from "../../press/printable-lines";
import { readCardSize } from "../../press/sizes";
import { gameIds } from "../../schemas/game-id";
import type { Layer } from "../../schemas/template-layers";
import { readStarter } from "../games/starter";
import { flaskCard, flaskFonts, plainFace } from "./faces";
import { flaskOrder, printedSheet } from "./orders";
import { readImages } from "./pdf-pages";

const found = async (layers: Layer[], changes: { scale?: number; smallest?: number } = {}, card: object = {}) => {
  const { scene } = await plainFace(layers, card);
  const job = { card: "a-card", fonts: await flaskFonts(), scale: 1, pixels: () => ({ width: 600, height: 900 }) };
  return preflight(scene, { ...job, ...changes }).map(({ code, message }) => [code, message.match(/\d[\d.]*/)?.[0]]);
};
const words = (box: [number, number, number, number]): Layer => ({ kind: "text", text: "Words", size: 8, box });

test.each<[string, Layer[], object, unknown[]]>([
  ["text inside the safe zone", [words([3, 3, 50, 10])], {}, []],
  ["text that touches the edge", [words([1, 20, 50, 10])], {}, [["press/outside-safe", "3"]]],
  ["a line of 0.1 mm", [{ kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.1 }], {}, []],
  ["a hairline", [{ kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.05 }], {}, [["press/hairline", "0.05"]]],
  [
    "a line that becomes one on a smaller card",
    [{ kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.1 }],
    { scale: 0.5 },
    [["press/hairline", "0.05"]],
  ],
  ["text below the size asked about", [words([5, 5, 50, 10])], { smallest: 9 }, [["press/text-small", "8.0"]]],
])("%s", async (_, layers, changes, problems) => expect(await found(layers, changes)).toEqual(problems));

test("on a smaller card lines that print stay lines that print; thinner ones are the layout's own", async () => {
  const { scene } = await plainFace([
    { kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.1 },
    { kind: "path", d: "M0 0L100 100", view: [100, 100], box: [0, 0, 20, 20], stroke: "ink", strokeWidth: 0.12 },
    { kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.3 },
    { kind: "rect", box: "card", stroke: "ink", strokeWidth: 0.05 },
  ]);
  const widths = (scale: number) =>
    withPrintableLines(scene, scale).items.map((item) => (lineWidth(item) ?? 0) * scale);
  for (const [at, width] of [0.08, 0.08, 0.15, 0.025].entries()) expect(widths(0.5)[at]).toBeCloseTo(width, 6);
  expect(withPrintableLines(scene, 1)).toBe(scene);
});

test.each(gameIds)("no size of card makes a line of %s too thin to print", async (game) => {
  const { card: template, back } = gameLayouts(game);
  const starter = [...readStarter<unknown>(game).cards].filter((_, at) => at % 12 === 0);
  const cards = starter.map(([id, card]) => ({ id, card, count: 1 }));
  for (const cardSize of ["mini", "square", "50x75"]) {
    const order = flaskOrder({}, { cards, game, template, back });
    const look = { card: readCardSize(cardSize)!, withoutInk: true };
    const { problems } = await layOutFaces(order, look, new Steps({}, faceSteps(order)));
    expect(problems.filter(({ code }) => code === "press/hairline")).toEqual([]);
  }
});

const art: Layer[] = [
  {
    kind: "art",
    box: "card",
    placeholder: [{ icons: ["owl"], background: "paper", pattern: "red", glow: "paper", ink: "ink" }],
  },
];
test("a picture's real resolution is that of its printed size", async () => {
  const painted = { art: { file: "art/a.png" } };
  // 600 pixels over 60 mm are 254 dpi.
  expect(await found(art, {}, painted)).toEqual([]);
  expect(await found(art, { scale: 1.5 }, painted)).toEqual([["press/coarse-picture", "169"]]);
});

test("a large picture is scaled to the resolution of the print, a JPEG stays one", async () => {
  const noise = Buffer.from(Array.from({ length: 1500 * 1000 * 3 }, (_, index) => (index * 7919) % 251));
  const raw = { raw: { width: 1500, height: 1000, channels: 3 as const } };
  for (const format of ["jpeg", "png"] as const) {
    const picture = new Uint8Array(await sharp(noise, raw)[format]().toBuffer());
    const card = { id: "one", card: flaskCard("One", { R1: 1 }, { art: { file: "art/a" } }), count: 1 };
    const { problems, bytes } = await printedSheet({ dpi: 300 }, { cards: [card], pictures: async () => picture });
    expect(problems).toEqual([]);
    const [image] = await readImages(bytes);
    expect(image?.filter).toBe(format === "jpeg" ? "/DCTDecode" : "/FlateDecode");
    expect(image?.width).toBeLessThan(1100);
    expect(image?.width).toBeGreaterThan(900);
  }
});

test.each([
  ["grey JPEG", { channels: 1 as const }, "jpeg"],
  ["grey PNG with transparency", { channels: 2 as const }, "png"],
  ["PNG with a palette", { channels: 3 as const, palette: true }, "png"],
])("a %s can be printed", async (_, { channels, ...options }, format) => {
  const length = 900 * 900 * channels;
  const raw = { width: 900, height: 900, channels: channels as 1 | 2 | 3 };
  const image = sharp(Buffer.alloc(length, 90), { raw });
  const picture = new Uint8Array(
    await (format === "jpeg" ? image.toColourspace("b-w").jpeg() : image.png(options)).toBuffer(),
  );
  const card = { id: "one", card: flaskCard("One", { R1: 1 }, { art: { file: "art/a" } }), count: 1 };
  const { problems, bytes } = await printedSheet({}, { cards: [card], pictures: async () => picture });
  expect(problems).toEqual([]);
  expect((await readImages(bytes)).length).toBeGreaterThan(0);
});

test("the fit report names the card, and the text that is too small, on fronts and backs", async () => {
  const long = flaskCard("A name so very long that no alchemist has ever said it in one breath", { R1: 1 });
  const order = flaskOrder({}, { cards: [{ id: "long", card: long, count: 1 }] });
  expect(await fitReport(order, {})).toEqual([]);
  const problems = await fitReport(order, { smallest: 12 });
  expect(problems.every(({ code, where }) => code === "press/text-small" && where.card === "long")).toBe(true);
  expect(problems.map(({ where }) => where.field)).toContain("/name");
});

test("the fit report finds missing signs, icons and pictures", async () => {
  const card = flaskCard("日本", { R1: 1 }, { art: { file: "art/none.png", icon: "no-such-icon" } });
  const problems = await fitReport(flaskOrder({}, { cards: [{ id: "one", card, count: 1 }] }), {});
  expect(problems.map(({ code }) => code).sort()).toEqual([
    "press/missing-art",
    "press/missing-glyph",
    "press/unknown-icon",
  ]);
});

test("a file that copy shops refuse is remarked on", () => {
  expect(fileSizeProblems(99_000_000)).toEqual([]);
  expect(fileSizeProblems(123_400_000)).toMatchObject([
    { code: "press/large-file", severity: "warning", message: expect.stringContaining("123 MB") },
  ]);
});
