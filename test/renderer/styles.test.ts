import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { palettes, paletteVariables, sizeVariables } from "../../renderer/theme/tokens";

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
