import type { Emoji, EmojiShape } from "./emoji.ts";
import { digits, ellipsePath, type Matrix, multiply, rotationAround } from "./geometry.ts";
import { parsePath } from "./path-data.ts";

/**
 * Reads the SVG of an emoji into plain shapes: groups, references, circles and transformations are worked in. Clips are
 * left out: those of the set cut nothing off. Meant for the one set it is used for, not for any SVG.
 */

type Attributes = Readonly<Record<string, string>>;
interface Inherited {
  attributes: Attributes;
  matrix?: Matrix;
}

const colours: Readonly<Record<string, string>> = {
  azure: "#f0ffff",
  green: "#008000",
  navy: "#000080",
  red: "#ff0000",
};
const elements = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/** Undefined if it holds something that this does not know. */
export function drawEmoji(svg: string): Emoji | undefined {
  const named = new Map<string, { name: string; attributes: Attributes }>();
  const open: Inherited[] = [{ attributes: {} }];
  const shapes: EmojiShape[] = [];
  let [hidden, understood] = [0, true];
  const draw = (name: string, own: Attributes, around: Inherited): void => {
    const attributes = { ...around.attributes, ...own };
    const d = outlineOf(name, attributes);
    if (d === undefined) understood = false;
    else shapes.push(shapeOf(d, attributes, combined(around.matrix, own["transform"])));
  };
  for (const [, closing, name = "", rest = "", empty] of svg.matchAll(elements)) {
    const own = attributesOf(rest);
    const around = open.at(-1) ?? { attributes: {} };
    if (own["id"] && name !== "clipPath") named.set(own["id"], { name, attributes: own });
    if (name === "defs" || name === "clipPath") hidden += closing ? -1 : empty ? 0 : 1;
    else if (name === "g" && closing) open.pop();
    else if (name === "g") {
      const matrix = combined(around.matrix, own["transform"]);
      open.push({ attributes: { ...around.attributes, ...own }, ...(matrix && { matrix }) });
    } else if (name === "use") {
      const used = named.get((own["href"] ?? "").slice(1));
      if (used) draw(used.name, { ...used.attributes, ...own }, around);
      else understood = false;
    } else if (hidden === 0) draw(name, own, around);
  }
  return understood ? shapes : undefined;
}

function attributesOf(text: string): Attributes {
  const found = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value] as const);
  return Object.fromEntries(found);
}

function outlineOf(name: string, attributes: Attributes): string | undefined {
  const number = (key: string): number => Number(attributes[key] ?? 0);
  if (name === "path") return attributes["d"];
  if (name !== "circle" && name !== "ellipse") return undefined;
  const [rx, ry] = name === "circle" ? [number("r"), number("r")] : [number("rx"), number("ry")];
  return ellipsePath({ x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry });
}

function shapeOf(d: string, attributes: Attributes, matrix: Matrix | undefined): EmojiShape {
  const colour = (value: string | undefined): string | undefined =>
    value === undefined || value === "none" ? undefined : fullHex(colours[value] ?? value);
  const fill = colour(attributes["fill"] ?? "#000000");
  const stroke = colour(attributes["stroke"]);
  const opacity = Number(attributes["opacity"] ?? 1) * Number(attributes["fill-opacity"] ?? 1);
  return {
    d: matrix ? movedPath(d, matrix) : d,
    ...(fill && { fill }),
    ...(stroke && { stroke, strokeWidth: Number(attributes["stroke-width"] ?? 1) }),
    ...(attributes["stroke-linecap"] === "round" && { cap: "round" as const }),
    ...(opacity !== 1 && { opacity }),
    ...(attributes["fill-rule"] === "evenodd" && { evenOdd: true }),
  };
}

const fullHex = (colour: string): string =>
  /^#[\da-f]{3}$/i.test(colour) ? colour.replace(/[\da-f]/gi, "$&$&").toLowerCase() : colour.toLowerCase();

function combined(outer: Matrix | undefined, transform: string | undefined): Matrix | undefined {
  const inner = transform === undefined ? undefined : readTransform(transform);
  return outer && inner ? multiply(outer, inner) : (outer ?? inner);
}

function readTransform(text: string): Matrix {
  const [, kind, list = ""] = /^(\w+)\(([^)]*)\)$/.exec(text.trim()) ?? [];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
  if (kind === "matrix") return [a, b, c, d, e, f];
  if (kind === "rotate") return rotationAround({ x: b, y: c, width: 0, height: 0 }, a);
  throw new Error(`The emoji set uses the transformation ${text}, which is not known here.`);
}

const movedPath = (d: string, [a, b, c, e, f, g]: Matrix): string =>
  parsePath(d)
    .map(([letter, ...values]) => {
      const moved: string[] = [];
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [x, y] = [values[at] ?? 0, values[at + 1] ?? 0];
        moved.push(digits(a * x + c * y + f), digits(b * x + e * y + g));
      }
      return letter + moved.join(" ");
    })
    .join("");
