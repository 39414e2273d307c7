import { expect, test } from "vitest";
import type { Scene } from "../../press/scene";
import { changedAreas } from "../../press/scene-changes";

/** Where two faces look different. */

const box = { x: 0, y: 0, width: 1, height: 1 };
const scene = (items: Scene["items"]): Scene => ({
  width: 63,
  height: 88,
  bleed: 0,
  safe: 0,
  corner: 3,
  label: "",
  items,
  clips: [],
  areas: [
    { field: "/cost", box },
    { field: "/name", box },
    { field: "/art", box },
  ],
});

test("a field is lit where it is drawn otherwise, on the side that has it too, and clips don't count", () => {
  const name = { kind: "rect", field: "/name", box, fill: "red" } as const;
  const one = scene([name, { kind: "rect", field: "/cost", box, fill: "red", clip: 0 }]);
  const other = scene([
    { ...name, fill: "blue" },
    { kind: "rect", field: "/cost", box, fill: "red", clip: 3 },
    { kind: "rect", field: "/art", box },
  ]);
  expect(changedAreas(one, other).map(({ field }) => field)).toEqual(["/name", "/art"]);
  expect(changedAreas(one, one)).toEqual([]);
});
