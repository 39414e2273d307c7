import fc from "fast-check";
import { expect, test } from "vitest";
import { ellipsePath, rectPath } from "../../press/geometry";
import { parsePath } from "../../press/path-data";

const short = (d: string): string =>
  parsePath(d)
    .map(([letter, ...values]) => letter + values.map((value) => Math.round(value * 100) / 100).join(" "))
    .join(" ");

test.each([
  ["M1 2L3 4Z", "M1 2 L3 4 Z"],
  ["m1 2l3 4z", "M1 2 L4 6 Z"],
  ["M1 2 3 4 5 6", "M1 2 L3 4 L5 6"],
  ["M1-2.5L.5.5-1-1", "M1 -2.5 L0.5 0.5 L-1 -1"],
  ["M0 0H5V6h-1v-2", "M0 0 L5 0 L5 6 L4 6 L4 4"],
  ["M0 0L5 5ZL1 1", "M0 0 L5 5 Z L1 1"],
  ["M0 0C0 1 1 2 2 2S4 3 4 4", "M0 0 C0 1 1 2 2 2 C3 2 4 3 4 4"],
  ["M0 0Q3 0 3 3", "M0 0 C2 0 3 1 3 3"],
  ["M0 0Q3 0 3 3T6 6", "M0 0 C2 0 3 1 3 3 C3 5 4 6 6 6"],
  ["M1e1 0L1.5e-1 0", "M10 0 L0.15 0"],
  ["  M +1,\t-.5\nL5.,6.25.5-.5", "M1 -0.5 L5 6.25 L0.5 -0.5"],
  ["M1 2 - 3 L4 . 5", "M1 2 L4 5"],
])("%s is read as %s", (d, expected) => {
  expect(short(d)).toBe(expected);
});

test("numbers are those that JavaScript reads, however many digits they have", () => {
  const plain = fc.double({ noNaN: true, noDefaultInfinity: true });
  const long = fc.tuple(fc.bigInt(-(10n ** 25n), 10n ** 25n), fc.nat()).map(([whole, parts]) => `${whole}.${parts}`);
  fc.assert(
    fc.property(fc.oneof(plain.map(String), long), (text) => {
      expect(parsePath(`M${text} 0`)).toEqual([["M", Number(text), 0]]);
    }),
  );
});

test("a half circle becomes two quarters that end where it ends", () => {
  const segments = parsePath("M0 0A5 5 0 0 1 10 0");
  expect(segments.map(([letter]) => letter).join("")).toBe("MCC");
  expect(segments.at(-1)?.slice(-2)).toEqual([10, 0]);
  const [x, y] = (segments[1] as readonly number[]).slice(-2) as [number, number];
  expect([x, y]).toEqual([expect.closeTo(5, 6), expect.closeTo(-5, 6)]);
});

test("the flags of an arc may touch each other and the next number", () => {
  expect(short("M0 0a5 5 0 0110 0")).toBe(short("M0 0A5 5 0 0 1 10 0"));
});

test("an arc without a radius is a line", () => {
  expect(short("M0 0A0 5 0 0 1 10 0")).toBe("M0 0 L10 0");
});

test("a radius is never larger than half the shorter side", () => {
  expect(rectPath({ x: 0, y: 0, width: 10, height: 4 }, 50)).toBe(rectPath({ x: 0, y: 0, width: 10, height: 4 }, 2));
});

test("shapes close", () => {
  expect(rectPath({ x: 0, y: 0, width: 10, height: 4 })).toBe("M0 0L10 0L10 4L0 4L0 0Z");
  expect(parsePath(ellipsePath({ x: 0, y: 0, width: 10, height: 4 })).at(-1)).toEqual(["Z"]);
});
