import type { Answer } from "./answer";
import type { Slice } from "./slices";

/** An answer as rows of cells, for a screen reader, a spreadsheet or a terminal. The first row holds headings. */
export function answerTable({ shape, before, cards }: Answer): string[][] {
  const compared = before === undefined ? [] : ["Before"];
  const was = (slice: Slice): string[] => (before === undefined ? [] : [String(slice.before ?? 0)]);
  const share = (n: number): string => (cards === 0 ? "" : `${Math.round((1000 * n) / cards) / 10} %`);
  switch (shape.kind) {
    case "bars":
    case "columns":
      return [
        [shape.of.facet.title, "Cards", "Share", ...compared],
        ...shape.of.slices.map((slice) => [slice.label, String(slice.count), share(slice.count), ...was(slice)]),
      ];
    case "grid": {
      const { rows, columns, counts, averages } = shape;
      return [
        [
          `${rows.facet.title} / ${columns.facet.title}`,
          ...columns.slices.map(({ label }) => label),
          "Cards",
          ...(averages ? ["Average"] : []),
        ],
        ...rows.slices.map((slice, at) => [
          slice.label,
          ...counts[at]!.map(String),
          String(slice.count),
          ...(averages ? [averages[at] === undefined ? "" : String(Math.round(averages[at] * 100) / 100)] : []),
        ]),
      ];
    }
    case "points":
      return [
        [shape.x.title, shape.y.title, "Cards", "Which"],
        ...shape.points
          .toSorted((a, b) => a.x - b.x || a.y - b.y)
          .map(({ x, y, cards: here }) => [
            String(x),
            String(y),
            String(here.length),
            here.map(({ id }) => id).join(", "),
          ]),
      ];
  }
}
