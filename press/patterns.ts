import { type Box, digits, ellipsePath, numbersFrom } from "./geometry";
import { getOrAdd } from "./get-or-add";
import type { Pen, Place } from "./pen";

/** Quiet repeats: notebook paper, hatching, rays. Computed in mm for a box, the same for the same seed. */

export type PatternName = "lines" | "grid" | "dots" | "hatch" | "rings" | "rays" | "waves" | "hexagons" | "speckle";

interface PatternStyle {
  name: PatternName;
  size: number;
  strokeWidth: number;
}

type Draft = (box: Box, size: number, random: () => number, strokeWidth: number) => string;

const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${digits(x1)} ${digits(y1)}L${digits(x2)} ${digits(y2)}`;

function* steps(from: number, to: number, size: number): Generator<number> {
  const count = Math.floor((to - from) / size + 1e-6);
  const first = from + (to - from - count * size) / 2;
  for (let index = 0; index <= count; index++) yield first + index * size;
}

const joined = (parts: Iterable<string>): string => [...parts].join("");

const lines: Draft = ({ x, y, width, height }, size) =>
  joined([...steps(y, y + height, size)].map((at) => line(x, at, x + width, at)));

const columns: Draft = ({ x, y, width, height }, size) =>
  joined([...steps(x, x + width, size)].map((at) => line(at, y, at, y + height)));

const stroked: Record<Exclude<PatternName, "dots" | "speckle">, Draft> = {
  lines,
  grid: (box, size, random, strokeWidth) =>
    lines(box, size, random, strokeWidth) + columns(box, size, random, strokeWidth),
  hatch: ({ x, y, width, height }, size) =>
    joined([...steps(x - height, x + width, size)].map((at) => line(at, y + height, at + height, y))),
  rings: ({ x, y, width, height }, size, random) => {
    const [cx, cy] = [x + width * (0.3 + 0.4 * random()), y + height * (0.35 + 0.3 * random())];
    const reach = Math.hypot(width, height);
    return joined(
      [...steps(size, reach, size)].map((r) => ellipsePath({ x: cx - r, y: cy - r, width: 2 * r, height: 2 * r })),
    );
  },
  rays: ({ x, y, width, height }, size, random) => {
    const [cx, cy] = [x + width * (0.35 + 0.3 * random()), y + height * (0.45 + 0.2 * random())];
    const reach = Math.hypot(width, height);
    const count = Math.max(8, Math.round((reach * 2) / size));
    const turn = random();
    return joined(
      Array.from({ length: count }, (_, index) => {
        const angle = ((index + turn) / count) * 2 * Math.PI;
        return line(
          cx + Math.cos(angle) * size * 2,
          cy + Math.sin(angle) * size * 2,
          cx + Math.cos(angle) * reach,
          cy + Math.sin(angle) * reach,
        );
      }),
    );
  },
  waves: ({ x, y, width, height }, size, random) => {
    const [length, swell] = [size * 4, size * 0.45];
    const shift = random() * length;
    return joined(
      [...steps(y, y + height, size)].map((at, row) => {
        let left = x - length - ((shift + (row % 2) * (length / 2)) % length);
        let d = `M${digits(left)} ${digits(at)}`;
        for (; left < x + width; left += length) {
          const p = [left + length / 4, at - swell, left + length / 4, at - swell, left + length / 2, at];
          const q = [left + (length * 3) / 4, at + swell, left + (length * 3) / 4, at + swell, left + length, at];
          d += `C${p.map(digits).join(" ")}C${q.map(digits).join(" ")}`;
        }
        return d;
      }),
    );
  },
  hexagons: ({ x, y, width, height }, size) => {
    const [across, down] = [size * Math.sqrt(3), size * 1.5];
    const parts: string[] = [];
    for (let row = -1; row * down < height + size; row++) {
      for (let column = -1; column * across < width + across; column++) {
        const [cx, cy] = [x + column * across + (row % 2 === 0 ? 0 : across / 2), y + row * down];
        // Three of six sides each: the neighbours draw the others.
        const corner = (turn: number): string =>
          `${digits(cx + size * Math.sin((turn * Math.PI) / 3))} ${digits(cy - size * Math.cos((turn * Math.PI) / 3))}`;
        parts.push(`M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}`);
      }
    }
    return joined(parts);
  },
};

type Dots = (box: Box, size: number, random: () => number, radius: number) => Map<number, string>;

/** By their radius: dots are strokes of no length with round ends, each a tenth as long to write as a circle. */
const dotted: Record<"dots" | "speckle", Dots> = {
  dots: ({ x, y, width, height }, size, _, radius) => {
    const rows = [...steps(y, y + height, size)];
    return new Map([[radius, joined(rows.flatMap((cy) => [...steps(x, x + width, size)].map((cx) => dot(cx, cy))))]]);
  },
  speckle: ({ x, y, width, height }, size, random, radius) => {
    const found = new Map<number, string>();
    const count = Math.min(600, Math.round((width * height) / (size * size)));
    for (let index = 0; index < count; index++) {
      const at = dot(x + random() * width, y + random() * height);
      const share = speckles[Math.floor(random() * speckles.length)] as number;
      found.set(radius * share, (found.get(radius * share) ?? "") + at);
    }
    return found;
  },
};

/** The radii of speckles, as shares of the usual one. */
const speckles = [0.5, 0.75, 1, 1.25];

/** Not quite without length: some viewers leave out what has none. */
const dot = (x: number, y: number): string => `M${hundredths(x)} ${hundredths(y)}h.01`;
const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0;

/** A face is drawn again at every keystroke; its pattern stays the same. */
const drawn = new Map<string, readonly PatternPath[]>();
const drawnLimit = 200;
/** So many cards in a row differ. More would only make files larger: an outline that comes again is written once. */
const looks = 8;

interface PatternPath {
  d: string;
  strokeWidth: number;
  cap?: "round";
}

function pathsOf({ name, size, strokeWidth }: PatternStyle, box: Box, seed: number): readonly PatternPath[] {
  const key = [name, size, strokeWidth, box.x, box.y, box.width, box.height, seed].join(" ");
  if (drawn.size >= drawnLimit && !drawn.has(key)) drawn.clear();
  return getOrAdd(drawn, key, () => {
    const random = numbersFrom(seed);
    if (name !== "dots" && name !== "speckle")
      return [{ d: stroked[name](box, size, random, strokeWidth), strokeWidth }];
    const dots = dotted[name](box, size, random, strokeWidth);
    return [...dots].map(([radius, d]): PatternPath => ({ d, strokeWidth: 2 * radius, cap: "round" }));
  });
}

export function drawPattern(style: PatternStyle, colour: string, seed: number, pen: Pen, place: Place): void {
  for (const { d, ...line } of pathsOf(style, place.box, seed % looks)) pen.path(d, { stroke: colour, ...line }, place);
}
