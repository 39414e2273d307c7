import { type CSSProperties, useEffect, useMemo, useState } from "react";
import { nearestPoint, type PointField } from "../../../engine/core/free-answers";
import type { Point } from "../../../engine/core/straight";
import { type TableField, tableKeys } from "../../../engine/core/table-view";
import { size } from "../../theme/tokens";
import { useSize } from "../../ui/use-size";
import { clamp } from "../layout/rect";
import { GroundUnder } from "../play/ground";
import { held, useHeld } from "../play/held";
import { useInPlay } from "../play/in-play";
import styles from "./field-drawing.module.css";
import { FieldGround } from "./field-ground";
import { FieldGhost, FieldPiece } from "./field-piece";
import { pieceRoom, widthOfNumbers } from "./piece-room";
import { type Projection, projectionOf } from "./projection";
import { spreadOut } from "./spread-out";

interface Props {
  field: TableField;
  names: readonly string[];
  /** What point is being chosen, and what the form says of it so far. */
  point: { field: PointField; typed: Point | null } | null;
  /** Whether a click on empty ground means anything. */
  isOpen: boolean;
  /** Points that are offered now, by the keys of their spots. */
  offered: ReadonlySet<string>;
  onPoint(at: Point): void;
}

/** The field as a map. A click on it is the point under the pointer, which is shown before: as exact as the rules are. */
export function FieldDrawing({ field, names, point, isOpen, offered, onPoint }: Props) {
  const { lit } = useInPlay();
  const projection = useMemo(() => projectionOf(field), [field]);
  const { ref: measure, width } = useSize();
  const [aim, setAim] = useState<Point | null>(null);
  const meant = (at: Point): Point =>
    point ? nearestPoint(point.field, ...at) : [Math.round(at[0]), Math.round(at[1])];
  const over = useHeld((state) => state.over);
  useEffect(() => {
    const pointAt = (x: number, y: number): Point | null => {
      const box = measure.current?.getBoundingClientRect();
      return box && isWithinBox(box, x, y) ? pointIn(box, projection, x, y) : null;
    };
    held.setState({ pointAt });
    return () => held.setState({ pointAt: null });
  }, [measure, projection]);
  const carried = over && held.getState().pointAt?.(over.x, over.y);
  const hovered = carried ?? aim;
  const aimed = hovered && isOpen ? meant(hovered) : (point?.typed ?? null);
  const start = (): Point => point?.typed ?? point?.field.from ?? [0, 0];
  const onKeyDown = (event: React.KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const step = field.cells ? 1 : field.unit / (event.shiftKey ? 100 : 10);
    const [x, y] = aim ?? start();
    setAim([within(x + dx * step, field.width), within(y + dy * step, field.height)]);
  };
  const under = (event: React.MouseEvent<HTMLElement>): Point => at(event, projection);
  const notes = [
    ...field.marks.map(({ label }) => label),
    ...field.blocked.map(
      ({ left, top, right, bottom }) =>
        `blocked from ${readable([left, top], field)} to ${readable([right, bottom], field)}`,
    ),
  ];
  const pieceAt = useMemo(() => piecesIn(projection, field, width), [projection, field, width]);
  const isHere = (spot: TableField["spots"][number], keys: ReadonlySet<string>): boolean =>
    keys.has(tableKeys.place(spot.id));
  return (
    <section className={styles.room} aria-label={field.label}>
      <div
        ref={measure}
        className={styles.field}
        style={
          {
            "--aspect": projection.width / projection.height,
            "--disc": `${discIn(width, projection, field)}px`,
            "--values": `${widthOfNumbers(width)}px`,
          } as CSSProperties
        }
      >
        <GroundUnder name={field.ground} />
        <FieldGround
          field={field}
          projection={projection}
          point={point?.field ?? null}
          aimed={aimed}
          offered={field.spots.filter((spot) => isHere(spot, offered)).map((spot) => spot.at)}
          leads={pieceAt.map((place, n): [Point, Point] => [place, projection.draw(field.pieces[n]!.at)])}
          lit={field.spots.filter((spot) => isHere(spot, lit)).map((spot) => spot.at)}
        />
        {isOpen && (
          <button
            type="button"
            className={styles.surface}
            aria-label={`Choose a point: arrow keys aim, Enter chooses. ${aimed ? readable(aimed, field) : ""}`}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={(event) => setAim(under(event))}
            onPointerLeave={() => setAim(null)}
            onBlur={() => setAim(null)}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              const chosen = event.detail > 0 ? under(event) : (aim ?? start());
              onPoint(meant(chosen));
              setAim(null);
            }}
          />
        )}
        <ul className={styles.pieces} aria-label="Pieces on the field">
          {field.pieces.map((piece, n) => (
            <li key={piece.instance}>
              <FieldPiece
                piece={piece}
                owner={piece.owner === undefined ? undefined : names[piece.owner]}
                left={(pieceAt[n]![0] / projection.width) * 100}
                top={(pieceAt[n]![1] / projection.height) * 100}
              />
              {piece.reach !== undefined && (
                <span className={styles.reach} style={reachIn(projection, piece.at, piece.reach)} aria-hidden />
              )}
            </li>
          ))}
        </ul>
        {notes.length > 0 && (
          <ul className="visually-hidden" aria-label="On the ground">
            {notes.map((note, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two markers may be alike.
              <li key={n}>{note}</li>
            ))}
          </ul>
        )}
        {aimed && point?.field.piece !== undefined && (
          <FieldGhost
            instance={point.field.piece}
            left={(projection.draw(aimed)[0] / projection.width) * 100}
            top={(projection.draw(aimed)[1] / projection.height) * 100}
          />
        )}
        {aimed && (
          <output className={styles.readout} aria-live="polite">
            {readable(aimed, field)}
          </output>
        )}
      </div>
    </section>
  );
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** What people call a point: "2.35 / 1.20". */
const readable = ([x, y]: Point, { unit, cells }: TableField): string =>
  cells ? `${x} / ${y}` : `${(x / unit).toFixed(2)} / ${(y / unit).toFixed(2)}`;

const at = (event: React.MouseEvent<HTMLElement>, projection: Projection): Point =>
  pointIn(event.currentTarget.getBoundingClientRect(), projection, event.clientX, event.clientY);

const pointIn = (box: DOMRect, { width, height, find }: Projection, x: number, y: number): Point =>
  find(((x - box.left) / box.width) * width, ((y - box.top) / box.height) * height);

const isWithinBox = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** How far a piece reaches from where it stands. */
function reachIn({ draw, width, height, scale }: Projection, at: Point, reach: number): CSSProperties {
  const [x, y] = draw(at);
  const across = 2 * reach * scale;
  return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%`, width: `${(across / width) * 100}%` };
}

/** How large a piece is drawn on a field so many pixels wide. */
const discIn = (shown: number, { width }: Projection, { cells }: TableField): number =>
  clamp((shown / width) * (cells ? 1 : 0.4), size.height.small, size.height.top);

/** Where each piece is drawn, so that all can be told apart. */
function piecesIn(projection: Projection, field: TableField, shown: number): Point[] {
  const points = field.pieces.map((piece) => projection.draw(piece.at));
  if (shown === 0) return points;
  const scale = shown / projection.width;
  const disc = discIn(shown, projection, field);
  const rooms = field.pieces.map(({ values = [] }) => pieceRoom(values, disc, widthOfNumbers(shown)));
  const spread = spreadOut(
    points.map(([x, y]): Point => [x * scale, y * scale]),
    rooms,
    { width: shown, height: projection.height * scale },
  );
  return spread.map(([x, y]): Point => [x / scale, y / scale]);
}
