import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { emptyScene } from "../../press/page";
import { toPdf } from "../../press/pdf";
import type { Layer } from "../../schemas/template-layers";
import { flaskFonts, plainFace } from "./faces";
import { readPages } from "./pdf-pages";
import { getDocument } from "./pdfjs";

const textLayer = (text: string): Layer => ({ kind: "text", text, size: 9, hyphenate: true, box: [3, 3, 54, 80] });

async function printed(layers: Layer[]): Promise<Uint8Array> {
  const { scene } = await plainFace(layers);
  const size = { width: scene.width, height: scene.height };
  const whole = { x: 0, y: 0, ...size };
  const page = {
    size,
    trim: whole,
    bleed: whole,
    parts: [{ scene, matrix: [1, 0, 0, 1, 0, 0] as const, clip: whole }],
    overlay: emptyScene(size, ""),
  };
  const fonts = await flaskFonts();
  return toPdf({ pages: [page], fonts, pictures: () => undefined, deflate: deflateSync, title: "Text" });
}

/** What a reader finds when it searches or copies a printed card. */
async function foundIn(text: string): Promise<string> {
  const pdf = await getDocument({ data: await printed([textLayer(text)]), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

const everyLetter = Array.from({ length: 26 }, (_, at) =>
  String.fromCodePoint(0x41 + at, 0x61 + at, 0xc0 + at, 0x410 + at, 0x430 + at),
).join(" ");

test.each([
  ["Latin words with **bold** and -3", "Latin words with bold and -3"],
  ["Ждать Ωμέγα", "Ждать Ωμέγα"],
  ["שלום (טוב)", "שלום (טוב)"],
  ["اختبار نعم خح", "اختبار نعم خح"],
  ["🦊 👩🏽‍🚀 🏴‍☠️ 1️⃣ 🇩🇪 ★", "🦊 👩🏽‍🚀 🏴‍☠️ 1️⃣ 🇩🇪 ★"],
  ["^^Small Capitals^^", "Small Capitals"],
  ["漢字", "漢字"],
  ["gain 1 {G} and", "gain 1 green and"],
  // More glyphs than there are before the codes of parentheses and backslashes.
  [everyLetter, everyLetter],
])("%s can be found", async (text, expected) => {
  expect((await foundIn(text)).replace(/\s/g, "")).toBe(expected.replace(/\s/g, ""));
});

async function operators(layers: Layer[], wanted: RegExp): Promise<string[]> {
  const [page] = await readPages(await printed(layers));
  return page?.content.match(wanted) ?? [];
}

test("lines of a text are one text, which says its typeface and colour where they change", async () => {
  const lines = [textLayer("one\n**two**\n**three**\n{#ff0000:four}")];
  expect(await operators(lines, /\bBT\b|\/F\d|\br?g\b|\bTJ\b|\bET\b/g)).toEqual(
    "BT /F1 g TJ /F2 TJ TJ /F1 rg TJ ET".split(" "),
  );
});

test.each<[string, Layer]>([
  ["fainter", { ...textLayer("next"), opacity: 0.5 } as Layer],
  ["turned", { kind: "group", rotate: 90, layers: [textLayer("next")] } as Layer],
])("a text that is %s than the one before it stands by itself", async (_, next) => {
  expect(await operators([textLayer("first"), next], /\bBT\b/g)).toHaveLength(2);
});
