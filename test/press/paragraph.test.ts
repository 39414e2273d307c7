import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTied } from "../../press/number-ties";
import { breakLines, type Line } from "../../press/paragraph";
import { type Cluster, clusterOf, type Paragraph, type Part, textOf as said, wordPart } from "../../press/text-parts";
import { startOwnTime } from "../own-time";
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
const symbol: Part = { symbol: "G", before: 0, width: 1, level: 0 };
const of = (...clusters: Cluster[]): Paragraph => ({
  clusters,
  isRightToLeft: false,
  isBidi: false,
  indent: 0,
  marker: [],
});
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

/** As many words a line as it holds: no way of breaking needs fewer lines. */
function fewestLines(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const { width: word, space } of clusters(text)) {
    const fits = used === 0 || used + space + word <= width + 1e-6;
    if (!fits) lines++;
    used = fits ? used + (used === 0 ? 0 : space) + word : word;
  }
  return lines;
}

test.each([false, true])("no line is spent on looks, centred: %s", (isEven) => {
  fc.assert(
    fc.property(words, fc.double({ min: 9, max: 40, noNaN: true }), (text, width) => {
      expect(breakLines([paragraph(text)], width, { isEven }).lines).toHaveLength(fewestLines(text, width));
    }),
  );
});

describe("the last line", () => {
  const broken = (text: string, ...lines: string[]): void => {
    const width = Math.max(
      ...lines.map((line) => clusters(line).reduce((sum, { space, width }) => sum + space + width, 0)),
    );
    expect(breakLines([paragraph(text)], width + 0.01).lines.map(textOf)).toEqual(lines);
  };

  test("takes company for a short word", () => {
    broken("Put a worker card into play. Shuffle your deck.", "Put a worker card into", "play. Shuffle your deck.");
    broken(
      "Return a creature card from your discard pile to your hand.",
      "Return a creature card from your",
      "discard pile to your hand.",
    );
  });

  test("keeps a word alone where each line holds one", () => {
    broken("Photosynthesis industriously on", "Photosynthesis", "industriously", "on");
  });

  test("of centred text is like the others", () => {
    const { lines } = breakLines(
      [paragraph("one two six ten one two six ten")],
      face.shape("one two six ten one two").advance,
      {
        isEven: true,
      },
    );
    expect(lines.map(textOf)).toEqual(["one two six ten", "one two six ten"]);
  });
});

