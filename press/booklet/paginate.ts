import type { Strip } from "./strips";

/** Strips fill columns from above; what sticks to its follower goes with it. */

interface PlacedStrip {
  strip: Strip;
  /** From the column's top, mm. */
  y: number;
}

export type Column = readonly PlacedStrip[];

const tolerance = 1e-6;

export function intoColumns(strips: readonly Strip[], height: number): Column[] {
  const columns: Column[] = [];
  let open: Strip[] = [];
  for (const strip of strips) {
    while (
      open.length > 0 &&
      heightOf([...open.slice(-1), strip]) + heightOf(open) - lastHeight(open) > height + tolerance
    ) {
      let cut = open.length;
      while (cut > 0 && open[cut - 1]?.sticks) cut--;
      // All of it sticks together and is taller than a column.
      if (cut === 0) cut = open.length;
      const carried = open.slice(cut);
      columns.push(placed(open.slice(0, cut)));
      const again = (carried[0] ?? strip).again;
      open = [...(again ? [again] : []), ...carried];
      if (again && carried.length === 0) break;
    }
    open.push(strip);
  }
  if (open.length > 0) columns.push(placed(open));
  return columns;
}

/** A shorter text stays in one column. */
const leastBalanced = 0.6;

/** The columns of the last page are made equally long. */
export function balanced(columns: readonly Column[], perPage: number, height: number): Column[] {
  const whole = Math.floor((columns.length - 1) / perPage) * perPage;
  const strips = columns.slice(whole).flatMap((column) => column.map(({ strip }) => strip));
  let [low, high, best] = [0, height, columns.slice(whole)];
  const isLong = heightOf(strips) > height * leastBalanced;
  while (perPage > 1 && isLong && high - low > 2) {
    const middle = (low + high) / 2;
    const tried = intoColumns(strips, middle);
    if (tried.length <= perPage) [high, best] = [middle, tried];
    else low = middle;
  }
  return [...columns.slice(0, whole), ...best];
}

function placed(strips: readonly Strip[]): Column {
  let y = 0;
  return strips.map((strip, at) => {
    if (at > 0) y += strip.above;
    const here = { strip, y };
    y += strip.height;
    return here;
  });
}

/** With what is free between them. */
const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { above, height }, at) => sum + height + (at > 0 ? above : 0), 0);

const lastHeight = (strips: readonly Strip[]): number => strips.at(-1)?.height ?? 0;
