import { type Box, digits, ellipsePath, type Matrix } from "../geometry";
import { getOrAdd } from "../get-or-add";

/**
 * What sceneries are built of, as outlines 100 high and as wide as it takes. They are many cards' and come in a few looks
 * each: what comes again is written once into a PDF.
 */
type Draft = (width: number, random: () => number) => string;
type Point = readonly [number, number];

const p = (...values: number[]): string => values.map((value) => digits(Math.round(value * 10) / 10)).join(" ");
const joined = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join("");
const between = (random: () => number, least: number, most: number): number => least + (most - least) * random();

/** A soft line through the middles of the points. */
function soft(points: readonly Point[]): string {
  const [first, ...rest] = points as [Point, ...Point[]];
  let d = `L${p(...first)}`;
  rest.slice(0, -1).forEach(([x, y], index) => {
    const [nx, ny] = rest[index + 1] as Point;
    d += `Q${p(x, y, (x + nx) / 2, (y + ny) / 2)}`;
  });
  return `${d}L${p(...(points.at(-1) as Point))}`;
}
const ridge = (width: number, step: number, height: (x: number) => number): Point[] =>
  Array.from({ length: Math.ceil(width / step) + 3 }, (_, index) => [(index - 1) * step, height((index - 1) * step)]);
const below = (line: string, width: number): string => `M${p(-20, 100)}${line}L${p(width + 40, 100)}Z`;
const disc = (x: number, y: number, r: number): string =>
  ellipsePath({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
/** A leaf or blade from its foot to its tip, bent to one side. */
const blade = (x: number, y: number, height: number, lean: number, thick: number): string => {
  const [tx, ty, my] = [x + lean, y - height, y - height * 0.55];
  return `M${p(x - thick, y)}Q${p(x - thick * 0.7 + lean * 0.15, my, tx, ty)}Q${p(x + thick * 1.1 + lean * 0.35, my, x + thick, y)}Z`;
};
/** Round bumps along a line: leaves of trees, edges of clouds. */
const bumps = (x: number, y: number, width: number, height: number, count: number, random: () => number): string => {
  let d = `M${p(x, y)}`;
  for (let index = 0; index < count; index++) {
    const [left, right] = [x + (width * index) / count, x + (width * (index + 1)) / count];
    const middle = Math.sin(((index + 0.5) / count) * Math.PI);
    const top = y - height * (0.35 + 0.65 * middle) * between(random, 0.8, 1.25);
    d += `C${p(left - 3, top, right + 3, top, right, y - (index === count - 1 ? 0 : height * 0.45 * middle))}`;
  }
  return `${d}Z`;
};

const drafts = {
  hills: (width, random) => {
    const [a, b, c, e] = [random() * 6, random() * 6, between(random, 24, 34), between(random, 11, 17)];
    return below(soft(ridge(width, 18, (x) => 42 + 26 * Math.sin(x / c + a) + 14 * Math.sin(x / e + b))), width);
  },
  ground: (width, random) => {
    const a = random() * 6;
    return below(soft(ridge(width, 30, (x) => 9 + 5 * Math.sin(x / 30 + a) + 4 * random())), width);
  },
  peaks: (width, random) => {
    const points: Point[] = [[-20, 70]];
    for (let x = -10; x < width + 20; ) {
      const [up, down] = [between(random, 12, 24), between(random, 10, 20)];
      points.push([x + up * 0.6, between(random, 30, 45)], [x + up, between(random, 2, 30)]);
      points.push([x + up + down * 0.4, between(random, 30, 50)], [x + up + down, between(random, 55, 85)]);
      x += up + down;
    }
    return below(points.map((at) => `L${p(...at)}`).join(""), width);
  },
  crags: (width, random) =>
    below(
      ridge(width, 9, () => between(random, 5, 70))
        .map((at) => `L${p(...at)}`)
        .join(""),
      width,
    ),
  clouds: (width, random) =>
    joined(Math.ceil(width / 45), (index) => {
      const wide = between(random, 26, 46);
      return bumps(index * 45 + between(random, -14, 16), between(random, 30, 96), wide, wide * 0.34, 5, random);
    }),
  canopy: (width, random) =>
    joined(Math.ceil(width / 26) + 1, (index) => {
      const drop = between(random, 45, 95);
      const x = index * 26 - 14;
      return `M${p(x - 12, -5)}C${p(x - 16, drop * 0.8, x - 6, drop, x + 6, drop * 0.86)}C${p(x + 16, drop * 1.06, x + 34, drop * 0.9, x + 36, -5)}Z`;
    }),
  furrows: (width) =>
    joined(15, (index) => {
      const [far, near] = [width / 2 + (index - 7) * 5, width / 2 + (index - 7) * 34];
      return `M${p(far - 0.8, 0)}L${p(near - 9, 100)}L${p(near + 8, 100)}L${p(far + 0.8, 0)}Z`;
    }),
  grass: (width, random) =>
    joined(Math.ceil(width / 3.2), (index) =>
      blade(
        index * 3.2 + random() * 3,
        101,
        between(random, 25, 96),
        between(random, -12, 12),
        between(random, 0.8, 1.7),
      ),
    ),
  blades: (width, random) =>
    joined(Math.ceil(width / 17), (index) =>
      blade(
        index * 17 + random() * 12,
        104,
        between(random, 60, 116),
        between(random, -34, 34),
        between(random, 2, 4.4),
      ),
    ),
  leaves: (width, random) =>
    joined(7, (index) => {
      const isLeft = index % 2 === 0;
      const x = isLeft ? between(random, -8, width * 0.14) : between(random, width * 0.86, width + 8);
      const lean = between(random, 8, 34) * (isLeft ? 1 : -1);
      return blade(x, 104, between(random, 34, 78), lean, between(random, 5, 9));
    }),
  cave: (width, random) => {
    const turns = 16;
    const points = Array.from({ length: turns }, (_, index): Point => {
      const angle = (-index / turns) * 2 * Math.PI;
      const far = between(random, 0.86, 1.06);
      return [width / 2 + Math.cos(angle) * width * 0.46 * far, 52 + Math.sin(angle) * 48 * far];
    });
    const opening = soft([...points, points[0] as Point]).replace("L", "M");
    return `M${p(-20, -20)}H${p(width + 20)}V120H-20Z${opening}Z`;
  },
  stalactites: (width, random) =>
    joined(Math.ceil(width / 8), (index) => {
      const x = index * 8 + random() * 5;
      const [long, thick] = [between(random, 14, 100) * (random() < 0.3 ? 1 : 0.55), between(random, 2, 4.5)];
      return `M${p(x - thick, -2)}Q${p(x - thick * 0.3, long * 0.4, x, long)}Q${p(x + thick * 0.3, long * 0.4, x + thick, -2)}Z`;
    }),
  crystals: (width, random) =>
    joined(Math.ceil(width / 13), (index) => {
      const x = index * 13 + random() * 10;
      const [high, lean, w] = [between(random, 25, 90), between(random, -16, 16), between(random, 2.4, 5)];
      return `M${p(x - w, 102)}L${p(x - w + lean * 0.8, 100 - high * 0.82)}L${p(x + lean, 100 - high)}L${p(x + w + lean * 0.8, 100 - high * 0.86)}L${p(x + w, 102)}Z`;
    }),
  flames: (width, random) =>
    joined(Math.ceil(width / 10), (index) => {
      const [x, high, lean] = [index * 10 + random() * 6, between(random, 30, 98), between(random, -8, 8)];
      return `M${p(x - 7, 102)}C${p(x - 9, 100 - high * 0.5, x + lean - 5, 100 - high * 0.55, x + lean, 100 - high)}C${p(x + lean + 3, 100 - high * 0.6, x + 10, 100 - high * 0.45, x + 7, 102)}Z`;
    }),
  trunks: (width, random) =>
    joined(Math.ceil(width / 24), (index) => {
      const [x, w] = [index * 24 + random() * 16, between(random, 1.5, 3.6)];
      return `M${p(x - w * 2, 102)}Q${p(x - w, 86, x - w * 0.8, -2)}L${p(x + w * 0.8, -2)}Q${p(x + w, 86, x + w * 2.2, 102)}Z`;
    }),
  bubbles: (width, random) =>
    joined(Math.ceil(width / 7), () => disc(random() * width, random() * 100, between(random, 0.6, 3) ** 1.2)),
  bokeh: (width, random) =>
    joined(Math.ceil(width / 16), () => disc(random() * width, between(random, 4, 70), between(random, 3, 11))),
  stones: (width, random) =>
    joined(Math.ceil(width / 9), (index) => {
      const w = between(random, 5, 15);
      return bumps(index * 9 + between(random, -6, 4), 101, w, w * between(random, 1.6, 4), 2, random);
    }),
  boards: (width) => joined(6, (index) => `M${p(-10, index * 18 + 4)}H${p(width + 20)}V${p(index * 18 + 5.2)}H-10Z`),
  shelf: (width) => `M${p(-10, 0)}H${p(width + 20)}V62H-10Z`,
  planks: (width, random) =>
    `${joined(Math.ceil(width / 17) + 1, (index) => {
      const x = index * 17 + between(random, -3, 0);
      return `M${p(x, 100)}V${p(between(random, 3, 9))}L${p(x + 6, 0)}L${p(x + 12, between(random, 3, 9))}V100Z`;
    })}M-5 30H${p(width + 10)}V44H-5ZM-5 70H${p(width + 10)}V84H-5Z`,
  battlements: (width) =>
    `M-20 100V30${joined(Math.ceil(width / 14) + 2, (index) => `L${p(index * 14 - 14, 30)}V0H${p(index * 14 - 6)}V30`)}L${p(width + 30, 100)}Z`,
  strata: (width, random) =>
    joined(9, (index) => {
      const y = index * 12 + between(random, 0, 6);
      const x = between(random, -10, width * 0.5);
      return `M${p(x, y)}Q${p(x + 14, y - 4, x + 30, y)}T${p(x + between(random, 50, 80), y)}`;
    }),
  hatching: (width, random) =>
    joined(Math.ceil(width / 2.6), (index) => {
      const [x, y] = [index * 2.6, between(random, 0, 26)];
      return `M${p(x, y)}l${p(-between(random, 4, 9), between(random, 24, 74))}`;
    }),
  rain: (width, random) =>
    joined(
      Math.ceil(width / 3),
      () => `M${p(random() * (width + 20), random() * 90)}l${p(-2.4, between(random, 6, 14))}`,
    ),
  dust: (width, random) => joined(Math.ceil(width / 2.4), () => `M${p(random() * width, random() * 100)}h.1`),
  ripples: (width, random) =>
    joined(16, (index) => {
      const [y, x] = [(index + random()) * 6.2, random() * width];
      const wide = 6 + y * 0.26;
      return `M${p(x - wide, y)}Q${p(x, y - 1.6, x + wide, y)}`;
    }),
  web: (width) => {
    const [cx, cy, arms] = [width * 0.5, 44, 14];
    const at = (arm: number, reach: number): Point => {
      const angle = (arm / arms) * 2 * Math.PI + 0.1;
      return [cx + Math.cos(angle) * reach * 1.25, cy + Math.sin(angle) * reach];
    };
    const rings = [9, 17, 26, 36, 47, 60, 75];
    return (
      joined(arms, (arm) => `M${p(cx, cy)}L${p(...at(arm, 130))}`) +
      rings
        .map((reach) =>
          joined(arms, (arm) => {
            const [start, end, sag] = [at(arm, reach), at(arm + 1, reach), at(arm + 0.5, reach * 0.86)];
            return `M${p(...start)}Q${p(...sag, ...end)}`;
          }),
        )
        .join("")
    );
  },
  comb: (width) =>
    joined(Math.ceil(width / 15) * 7, (index) => {
      const [column, row] = [Math.floor(index / 7), index % 7];
      const [x, y] = [column * 15 + (row % 2) * 7.5, row * 13 + 4];
      return `M${p(x, y - 7.4)}L${p(x + 6.4, y - 3.7)}V${p(y + 3.7)}L${p(x, y + 7.4)}L${p(x - 6.4, y + 3.7)}V${p(y - 3.7)}Z`;
    }),
  roots: (width, random) =>
    joined(Math.ceil(width / 15), (index) => {
      const [x, sway, long] = [index * 15 + random() * 12, between(random, -12, 12), between(random, 40, 100)];
      return `M${p(x - 2.4, -2)}C${p(x - 2 + sway, long * 0.4, x - sway, long * 0.6, x + sway, long)}C${p(x - sway + 2.6, long * 0.6, x + 2 + sway, long * 0.4, x + 2.4, -2)}Z`;
    }),
} satisfies Record<string, Draft>;

/** Around the origin, 100 from its middle to its edge: put where it is wanted, it is one drawing for all. */
export const wholeDisc = disc(0, 0, 100);
export const discAt = ({ x, y, width, height }: Box): Matrix => [
  width / 200,
  0,
  0,
  height / 200,
  x + width / 2,
  y + height / 2,
];

const starsDrawn = new Map<number, string>();

/** So many rays from the origin, 100 long. */
export const raysPath = (count: number): string =>
  getOrAdd(starsDrawn, count, () => {
    const corner = (turn: number): string => {
      const angle = (turn / count) * 2 * Math.PI;
      return `${digits(Math.cos(angle) * 100)} ${digits(Math.sin(angle) * 100)}`;
    };
    return joined(count, (ray) => `M0 0L${corner(ray)}L${corner(ray + 0.5)}Z`);
  });

export type FormName = keyof typeof drafts;
export const formNames = Object.keys(drafts) as FormName[];

/** So many cards in a row differ in each form. */
export const looksOf = 3;
const drawn = new Map<string, string>();

export const formPath = (name: FormName, width: number, look: number, random: () => number): string =>
  getOrAdd(drawn, `${name} ${width} ${look}`, () => drafts[name](width, random));
