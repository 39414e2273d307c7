import fc from "fast-check";
import { expect, test } from "vitest";
import { generatorOf, withCorrection } from "../../press/qr/error-correction";
import { formatBits, qrCode, versionBits } from "../../press/qr/qr-code";
import { scanned } from "./scan-qr";

test("what the standard works out as examples comes out the same", () => {
  expect(formatBits(0b101).toString(2)).toBe("100000011001110");
  expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100");
  expect([...generatorOf(7)]).toEqual([127, 122, 154, 164, 11, 68, 117]);
  const data = Uint8Array.from([16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]);
  const correction = [165, 36, 212, 193, 237, 54, 199, 135, 44, 85];
  expect([...withCorrection(data, { correction: 10, count: 1 })]).toEqual([...data, ...correction]);
});

test.each([1, 14, 26, 42, 62, 84, 122, 152, 213, 362, 666])(
  "a text of %i bytes is read as it was written",
  (length) => {
    const text = Array.from({ length }, (_, n) => String.fromCharCode(33 + ((n * 7) % 90))).join("");
    expect(scanned(qrCode(text)!)).toBe(text);
  },
);

test("so is any short one", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 8 }), (text) => {
      expect(scanned(qrCode(text)!)).toBe(text);
    }),
    { numRuns: 30 },
  );
});

test("a text that is too long for a code has none", () => expect(qrCode("x".repeat(667))).toBeUndefined());
