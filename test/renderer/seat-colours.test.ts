import { expect, test } from "vitest";
import { palettes } from "../../renderer/theme/tokens";

/** The six players' colours: numbers on them can be read, and they differ for every kind of eye. */

type Colour = [number, number, number];

const light = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const linear = (hex: string): Colour =>
  [1, 3, 5].map((at) => light(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Colour;
const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: string, b: string): number => {
  const [more, less] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x) as [number, number];
  return (more + 0.05) / (less + 0.05);
};

/** What is left of a colour where one kind of cones is missing (Machado, Oliveira, Fernandes 2009). */
const eyes: Record<string, Colour[]> = {
  whole: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "without red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "without green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "without blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const seenBy = (eye: Colour[], colour: Colour): Colour =>
  eye.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, n) => sum + part * colour[n]!, 0),
      ),
    ),
  ) as Colour;

/** CIE L*a*b*, in which a distance of about 2 can just be seen. */
function lab([r, g, b]: Colour): Colour {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(luminance([r, g, b]));
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test.each(Object.entries(palettes))("in the %s theme", (_, palette) => {
  const seats = [palette.seat1, palette.seat2, palette.seat3, palette.seat4, palette.seat5, palette.seat6];
  for (const seat of seats) {
    expect(contrast(seat, palette.onSeat), `a number on ${seat}`).toBeGreaterThan(4.5);
    expect(contrast(seat, palette.ground), `${seat} on the ground`).toBeGreaterThan(3);
  }
  for (const [name, eye] of Object.entries(eyes)) {
    const seen = seats.map((seat) => lab(seenBy(eye, linear(seat))));
    for (const [n, a] of seen.entries())
      for (const [k, b] of seen.entries())
        if (k > n)
          expect(
            Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]),
            `${n + 1} and ${k + 1}, eyes ${name}`,
          ).toBeGreaterThan(10);
  }
});
