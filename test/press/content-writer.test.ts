import fc from "fast-check";
import { expect, test } from "vitest";
import { ContentWriter, isPlainCode } from "../../press/content-writer";
import { number, writeMatrix, writePath } from "../../press/pdf-operators";

const written = (write: (out: ContentWriter) => void): string => {
  const out = new ContentWriter();
  write(out);
  return Buffer.from(out.take()).toString("latin1");
};

test("numbers are written as the operators have them, to a ten-thousandth", () => {
  for (const value of [0, -0, 1, -1, 0.5, 10, 1.0001, -0.00004, 0.00005, 12.3456789, 1000.01, -297.1]) {
    expect(written((out) => out.number(value))).toBe(`${number(value)} `);
  }
  const tenThousandths = fc.integer({ min: -1e8, max: 1e8 });
  fc.assert(
    fc.property(tenThousandths, (value) => {
      expect(written((out) => out.number(value / 10_000))).toBe(`${number(value / 10_000)} `);
      expect(written((out) => out.integer(value))).toBe(String(value));
    }),
  );
});

test("the numbers of a matrix keep seven digits, for large drawings that are made small", () => {
  expect(written((out) => writeMatrix([0.0000123, -0.00000004, 1, 0.12345678, -7, 0], out))).toBe(
    "0.0000123 0 1 0.1234568 -7 0 cm\n",
  );
});

test("outlines are written as fine as they are seen: to a thousandth, a tenth where they are made small, and more in tiny ones", () => {
  const path = (d: string, isShrunk = false): string => written((out) => writePath(d, out, isShrunk));
  expect(path("M1.23456-20l.0004 3Z")).toBe("1.235 -20 m\n1.235 -17 l\nh\n");
  expect(path("M1.23456-20C1 2 3.06 4 5 6", true)).toBe("1.2 -20 m\n1 2 3.1 4 5 6 c\n");
  expect(path("M.1234567-.2L1.9 0")).toBe("0.123457 -0.2 m\n1.9 0 l\n");
});

test("a writer grows with what is written and is empty when that is taken", () => {
  const out = new ContentWriter();
  const long = "0 0 m\n".repeat(20_000);
  out.text(long);
  expect(Buffer.from(out.take()).toString()).toBe(long);
  expect(out.take()).toHaveLength(0);
});

test("codes that would end or change a string are left out", () => {
  const left = Array.from({ length: 256 }, (_, code) => code).filter((code) => !isPlainCode(code));
  expect(String.fromCharCode(...left)).toBe("\r()\\");
  expect(isPlainCode("(".charCodeAt(0) << 8)).toBe(false);
});
