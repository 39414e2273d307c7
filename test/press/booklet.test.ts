import { describe, expect, test } from "vitest";
import { pagesOfTerms } from "../../press/booklet/back-matter";
import { foldedSides } from "../../press/booklet/fold";
import { type Block, readMarkdown } from "../../press/booklet/markdown";
import { intoColumns } from "../../press/booklet/paginate";
import type { Strip } from "../../press/booklet/strips";
import { startOwnTime } from "../own-time";

/** Texts of booklets: what is read of their Markdown, and how it fills pages. */

const read = (text: string) => readMarkdown(text, "booklets/notes.md");
const codes = (text: string) => read(text).problems.map(({ code }) => code);
/** A block as a line, words as they are marked. */
const said = (block: Block): string => {
  const words = (lines: readonly (readonly object[])[]): string =>
    lines.map((runs) => runs.map(mark).join("")).join(" / ");
  switch (block.kind) {
    case "heading":
      return `h${block.level} ${words(block.lines)}`;
    case "paragraph":
      return words(block.lines);
    case "list":
      return `${block.start ?? "-"}(${block.items.map((item) => item.map(said).join("; ")).join(" | ")})`;
    case "quote":
      return `>(${block.blocks.map(said).join("; ")})`;
    case "table":
      return `${words(block.head.map((cell) => [cell].flat()))} = ${block.rows.map((row) => words(row)).join(" = ")}`;
    case "code":
      return `code ${block.lines.join("|")}`;
    case "parts":
      return block.parts.map(({ what, id, width }) => `[${what} ${id} ${width ?? ""}]`).join("");
    case "picture":
      return `picture ${block.source}`;
    case "rule":
      return "rule";
  }
};
const mark = (run: object): string => {
  const { text, symbol, mention, id, bold, italic } = run as Record<string, string>;
  if (symbol !== undefined) return `{${symbol}}`;
  if (mention !== undefined) return `<${mention} ${id}>`;
  return `${bold ? "B" : ""}${italic ? "I" : ""}${bold || italic ? `(${text})` : text}`;
};

test.each([
  ["# Title", ["h1 Title"]],
  ["Title\n=====\ntext", ["h1 Title", "text"]],
  ["one\ntwo\n\nthree", ["one two", "three"]],
  ["one  \ntwo", ["one / two"]],
  ["**bold** and *it* and ***both***", ["B(bold) and I(it) and BI(both)"]],
  ["2 * 3 * 4, snake_case_name, **open", ["2 * 3 * 4, snake_case_name, **open"]],
  ["\\*no\\* `a *b* c` {G}{Y} [[card:attack]]", ["*no* a *b* c {G}{Y} <card attack>"]],
  ["- a\n- b\n  - c\n\n    d\n- e", ["-(a | b; -(c; d) | e)"]],
  ["3. a\n4. b", ["3(a | b)"]],
  ["> **Note.** a\n> b", [">(B(Note.) a b)"]],
  ["| a | b |\n| --- | ---: |\n| 1 \\| 2 | 3 |", ["a / b = 1 | 2 / 3"]],
  ["```\n# no\n  heading\n```", ["code # no|  heading"]],
  ["a\n\n---\n\nb", ["a", "rule", "b"]],
  ["![[card:attack]] ![[card:profit|30]]", ["[card attack ][card profit 30]"]],
  ["![[cards:cost<3 type:unit]]", ["[cards cost<3 type:unit ]"]],
  ["![a map](art/map.png)", ["picture art/map.png"]],
  ["[page](https://example.org) and <https://example.org>", ["page (https://example.org) and https://example.org"]],
  ["a &lt; b &amp; c", ["a < b & c"]],
])("%j is read", (text, blocks) => {
  expect(read(text).blocks.map(said)).toEqual(blocks);
});

