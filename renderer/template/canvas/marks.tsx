import type { Box, Matrix } from "../../../press/geometry";
import type { Template } from "../../../schemas/template";
import { type Handle, handles } from "../model/box";
import type { PlacedLayer } from "../model/placed-layers";
import type { SnapLine } from "../model/snapping";
import styles from "./canvas.module.css";

/** Everything drawn over the card: zones, outlines of layers, handles, the lines things rest on. In pixels. */

interface BoxProps {
  box: Box;
  matrix?: Matrix | undefined;
  scale: number;
  className: string | undefined;
}

/** Outlines keep their width at every zoom. */
function Outline({ box, matrix, scale, className }: BoxProps) {
  const turn = matrix && `matrix(${[...matrix.slice(0, 4), matrix[4] * scale, matrix[5] * scale].join(" ")})`;
  return (
    <rect
      className={className}
      x={box.x * scale}
      y={box.y * scale}
      width={Math.max(0, box.width * scale)}
      height={Math.max(0, box.height * scale)}
      {...(turn && { transform: turn })}
    />
  );
}

export function Zones({
  template,
  scale,
  safe,
  bleed,
}: {
  template: Template;
  scale: number;
  safe: boolean;
  bleed: boolean;
}) {
  const { width, height } = template.size;
  return (
    <>
      {bleed && <Outline className={styles.trim} box={{ x: 0, y: 0, width, height }} scale={scale} />}
      {safe && (
        <Outline
          className={styles.safe}
          box={{
            x: template.safe,
            y: template.safe,
            width: width - 2 * template.safe,
            height: height - 2 * template.safe,
          }}
          scale={scale}
        />
      )}
    </>
  );
}

interface LinesProps {
  lines: readonly (Pick<SnapLine, "axis" | "at"> & { kind?: SnapLine["kind"] })[];
  scale: number;
  /** How far they reach beyond the card, in millimetres. */
  reach: number;
  size: { width: number; height: number };
  className: string | undefined;
}

export function Lines({ lines, scale, reach, size, className }: LinesProps) {
  return lines.map(({ axis, at }) => {
    const [from, to] = [-reach * scale, ((axis === "x" ? size.height : size.width) + reach) * scale];
    const place = at * scale;
    const ends = axis === "x" ? { x1: place, x2: place, y1: from, y2: to } : { x1: from, x2: to, y1: place, y2: place };
    return <line key={`${axis}${at}`} className={className} {...ends} />;
  });
}

interface SelectionProps {
  placed: readonly PlacedLayer[];
  selection: readonly string[];
  scale: number;
  /** Which handles can be taken; none where nothing can be changed. */
  taken: readonly Handle[];
}

export function Selection({ placed, selection, scale, taken }: SelectionProps) {
  const chosen = placed.filter(({ pointer }) => selection.includes(pointer));
  const main = chosen.find(({ pointer }) => pointer === selection.at(-1));
  return (
    <>
      {chosen.map((one, index) => (
        <Outline
          // biome-ignore lint/suspicious/noArrayIndexKey: a repeated layer is drawn several times.
          key={`${one.pointer} ${index}`}
          className={one === main ? styles.chosen : styles.alsoChosen}
          box={one.box}
          matrix={one.matrix}
          scale={scale}
        />
      ))}
      {main && selection.length === 1 && <Handles of={main} scale={scale} taken={taken} />}
    </>
  );
}

const side = 8;
const cursors: Record<Handle, string> = {
  nw: "nwse-resize",
  se: "nwse-resize",
  ne: "nesw-resize",
  sw: "nesw-resize",
  n: "ns-resize",
  s: "ns-resize",
  e: "ew-resize",
  w: "ew-resize",
};

function Handles({ of, scale, taken }: { of: PlacedLayer; scale: number; taken: readonly Handle[] }) {
  const { box, matrix } = of;
  const at = (handle: Handle): [number, number] => {
    const x = handle.includes("w") ? box.x : handle.includes("e") ? box.x + box.width : box.x + box.width / 2;
    const y = handle.includes("n") ? box.y : handle.includes("s") ? box.y + box.height : box.y + box.height / 2;
    if (!matrix) return [x, y];
    const [a, b, c, d, e, f] = matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  };
  // On a small box the handles in the middle of the sides would hide it.
  const roomy = (handle: Handle): boolean =>
    handle.length === 2 || (handle === "n" || handle === "s" ? box.width : box.height) * scale > 3 * side;
  return handles
    .filter((handle) => taken.includes(handle) && (roomy(handle) || taken.length === 1))
    .map((handle) => {
      const [x, y] = at(handle);
      return (
        <rect
          key={handle}
          className={styles.handle}
          data-handle={handle}
          x={x * scale - side / 2}
          y={y * scale - side / 2}
          width={side}
          height={side}
          style={{ cursor: cursors[handle] }}
        />
      );
    });
}

export function Hovered({ placed, scale }: { placed: PlacedLayer | undefined; scale: number }) {
  return placed ? <Outline className={styles.hovered} box={placed.box} matrix={placed.matrix} scale={scale} /> : null;
}
