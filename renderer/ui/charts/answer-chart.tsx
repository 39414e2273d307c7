import { factsOf } from "../../../project/project-text";
import type { Answer, AnswerShape } from "../../../project/statistics/answer";
import { isNamed } from "../../../project/statistics/cross";
import type { Facet } from "../../../project/statistics/facets";
import { figure } from "../../../project/statistics/figures";
import type { Slice } from "../../../project/statistics/slices";
import type { GameId } from "../../../schemas/game-id";
import { count } from "../../state/count";
import { Bars } from "./bars";
import { Columns } from "./columns";
import { type Cell, HeatGrid } from "./heat-grid";
import type { Mark } from "./mark";
import { Scatter, type ScatterMark } from "./scatter";

interface Props {
  answer: Answer;
  game: GameId;
  isLarge?: boolean;
  /** Shows the cards that a search finds. */
  onShow(term: string): void;
  /** Begins a card that is what these slices say; nothing, where none can be begun so. */
  beginning?(pairs: readonly Pair[]): (() => void) | undefined;
}

export type Pair = readonly [Facet, Slice];
type Acts = Pick<Props, "onShow" | "beginning">;

/** An answer as what shows it best. Whatever has cards leads to them, a hole to a new card. */
export function AnswerChart({ answer: { shape, title }, game, isLarge = false, ...acts }: Props) {
  switch (shape.kind) {
    case "bars":
      return <Bars label={title} marks={shape.of.slices.map((slice) => markOf(shape.of.facet, slice, acts))} />;
    case "columns": {
      const { facet, slices } = shape.of;
      return (
        <Columns
          label={title}
          axis={facet.title.toLowerCase()}
          marks={slices.map((slice) => markOf(facet, slice, acts))}
          pointer={pointerOf(shape)}
          height={isLarge ? 280 : 160}
        />
      );
    }
    case "grid": {
      const { rows, columns, averages } = shape;
      return (
        <HeatGrid
          label={title}
          rows={rows.slices.map(({ label }) => label)}
          columns={columns.slices.map(({ label }) => label)}
          cells={cellsOf(shape, acts)}
          aside={averages && { title: "average", of: averages.map((n) => (n === undefined ? "" : figure(n))) }}
        />
      );
    }
    case "points":
      return (
        <Scatter
          label={title}
          across={shape.x.title.toLowerCase()}
          up={shape.y.title.toLowerCase()}
          marks={pointsOf(shape, game, acts)}
          trend={shape.trend}
          height={isLarge ? 440 : 260}
        />
      );
  }
}

const wordsFor = (what: string, n: number, before: number | undefined): string =>
  `${what}: ${before === undefined || before === n ? count(n, "card") : `${n.toLocaleString("en")} (was ${before.toLocaleString("en")})`}`;

function markOf(facet: Facet, slice: Slice, { onShow, beginning }: Acts): Mark {
  const { label, count: n, before, term } = slice;
  const begin = n === 0 ? beginning?.([[facet, slice]]) : undefined;
  const nothing = slice.isNothing && `No ${facet.title.toLowerCase()}`;
  return {
    label: nothing || label,
    words: `${wordsFor(nothing || `${facet.title} ${label}`, n, before)}${begin ? ". Begin one" : ""}`,
    count: n,
    before,
    isFaint: !isNamed(slice),
    onOpen: n > 0 && term !== undefined ? () => onShow(term) : begin,
  };
}

/** Where the average lies, if each column is one number. */
function pointerOf({ of: { slices }, figures, figuresBefore }: Extract<AnswerShape, { kind: "columns" }>) {
  const first = slices[0]?.value;
  if (!figures || typeof first !== "number") return undefined;
  const was = figuresBefore && figuresBefore.mean !== figures.mean ? `, was ${figure(figuresBefore.mean)}` : "";
  return { at: figures.mean - first, label: `average ${figure(figures.mean)}${was}` };
}

function cellsOf(
  { rows, columns, counts, before, holes }: Extract<AnswerShape, { kind: "grid" }>,
  { onShow, beginning }: Acts,
): Cell[] {
  const surprising = new Set(
    holes.filter(({ expected }) => expected >= 1).map(({ row, column }) => `${row} ${column}`),
  );
  return rows.slices.flatMap((row, y) =>
    columns.slices.map((column, x): Cell => {
      const n = counts[y]![x]!;
      const begin =
        n === 0
          ? beginning?.([
              [rows.facet, row],
              [columns.facet, column],
            ])
          : undefined;
      const term = row.term !== undefined && column.term !== undefined ? `${row.term} ${column.term}` : undefined;
      const what = `${rows.facet.title} ${row.label}, ${columns.facet.title.toLowerCase()} ${column.label}`;
      return {
        label: what,
        words: `${wordsFor(what, n, before?.[y]?.[x])}${begin ? ". Begin one" : ""}`,
        count: n,
        isHole: surprising.has(`${y} ${x}`),
        onOpen: n > 0 && term !== undefined ? () => onShow(term) : begin,
      };
    }),
  );
}

function pointsOf(
  { x, y, points, trend }: Extract<AnswerShape, { kind: "points" }>,
  game: GameId,
  { onShow }: Acts,
): ScatterMark[] {
  const off = points.map((point) => (trend ? point.y - trend.base - trend.slope * point.x : 0));
  const furthest = [off.indexOf(Math.max(...off)), off.indexOf(Math.min(...off))];
  return points
    .map((point, at): ScatterMark => {
      const names = point.cards.slice(0, 3).map(({ card }) => factsOf(card, game).name);
      const more = point.cards.length - names.length;
      const label = `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
      return {
        label: names[0]!,
        words: `${label}: ${x.title.toLowerCase()} ${figure(point.x)}, ${y.title.toLowerCase()} ${figure(point.y)}`,
        count: point.cards.length,
        x: point.x,
        y: point.y,
        isNamed: trend !== undefined && furthest.includes(at),
        onOpen: () => onShow(point.term),
      };
    })
    .toSorted((a, b) => a.x - b.x || a.y - b.y);
}
