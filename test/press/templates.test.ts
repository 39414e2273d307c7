import { readdirSync, readFileSync } from "node:fs";
import { validators } from "virtual:validators/files";
import { expect, test } from "vitest";
import { fontFiles, fontsOf } from "../../press/font-table";
import { layerDrawings } from "../../press/layers/table";
import { pieceTemplate } from "../../press/pieces";
import type { Template } from "../../schemas/template";
import { layerKinds } from "../../schemas/template-layers";
import { plainTemplate } from "./faces";

const fits = (template: unknown): boolean => validators["template"]?.(template) === true;
const folder = new URL("../../templates/", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), "utf8"));
const layouts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /^[^/]+\/layouts\/[^/]+\.json$/.test(path));

test("there are layouts to check", () => {
  expect(layouts).toContain("flask/layouts/card.json");
});

test.each(layouts)("%s is a valid template", (path) => {
  const valid = fits(read(path));
  expect(validators["template"]?.errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

/** Every value under a key, however deep. */
function* valuesOf(value: unknown, keys: readonly string[], key = ""): Generator<string> {
  if (typeof value === "string" && keys.includes(key)) yield value;
  else if (Array.isArray(value)) for (const one of value) yield* valuesOf(one, keys, key);
  else if (typeof value === "object" && value !== null) {
    for (const [inner, one] of Object.entries(value)) yield* valuesOf(one, keys, inner);
  }
}
const withoutHoles = (values: Iterable<string>): string[] => [...values].filter((value) => !value.includes("{{"));

/** With what it takes from the one it is like. */
function whole(path: string): Template {
  const own = read(path) as Template;
  if (own.like === undefined) return own;
  const like = read(path.replace(/[^/]+$/, `${own.like}.json`)) as Template;
  return pieceTemplate({ id: "piece", name: "Piece", template: own.name }, own, like);
}

test.each(layouts)("%s names only fonts, colours and icons that it ships with", (path) => {
  const template = whole(path);
  for (const font of fontsOf([template])) expect(Object.keys(fontFiles)).toContain(font);
  for (const font of withoutHoles(valuesOf(template.layers, ["font"])))
    expect(Object.keys(template.fonts)).toContain(font);
  const colours = withoutHoles(
    valuesOf([template.layers, template.symbols], ["fill", "stroke", "color", "background", "glow", "ink"]),
  );
  for (const colour of colours.filter((one) => !one.startsWith("#")))
    expect(Object.keys(template.palette)).toContain(colour);
  const shipped = read(`${path.split("/")[0]}/icons.json`) as { icons: object };
  for (const icon of withoutHoles(valuesOf([template.layers, template.symbols], ["icon", "icons"]))) {
    expect(Object.keys(shipped.icons)).toContain(icon);
  }
});

test("every kind of layer in the schema can be drawn, and no other", () => {
  expect(Object.keys(layerDrawings).sort()).toEqual([...layerKinds].sort());
});

test("a layer is judged by its own kind", () => {
  expect(fits(plainTemplate([{ kind: "rect", fill: "red" }]))).toBe(true);
  expect(fits(plainTemplate([{ kind: "text", fill: "red" } as never]))).toBe(false);
  const missing = (validators["template"]?.errors ?? []).map(({ params }) => params["missingProperty"]);
  expect(missing).toContain("text");
  expect(missing).not.toContain("layers");
});

test("layers inside groups are judged too", () => {
  const inner = { kind: "repeat", each: "3", item: [4, 4], layers: [{ kind: "no-such-kind" }] };
  expect(fits(plainTemplate([{ kind: "group", layers: [inner as never] }]))).toBe(false);
});
