import { describe, expect, test } from "vitest";
import type { Scene, SceneItem } from "../../press/scene";
import { isPrintedAlone, printedText } from "../../renderer/editor/face/printed-text";

const words = (text: string, x: number, y: number): SceneItem => ({
  kind: "glyphs",
  field: "/name",
  font: "alegreya-bold",
  size: 5,
  x,
  y,
  glyphs: [],
  offsets: [],
  text,
  fill: "#111111",
});
const scene = (items: SceneItem[]): Scene => ({
  width: 63,
  height: 88,
  bleed: 3,
  safe: 3,
  corner: 3,
  label: "",
  items,
  clips: [],
  areas: [{ field: "/name", box: { x: 4, y: 9, width: 55, height: 7 } }],
});

describe("words that are printed", () => {
  test("give an input their font, size, colour and lines", () => {
    const two = scene([words("Very Dangerous", 12, 12), words("Reaction", 20, 17)]);
    expect(printedText(two, "/name")).toMatchObject({ font: "alegreya-bold", size: 5, lines: 2, align: "center" });
  });

  test("at the left edge of their area are typed from the left", () => {
    expect(printedText(scene([words("Attack", 4.1, 12)]), "/name")?.align).toBe("left");
  });

  test("are nothing while nothing is printed", () => {
    expect(printedText(scene([]), "/name")).toBeUndefined();
  });
});

describe("a field is edited where it stands", () => {
  test.each<[string, SceneItem[], unknown, boolean]>([
    [
      "when its words are printed, in any case and over several lines",
      [words("VERY DANGEROUS", 9, 9), words("REACTION", 9, 14)],
      "Very Dangerous Reaction",
      true,
    ],
    ["when it is empty", [], "", true],
    ["but not among other words", [words("Clover Bees – Queen", 9, 9)], "Clover Bees", false],
    ["nor when a symbol is printed for it", [{ kind: "path", d: "M0 0", field: "/name" }], "", false],
  ])("%s", (_, items, value, expected) => {
    expect(isPrintedAlone(scene(items), "/name", value)).toBe(expected);
  });
});
