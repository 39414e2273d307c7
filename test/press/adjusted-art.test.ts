import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { faceHashes } from "../../main/ink/face-hashes";
import { Steps } from "../../main/ink/long-work";
import { pictureTasks } from "../../main/ink/picture-work";
import type { Box, Matrix } from "../../press/geometry";
import { getOrAdd } from "../../press/get-or-add";
import { placeImage } from "../../press/image-placement";
import { lowInk } from "../../press/low-ink";
import { preflight } from "../../press/preflight";
import type { ImageItem, Scene } from "../../press/scene";
import { toSvg } from "../../press/svg";
import { mirrors } from "../../schemas/common";
import type { Layer } from "../../schemas/template-layers";
import { flaskCard, flaskFonts, plainFace } from "./faces";
import { distinct, flaskOrder, printedSheet } from "./orders";
import { readImages } from "./pdf-pages";
import { agrees, type Drawing, difference, differences, fromSvg, type Pictures } from "./two-drawings";

const artLayer = (more: object = {}): Layer =>
  ({
    kind: "art",
    box: [8, 10, 44, 30],
    placeholder: [{ icons: ["owl"], background: "paper", pattern: "red", glow: "paper", ink: "ink" }],
    ...more,
  }) as Layer;
const withArt = async (art: object, layers: Layer[] = [artLayer()]): Promise<Scene> =>
  (await plainFace(layers, { art: { file: "art/a.png", ...art } })).scene;
const imageOf = ({ items }: Scene): ImageItem => items.find((item) => item.kind === "image") as ImageItem;

const window: Box = { x: 8, y: 10, width: 44, height: 30 };
const corners = ({ x, y, width, height }: Box): [number, number][] => [
  [x, y],
  [x + width, y],
  [x, y + height],
  [x + width, y + height],
];
const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: [number, number]): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];
/** Where in the picture a point of the card is, from 0 to 1. */
function within(item: ImageItem, width: number, height: number, [x, y]: [number, number]): [number, number] {
  const { box, matrix: [a, b, c, d, e, f] = [1, 0, 0, 1, 0, 0] } = placeImage(item, width, height);
  const area = a * d - b * c;
  const [px, py] = [(d * (x - e) - c * (y - f)) / area, (a * (y - f) - b * (x - e)) / area];
  return [(px - box.x) / box.width, (py - box.y) / box.height];
}
const share = fc.double({ min: 0, max: 1, noNaN: true });
const placing = fc.record({
  focus: fc.record({ x: share, y: share }),
  scale: fc.double({ min: 1, max: 8, noNaN: true }),
  turn: fc.double({ min: -180, max: 180, noNaN: true }),
  mirror: fc.option(fc.constantFrom(...mirrors), { nil: undefined }),
  width: fc.integer({ min: 10, max: 4000 }),
  height: fc.integer({ min: 10, max: 4000 }),
});
const asItem = ({
  mirror,
  ...rest
}: { mirror?: ImageItem["mirror"] | undefined } & Omit<
  ImageItem,
  "kind" | "source" | "box" | "fit" | "mirror"
>): ImageItem => ({
  kind: "image",
  source: "a",
  box: window,
  fit: "fill",
  ...rest,
  ...(mirror && { mirror }),
});

test("however it is scaled, turned and mirrored, a picture covers its window and keeps its proportions", () => {
  fc.assert(
    fc.property(placing, ({ width, height, ...how }) => {
      const item = asItem(how);
      for (const corner of corners(window)) {
        for (const at of within(item, width, height, corner)) {
          expect(at).toBeGreaterThan(-1e-9);
          expect(at).toBeLessThan(1 + 1e-9);
        }
      }
      const { box } = placeImage(item, width, height);
      expect(box.width / box.height).toBeCloseTo(width / height, 6);
    }),
  );
});

test("it is no larger than it must be: at its least scale two edges touch the window", () => {
  for (const turn of [0, 17, 90, -135]) {
    const item = asItem({ focus: { x: 0.5, y: 0.5 }, turn });
    const seen = corners(window).map((corner) => within(item, 300, 200, corner));
    const reach = [0, 1].map((axis) => Math.min(...seen.map((at) => at[axis] as number)));
    expect(Math.min(...reach)).toBeCloseTo(0, 9);
  }
});

test("the focus is a point of the file's picture: it stays in sight when that is turned and mirrored", () => {
  const middle: [number, number] = [window.x + window.width / 2, window.y + window.height / 2];
  for (const mirror of mirrors) {
    const item = asItem({ focus: { x: 0.7, y: 0.4 }, scale: 4, turn: 30, mirror });
    const [x, y] = within(item, 300, 200, middle);
    expect([x, y].map((at) => Math.round(at * 1e6) / 1e6)).toEqual([0.7, 0.4]);
  }
});

