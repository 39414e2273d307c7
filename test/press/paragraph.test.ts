import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceLines, breakLines, type Cluster, clusterOf, type Line, type Part } from "../../press/paragraph";
import { flaskFonts } from "./faces";

const face = (await flaskFonts()).face("alegreya-sans-regular");
if (!face) throw new Error("The test font is missing.");

const word = (text: string): Part => {
  const shaped = face.shape(text);
  return { text, face, shaped, width: shaped.advance };
};
const symbol: Part = { symbol: "G", width: 1 };
const paragraph = (text: string): Cluster[] =>
  text.split(" ").map((part, index) => clusterOf([word(part)], index > 0 ? face.space.advance : 0));
const textOf = (line: Line): string =>
  line.clusters.map(({ parts }) => parts.map((part) => ("symbol" in part ? "*" : part.text)).join("")).join(" ");

const words = fc
  .array(fc.stringMatching(/^[a-zA-Z]{1,14}$/), { minLength: 1, maxLength: 40 })
  .map((all) => all.join(" "));
const measures = fc.double({ min: 2, max: 40, noNaN: true });

test("a line is never wider than its measure unless nothing in it can be parted", () => {
  fc.assert(
    fc.property(words, measures, (text, width) => {
      for (const line of breakLines([paragraph(text)], width).lines)
        expect(line.width).toBeLessThanOrEqual(width + 1e-6);
    }),
  );
});

test("no letter is lost or moved by breaking, at any width", () => {
  fc.assert(
    fc.property(words, fc.double({ min: 0.01, max: 40, noNaN: true }), (text, width) => {
      const { lines } = breakLines([paragraph(text)], width);
      expect(lines.map(textOf).join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

test("each line takes as many words as it can hold", () => {
  fc.assert(
    fc.property(words, fc.double({ min: 9, max: 40, noNaN: true }), (text, width) => {
      const { lines } = breakLines([paragraph(text)], width);
      lines.slice(1).forEach((line, index) => {
        const first = line.clusters[0] as Cluster;
        expect((lines[index] as Line).width + face.space.advance + first.width).toBeGreaterThan(width - 1e-6);
      });
    }),
  );
});

test("balancing keeps the number of lines and the measure", () => {
  fc.assert(
    fc.property(words, measures, (text, width) => {
      const [plain, balanced] = [breakLines([paragraph(text)], width), balanceLines([paragraph(text)], width)];
      expect(balanced.lines.length).toBe(plain.lines.length);
      for (const line of balanced.lines) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
    }),
  );
});

test("symbols stay with the words they touch", () => {
  const clusters = [...paragraph("Gain now"), clusterOf([word("+"), symbol, symbol], face.space.advance)];
  const width = paragraph("Gain now").reduce((sum, { width, space }) => sum + width + space, 0) + 1;
  expect(breakLines([clusters], width).lines.map(textOf)).toEqual(["Gain now", "+**"]);
});

test("a row of symbols too long for a line is parted between symbols, which is not cutting", () => {
  const { lines, cut } = breakLines([[clusterOf([symbol, symbol, symbol, symbol, symbol], 0)]], 2);
  expect(lines.map(textOf)).toEqual(["**", "**", "*"]);
  expect(cut).toBe(false);
});

test("a word too long for a line is cut and said to be", () => {
  const { lines, cut } = breakLines([paragraph("Donaudampfschifffahrt")], 4);
  expect(cut).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
});

test("an empty paragraph is an empty line", () => {
  expect(breakLines([paragraph("one"), [], paragraph("two")], 20).lines.map(textOf)).toEqual(["one", "", "two"]);
});
