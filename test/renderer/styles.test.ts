import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { low, narrow, palettes, paletteVariables, sizeVariables } from "../../renderer/theme/tokens";

const styleSheets = readdirSync("renderer", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({ file, text: readFileSync(join("renderer", file), "utf8") }));

const found = (pattern: RegExp) =>
  styleSheets.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`));

// Below one they are no pixels but parts of a cell of a drawn field.
test("letters and corners have the sizes of the token file", () => {
  expect(found(/\b(font|font-size|border-radius|border-[a-z-]+-radius):[^;/]*(?<![\d.])[1-9][\d.]*px[^;]*;/g)).toEqual(
    [],
  );
});

test("every variable that a style sheet uses is a token, or set where it is used", () => {
  const tokens = new Set([...Object.keys(paletteVariables(palettes.light)), ...Object.keys(sizeVariables)]);
  const used = found(/var\(--cw-[a-z0-9-]+/g).filter((use) => !tokens.has(use.slice(use.indexOf("--cw-"))));
  expect(used).toEqual([]);
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "");
const declarations = styleSheets.flatMap(({ file, text }) =>
  [...withoutComments(text).matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, property = "", value = ""]) => ({
    place: `${file}: ${property}: ${value.replace(/\s+/g, " ")}`,
    property,
    pixels: [...value.matchAll(/(?<![\w.#-])-?(\d*\.?\d+)px/g)].map(([, number]) => Number(number)),
  })),
);
const strays = (property: RegExp, isStray: (pixels: number) => boolean) =>
  declarations.filter((each) => property.test(each.property) && each.pixels.some(isStray)).map(({ place }) => place);

test("distances and lines have the sizes of the token file; a nudge is a pixel at most", () => {
  expect(strays(/^(gap|row-gap|column-gap|padding|margin|line-height)/, (pixels) => pixels > 1)).toEqual([]);
});

// A stroke is as thick as it is; what has a size of its own above a bar's height stands on the grid.
test("sizes up to a bar's are tokens, greater ones steps of four", () => {
  const measures = /^(?:(?:min-|max-)?(?:width|height)|flex|flex-basis|grid|inset|top|right|bottom|left|columns|--)/;
  expect(strays(measures, (pixels) => pixels > 4 && (pixels <= 44 || pixels % 4 !== 0))).toEqual([]);
});

test("strokes and what they keep off are up to four pixels", () => {
  expect(strays(/^(border|outline|text-underline|text-decoration)/, (pixels) => pixels > 4)).toEqual([]);
});

test("rooms arrange themselves anew where the token file says so", () => {
  const known = new Set<number>([...Object.values(narrow), ...Object.values(low)]);
  const windows = found(/@media[^{]*\d+px[^{]*/g).filter((rule) =>
    [...rule.matchAll(/(\d+)px/g)].some(([, pixels]) => !known.has(Number(pixels))),
  );
  expect(windows).toEqual([]);
});