test("a fitted picture is whole within its window at every angle", () => {
  for (const turn of [0, 30, 90, -100]) {
    const item: ImageItem = { ...asItem({ focus: { x: 0, y: 0 }, turn }), fit: "fit" };
    const { box, matrix = [1, 0, 0, 1, 0, 0] } = placeImage(item, 300, 100);
    for (const [x, y] of corners(box).map((corner) => moved(matrix, corner))) {
      expect(x).toBeGreaterThanOrEqual(window.x - 1e-9);
      expect(x).toBeLessThanOrEqual(window.x + window.width + 1e-9);
      expect(y).toBeGreaterThanOrEqual(window.y - 1e-9);
      expect(y).toBeLessThanOrEqual(window.y + window.height + 1e-9);
    }
  }
});

test("a card that does nothing with its picture has the scene that it always had", async () => {
  const plain = await withArt({});
  expect(imageOf(plain)).toEqual({
    kind: "image",
    source: "art/a.png",
    box: window,
    fit: "fill",
    focus: { x: 0.5, y: 0.5 },
    clip: 0,
  });
  expect(await withArt({ scale: 100, turn: 0, tint: { color: "#ffffff" } })).toEqual(plain);
  expect(await withArt({ scale: "large", turn: 900, mirror: "sideways", tint: { color: "red" } })).toEqual(plain);
});

test("a tint is the colour that the picture's are multiplied by, nearer to white the weaker it is", async () => {
  expect(imageOf(await withArt({ tint: { color: "#c8452b", strength: 100 } })).tint).toBe("#c8452b");
  expect(imageOf(await withArt({ tint: { color: "#c8452b" } })).tint).toBe("#e4a295");
  const svg = toSvg(await withArt({ tint: { color: "#ff8000", strength: 100 } }), {
    fonts: await flaskFonts(),
    prefix: "one",
    pictures: () => ({ href: "a.png", width: 300, height: 200 }),
  });
  expect(svg).toContain('filter="url(#one-tff8000)"');
  expect(svg).toContain('values="1 0 0 0 0 0 0.502 0 0 0 0 0 0 0 0 0 0 0 1 0"');
});

/** Of the same pattern: each quarter another colour, with a dark disc off the middle; half of it lets the ground through. */
type Format = "jpeg" | "png" | "grey" | "sheer";
const made = new Map<Format, Promise<Pictures>>();
const picturesOf = (format: Format): Promise<Pictures> => getOrAdd(made, format, () => newPictures(format));

