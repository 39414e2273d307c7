import type { PointField } from "../../../engine/core/free-answers";
import type { Point } from "../../../engine/core/straight";
import type { TableField } from "../../../engine/core/table-view";
import styles from "./field-ground.module.css";
import type { Projection } from "./projection";

interface Props {
  field: TableField;
  projection: Projection;
  point: PointField | null;
  /** Where the point would be. */
  aimed: Point | null;
  offered: readonly Point[];
  /** From where pieces are drawn to where they stand. */
  leads: readonly (readonly [Point, Point])[];
  lit: readonly Point[];
}

/** Everything under the pieces: the measure of the field, what is blocked, what is in reach, who turns against whom. */
export function FieldGround({ field, projection, point, aimed, offered, leads, lit }: Props) {
  const { width, height, draw, outline, scale } = projection;
  const cell = ([x, y]: Point): string => outline(x, y, x, y);
  const standing = (instance: number | undefined): Point | undefined =>
    field.pieces.find((piece) => piece.instance === instance)?.at;
  const drawnAt = (instance: number): Point | undefined =>
    leads[field.pieces.findIndex((piece) => piece.instance === instance)]?.[0];
  const from = standing(point?.piece);
  return (
    <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <defs>
        <marker id="field-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="4" markerHeight="4" orient="auto">
          <path d="M0 0L8 4L0 8z" fill="context-stroke" />
        </marker>
        <pattern id="field-cover" width="0.22" height="0.22" patternUnits="userSpaceOnUse">
          <rect className={styles.cover} width="0.22" height="0.22" />
          <path
            className={styles.stones}
            d="M.02 .02h.1v.08h-.1zM.15 .03h.05v.07h-.05zM.01 .13h.06v.07h-.06zM.1 .13h.1v.07h-.1z"
          />
        </pattern>
      </defs>
      <path
        className={field.ground === undefined ? styles.soil : styles.edge}
        d={outline(0, 0, field.width, field.height)}
      />
      {field.cells ? (
        <Cells field={field} projection={projection} />
      ) : (
        <Measure field={field} projection={projection} />
      )}
      {field.blocked.map(({ left, top, right, bottom }) => (
        <path
          key={`${left} ${top} ${right} ${bottom}`}
          className={styles.blocked}
          d={outline(left, top, right, bottom)}
        />
      ))}
      {field.cells && offered.map((at) => <path key={at.join()} className={styles.open} d={cell(at)} />)}
      {point?.near?.map(({ x, y, r }) => {
        const [cx, cy] = draw([x, y]);
        return <circle key={`${x} ${y} ${r}`} className={styles.reach} cx={cx} cy={cy} r={r * scale} />;
      })}
      {point?.also && <Also circle={point.also} projection={projection} />}
      {!field.cells && offered.map((at) => <Dot key={at.join()} at={draw(at)} className={styles.dot} />)}
      {lit.map((at) =>
        field.cells ? (
          <path key={at.join()} className={styles.litCell} d={cell(at)} />
        ) : (
          <Dot key={at.join()} at={draw(at)} className={styles.litDot} />
        ),
      )}
      {leads.map(([[px, py], [x, y]], n) =>
        Math.hypot(px - x, py - y) < 0.02 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place among them.
          <g key={n}>
            <path className={styles.lead} d={`M${px} ${py}L${x} ${y}`} />
            <Dot at={[x, y]} className={styles.foot} />
          </g>
        ),
      )}
      {field.ties.map(({ from, to, tone, isSettled }) => {
        const [a, b] = [drawnAt(from), drawnAt(to)];
        if (!a || !b) return null;
        const classes = `${styles.tie} ${styles[tone]} ${isSettled ? "" : styles.pending}`;
        return <path key={`${from} ${to} ${tone}`} className={classes} d={between(a, b)} />;
      })}
      {field.marks.map(({ at, colour }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two markers may be alike.
        <Flag key={n} at={draw(at)} colour={colour} nth={n} />
      ))}
      {aimed && (
        <>
          {from && <path className={styles.way} d={`M${draw(from).join(" ")}L${draw(aimed).join(" ")}`} />}
          {field.cells ? (
            <path className={styles.aimedCell} d={cell(aimed)} />
          ) : (
            <Dot at={draw(aimed)} className={styles.aimed} />
          )}
        </>
      )}
    </svg>
  );
}

/** A dot of the same size on every screen: a stroke of no length. */
const Dot = ({ at: [x, y], className }: { at: Point; className: string | undefined }) => (
  <path className={className} d={`M${x} ${y}h0`} />
);

/** From piece to piece, without what they cover. */
function between([ax, ay]: Point, [bx, by]: Point): string {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return "";
  const cut = Math.min(0.18, length / 3) / length;
  const point = (share: number): string => `${ax + (bx - ax) * share} ${ay + (by - ay) * share}`;
  return `M${point(cut)}L${point(1 - cut)}`;
}

const Also = ({ circle, projection }: { circle: { x: number; y: number; r: number }; projection: Projection }) => {
  const [cx, cy] = projection.draw([circle.x, circle.y]);
  return <circle className={styles.also} cx={cx} cy={cy} r={circle.r * projection.scale} />;
};

function Flag({ at: [x, y], colour, nth }: { at: Point; colour: string; nth: number }) {
  return (
    <path
      className={styles.flag}
      style={{ fill: colour, "--nth": nth } as React.CSSProperties}
      d={`M${x} ${y}v-.34h.26l-.07 .09l.07 .09h-.26`}
    />
  );
}

type MeasureProps = Pick<Props, "field" | "projection">;

/** Hexes are drawn as such; squares need lines between them. */
function Cells({ field: { width, height, cells }, projection: { outline } }: MeasureProps) {
  if (cells === "hex") return null;
  const columns = Array.from({ length: width + 1 }, (_, x) => outline(x, 0, x, height));
  const rows = Array.from({ length: height + 1 }, (_, y) => outline(0, y, width, y));
  return <path className={styles.lines} d={[...columns, ...rows].join("")} />;
}

/** A line at every whole unit, with its number. */
function Measure({ field: { width, height, unit }, projection: { draw } }: MeasureProps) {
  const steps = (last: number): number[] => Array.from({ length: Math.floor(last / unit) + 1 }, (_, n) => n * unit);
  const line = (from: Point, to: Point): string => `M${draw(from).join(" ")}L${draw(to).join(" ")}`;
  return (
    <>
      <path
        className={styles.lines}
        d={
          steps(width)
            .map((x) => line([x, 0], [x, height]))
            .join("") +
          steps(height)
            .map((y) => line([0, y], [width, y]))
            .join("")
        }
      />
      {steps(width).map((x) => (
        <text
          key={`x${x}`}
          className={styles.number}
          x={draw([x, 0])[0]}
          y={draw([x, 0])[1] - 0.12}
          textAnchor="middle"
        >
          {x / unit}
        </text>
      ))}
      {steps(height).map((y) => (
        <text
          key={`y${y}`}
          className={styles.number}
          x={draw([0, y])[0] - 0.12}
          y={draw([0, y])[1] + 0.06}
          textAnchor="end"
        >
          {y / unit}
        </text>
      ))}
    </>
  );
}