describe("a number", () => {
  const linesAt = (text: string, first: string, manner = {}): string[] => {
    const width = clusters(first).reduce((sum, { space, width }) => sum + space + width, 0);
    return breakLines([paragraph(text)], width + 0.01, manner).lines.map(textOf);
  };

  test.each([
    ["Each deals 2 damage to it", "Each deals 2", "damage"],
    ["Everyone gains 1d4 coins from it", "Everyone gains 1d4", "coins"],
    ["A creature within ½ range dies", "A creature within ½", "range"],
    ["Everybody gets −1 card from us", "Everybody gets −1", "card"],
  ])("stays with what it counts: %s", (text, first, counted) => {
    const line = linesAt(text, first).find((words) => words.includes(counted)) ?? "";
    expect(line).toContain(`${first.split(" ").at(-1)} ${counted}`);
  });

  test("stays with its symbol, and is let go in the end", () => {
    const gain = of(...clusters("Whoever gains 12"), clusterOf([symbol], face.space.advance));
    const width = face.shape("Whoever gains 12").advance + 0.3;
    expect(breakLines([gain], width).lines.map(textOf)).toEqual(["Whoever gains", "12 *"]);
    expect(breakLines([gain], face.shape("12").advance + 0.5).lines.map(textOf)).toContain("12");
  });

  test("is parted where both have no room on a line, and where it may be", () => {
    expect(linesAt("counterspells 3 counterspells", "counterspells")).toEqual(["counterspells", "3", "counterspells"]);
    const text = "Destroy 12 structures anew";
    expect(linesAt(text, "structures anew")).toEqual(["Destroy", "12 structures", "anew"]);
    expect(linesAt(text, "structures anew", { untied: true })).toEqual(["Destroy 12", "structures anew"]);
  });

  test.each([
    ["costs 3 or less now", ["costs 3"]],
    ["rolls 4. Then stop it", ["rolls 4."]],
    ["pay 2 to 6 coins more", ["pay 2", "6 coins"]],
    ["goes from Turn 2 on", ["Turn 2"]],
    ["each of the two units", []],
  ])("that counts nothing stays with the word before it: %s", (text, tied) => {
    const all = clusters(text);
    const words = text.split(" ");
    const held = words.slice(1).flatMap((one, at) => (isTied(all, at + 1) ? [`${words[at]} ${one}`] : []));
    expect(held).toEqual(tied);
  });
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

test("a line ends between words rather than inside one, and does not begin with a symbol", () => {
  const joint = [...clusters("Move a non-"), clusterOf([word("queen")], 0), ...clusters(" creature away").slice(1)];
  const room = face.shape("Move a non-queen").advance;
  expect(breakLines([of(...joint)], room - 0.5).lines.map(textOf)).toEqual(["Move a", "non- queen", "creature away"]);
  const gain = of(
    ...clusters("Counts as fire or"),
    clusterOf([symbol], face.space.advance),
    ...clusters(" in a ritual").slice(1),
  );
  expect(breakLines([gain], face.shape("Counts as fire or").advance + 0.5).lines.map(textOf)).toEqual([
    "Counts as fire",
    "or * in a ritual",
  ]);
});

test("a word is parted where that saves a line, and by no hyphen that is wider than the room", () => {
  const long = clusterOf([parted("Ver|wand|lung")], face.space.advance);
  const [start, end] = [clusterOf([word("Eine")], 0), clusterOf([word("droht")], face.space.advance)];
  const width = (text: string): number => face.shape(text).advance;
  const room = width("Eine") + face.space.advance + width("Verwand-") + 0.01;
  expect(breakLines([of(start, long, end)], room).lines.map(textOf)).toEqual(["Eine Verwand-", "lung droht"]);
  expect(breakLines([of(start, long)], room - 0.1).lines.map(textOf)).toEqual(["Eine Ver-", "wandlung"]);
});

test("at most two lines in a row end in a hyphen while there is another way", () => {
  const many = Array.from({ length: 12 }, () => clusterOf([parted("ba|ba|ba|ba|ba")], face.space.advance));
  const { lines } = breakLines([of(...many)], face.shape("bababababa bababab").advance);
  const ends = lines.map((line) => (textOf(line).endsWith("-") ? "-" : ".")).join("");
  expect(ends).toContain("-");
  expect(ends).not.toContain("---");
});

test("words of any number of hyphens lose no letter and stay in their lines", () => {
  const syllables = fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(
      fc.array(syllables, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 2, max: 20, noNaN: true }),
      (all, width) => {
        const text = all.map((one) => clusterOf([parted(one.join("|"))], face.space.advance));
        const { lines } = breakLines([of(...text)], width);
        expect(lines.map(textOf).join("").replaceAll(/[- ]/g, "")).toBe(all.flat().join(""));
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.02);
      },
    ),
  );
});

/** Generous, for a busy machine: in time that grows by the square, each would take half a minute and more. */
const soon = 6000;

test.each<[string, () => Paragraph]>([
  ["two thousand soft hyphens", () => of(clusterOf([parted("fox|".repeat(2000).slice(0, -1))], 0))],
  ["sixty thousand words", () => paragraph("fox and hen ".repeat(20_000))],
  ["a word of sixty thousand letters", () => paragraph("fox".repeat(20_000))],
])("%s are broken at once", (_, text) => {
  const worked = startOwnTime();
  expect(breakLines([text()], 20).lines.length).toBeGreaterThan(100);
  expect(worked()).toBeLessThan(soon);
});

test("an item of a list has less room", () => {
  const item = { ...paragraph("one two three four"), indent: 3 };
  for (const line of breakLines([item], 8).lines) expect(line.width).toBeLessThanOrEqual(5);
});
