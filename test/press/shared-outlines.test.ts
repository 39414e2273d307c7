import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { expect, test } from "vitest";
import { blank } from "../../press/contact-sheet";
import { layOut } from "../../press/layout";
import { toPdf } from "../../press/pdf";
import type { Scene } from "../../press/scene";
import { flaskFonts, plainFace, plainTemplate } from "./faces";
import { readPages } from "./pdf-pages";

/** What comes again on other faces is in a file once. */

const long = `M${Array.from({ length: 80 }, (_, at) => `${(at * 7) % 50} ${(at * 13) % 80}`).join("L")}Z`;

async function printed(scenes: readonly Scene[]): Promise<Uint8Array> {
  const pages = scenes.map((scene) => {
    const page = blank({ width: scene.width, height: scene.height }, "");
    page.parts.push({ scene, matrix: [1, 0, 0, 1, 0, 0], clip: page.trim });
    return page;
  });
  return toPdf({
    pages,
    fonts: await flaskFonts(),
    pictures: () => undefined,
    deflate: deflateSync,
    title: "Outlines",
  });
}

async function formsIn(bytes: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFRawStream && one.dict.get(PDFName.of("Subtype")) === PDFName.of("Form"))
    .length;
}

const face = async (name: string, colour: "red" | "ink", strokeWidth?: number): Promise<Scene> => {
  const layers = [
    {
      kind: "path" as const,
      d: long,
      box: [0, 0, 60, 90],
      view: [60, 90],
      fill: colour,
      ...(strokeWidth && { stroke: "ink", strokeWidth }),
    },
    { kind: "text" as const, text: name, size: 9, box: [3, 3, 54, 10] },
  ];
  return (await plainFace(layers)).scene;
};

test("a long outline is drawn once from its second time on, in the colour of each place", async () => {
  const bytes = await printed([await face("One", "red"), await face("Two", "ink"), await face("Three", "red")]);
  expect(await formsIn(bytes)).toBe(1);
  const pages = (await readPages(bytes)).map(({ content }) => content);
  expect(pages.map((content) => content.includes("/S1 Do"))).toEqual([false, true, true]);
  expect(pages.map((content) => /([\d. ]+ (?:g|rg))\n(?:\/S1|0 0 m)/.exec(content)?.[1])).toEqual([
    "1 0 0 rg",
    "0 g",
    "1 0 0 rg",
  ]);
});

test("lines of another width are another drawing", async () => {
  const scenes = [await face("One", "red", 1), await face("Two", "red", 1), await face("Three", "red", 2)];
  expect(await formsIn(await printed(scenes))).toBe(2);
});

test("a speckled ground adds little to a card of many", async () => {
  const cards = async (count: number): Promise<Scene[]> => {
    const fonts = await flaskFonts();
    const scenes: Scene[] = [];
    for (let at = 0; at < count; at++) {
      const speckle = {
        kind: "pattern" as const,
        box: [0, 0, 60, 90],
        pattern: "speckle" as const,
        color: "ink",
        size: 3,
      };
      const facts = { name: "A card", type: "", text: "", slots: {} };
      scenes.push(layOut(plainTemplate([speckle]), { id: `card-${at}`, card: {}, facts }, fonts).scene);
    }
    return scenes;
  };
  const [some, many] = [(await printed(await cards(40))).length, (await printed(await cards(140))).length];
  expect((many - some) / 100).toBeLessThan(800);
});
