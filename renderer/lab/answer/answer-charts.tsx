import { percent, points } from "../../../engine/lab/verdicts";
import type { LabResult } from "../../../project/lab/lab-result";
import type { GameId } from "../../../schemas/game-id";
import { count } from "../../state/count";
import { goTo, labMatchItem } from "../../state/place";
import { Bars } from "../../ui/charts/bars";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { Columns } from "../../ui/charts/columns";
import { Curve } from "../../ui/charts/curve";
import { Intervals } from "../../ui/charts/intervals";
import styles from "./answer.module.css";
import { between, measureTitle, pairingLabel, shareMark, shareScale } from "./answer-words";
import { BothWays } from "./both-ways";
import { CardCharts } from "./card-charts";
import { DeadTexts } from "./dead-texts";
import { DeckMatrix } from "./deck-matrix";

interface Props {
  id: string;
  game: GameId;
  result: LabResult;
}

/** The numbers of an answer as pictures, each of which can be read as a table. */
export function AnswerCharts(props: Props) {
  const { result } = props;
  const { ask } = result.experiment;
  if (result.answer.pairings.length === 0) return null;
  return (
    <div className={styles.charts}>
      {ask === "cards" && <CardCharts {...props} />}
      {ask === "texts" && <DeadTexts {...props} />}
      {ask === "what-if" && <BothWays {...props} />}
      {ask === "field" && <FieldChart {...props} />}
      {ask === "field" && <DeckMatrix {...props} />}
      {ask !== "cards" && ask !== "field" && ask !== "texts" && <RateChart {...props} />}
      {ask !== "first-player" && ask !== "texts" && <SeatChart {...props} />}
      <LengthChart {...props} />
      {ask !== "texts" && <LeadChart {...props} />}
      <EndChart {...props} />
    </div>
  );
}

const matchesWord = (n: number): string => `${n.toLocaleString("en")} ${n === 1 ? "match" : "matches"}`;

/** What was asked for. A point leads to a match in which it happened. */
function RateChart({ id, result: { answer, experiment } }: Props) {
  const { pairings, whatIf = [] } = answer;
  const first = pairings[0]!;
  const scale = shareScale(experiment, first.decks.length);
  const marks = pairings.map((each, matchup) => {
    const [index] = [...each.seen.won, ...each.seen.lost];
    const mark = shareMark(pairingLabel(each, experiment), each, each.summary.games);
    return index === undefined ? mark : { ...mark, onOpen: () => goTo("table", labMatchItem(id, { matchup, index })) };
  });
  const title = measureTitle(experiment, first);
  const sentences = [
    `Each point is what was found, its bar where the true number lies 19 times out of 20; the band is what counts as fair.`,
    ...whatIf.map(
      ({ difference, interval }) =>
        `The difference is ${points(difference)} points (${points(interval[0])} to ${points(interval[1])}), on the same luck.`,
    ),
  ];
  const table = [
    ["", "Wins", "From", "To", "Matches", "Drawn", "Ended by a limit"],
    ...pairings.map((each) => [
      pairingLabel(each, experiment),
      percent(each.rate),
      ...each.interval.map(percent),
      ...[each.summary.games, each.summary.draws, each.summary.limited].map(String),
    ]),
  ];
  return (
    <ChartFrame title={title} sentences={sentences} table={table}>
      {experiment.ask === "sweep" || experiment.ask === "seek" ? (
        <Curve label={title} marks={marks} axis="what was tried" {...scale} />
      ) : (
        <Intervals label={title} marks={marks} {...scale} />
      )}
    </ChartFrame>
  );
}

function FieldChart({ result: { answer, experiment } }: Props) {
  const { field = [], pairings } = answer;
  const each = (deck: string, bot: string): number =>
    pairings
      .filter((pairing) => pairing.bot === bot && pairing.decks.includes(deck))
      .reduce((sum, { summary }) => sum + summary.games, 0);
  const several = experiment.bots.length > 1;
  const marks = field.map((one) =>
    shareMark(several ? `${one.deck}, ${one.bot}` : one.deck, one, each(one.deck, one.bot)),
  );
  const table = [
    ["Deck", "Wins", "From", "To", "Matches"],
    ...field.map((one, n) => [
      marks[n]!.label,
      percent(one.rate),
      ...one.interval.map(percent),
      String(marks[n]!.count),
    ]),
  ];
  const title = "How often each deck wins";
  return (
    <ChartFrame title={title} sentences={["Over all the decks that it met."]} table={table}>
      <Intervals label={title} marks={marks} {...shareScale(experiment, 2)} />
    </ChartFrame>
  );
}