describe("what can't be printed is told, once, with its line", () => {
  test.each([
    ["a <b>bold</b> word", ["booklet/html-left-out", "booklet/html-left-out"], ["a bold word"]],
    ["<script>\nalert(1)\n</script>\n\nb", ["booklet/html-left-out"], ["b"]],
    ["<!-- a\n note -->\n\nb", [], ["b"]],
    ["[a](file:///etc/passwd)", ["booklet/link-left-out"], ["a"]],
    ["[a](javascript:alert)", ["booklet/link-left-out"], ["a"]],
    ["![a](../secret.png)", ["booklet/picture-left-out"], ["I(a)"]],
    ["![a](art/../../secret.png)", ["booklet/picture-left-out"], ["I(a)"]],
    ["![a](/etc/passwd)", ["booklet/picture-left-out"], ["I(a)"]],
    ["![a](https://example.org/a.png)", ["booklet/picture-left-out"], ["I(a)"]],
    ["   \n\n", ["booklet/empty"], []],
  ])("%j", (text, problems, blocks) => {
    expect(codes(text)).toEqual(problems);
    expect(read(text).blocks.map(said)).toEqual(blocks);
  });

  test("a text of ten million characters is refused at once", () => {
    expect(codes("word ".repeat(2_000_000))).toEqual(["booklet/too-large"]);
  });

  test("what is nested without end is set as text", () => {
    const { blocks, problems } = read(`${"> ".repeat(4000)}deep\n\n${"  ".repeat(40)}- x`);
    expect(problems.map(({ code, where }) => [code, where.row])).toEqual([["booklet/too-deep", 1]]);
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(["[", "![[", "*a ", "**", "`", "<a ", "| ", "> ", "- ", "{", "\\", "_a", "***a "])(
    "half a million times %j is read in a moment",
    (sign) => {
      const worked = startOwnTime();
      read(sign.repeat(Math.floor(500_000 / sign.length)));
      expect(worked()).toBeLessThan(4000);
    },
  );
});

const strip = (height: number, sticks = false, above = 0): Strip => ({ height, above, sticks, draw: () => undefined });
const heights = (strips: readonly Strip[], room: number) =>
  intoColumns(strips, room).map((column) => column.map((one) => one.strip.height));

test("what sticks to its follower goes to the next column with it", () => {
  expect(heights([strip(4), strip(3, true), strip(5)], 10)).toEqual([[4], [3, 5]]);
  expect(heights([strip(4), strip(3), strip(5)], 10)).toEqual([[4, 3], [5]]);
});

test("what sticks together and is taller than a column is parted all the same", () => {
  expect(heights([strip(6, true), strip(6, true), strip(6)], 10)).toEqual([[6], [6], [6]]);
});

test("room above a strip is left out at the top of a column", () => {
  expect(intoColumns([strip(6), strip(6, false, 3)], 10).map((column) => column[0]?.y)).toEqual([0, 0]);
});

test("the head of a table stands above each of its parts", () => {
  const head = strip(1);
  const rows = Array.from({ length: 5 }, () => ({ ...strip(3), again: head }));
  expect(heights([head, ...rows], 8)).toEqual([
    [1, 3, 3],
    [1, 3, 3],
    [1, 3],
  ]);
});

test.each([
  [
    1,
    0,
    [
      [undefined, 0],
      [undefined, undefined],
    ],
  ],
  [
    4,
    0,
    [
      [3, 0],
      [1, 2],
    ],
  ],
  [
    7,
    0,
    [
      [undefined, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ],
  ],
  [
    8,
    1,
    [
      [3, 0],
      [1, 2],
      [7, 4],
      [5, 6],
    ],
  ],
])("%i pages, folded in parts of %i sheets", (pages, sheets, sides) => {
  expect(foldedSides(pages, { sheets })).toEqual(sides);
});

test("the index knows on which pages a term stands, in whatever number and case", () => {
  const said = [["A Pile waits."], ["piles and compiles"], ["compiled"]];
  expect(pagesOfTerms(["pile", "Hand"], said, 2)).toEqual([{ term: "pile", pages: [2, 3] }]);
});
