import { expect, test } from "vitest";
import { contactPage } from "../../press/contact-sheet";
import { Draughtsman, labelFont } from "../../press/draughtsman";
import { emptyScene } from "../../press/page";
import { toSvg } from "../../press/svg";
import { wordLine } from "../../press/word-line";
import { flaskFonts, glyphsOf } from "./faces";

const fonts = await flaskFonts();
const face = fonts.face(labelFont);
if (!face) throw new Error("The typeface of labels is missing.");

function drawn(words: string) {
  const scene = emptyScene({ width: 100, height: 20 }, "Words");
  new Draughtsman(scene, fonts).text(words, { x: 10, y: 10, size: 4 });
  return scene;
}

test("words of one typeface are one run, at their place", () => {
  expect(glyphsOf(drawn("Set 1.0"))).toMatchObject([{ font: labelFont, text: "Set 1.0", x: 10, y: 10, size: 4 }]);
});

test("letters that the typeface of labels lacks are borrowed, as on faces", () => {
  const items = glyphsOf(drawn("Owl ᴀ סוס"));
  expect(items.map(({ font }) => font)).toEqual(
    expect.arrayContaining(["noto-sans-regular", "noto-sans-hebrew-regular"]),
  );
  expect(items.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
  expect(items.map(({ text }) => text).join("")).toBe("Owl ᴀ סוס");
});

test("right-to-left words run to the left, whatever stands between them", () => {
  const [first, , last] = wordLine("סוס 12 ינשוף", face, fonts).parts.filter(({ part }) => part.text.trim() !== "");
  expect(first?.x).toBeGreaterThan(last?.x ?? 0);
});

test("emoji are drawn as pictures and count for the width", () => {
  const scene = drawn("Fox 🦊!");
  const [emoji] = scene.items.filter((item) => item.kind === "emoji");
  const bang = glyphsOf(scene).at(-1);
  expect(emoji?.box.x).toBeLessThan(bang?.x ?? 0);
  expect(toSvg(scene, { fonts, prefix: "w" })).toContain("<path");
});

test("a name that is too long is cut between letters, never within one", () => {
  const pen = new Draughtsman(emptyScene({ width: 100, height: 20 }, ""), fonts);
  const cut = pen.shortened("🦊🦊🦊🦊🦊🦊", 10, 4);
  expect(cut).toMatch(/^(🦊)+…$/u);
  expect(pen.widthOf(cut, 4)).toBeLessThanOrEqual(10);
  expect(pen.shortened("Owl", 100, 4)).toBe("Owl");
  expect(pen.shortened("Owl", 0.1, 4)).toBe("");
});

test("a contact sheet writes names of all scripts", () => {
  const scene = emptyScene({ width: 63, height: 88 }, "Card");
  const entries = [{ scene, name: "Сова 🦉", note: "owl" }];
  const sheet = { paper: { width: 210, height: 297 }, columns: 3, margin: 12, face: scene, cards: 1 };
  const page = contactPage(sheet, 0, entries, { title: "Сет", credit: "", fonts });
  const items = glyphsOf(page.overlay);
  expect(items.flatMap(({ glyphs }) => glyphs)).not.toContain(0);
  expect(page.overlay.items.some(({ kind }) => kind === "emoji")).toBe(true);
});
