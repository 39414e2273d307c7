/** SVG path data, read into absolute moves, lines and cubics: what a PDF can draw. */

export type Segment =
  | readonly ["M", number, number]
  | readonly ["L", number, number]
  | readonly ["C", number, number, number, number, number, number]
  | readonly ["Z"];

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads signs one after another: symbols are long, and a first print reads hundreds of them. */
class PathReader {
  private at = 0;

  constructor(private readonly d: string) {}

  /** The next letter of a command; what stands before it and is none is passed over. */
  command(): string | undefined {
    while (this.at < this.d.length) {
      const sign = this.d[this.at++] as string;
      if (sign.toUpperCase() in counts) return sign;
    }
    return undefined;
  }

  /** All that follows until the next command. */
  numbers(letter: string): number[] {
    const values: number[] = [];
    for (;;) {
      // The two flags of an arc may be written without blanks: `a5 5 0 013 4`.
      const isFlag = letter === "A" && (values.length % 7 === 3 || values.length % 7 === 4);
      if (!this.findNumber()) return values;
      values.push(isFlag ? this.d.charCodeAt(this.at++) - zero : this.number());
    }
  }

  /** Stands on a sign of a number then. */
  private findNumber(): boolean {
    for (; this.at < this.d.length; this.at++) {
      const code = this.d.charCodeAt(this.at);
      if (isDigit(code)) return true;
      if (code === minus || code === plus || code === point) {
        const next = this.d.charCodeAt(this.at + 1);
        if (isDigit(next)) return true;
        if (code !== point && next === point && isDigit(this.d.charCodeAt(this.at + 2))) return true;
      } else if (code >= letters && this.d[this.at]!.toUpperCase() in counts) return false;
    }
    return false;
  }

  private number(): number {
    const { d, at: start } = this;
    const isSigned = !isDigit(d.charCodeAt(start)) && d.charCodeAt(start) !== point;
    let at = isSigned ? start + 1 : start;
    let [whole, parts] = [0, 1];
    let code = d.charCodeAt(at);
    for (; isDigit(code); code = d.charCodeAt(++at)) whole = whole * 10 + code - zero;
    if (code === point)
      for (code = d.charCodeAt(++at); isDigit(code); code = d.charCodeAt(++at)) {
        whole = whole * 10 + code - zero;
        parts *= 10;
      }
    const end = endOfExponent(d, at);
    this.at = end;
    // Both exact: their quotient is what the sign for sign reading would give.
    if (end === at && whole < 2 ** 53 && parts < 1e22) return (d.charCodeAt(start) === minus ? -whole : whole) / parts;
    return Number(d.slice(start, end));
  }
}

/** Behind `e-7`, or where it doesn't begin. */
function endOfExponent(d: string, at: number): number {
  if (d[at] !== "e" && d[at] !== "E") return at;
  let end = d[at + 1] === "-" || d[at + 1] === "+" ? at + 2 : at + 1;
  if (!isDigit(d.charCodeAt(end))) return at;
  while (isDigit(d.charCodeAt(end))) end++;
  return end;
}

const plus = 43;
const minus = 45;
const point = 46;
const zero = 48;
const letters = 65;
const isDigit = (code: number): boolean => code >= zero && code < zero + 10;

/** An outline is mostly asked for twice at once: what it draws, and how far it reaches. */
let last: { d: string; segments: readonly Segment[] } | undefined;

export function parsePath(d: string): readonly Segment[] {
  if (last?.d !== d) last = { d, segments: newlyParsed(d) };
  return last.segments;
}

