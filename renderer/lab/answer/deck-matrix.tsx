import { percent } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import type { LabResult } from "../../../project/lab/lab-result";
import { goTo, labMatchItem } from "../../state/place";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { type Cell, HeatGrid } from "../../ui/charts/heat-grid";
import { between } from "./answer-words";

/** How often each deck wins against each other one. A cell leads to one of their matches. */
export function DeckMatrix({ id, result: { answer, experiment } }: { id: string; result: LabResult }) {
  const { pairings, field = [] } = answer;
  const decks = [...new Set(field.map(({ deck }) => deck))];
  return experiment.bots.map((bot) => {
    const own = pairings.flatMap((pairing, matchup) => (pairing.bot === bot ? [{ pairing, matchup }] : []));
    const cells = decks.flatMap((row) =>
      decks.map((column): Cell & { rate?: number } => {
        const met = own.find(({ pairing: { decks: both } }) => both.includes(row) && both.includes(column));
        if (row === column || !met) return { label: row, words: row, count: 0, figure: "·" };
        const { pairing, matchup } = met;
        const isFirst = pairing.decks[0] === row;
        const rate = isFirst ? pairing.rate : 1 - pairing.rate;
        const [low, high] = pairing.interval;
        const interval: [number, number] = isFirst ? [low, high] : [1 - high, 1 - low];
        const index = (isFirst ? pairing.seen.won : pairing.seen.lost)[0] ?? pairing.seen.won[0];
        return {
          label: `${row} against ${column}`,
          words: `${row} against ${column}: ${percent(rate)}, ${between(interval)}`,
          count: Math.round(100 * rate),
          figure: `${Math.round(100 * rate)}%`,
          rate,
          ...(index !== undefined && { onOpen: () => goTo("table", labMatchItem(id, { matchup, index })) }),
        };
      }),
    );
    const title = experiment.bots.length > 1 ? `Deck against deck, ${botWords(bot)}` : "Deck against deck";
    const table = [
      ["Wins of", ...decks.map((deck) => `against ${deck}`)],
      ...decks.map((deck, row) => [
        deck,
        ...decks.map((_, column) => {
          const { rate } = cells[row * decks.length + column]!;
          return rate === undefined ? "" : percent(rate);
        }),
      ]),
    ];
    return (
      <ChartFrame
        key={bot}
        title={title}
        sentences={["How often the deck at the left wins against the one above; the fuller a cell, the more often."]}
        table={table}
      >
        <HeatGrid label={title} rows={decks} columns={decks} cells={cells} />
      </ChartFrame>
    );
  });
}