async function newPictures(format: Format): Promise<Pictures> {
  const hole = format === "sheer" ? 0.5 : 1;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
    <rect width="150" height="100" fill="#ffcc66" fill-opacity="${hole}"/><rect x="150" width="150" height="100" fill="#66aaff"/>
    <rect y="100" width="150" height="100" fill="#dddddd"/><rect x="150" y="100" width="150" height="100" fill="#ffffff" fill-opacity="${hole}"/>
    <circle cx="210" cy="70" r="40" fill="#443322"/></svg>`;
  const image = sharp(Buffer.from(drawing));
  if (format !== "sheer") image.flatten({ background: "#ffffff" });
  if (format === "grey") image.toColourspace("b-w");
  const file = await (format === "jpeg" || format === "grey" ? image.jpeg({ quality: 98 }) : image.png()).toBuffer();
  const forPdf = await pictureTasks.forPdf(new Uint8Array(file), 300);
  const embedded = await pictureTasks.embedded(new Uint8Array(file));
  return { svg: () => embedded, pdf: () => forPdf };
}

const ground: Layer = { kind: "rect", box: "bleed", fill: "#88bb88" };
const untouched = new Map<Format, Promise<Drawing>>();
const plainDrawing = (format: Format): Promise<Drawing> =>
  getOrAdd(untouched, format, async () =>
    fromSvg(await withArt({}, [ground, artLayer({ radius: 4 })]), await flaskFonts(), await picturesOf(format)),
  );

const ways: Record<string, object> = {
  scaled: { scale: 250, focus: { x: 0.8, y: 0.2 } },
  turned: { turn: 24 },
  "turned on its side": { turn: -90 },
  "mirrored left to right": { mirror: "horizontal" },
  "mirrored, turned and scaled": { mirror: "vertical", turn: 140, scale: 160, focus: { x: 0.2, y: 0.7 } },
  tinted: { tint: { color: "#c8452b", strength: 80 } },
  "tinted, turned and mirrored": { tint: { color: "#1e6a73", strength: 100 }, turn: -33, mirror: "both" },
};
test.each(Object.entries(ways))("a picture %s looks the same as SVG, PNG and PDF", async (_, art) => {
  const fonts = await flaskFonts();
  const scene = await withArt(art, [ground, artLayer({ radius: 4 })]);
  const turned = await withArt(art, [ground, { kind: "group", rotate: 8, layers: [artLayer()] }]);
  const faint = {
    ...scene,
    items: scene.items.map((item) => (item.kind === "image" ? { ...item, opacity: 0.45 } : item)),
  };
  for (const format of ["jpeg", "png", "grey", "sheer"] as const) {
    const pictures = await picturesOf(format);
    for (const found of await differences([scene, turned, faint], fonts, pictures)) expect(found).toSatisfy(agrees);
    // And it is not the plain one.
    const seen = difference(await plainDrawing(format), await fromSvg(scene, fonts, pictures));
    expect(agrees(seen), format).toBe(false);
  }
});

test("nothing of a turned picture is seen outside its window, and with little ink it is as faint as any", async () => {
  const fonts = await flaskFonts();
  const pictures = await picturesOf("png");
  const scene = await withArt({ turn: 45, scale: 300 });
  const { data, width } = await fromSvg(scene, fonts, pictures);
  const level = (x: number, y: number): number => data[(y * 5 * width + x * 5) * 3] as number;
  expect([level(6, 25), level(54, 25), level(30, 8), level(30, 42)]).toEqual([255, 255, 255, 255]);
  expect(imageOf(lowInk(scene, fonts)).opacity).toBe(0.45);
});

test("a picture's real resolution is that of its scale and angle", async () => {
  const fonts = await flaskFonts();
  const dpiOf = async (art: object): Promise<unknown> => {
    const job = { card: "a-card", fonts, scale: 1, pixels: () => ({ width: 520, height: 400 }) };
    return preflight(await withArt(art), job).map(({ details: _, message }) =>
      Number(/(\d+) dpi/.exec(message)?.[1]),
    )[0];
  };
  // 520 pixels over 44 mm are 300 dpi.
  expect(await dpiOf({})).toBeUndefined();
  expect(await dpiOf({ scale: 200 })).toBe(150);
  expect(await dpiOf({ scale: 150, turn: 90 })).toBe(153);
});

test("a picture with several tints is in a PDF once, unless it lets its ground through", async () => {
  const noise = Buffer.from(Array.from({ length: 400 * 300 * 4 }, (_, index) => (index * 7919) % 251));
  const raw = { raw: { width: 400, height: 300, channels: 4 as const } };
  const tints = ["#cc3333", "#33cc33", "#3333cc"].map((color, n) => ({
    id: `card-${n}`,
    card: flaskCard(`Card ${n}`, { B1: 1 }, { art: { file: "art/a.png", tint: { color } } }),
    count: 5,
  }));
  const imagesOf = async (picture: Buffer): Promise<string[]> => {
    const order = { cards: tints, pictures: async () => new Uint8Array(picture) };
    const { bytes, problems } = await printedSheet({ dpi: 300 }, order);
    expect(problems.filter(({ code }) => code !== "press/coarse-picture")).toEqual([]);
    return (await readImages(bytes)).map(({ filter }) => filter);
  };
  expect(await imagesOf(await sharp(noise, raw).removeAlpha().jpeg().toBuffer())).toEqual(["/DCTDecode"]);
  // Samples for each tint, on whatever page it comes first, and one mask for all.
  expect(await imagesOf(await sharp(noise, raw).png().toBuffer())).toHaveLength(4);
});

test("a card counts as changed when its picture is turned; one without such changes is known as before", async () => {
  const [card] = distinct(1);
  const picture = new Uint8Array(
    await (await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } }).png()).toBuffer(),
  );
  const hashOf = async (art: { file: string; turn?: number; scale?: number }): Promise<string | undefined> => {
    const cards = [{ ...card!, card: flaskCard("Card", { B1: 1 }, { art }) }];
    const order = flaskOrder({}, { cards, pictures: async () => picture });
    return (await faceHashes(order, new Steps({}, 1))).get(card!.id);
  };
  const plain = await hashOf({ file: "art/a.png" });
  expect(await hashOf({ file: "art/a.png", scale: 100, turn: 0 })).toBe(plain);
  expect(await hashOf({ file: "art/a.png", turn: 5 })).not.toBe(plain);
});
