import { expect, test } from "vitest";
import { calibrationSheet } from "../../main/ink/overviews";
import { calibrationCentres, calibrationPages, calibrationRadius, readCalibration } from "../../press/calibration";
import { describeProfile, printerCorrection } from "../../press/printer-correction";
import type { GlyphItem, Scene } from "../../press/scene";
import { flaskFonts } from "./faces";
import { readPages } from "./pdf-pages";

const a4 = { width: 210, height: 297 };
const office = { name: "office", backOffset: { x: 1.2, y: -0.6 }, backAngle: 0.3, flipEdge: "long" as const };
const words = ({ items }: Scene): GlyphItem[] => items.filter((item) => item.kind === "glyphs");

test("it prints the settings in force on both sides", async () => {
  const pages = calibrationPages({ paper: a4, flipEdge: "long", profile: office, fonts: await flaskFonts() });
  expect(pages).toHaveLength(2);
  for (const { overlay } of pages) {
    const text = words(overlay)
      .map((item) => item.text)
      .join("\n");
    for (const part of ["office", "backOffset 1.2 / -0.6 mm", "backAngle 0.3°", "flipEdge long", "210 × 297"])
      expect(text).toContain(part);
  }
});

test.each(["long", "short"] as const)(
  "zero of each ruler lies on the cut of its circle, over the %s edge",
  async (flipEdge) => {
    const [, back] = calibrationPages({ paper: a4, flipEdge, fonts: await flaskFonts() });
    const { left, right } = calibrationCentres(a4);
    const behind = ({ x, y }: { x: number; y: number }) => (flipEdge === "long" ? [210 - x, y] : [x, 297 - y]);
    const zeros = words(back!.overlay).filter(({ text }) => text === "0");
    for (const centre of [left, right]) {
      const [x, y] = behind(centre) as [number, number];
      const near = (item: GlyphItem, atX: number, atY: number) => Math.hypot(item.x - atX, item.y - atY) < 5;
      expect(zeros.some((item) => near(item, x + calibrationRadius, y - 3))).toBe(true);
      expect(zeros.some((item) => near(item, x + 3.4, y + calibrationRadius))).toBe(true);
    }
  },
);

test("what is read is what puts the back right", async () => {
  // A printer that puts backs 2 mm too far left and 1 mm too low, seen on the back.
  const [dx, dy] = [-2, 1];
  // The cut is a circle around the front's centre; on the back page it is seen around a spot that lies off by as much.
  const cut = { right: calibrationRadius - dx, below: calibrationRadius - dy };
  const read = { x: cut.right - calibrationRadius, y: cut.below - calibrationRadius };
  const [, , , , e, f] = printerCorrection({ name: "p", backOffset: read }, a4, "back")!;
  expect([e + dx, f + dy]).toEqual([0, 0]);
});

test("with a profile the back is printed as that printer's backs are, the front is not moved", async () => {
  const [front, back] = await readPages(await calibrationSheet(a4, "long", office));
  const corrected = / cm\n[-\d. ]+ cm\n/;
  expect(front?.content.slice(0, 200)).not.toMatch(corrected);
  expect(back?.content.slice(0, 200)).toMatch(corrected);
});

test.each([
  [{ name: "plain" }, "plain"],
  [office, "office (back +1.2 / −0.6 mm, +0.3°, long edge)"],
  [{ name: "small", scale: { x: 1.01, y: 1 } }, "small (scale 1.01 / 1)"],
])("a profile says what it does", (profile, text) => expect(describeProfile(profile)).toBe(text));

test.each(["long", "short"] as const)(
  "readings become an offset and an angle that put the back right, over the %s edge",
  (flipEdge) => {
    const { left, right } = calibrationCentres(a4);
    // Backs come out 1 mm too far left, 2 mm too high and turned against the clock.
    const tilt = 0.4;
    const [onLeft, onRight] = flipEdge === "long" ? ["b", "a"] : ["a", "b"];
    const half = ((right.x - left.x) / 2) * ((tilt * Math.PI) / 180);
    const reading = { [onLeft]: { x: 1, y: 2 - half }, [onRight]: { x: 1, y: 2 + half } } as never;
    const { x, y, angle } = readCalibration(a4, flipEdge, reading);
    expect([x, y]).toEqual([1, 2]);
    expect(angle).toBeCloseTo(tilt, 6);
  },
);
