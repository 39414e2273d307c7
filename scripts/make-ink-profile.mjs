import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Writes `profiles/cardwright-coated.icc`: what colours four inks make on coated paper, and which inks make a colour. Computed
 * from the colours of solid inks and their overprints after ISO 12647-2, with the usual growth of dots (Neugebauer's model, after
 * Yule and Nielsen), so that it is free for everybody. No measurement of anybody is in it.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const white = [0.9642, 1, 0.8249];

const fromLab = ([L, a, b]) => {
  const y = (L + 16) / 116;
  const back = (t) => (t > 6 / 29 ? t ** 3 : (t - 4 / 29) * 3 * (6 / 29) ** 2);
  return [back(y + a / 500) * white[0], back(y) * white[1], back(y - b / 200) * white[2]];
};
const toLab = (xyz) => {
  const [x, y, z] = xyz.map((value, at) => {
    const t = value / white[at];
    return t > (6 / 29) ** 3 ? Math.cbrt(t) : t / (3 * (6 / 29) ** 2) + 4 / 29;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

/** Solids on paper that is white itself, by the inks in them: cyan 1, magenta 2, yellow 4. */
const solids = {
  0: [100, 0, 0],
  1: [56, -37, -49],
  2: [49, 75, -2],
  4: [92, -5, 95],
  3: [25, 19, -46],
  5: [51, -68, 28],
  6: [48, 69, 49],
  7: [24, 0, 1],
};
const black = fromLab([16, 0, 0]);
const primaries = Array.from({ length: 16 }, (_, inks) => {
  const xyz = fromLab(solids[inks & 7]);
  // Black on a colour lets through what it lets through of white, and never quite nothing.
  return inks & 8 ? xyz.map((value, at) => Math.max(0.004 * white[at], (value * black[at]) / white[at])) : xyz;
});
const yuleNielsen = 1.7;
const roots = primaries.map((xyz) => xyz.map((value) => value ** (1 / yuleNielsen)));

/** A dot of half the area prints as one of 60 per cent. */
const grown = (share) => share + 0.4 * share * (1 - share) * 0.75;

function printed([c, m, y, k]) {
  const shares = [c, m, y, k].map(grown);
  const sums = [0, 0, 0];
  for (let inks = 0; inks < 16; inks++) {
    let weight = 1;
    for (let ink = 0; ink < 4; ink++) weight *= inks & (1 << ink) ? shares[ink] : 1 - shares[ink];
    if (weight === 0) continue;
    for (let at = 0; at < 3; at++) sums[at] += weight * roots[inks][at];
  }
  return toLab(sums.map((value) => value ** yuleNielsen));
}

/** Dark and grey colours take their depth from black, so that sheets dry and greys stay grey. */
function blackFor([L, a, b]) {
  const depth = Math.min(1, Math.max(0, (62 - L) / 62));
  const greyness = Math.max(0, 1 - Math.hypot(a, b) / 90);
  return Math.min(0.95, depth ** 1.25 * (0.35 + 0.65 * greyness));
}

const distance = (a, b) => Math.hypot(1.4 * (a[0] - b[0]), a[1] - b[1], a[2] - b[2]);

/** Which inks come nearest to a colour; at most so much ink in all. */
const mostInk = 3.2;
function separated(lab, begin) {
  const k = blackFor(lab);
  let best = begin ? [begin[0], begin[1], begin[2], k] : [0.3, 0.3, 0.3, k];
  const cost = (inks) => {
    const sum = inks[0] + inks[1] + inks[2] + inks[3];
    return distance(printed(inks), lab) + Math.max(0, sum - mostInk) * 60;
  };
  let least = cost(best);
  for (let step = 0.25; step > 0.0015; step /= 2) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (let ink = 0; ink < 4; ink++)
        for (const way of [step, -step]) {
          const tried = [...best];
          // Black only gives way a little.
          const [low, high] = ink === 3 ? [Math.max(0, k - 0.12), Math.min(1, k + 0.25)] : [0, 1];
          tried[ink] = Math.min(high, Math.max(low, tried[ink] + way));
          const found = cost(tried);
          if (found < least - 1e-6) [best, least, isBetter] = [tried, found, true];
        }
    }
  }
  return best;
}

const u32 = (value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value) => [(value >>> 8) & 255, value & 255];
const ascii = (text) => [...text].map((sign) => sign.charCodeAt(0));
const fixed = (value) => u32(Math.round(value * 65536) >>> 0);
const share16 = (value) => u16(Math.round(Math.min(1, Math.max(0, value)) * 65535));
/** As version 2 writes them: 100 is 0xff00, nothing of a colour is 0x8000. */
const lab16 = ([L, a, b]) => [
  ...u16(Math.round(Math.min(65535, Math.max(0, (L / 100) * 65280)))),
  ...u16(Math.round(Math.min(65535, Math.max(0, (a + 128) * 256)))),
  ...u16(Math.round(Math.min(65535, Math.max(0, (b + 128) * 256)))),
];

function table(inputs, outputs, grid, cells) {
  const straight = (count) => Array.from({ length: count }, () => [...u16(0), ...u16(65535)]).flat();
  const one = fixed(1);
  const none = fixed(0);
  return [
    ...ascii("mft2"),
    ...u32(0),
    inputs,
    outputs,
    grid,
    0,
    ...one,
    ...none,
    ...none,
    ...none,
    ...one,
    ...none,
    ...none,
    ...none,
    ...one,
    ...u16(2),
    ...u16(2),
    ...straight(inputs),
    ...cells,
    ...straight(outputs),
  ];
}

function forwards() {
  const grid = 9;
  const cells = [];
  for (let at = 0; at < grid ** 4; at++) {
    const inks = [3, 2, 1, 0].map((place) => (Math.floor(at / grid ** place) % grid) / (grid - 1));
    cells.push(...lab16(printed(inks)));
  }
  return table(4, 3, grid, cells);
}

function backwards() {
  const grid = 21;
  const cells = [];
  let last;
  for (let at = 0; at < grid ** 3; at++) {
    const [l, a, b] = [2, 1, 0].map((place) => (Math.floor(at / grid ** place) % grid) / (grid - 1));
    const lab = [l * (65535 / 65280) * 100, a * (65535 / 256) - 128, b * (65535 / 256) - 128];
    last = lab[0] >= 99.5 && Math.hypot(lab[1], lab[2]) < 12 ? [0, 0, 0, 0] : separated(lab, last);
    cells.push(...last.flatMap(share16));
  }
  return table(3, 4, grid, cells);
}

const text = (words) => [...ascii("text"), ...u32(0), ...ascii(words), 0];
const description = (words) => [
  ...ascii("desc"),
  ...u32(0),
  ...u32(words.length + 1),
  ...ascii(words),
  0,
  ...u32(0),
  ...u32(0),
  ...u16(0),
  0,
  ...new Array(67).fill(0),
];
const xyz = (values) => [...ascii("XYZ "), ...u32(0), ...values.flatMap(fixed)];

const a2b = forwards();
const b2a = backwards();
const tags = [
  ["desc", description("Cardwright coated (free)")],
  ["cprt", text("No copyright, use freely")],
  ["wtpt", xyz(white)],
  ["A2B0", a2b],
  ["A2B1", a2b],
  ["A2B2", a2b],
  ["B2A0", b2a],
  ["B2A1", b2a],
  ["B2A2", b2a],
  [
    "gamt",
    table(
      3,
      1,
      2,
      new Array(8).fill(0).flatMap(() => u16(0)),
    ),
  ],
];
const places = new Map();
const body = [];
const begin = 128 + 4 + tags.length * 12;
for (const [, data] of tags) {
  if (places.has(data)) continue;
  while ((begin + body.length) % 4) body.push(0);
  places.set(data, begin + body.length);
  for (const byte of data) body.push(byte);
}
while (body.length % 4) body.push(0);
const list = tags.flatMap(([name, data]) => [...ascii(name), ...u32(places.get(data)), ...u32(data.length)]);
const size = begin + body.length;
const header = [
  ...u32(size),
  ...u32(0),
  ...u32(0x02400000),
  ...ascii("prtrCMYKLab "),
  ...u16(2026),
  ...u16(1),
  ...u16(1),
  ...u16(0),
  ...u16(0),
  ...u16(0),
  ...ascii("acsp"),
  ...u32(0),
  ...u32(0),
  ...u32(0),
  ...u32(0),
  ...u32(0),
  ...u32(0),
  ...u32(1),
  ...white.flatMap(fixed),
  ...u32(0),
];
const bytes = Uint8Array.from([
  ...header,
  ...new Array(128 - header.length).fill(0),
  ...u32(tags.length),
  ...list,
  ...body,
]);
writeFileSync(join(root, "profiles", "cardwright-coated.icc"), bytes);
console.log(`profiles/cardwright-coated.icc: ${bytes.length} bytes`);
