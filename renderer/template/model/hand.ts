import type { Box } from "../../../press/geometry";
import type { Template } from "../../../schemas/template";
import type { Layer } from "../../../schemas/template-layers";
import { boxWithin, type Handle, hundredths, type NumericBox, type ResizeOptions, resizedBox, tenths } from "./box";
import { freedomOf } from "./freedom";
import { layerAt, withLayer } from "./layer-lists";
import { type PlacedLayer, type Point, wayInside } from "./placed-layers";
import { type SnapLine, type Snapped, snapMove, snapResize } from "./snapping";

/** What a drag makes of a template: the layers where the hand has them, come to rest on lines that are near. */
interface Handled {
  template: Template;
  /** What they rest on, to be shown. */
  lines: readonly SnapLine[];
  /** Where the outline of all of them is now, on the card; undefined inside a turned group. */
  outline: Box | undefined;
}

export interface Snapping {
  lines: readonly SnapLine[];
  /** How near is near enough, in millimetres; 0 lets things go anywhere. */
  reach: number;
}

const still: Snapped = { dx: 0, dy: 0, lines: [] };

/** Moved by hand, things come to rest on tenths of a millimetre; on a line they lie exactly. A side not moved stays. */
const rest = (value: number, way: number, snapped: boolean): number =>
  way === 0 ? hundredths(value) : snapped ? hundredths(value) : tenths(value);

export function moveByHand(
  template: Template,
  layers: readonly PlacedLayer[],
  way: Point,
  { lines, reach }: Snapping,
): Handled {
  const free = layers.filter(({ pointer }) => freedomOf(template, pointer).kind === "free");
  const around = unionOf(free.map(({ box }) => box));
  if (!around) return { template, lines: [], outline: undefined };
  const isTurned = free.some(({ matrix }) => matrix);
  const moved = { ...around, x: around.x + way.x, y: around.y + way.y };
  const snapped = reach > 0 && !isTurned ? snapMove(moved, lines, reach) : still;
  const [dx, dy] = [way.x + snapped.dx, way.y + snapped.dy];
  const rests = {
    x: snapped.lines.some(({ axis }) => axis === "x"),
    y: snapped.lines.some(({ axis }) => axis === "y"),
  };
  let result = template;
  for (const { pointer, box, holder, matrix } of free) {
    const layer = layerAt(result, pointer);
    if (!layer) continue;
    const inner = wayInside({ x: dx, y: dy }, matrix);
    const [x, y, width, height] = boxWithin(box, holder);
    const next: NumericBox = [rest(x + inner.x, inner.x, rests.x), rest(y + inner.y, inner.y, rests.y), width, height];
    result = withLayer(result, pointer, { ...layer, box: next });
  }
  const outline = isTurned ? undefined : { ...around, x: around.x + dx, y: around.y + dy };
  return { template: result, lines: snapped.lines, outline };
}

export function resizeByHand(
  template: Template,
  placed: PlacedLayer,
  handle: Handle,
  way: Point,
  { lines, reach }: Snapping,
  options: ResizeOptions = {},
): Handled {
  const layer = layerAt(template, placed.pointer);
  if (!layer) return { template, lines: [], outline: undefined };
  const { box, holder, matrix } = placed;
  const inner = wayInside(way, matrix);
  const drawn = resizedBox(box, handle, inner.x, inner.y, options);
  const canSnap = reach > 0 && !matrix && !options.keepShape && !options.fromMiddle;
  const snapped = canSnap ? snapResize(drawn, handle, lines, reach) : still;
  const next = resizedBox(box, handle, inner.x + snapped.dx, inner.y + snapped.dy, options);
  const isColumns = freedomOf(template, placed.pointer).kind === "column";
  const changed: Layer = isColumns
    ? { ...layer, height: tenths(next.height) }
    : { ...layer, box: restingBox(boxWithin(next, holder), boxWithin(box, holder), snapped.lines) };
  return {
    template: withLayer(template, placed.pointer, changed),
    lines: snapped.lines,
    outline: matrix ? undefined : next,
  };
}

/** Sides that were not drawn keep their place to the hundredth; those that were come to rest on tenths. */
function restingBox(next: NumericBox, before: NumericBox, lines: readonly SnapLine[]): NumericBox {
  const side = (start: 0 | 1): [number, number] => {
    const snapped = lines.some(({ axis }) => axis === (start === 0 ? "x" : "y"));
    const end = (box: NumericBox): number => box[start] + box[start + 2]!;
    const from = rest(next[start], next[start] - before[start], snapped);
    const to = Math.abs(end(next) - end(before)) < 0.005 ? end(before) : rest(end(next), 1, snapped);
    return [from, hundredths(to - from)];
  };
  const [[x, width], [y, height]] = [side(0), side(1)];
  return [x, y, width, height];
}

function unionOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
