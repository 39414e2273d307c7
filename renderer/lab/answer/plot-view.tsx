import { type Plot, type PlotMark, plotFigure } from "../../../schemas/plot";
import { goTo, labMatchItem } from "../../state/place";
import { BandLines } from "../../ui/charts/band-lines";
import { Bars } from "../../ui/charts/bars";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { Columns } from "../../ui/charts/columns";
import { Curve } from "../../ui/charts/curve";
import { HeatGrid } from "../../ui/charts/heat-grid";
import { Intervals } from "../../ui/charts/intervals";

/** A plot on the screen, which can be read as a table. A mark leads to a match in which it can be seen. */
export function PlotView({ id, plot }: { id: string; plot: Plot }) {
  const { title, sentences, table } = plot;
  return (
    <ChartFrame title={title} sentences={sentences} table={table}>
      <Drawing id={id} plot={plot} />
    </ChartFrame>
  );
}

function Drawing({ id, plot }: { id: string; plot: Plot }) {
  const opening = <M extends PlotMark>(marks: readonly M[]) =>
    marks.map(({ match, ...mark }) => ({
      ...mark,
      ...(match && { onOpen: () => goTo("table", labMatchItem(id, match)) }),
    }));
  const { title: label } = plot;
  switch (plot.kind) {
    case "intervals":
    case "curve": {
      const { even, around, unit } = plot;
      const scale = { even, around, figure: (value: number) => plotFigure(unit, value) };
      return plot.kind === "curve" ? (
        <Curve label={label} marks={opening(plot.marks)} axis={plot.axis} {...scale} />
      ) : (
        <Intervals label={label} marks={opening(plot.marks)} {...scale} />
      );
    }
    case "columns":
      return <Columns label={label} marks={opening(plot.marks)} axis={plot.axis} />;
    case "bars":
      return <Bars label={label} marks={opening(plot.marks)} />;
    case "grid":
      return <HeatGrid label={label} rows={plot.rows} columns={plot.columns} cells={opening(plot.cells)} />;
    case "lines":
      return <BandLines label={label} lines={plot.lines} axis={plot.axis} />;
  }
}
