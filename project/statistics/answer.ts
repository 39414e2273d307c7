import { factsOf } from "../project-text";
import type { Counted } from "./counted";
import { type Counts, crossed, type Hole, holesIn } from "./cross";
import type { CountedCard, Facet } from "./facets";
import { mean, median, type Trend, trendOf } from "./figures";
import { pointsOf, type SpotPoint } from "./points";
import { type Question, titleOf } from "./questions";
import { sentencesOf } from "./sentences";
import { type Sliced, sliced } from "./slices";

/** What a question comes to: the answer in sentences, and what a chart shows of it. */
export interface Answer {
  question: Question;
  title: string;
  sentences: readonly string[];
  cards: number;
  /** How many cards there were, where something is compared. */
  before?: number;
  shape: AnswerShape;
}

export type AnswerShape =
  | { kind: "bars"; of: Sliced }
  | { kind: "columns"; of: Sliced; figures?: Figures; figuresBefore?: Figures }
  | GridShape
  | { kind: "points"; x: Facet; y: Facet; points: readonly SpotPoint[]; trend?: Trend };

export interface GridShape {
  kind: "grid";
  rows: Sliced;
  columns: Sliced;
  counts: Counts;
  before?: Counts;
  holes: readonly Hole[];
  /** Of a number in the columns, for each row. */
  averages?: readonly (number | undefined)[];
}

export interface Figures {
  mean: number;
  median: number;
}

/** `before`: what it is compared with, and how that is called. Nothing, where cards have no such facet. */
export function answerTo(question: Question, now: Counted, before?: Counted & { called: string }): Answer | undefined {
  const named = (name: string | undefined, of: Counted) => of.facets.find((facet) => facet.name === name);
  const by = named(question.by, now);
  const against = named(question.against, now);
  if (!by || (question.against !== undefined && !against)) return undefined;
  const slicesOf = (facet: Facet): Sliced => {
    const former = before && named(facet.name, before);
    return sliced(now.cards, facet, former && { cards: before!.cards, facet: former });
  };
  const shape = against ? shapeOfTwo(by, against) : shapeOfOne(by);
  const counted = { cards: now.cards.length, ...(before && { before: before.cards.length, called: before.called }) };
  const nameOf = (card: CountedCard) => factsOf(card.card, now.searched.game, now.searched.language).name;
  return {
    question,
    title: titleOf(question, now.facets),
    sentences: sentencesOf(shape, { ...counted, facets: now.facets, nameOf }),
    cards: now.cards.length,
    ...(before && { before: before.cards.length }),
    shape,
  };

  function shapeOfOne(facet: Facet): AnswerShape {
    const of = slicesOf(facet);
    if (facet.kind === "words") return { kind: "bars", of };
    const figures = figuresOf(now.cards, facet);
    const former = before && named(facet.name, before);
    const figuresBefore = former && figuresOf(before!.cards, former);
    return { kind: "columns", of, ...(figures && { figures }), ...(figuresBefore && { figuresBefore }) };
  }

  function shapeOfTwo(one: Facet, other: Facet): AnswerShape {
    if (one.kind === "number" && other.kind === "number" && one !== other) {
      const points = pointsOf(now.cards, one, other);
      if (points) {
        const trend = trendOf(points.flatMap(({ x, y, cards }) => cards.map(() => [x, y] as const)));
        return { kind: "points", x: one, y: other, points, ...(trend && { trend }) };
      }
    }
    // Numbers run along; of words, the longer list runs down.
    const [a, b] = [slicesOf(one), slicesOf(other)];
    const isTurned = one.kind === other.kind ? a.slices.length < b.slices.length : one.kind === "number";
    const [rows, columns] = isTurned ? [b, a] : [a, b];
    const counts = crossed(rows, columns, 0, now.cards.length);
    return {
      kind: "grid",
      rows,
      columns,
      counts,
      ...(before && { before: crossed(rows, columns, now.cards.length, rows.places.length) }),
      holes: holesIn(rows, columns, counts, now.cards.length),
      ...(columns.facet.kind === "number" && { averages: averagesOf(rows, columns.facet) }),
    };
  }

  function averagesOf(rows: Sliced, facet: Facet): (number | undefined)[] {
    const sums = rows.slices.map(() => ({ sum: 0, of: 0 }));
    for (const [n, card] of now.cards.entries()) {
      const value = facet.of(card);
      if (typeof value !== "number") continue;
      for (const row of rows.places[n]!) {
        sums[row]!.sum += value;
        sums[row]!.of += 1;
      }
    }
    return sums.map(({ sum, of }) => (of === 0 ? undefined : sum / of));
  }
}

function figuresOf(cards: readonly CountedCard[], facet: Facet): Figures | undefined {
  const numbers = cards.map(facet.of).filter((n) => typeof n === "number");
  return numbers.length === 0 ? undefined : { mean: mean(numbers), median: median(numbers) };
}