/** Whoever begins, beside what was asked. */
function SeatChart({ result: { answer, experiment } }: Props) {
  const { pairings } = answer;
  const marks = pairings.map((each) =>
    shareMark(pairingLabel(each, experiment), each.summary.firstPlayer, each.summary.games - each.summary.draws),
  );
  const title = "Whoever begins";
  const table = [
    ["", "Wins", "From", "To", "Decided matches"],
    ...pairings.map(({ summary: { firstPlayer } }, n) => [
      marks[n]!.label,
      percent(firstPlayer.rate),
      ...firstPlayer.interval.map(percent),
      String(marks[n]!.count),
    ]),
  ];
  const sentence =
    pairings.length === 1
      ? `Wins ${percent(pairings[0]!.summary.firstPlayer.rate)} (${between(pairings[0]!.summary.firstPlayer.interval)}) of the matches that somebody won.`
      : "How often the seat that begins wins, of the matches that somebody won.";
  return (
    <ChartFrame title={title} sentences={[sentence]} table={table}>
      <Intervals label={title} marks={marks} {...shareScale(experiment, pairings[0]!.decks.length)} />
    </ChartFrame>
  );
}

const mostColumns = 40;

function LengthChart({ result: { answer } }: Props) {
  const counts = new Map<number, number>();
  for (const { summary } of answer.pairings)
    for (const [turns, games] of Object.entries(summary.turns.counts ?? {}))
      counts.set(Number(turns), (counts.get(Number(turns)) ?? 0) + games);
  if (counts.size === 0) return null;
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const wide = Math.ceil((most - least + 1) / mostColumns);
  const bins = Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, n) => {
    const from = least + n * wide;
    const games = Array.from({ length: wide }, (__, at) => counts.get(from + at) ?? 0).reduce((a, b) => a + b, 0);
    const label = wide === 1 ? String(from) : `${from}–${from + wide - 1}`;
    return { label, words: `${label} turns: ${matchesWord(games)}`, count: games };
  });
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const all = sorted.reduce((sum, [, games]) => sum + games, 0);
  const by = (n: number): number => sorted.slice(0, n + 1).reduce((sum, [, games]) => sum + games, 0);
  const middle = sorted.find((_, n) => by(n) >= all / 2)?.[0] ?? least;
  const sentence = `Half of the matches are over by turn ${middle}; the shortest took ${least}, the longest ${most}.`;
  const title = "How long matches take";
  return (
    <ChartFrame
      title={title}
      sentences={[sentence]}
      table={[["Turns", "Matches"], ...bins.map((bin) => [bin.label, String(bin.count)])]}
    >
      <Columns label={title} marks={bins} axis="turns" />
    </ChartFrame>
  );
}

/** Whether it was over early: who stood best changed, and who stood worse won. */
function LeadChart({ result: { answer } }: Props) {
  const counts = new Map<number, number>();
  let [halfway, comebacks] = [0, 0];
  for (const { summary } of answer.pairings) {
    if (!summary.course) continue;
    halfway += summary.course.halfway;
    comebacks += summary.course.comebacks;
    for (const [changes, games] of Object.entries(summary.course.leadChanges))
      counts.set(Number(changes), (counts.get(Number(changes)) ?? 0) + games);
  }
  if (counts.size === 0) return null;
  const most = Math.min(mostColumns, Math.max(...counts.keys()));
  const marks = Array.from({ length: most + 1 }, (_, changes) => {
    const games = counts.get(changes) ?? 0;
    return { label: String(changes), words: `${count(changes, "change")}: ${matchesWord(games)}`, count: games };
  });
  const sentence =
    halfway === 0
      ? "Nobody stood best halfway in a match that somebody won."
      : `Of the matches that somebody won, ${percent(comebacks / halfway)} went to who stood worse halfway. How seats stand is what a bot that plans thinks of it.`;
  const title = "How often the lead changes";
  return (
    <ChartFrame
      title={title}
      sentences={[sentence]}
      table={[["Changes", "Matches"], ...marks.map((mark) => [mark.label, String(mark.count)])]}
    >
      <Columns label={title} marks={marks} axis="changes" />
    </ChartFrame>
  );
}

function EndChart({ result: { answer } }: Props) {
  const causes = new Map<string, number>();
  let draws = 0;
  for (const { summary } of answer.pairings) {
    draws += summary.draws;
    for (const [cause, games] of Object.entries(summary.causes)) causes.set(cause, (causes.get(cause) ?? 0) + games);
  }
  const limited = answer.pairings.reduce((sum, { summary }) => sum + summary.limited, 0);
  const marks = [...causes]
    .sort(([, a], [, b]) => b - a)
    .map(([cause, games]) => {
      const label = cause.slice(0, 1).toUpperCase() + cause.slice(1);
      return { label, words: `${label}: ${matchesWord(games)}`, count: games };
    });
  const sentence = `${draws === 0 ? "None was drawn" : `${matchesWord(draws)} ${draws === 1 ? "was" : "were"} drawn`}, and ${limited === 0 ? "none was ended by a limit" : `${matchesWord(limited)} ended by a limit, where what breaks ties decides`}.`;
  const title = "How matches end";
  return (
    <ChartFrame
      title={title}
      sentences={[sentence]}
      table={[["End", "Matches"], ...marks.map((mark) => [mark.label, String(mark.count)])]}
    >
      <Bars label={title} marks={marks} />
    </ChartFrame>
  );
}
