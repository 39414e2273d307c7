import type { Layer, LayerOf } from "../../schemas/template-layers";
import { asDrawn, atEase, type Ease, type Growth, type Pen, type Place } from "../pen";
import { holds } from "../values";

/** Stacks its children. What happens when they are too tall is promised in schemas/template.ts. */

interface Plan {
  ease: Ease;
  children: { layer: Layer; height: number; space: number }[];
  /** Height left for the child that grows; negative when even this is too much. */
  left: number;
}

const smallestScale = 0.25;

function place(layer: Layer, column: Place, ease: Ease): Place {
  const [left, right] = [layer.inset?.[0] ?? 0, layer.inset?.[1] ?? 0];
  const { box } = column;
  // A child is as high as the column makes it; only in width does it follow the card.
  const grown: Growth = column.grown.x === 0 ? asDrawn : { x: column.grown.x, y: 0 };
  return { ...column, ease, grown, box: { ...box, x: box.x + left, width: Math.max(0, box.width - left - right) } };
}

function plan(layer: LayerOf<"column">, pen: Pen, column: Place, ease: Ease): Plan {
  const children: Plan["children"] = [];
  let used = 0;
  for (const child of layer.layers) {
    if (!holds(child.when, column.scope) || (child.drop && ease.dropped)) continue;
    const height = child.grow ? 0 : (child.height ?? pen.naturalHeight(child, place(child, column, ease)));
    // A text with nothing to say takes no room, not even the space above it.
    if (height === 0 && !child.grow) continue;
    const space = children.length > 0 ? (child.space ?? 0) * ease.scale : 0;
    children.push({ layer: child, height, space });
    used += height + space;
  }
  return { ease, children, left: column.box.height - used };
}

function fitted(layer: LayerOf<"column">, pen: Pen, column: Place): Plan {
  const growing = layer.layers.find((child) => child.grow && holds(child.when, column.scope))?.grow;
  const [prefer, min] = [growing?.prefer ?? 0, growing?.min ?? 0];
  const relaxed = plan(layer, pen, column, { ...column.ease });
  if (relaxed.left >= prefer) return relaxed;
  const bare = plan(layer, pen, column, { ...column.ease, dropped: true });
  if (bare.left >= min) return bare;
  const bent = (share: number): Plan => plan(layer, pen, column, { ...column.ease, dropped: true, bent: share });
  const mostBent = bent(1);
  if (mostBent.left >= min) return leastEased(mostBent, bent, 1, column.ease.bent, min);
  const scaled =
    (untied: boolean) =>
    (scale: number): Plan =>
      plan(layer, pen, column, { scale: column.ease.scale * scale, dropped: true, bent: 1, untied });
  for (const tryWith of [scaled(column.ease.untied), scaled(true)]) {
    const smallest = tryWith(smallestScale);
    if (smallest.left >= min) return leastEased(smallest, tryWith, smallestScale, 1, min);
  }
  return scaled(true)(smallestScale);
}

/** Between what fits and what does not, as close to the latter as six tries come. */
function leastEased(fitting: Plan, tryWith: (value: number) => Plan, fits: number, fails: number, min: number): Plan {
  let [good, bad, best] = [fits, fails, fitting];
  for (let round = 0; round < 6; round++) {
    const middle = (good + bad) / 2;
    const tried = tryWith(middle);
    if (tried.left >= min) [good, best] = [middle, tried];
    else bad = middle;
  }
  return best;
}

export const column = {
  natural: (layer: LayerOf<"column">, pen: Pen, at: Place): number => {
    const endless = { ...at, box: { ...at.box, height: 0 } };
    const { children, left } = plan(layer, pen, endless, at.ease ?? atEase);
    return -left + children.reduce((sum, child) => sum + (child.layer.grow?.min ?? 0), 0);
  },
  draw(layer: LayerOf<"column">, pen: Pen, at: Place): void {
    const { children, left, ease } = fitted(layer, pen, at);
    const growing = children.find((child) => child.layer.grow);
    const least = growing?.layer.grow?.min ?? 0;
    if (left < least - 1e-6) pen.report("press/column-overflows", at.field, { card: pen.scene.label });
    if (ease.dropped && !at.ease.dropped && layer.layers.some((child) => child.drop && holds(child.when, at.scope))) {
      pen.report("press/small-print-left-out", at.field, { card: pen.scene.label });
    }
    const free = growing ? 0 : left;
    let y = at.box.y + (layer.align === "middle" ? free / 2 : layer.align === "bottom" ? free : 0);
    for (const child of children) {
      const height = child === growing ? Math.max(left, least) : child.height;
      y += child.space;
      const inner = place(child.layer, at, ease);
      pen.drawAll([child.layer], { ...inner, box: { ...inner.box, y, height } });
      y += height;
    }
  },
};
