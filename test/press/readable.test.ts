import { describe, expect, test } from "vitest";
import { classesByColour, symbolsByColour } from "../../press/colour-alone";
import { colourVisions, filterMatrix } from "../../press/colour-vision";
import { contrast, contrastProblems } from "../../press/contrast";
import { layOut } from "../../press/layout";
import type { Layer } from "../../schemas/template-layers";
import { flaskFonts, plainFace, plainTemplate } from "./faces";

test("contrast is as WCAG has it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe("words", () => {
  const words = (color: string, more: Partial<Layer> = {}): Layer =>
    ({ kind: "text", text: "Words", size: 8, color, box: [5, 5, 50, 10], field: "/text", ...more }) as Layer;
  const ground = (fill: string, more: Partial<Layer> = {}): Layer =>
    ({ kind: "rect", box: "card", fill, ...more }) as Layer;
  const faults = async (layers: Layer[], scale = 1) => {
    const { scene } = await plainFace(layers);
    return contrastProblems(scene, "a-card", await flaskFonts(), scale);
  };

  test("that hardly stand out from their ground are told, with by how much", async () => {
    expect(await faults([ground("#777777"), words("#000000")])).toEqual([]);
    const [found] = await faults([ground("#444444"), words("#000000")]);
    expect(found).toMatchObject({ code: "press/low-contrast", severity: "note", where: { field: "/text" } });
    expect(found?.message).toBe("Words in #000000 on #444444 stand out by 2.2 to 1 only.");
  });

  test("may stand out less where they are large, at the size that they are printed in", async () => {
    const layers = [ground("#888888"), words("#ffffff", { size: 20 })];
    expect(await faults(layers)).toEqual([]);
    expect(await faults(layers, 0.6)).toHaveLength(1);
  });

  test("on a scrim are judged by the worst that may lie under it", async () => {
    const picture: Layer = ground("#ffffff");
    const scrim = (opacity: number): Layer => ground("#000000", { opacity });
    expect(await faults([picture, scrim(0.9), words("#ffffff")])).toEqual([]);
    expect(await faults([picture, scrim(0.3), words("#ffffff")])).toHaveLength(1);
  });
});

describe("only colour", () => {
  const cards = ["red", "green", "red", "green"].map((clan) => ({ card: { clan }, kind: "unit" }));
  const drawn = async (layers: Layer[]) => {
    const template = plainTemplate(layers, { palette: { red: "#aa0000", green: "#008800", ink: "#000000" } });
    const fonts = await flaskFonts();
    return classesByColour(cards, (card) => {
      const facts = { name: "A card", type: "", text: "", slots: {} };
      return layOut(template, { id: "a-card", card, facts }, fonts).scene;
    });
  };
  const coloured: Layer = { kind: "rect", box: "card", fill: "{{card.clan}}" };

  test("tells two classes apart", async () => {
    expect(await drawn([coloured])).toMatchObject([
      { code: "press/colour-alone", severity: "warning", message: "Only colour tells “red” from “green”." },
    ]);
  });

  test("is not alone where words or shapes differ too, and no matter where nothing differs", async () => {
    expect(await drawn([coloured, { kind: "text", text: "{{card.clan}}", size: 8 }])).toEqual([]);
    const sign: Layer = { kind: "ellipse", box: [5, 5, 5, 5], fill: "ink", when: { value: "card.clan", is: "red" } };
    expect(await drawn([coloured, sign])).toEqual([]);
    expect(await drawn([{ kind: "rect", box: "card", fill: "ink" }])).toEqual([]);
  });

  test("tells two symbols apart", () => {
    const symbol = (fill: string, d: string) => ({ word: fill, shapes: [{ d, fill }] });
    const [disc, square] = ["M0 50A50 50 0 0 1 100 50Z", "M0 0H100V100H0Z"];
    expect(symbolsByColour({ symbols: { R: symbol("red", disc), G: symbol("green", square) } })).toEqual([]);
    expect(symbolsByColour({ symbols: { R: symbol("red", disc), G: symbol("green", disc) } })).toMatchObject([
      { code: "press/colour-alone" },
    ]);
  });
});

test("white stays white however colours are seen", () => {
  for (const [vision, { matrix }] of Object.entries(colourVisions)) {
    for (const row of matrix)
      expect(
        row.reduce((sum, share) => sum + share, 0),
        vision,
      ).toBeCloseTo(1, 3);
  }
  expect(filterMatrix("grey").split(" ")).toHaveLength(20);
});
