import { expect, test } from "vitest";
import { wasMaximized, windowBounds } from "../../main/hosts/window-bounds";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const beside = { x: 1440, y: 0, width: 2560, height: 1440 };
const kept = (x: number, y: number, width = 1200, height = 800) => ({
  bounds: { x, y, width, height },
  maximized: false,
});

const cases: [what: string, kept: unknown, displays: (typeof laptop)[], expected: object][] = [
  ["opens where it was", kept(100, 60), [laptop], { x: 100, y: 60, width: 1200, height: 800 }],
  ["opens on the second display again", kept(1500, 40), [laptop, beside], { x: 1500, y: 40, width: 1200, height: 800 }],
  ["comes back when its display is gone", kept(1500, 40), [laptop], { width: 1440, height: 875 }],
  ["comes back when its title bar is above every display", kept(100, -400), [laptop], { width: 1440, height: 875 }],
  ["comes back when only a sliver is left on a display", kept(1420, 60), [laptop], { width: 1440, height: 875 }],
  [
    "is never smaller than the studio can be",
    kept(10, 30, 300, 200),
    [laptop],
    { x: 10, y: 30, width: 1024, height: 700 },
  ],
  ["has the usual size the first time", undefined, [beside], { width: 1440, height: 900 }],
  [
    "ignores bounds that are none",
    { bounds: { x: "0", y: 0, width: 1, height: 1 } },
    [beside],
    { width: 1440, height: 900 },
  ],
  ["ignores a file that holds something else", [1], [beside], { width: 1440, height: 900 }],
];
for (const [what, before, displays, expected] of cases) {
  test(`the window ${what}`, () => {
    expect(windowBounds(before, displays)).toEqual(expected);
  });
}

test("remembers being maximized", () => {
  expect(wasMaximized({ bounds: null, maximized: true })).toBe(true);
  expect(wasMaximized("?")).toBe(false);
});
