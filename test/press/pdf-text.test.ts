import { deflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { emptyScene } from "../../press/page";
import { toPdf } from "../../press/pdf";
import { flaskFonts, plainFace } from "./faces";

/** What a reader finds when it searches or copies a printed card. */
async function foundIn(text: string): Promise<string> {
  const { scene } = await plainFace([{ kind: "text", text, size: 9, hyphenate: true, box: [3, 3, 54, 80] }]);
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
  const bytes = await toPdf({ pages: [page], fonts, pictures: () => undefined, deflate: deflateSync, title: "Text" });
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
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
