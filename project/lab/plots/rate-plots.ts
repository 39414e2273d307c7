import { percent, points } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import type { LabResult } from "../../../schemas/lab-answer";
import type { Plot, PlotMark } from "../../../schemas/plot";
import { between, measureTitle, pairingLabel, shareMark, shareScale } from "./labels";

/** Who wins how often. */

/** What was asked for. */
export function ratePlot({ answer, experiment }: LabResult): Plot {
  const { pairings, whatIf = [] } = answer;
  const first = pairings[0]!;
  const marks = pairings.map((each, matchup) => {
    const [index] = [...each.seen.won, ...each.seen.lost];
    const mark = shareMark(pairingLabel(each, experiment), each, each.summary.games);
    return index === undefined ? mark : { ...mark, match: { matchup, index } };
  });
  const isCurve = experiment.ask === "sweep" || experiment.ask === "seek";
  return {
    ...(isCurve ? { kind: "curve", axis: "what was tried" } : { kind: "intervals" }),
    title: measureTitle(experiment, first),
    sentences: [
      "Each point is what was found, its bar where the true number lies 19 times out of 20; the band is what counts as fair.",
      ...whatIf.map(
        ({ difference, interval }) =>
          `The difference is ${points(difference)} points (${points(interval[0])} to ${points(interval[1])}), on the same luck.`,
      ),
    ],
    table: [
      ["", "Wins", "From", "To", "Matches", "Drawn", "Ended by a limit"],
      ...pairings.map((each) => [
        pairingLabel(each, experiment),
        percent(each.rate),
        ...each.interval.map(percent),
        ...[each.summary.games, each.summary.draws, each.summary.limited].map(String),
      ]),
    ],
    marks,
    ...shareScale(experiment, first.decks.length),
  };
}

export function fieldPlot({ answer, experiment }: LabResult): Plot {
  const { field = [], pairings } = answer;
  const each = (deck: string, bot: string): number =>
    pairings
      .filter((pairing) => pairing.bot === bot && pairing.decks.includes(deck))
      .reduce((sum, { summary }) => sum + summary.games, 0);
  const several = experiment.bots.length > 1;
  const marks = field.map((one) =>
    shareMark(several ? `${one.deck}, ${one.bot}` : one.deck, one, each(one.deck, one.bot)),
  );
  return {
    kind: "intervals",
    title: "How often each deck wins",
    sentences: ["Over all the decks that it met."],
    table: [
      ["Deck", "Wins", "From", "To", "Matches"],
      ...field.map((one, n) => [
        marks[n]!.label,
        percent(one.rate),
        ...one.interval.map(percent),
        String(marks[n]!.count),
      ]),
    ],
    marks,
    ...shareScale(experiment, 2),
  };
}

/** Whoever begins, beside what was asked. */
export function seatPlot({ answer: { pairings }, experiment }: LabResult): Plot {
  const marks = pairings.map((each) =>
    shareMark(pairingLabel(each, experiment), each.summary.firstPlayer, each.summary.games - each.summary.draws),
  );
  const [only] = pairings.length === 1 ? pairings : [];
  return {
    kind: "intervals",
    title: "Whoever begins",
    sentences: [
      only
        ? `Wins ${percent(only.summary.firstPlayer.rate)} (${between(only.summary.firstPlayer.interval)}) of the matches that somebody won.`
        : "How often the seat that begins wins, of the matches that somebody won.",
    ],
    table: [
      ["", "Wins", "From", "To", "Decided matches"],
      ...pairings.map(({ summary: { firstPlayer } }, n) => [
        marks[n]!.label,
        percent(firstPlayer.rate),
        ...firstPlayer.interval.map(percent),
        String(marks[n]!.count),
      ]),
    ],
    marks,
    ...shareScale(experiment, pairings[0]!.decks.length),
  };
}

/** How often each deck wins against each other one, by bot. */
export function matrixPlots({ answer, experiment }: LabResult): Plot[] {
  const { pairings, field = [] } = answer;
  const decks = [...new Set(field.map(({ deck }) => deck))];
  return experiment.bots.map((bot) => {
    const own = pairings.flatMap((pairing, matchup) => (pairing.bot === bot ? [{ pairing, matchup }] : []));
    const cells = decks.flatMap((row) =>
      decks.map((column): PlotMark & { figure: string; rate?: number } => {
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
          ...(index !== undefined && { match: { matchup, index } }),
        };
      }),
    );
    return {
      kind: "grid",
      title: experiment.bots.length > 1 ? `Deck against deck, ${botWords(bot)}` : "Deck against deck",
      sentences: ["How often the deck at the left wins against the one above; the fuller a cell, the more often."],
      table: [
        ["Wins of", ...decks.map((deck) => `against ${deck}`)],
        ...decks.map((deck, row) => [
          deck,
          ...decks.map((_, column) => {
            const { rate } = cells[row * decks.length + column]!;
            return rate === undefined ? "" : percent(rate);
          }),
        ]),
      ],
      rows: decks,
      columns: decks,
      cells,
    };
  });
}
