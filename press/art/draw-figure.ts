import type { Box, Matrix } from "../geometry";
import type { Icon } from "../icon-source";
import type { Pen, Place } from "../pen";
import type { FigureLook, Spot } from "./art-style";
import { discAt, wholeDisc } from "./forms";
import { silhouette } from "./silhouette";

/** A symbol as a thing in its light: its shadow on the ground, a dark outline, a body that is lit from one side. */

interface Standing {
  /** The middle of its foot, and its height, mm. */
  x: number;
  y: number;
  size: number;
  isMirrored: boolean;
}

export function drawFigure(
  icon: Icon,
  { x, y, size, isMirrored }: Standing,
  look: FigureLook,
  /** Without it, it is a thing of one colour that stands beside. */
  lightFrom: Spot | undefined,
  colour: (name: string) => string,
  pen: Pen,
  place: Place,
): void {
  const scale = size / icon.height;
  const left = x - (icon.width * scale) / 2;
  const at = (dy = 0, flip = 1): Matrix => [
    isMirrored ? -scale : scale,
    0,
    0,
    scale * flip,
    isMirrored ? left + icon.width * scale : left,
    flip > 0 ? y - size + dy : y + size * 0.98 + dy,
  ];
  const outer = silhouette(icon.d);
  const { halo, shadow, mirrored } = look;
  const disc = (box: Box, { color, opacity }: { color: string; opacity: number }): void =>
    pen.path(wholeDisc, { fill: colour(color), opacity, matrix: discAt(box), thrift: "pale" }, place);
  if (halo && lightFrom)
    for (const reach of [0.74, 0.62, 0.5])
      disc(
        { x: x - size * reach, y: y - size / 2 - size * reach, width: 2 * size * reach, height: 2 * size * reach },
        halo,
      );
  if (mirrored && lightFrom)
    pen.path(
      icon.d,
      { fill: colour(mirrored.color), opacity: mirrored.opacity, matrix: at(0, -0.7), thrift: "pale" },
      place,
    );
  if (shadow) disc({ x: x - size * 0.46, y: y - size * 0.1, width: size * 0.92, height: size * 0.13 }, shadow);
  const outline = colour(look.outline);
  pen.path(
    outer,
    {
      fill: outline,
      stroke: outline,
      strokeWidth: look.outlineWidth,
      matrix: at(),
      isCommon: !lightFrom,
      thrift: "line",
    },
    place,
  );
  if (!lightFrom) {
    pen.path(icon.d, { fill: colour(look.beside), matrix: at(), isCommon: true, thrift: "pale" }, place);
    return;
  }
  // Light falls on the side that it comes from, also on a symbol that is mirrored.
  const side = isMirrored ? -1 : 1;
  const [lx, ly] = [icon.width * (0.5 + 0.36 * lightFrom[0] * side), icon.height * (0.5 + 0.36 * lightFrom[1])];
  const round = [lx, ly, icon.width * 0.78].map(Math.round) as [number, number, number];
  const body = { fill: colour(look.body[0]), fade: { to: colour(look.body[1]), round } };
  pen.path(icon.d, { ...body, matrix: at(), thrift: "pale" }, place);
}
