import fc from "fast-check";
import { expect, test } from "vitest";
import { balanceLines, breakLines, type Line } from "../../press/paragraph";
import { type Cluster, clusterOf, type Paragraph, type Part, textOf as said, wordPart } from "../../press/text-parts";
import { flaskFonts } from "./faces";

const face = (await flaskFonts()).face("alegreya-sans-regular");
if (!face) throw new Error("The test font is missing.");

const look = { tracking: 0, scale: 1, smallCaps: false, level: 0 };
const word = (text: string): Part => wordPart(text, face, look);
/** A word that may be parted where the bars are. */
const parted = (text: string): Part => {
  const syllables = text.split("|");
  const hyphens = syllables.slice(1).map((_, index) => syllables.slice(0, index + 1).join("").length);
  return { ...wordPart(syllables.join(""), face, look), hyphens };
};
const symbol: Part = { symbol: "G", width: 1, level: 0 };
const of = (...clusters: Cluster[]): Paragraph => ({ clusters, isRightToLeft: false, indent: 0, marker: [] });
const clusters = (text: string): Cluster[] =>
  text.split(" ").map((part, index) => clusterOf([word(part)], index > 0 ? face.space.advance : 0));
const paragraph = (text: string): Paragraph => of(...clusters(text));
const textOf = (line: Line): string =>
  line.clusters.map(({ parts }) => parts.map((part) => ("symbol" in part ? "*" : said(part))).join("")).join(" ");

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
  const now = clusters("Gain now");
  const width = now.reduce((sum, cluster) => sum + cluster.width + cluster.space, 0) + 1;
  const gain = of(...now, clusterOf([word("+"), symbol, symbol], face.space.advance));
  expect(breakLines([gain], width).lines.map(textOf)).toEqual(["Gain now", "+**"]);
});

test("a row of symbols too long for a line is parted between symbols, which is not cutting", () => {
  const { lines, cut } = breakLines([of(clusterOf([symbol, symbol, symbol, symbol, symbol], 0))], 2);
  expect(lines.map(textOf)).toEqual(["**", "**", "*"]);
  expect(cut).toBe(false);
});

test("a word too long for a line is cut and said to be", () => {
  const { lines, cut } = breakLines([paragraph("Donaudampfschifffahrt")], 4);
  expect(cut).toBe(true);
  expect(lines.length).toBeGreaterThan(1);
});

test("an empty paragraph is an empty line", () => {
  expect(breakLines([paragraph("one"), of(), paragraph("two")], 20).lines.map(textOf)).toEqual(["one", "", "two"]);
});

test("a word is parted at the last hyphen that the line still holds", () => {
  const long = clusterOf([parted("Ver|wand|lung")], face.space.advance);
  const start = clusterOf([word("Eine")], 0);
  const width = (text: string): number => face.shape(text).advance;
  const room = width("Eine") + face.space.advance + width("Verwand-") + 0.01;
  expect(breakLines([of(start, long)], room).lines.map(textOf)).toEqual(["Eine Verwand-", "lung"]);
  expect(breakLines([of(start, long)], room - 0.1).lines.map(textOf)).toEqual(["Eine Ver-", "wandlung"]);
});

test("at most two lines in a row end in a hyphen while there is another way", () => {
  const many = Array.from({ length: 12 }, () => clusterOf([parted("ba|ba|ba|ba|ba")], face.space.advance));
  const { lines } = breakLines([of(...many)], face.shape("bababababa baba").advance);
  const ends = lines.map((line) => (textOf(line).endsWith("-") ? "-" : ".")).join("");
  expect(ends).toContain("-");
  expect(ends).not.toContain("---");
});

test("an item of a list has less room", () => {
  const item = { ...paragraph("one two three four"), indent: 3 };
  for (const line of breakLines([item], 8).lines) expect(line.width).toBeLessThanOrEqual(5);
});
