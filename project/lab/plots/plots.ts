import type { LabResult } from "../../../schemas/lab-answer";
import type { Plot } from "../../../schemas/plot";
import { cardPlots, stuckPlots } from "./card-plots";
import { decisionPlot, endPlot, leadPlot, lengthPlot, stockPlots } from "./course-plots";
import { fieldPlot, matrixPlots, ratePlot, seatPlot } from "./rate-plots";

/** The numbers of an answer as plots, what was asked for first. */
export function plotsOf(result: LabResult, nameOf: (card: string) => string): Plot[] {
  const { ask } = result.experiment;
  if (result.answer.pairings.length === 0) return [];
  const isOfCards = ask === "cards" || ask === "texts";
  return [
    ...cardPlots(result, nameOf),
    ...stuckPlots(result, nameOf),
    ...(ask === "field" ? [fieldPlot(result), ...matrixPlots(result)] : isOfCards ? [] : [ratePlot(result)]),
    ...(ask !== "first-player" && ask !== "texts" ? [seatPlot(result)] : []),
    ...lengthPlot(result),
    ...(ask === "texts" ? [] : [...leadPlot(result), ...decisionPlot(result), ...stockPlots(result)]),
    endPlot(result),
  ];
}