function newlyParsed(d: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last handle, for smooth curves; `curve` says of which kind. */
  let [handleX, handleY, curve] = [0, 0, ""];
  const cubic = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number): void => {
    segments.push(["C", x1, y1, x2, y2, toX, toY]);
    [x, y] = [toX, toY];
  };
  const quadratic = (x1: number, y1: number, toX: number, toY: number): void => {
    [handleX, handleY] = [x1, y1];
    cubic(
      x + ((x1 - x) * 2) / 3,
      y + ((y1 - y) * 2) / 3,
      toX + ((x1 - toX) * 2) / 3,
      toY + ((y1 - toY) * 2) / 3,
      toX,
      toY,
    );
  };
  const reader = new PathReader(d);
  for (let sign = reader.command(); sign !== undefined; sign = reader.command()) {
    const letter = sign.toUpperCase();
    const relative = sign !== letter;
    const values = reader.numbers(letter);
    const size = counts[letter] as number;
    if (letter === "Z") {
      segments.push(["Z"]);
      [x, y, curve] = [startX, startY, ""];
      continue;
    }
    for (let at = 0; at + size <= values.length; at += size) {
      const v = (index: number): number => values[at + index] ?? 0;
      const px = (index: number): number => v(index) + (relative ? x : 0);
      const py = (index: number): number => v(index) + (relative ? y : 0);
      const previous = curve;
      curve = "";
      switch (letter) {
        case "M": {
          [x, y] = [px(0), py(1)];
          // Pairs after the first are lines.
          if (at === 0) {
            segments.push(["M", x, y]);
            [startX, startY] = [x, y];
          } else segments.push(["L", x, y]);
          break;
        }
        case "L":
          [x, y] = [px(0), py(1)];
          segments.push(["L", x, y]);
          break;
        case "H":
          x = px(0);
          segments.push(["L", x, y]);
          break;
        case "V":
          y = py(0);
          segments.push(["L", x, y]);
          break;
        case "C":
          [handleX, handleY, curve] = [px(2), py(3), "C"];
          cubic(px(0), py(1), px(2), py(3), px(4), py(5));
          break;
        case "S": {
          const [x1, y1] = previous === "C" ? [2 * x - handleX, 2 * y - handleY] : [x, y];
          [handleX, handleY, curve] = [px(0), py(1), "C"];
          cubic(x1, y1, px(0), py(1), px(2), py(3));
          break;
        }
        case "Q":
          curve = "Q";
          quadratic(px(0), py(1), px(2), py(3));
          break;
        case "T": {
          const [x1, y1] = previous === "Q" ? [2 * x - handleX, 2 * y - handleY] : [x, y];
          curve = "Q";
          quadratic(x1, y1, px(0), py(1));
          break;
        }
        case "A":
          for (const part of arcToCubics(x, y, v(0), v(1), v(2), v(3) === 1, v(4) === 1, px(5), py(6)))
            segments.push(part);
          [x, y] = [px(5), py(6)];
          break;
      }
    }
  }
  return segments;
}

/** From the endpoint form of SVG to cubics of at most a quarter turn (SVG 2, appendix B.2.4). */
function arcToCubics(
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  rotation: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): Segment[] {
  let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [["L", x2, y2]];
  const phi = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [ux, uy] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const stretch = Math.sqrt((ux / rx) ** 2 + (uy / ry) ** 2);
  if (stretch > 1) [rx, ry] = [rx * stretch, ry * stretch];
  const denominator = (rx * uy) ** 2 + (ry * ux) ** 2;
  const factor = Math.sqrt(Math.max(0, (rx * ry) ** 2 / denominator - 1)) * (large === sweep ? -1 : 1);
  const [cx0, cy0] = [(factor * rx * uy) / ry, (-factor * ry * ux) / rx];
  const [cx, cy] = [cos * cx0 - sin * cy0 + (x1 + x2) / 2, sin * cx0 + cos * cy0 + (y1 + y2) / 2];
  const start = Math.atan2((uy - cy0) / ry, (ux - cx0) / rx);
  let turn = Math.atan2((-uy - cy0) / ry, (-ux - cx0) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const count = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const step = turn / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const point = (px: number, py: number): [number, number] => [
    cos * rx * px - sin * ry * py + cx,
    sin * rx * px + cos * ry * py + cy,
  ];
  return Array.from({ length: count }, (_, index): Segment => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    const first = point(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a));
    const second = point(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b));
    const end = index === count - 1 ? ([x2, y2] as const) : point(Math.cos(b), Math.sin(b));
    return ["C", ...first, ...second, ...end];
  });
}
