import sharp from "sharp";
import { expect, test } from "vitest";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { toPng } from "../../main/ink/png";
import { fontsOf } from "../../press/font-table";
import { layOut } from "../../press/layout";
import { gameLayouts } from "../../press/layouts";
import { lowInk, thriftyTemplate, withFaintPictures } from "../../press/low-ink";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Layer } from "../../schemas/template-layers";
import { flaskFonts, flaskLayouts, plainFace, plainTemplate } from "./faces";
import { distinct, printedSheet } from "./orders";
import { readPages } from "./pdf-pages";

const thrifty = async (layers: Layer[]) => lowInk((await plainFace(layers)).scene, await flaskFonts()).items;
const dark = "#101040";

test("a dark ground becomes white with an edge, and what stood out light on it stands out dark", async () => {
  const [ground, words] = await thrifty([
    { kind: "rect", box: [5, 5, 50, 40], fill: dark },
    { kind: "text", box: [10, 10, 40, 10], text: "Words", size: 12, color: "paper" },
  ]);
  expect(ground).toMatchObject({ fill: "#ffffff", stroke: "#707070" });
  expect(words).toMatchObject({ fill: "#1a1a1a" });
});

test("dark text on a light ground stays as it is", async () => {
  const [, words] = await thrifty([
    { kind: "rect", box: "card", fill: "#f7f0df" },
    { kind: "text", box: [10, 10, 40, 10], text: "Words", size: 12, color: "#402010" },
  ]);
  expect(words).toMatchObject({ fill: "#402010" });
});

test("small symbols keep their colour and the light sign on them", async () => {
  const [base, sign] = await thrifty([
    { kind: "ellipse", box: [10, 10, 6, 6], fill: "red" },
    { kind: "ellipse", box: [12, 12, 2, 2], fill: "paper" },
  ]);
  expect([base, sign]).toMatchObject([{ fill: "#ff0000" }, { fill: "#ffffff" }]);
});

test("a large dark shape becomes pale with its outline in its own colour", async () => {
  const [shape] = await thrifty([{ kind: "ellipse", box: [10, 10, 14, 14], fill: dark }]);
  expect(shape).toMatchObject({ stroke: dark, fill: "#cfcfd9" });
});

test("a template's own way of saving ink goes before the general one", async () => {
  const template = { ...flaskLayouts.card, lowInk: { palette: { frame: "#eeeeee" } } };
  const { bytes } = await printedSheet({ lowInk: true }, { template, cards: distinct(1) });
  const [page] = await readPages(bytes);
  const [firstInk] = page?.content.match(/[\d.]+ g\n/) ?? [];
  expect(Number.parseFloat(firstInk ?? "")).toBeCloseTo(0xee / 255, 3);
  expect(thriftyTemplate(plainTemplate([]))).toBeUndefined();
});

test("pictures are faint in a template's own way too", async () => {
  const art = {
    kind: "art",
    box: [0, 0, 40, 40],
    placeholder: [{ icons: ["x"], background: "red", pattern: "red", glow: "red", ink: "red" }],
  };
  const { scene } = await plainFace([art as Layer], { art: { file: "art/owl.png" } });
  const opacities = withFaintPictures(scene).items.flatMap((item) => (item.kind === "image" ? [item.opacity] : []));
  expect(opacities).toEqual([0.45]);
});

async function inkOf(game: GameId, side: "card" | "back", way: "full" | "own" | "general"): Promise<number> {
  const usual = gameLayouts(game)[side];
  const template = (way === "own" && thriftyTemplate(usual)) || usual;
  const fonts = await fontsOnDisk(fontsOf([template]));
  const facts = { name: "A card", type: "Kind", text: "Words", slots: {} };
  const { scene } = layOut(template, { id: "a-card", card: { name: "A card" }, facts }, fonts);
  const png = await toPng(way === "general" ? lowInk(scene, fonts) : scene, { fonts, dpi: 60, bleed: true });
  const { channels } = await sharp(png).greyscale().stats();
  return 255 - (channels[0]?.mean ?? 0);
}
test.each(gameIds)("%s takes less than half the ink, front and back", async (game) => {
  for (const side of ["card", "back"] as const) {
    const full = await inkOf(game, side, "full");
    const ways = thriftyTemplate(gameLayouts(game)[side]) ? (["own", "general"] as const) : (["general"] as const);
    for (const way of ways) {
      const saved = await inkOf(game, side, way);
      expect(saved / full).toBeLessThan(0.5);
      // A white card would be no card.
      expect(saved).toBeGreaterThan(2);
    }
  }
});
