import type { Layer } from "../schemas/template-layers";
import type { Box } from "./geometry";
import { asDrawn, type Growth } from "./pen";

/** Where a box comes to lie in a parent that is larger or smaller than it was drawn. */
export function pinned(box: Box, pin: Layer["pin"] = {}, parent: Growth): { box: Box; grown: Growth } {
  const { x = "left", y = "top" } = pin;
  const grown = { x: x === "both" ? parent.x : 0, y: y === "both" ? parent.y : 0 };
  return {
    box: {
      x: box.x + share[x] * parent.x,
      y: box.y + share[y] * parent.y,
      width: Math.max(0, box.width + grown.x),
      height: Math.max(0, box.height + grown.y),
    },
    grown: grown.x === 0 && grown.y === 0 ? asDrawn : grown,
  };
}

/** Of what the parent grew by, how much lies before the box. */
const share = { left: 0, top: 0, both: 0, middle: 0.5, right: 1, bottom: 1 } as const;
