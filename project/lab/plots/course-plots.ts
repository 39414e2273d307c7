import { percent } from "../../../engine/lab/verdicts";
import type { Answer, CourseSummary, LabResult } from "../../../schemas/lab-answer";
import type { Plot } from "../../../schemas/plot";
import { between, matchesWord, pairingLabel } from "./labels";

/** How matches go: how long they take, who leads, what everybody has, how much is decided, how they end. */

const mostColumns = 40;

const counted = (all: Map<string, number>, counts: Readonly<Record<string, number>>): void => {
  for (const [key, games] of Object.entries(counts)) all.set(key, (all.get(key) ?? 0) + games);
};

export function lengthPlot({ answer }: LabResult): Plot[] {
  const all = new Map<string, number>();
  for (const { summary } of answer.pairings) counted(all, summary.turns.counts ?? {});
  if (all.size === 0) return [];
  const counts = new Map([...all].map(([turns, games]) => [Number(turns), games]));
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const wide = Math.ceil((most - least + 1) / mostColumns);
  const marks = Array.from({ length: Math.ceil((most - least + 1) / wide) }, (_, n) => {
    const from = least + n * wide;
    const games = Array.from({ length: wide }, (__, at) => counts.get(from + at) ?? 0).reduce((a, b) => a + b, 0);
    const label = wide === 1 ? String(from) : `${from}–${from + wide - 1}`;
    return { label, words: `${label} turns: ${matchesWord(games)}`, count: games };
  });
  const sorted = [...counts].sort(([a], [b]) => a - b);
  const games = sorted.reduce((sum, [, each]) => sum + each, 0);
  const by = (n: number): number => sorted.slice(0, n + 1).reduce((sum, [, each]) => sum + each, 0);
  const middle = sorted.find((_, n) => by(n) >= games / 2)?.[0] ?? least;
  return [
    {
      kind: "columns",
      title: "How long matches take",
      sentences: [`Half of the matches are over by turn ${middle}; the shortest took ${least}, the longest ${most}.`],
      table: [["Turns", "Matches"], ...marks.map((mark) => [mark.label, String(mark.count)])],
      marks,
      axis: "turns",
    },
  ];
}

/** Whether it was over early: who stood best changed, and who stood worse won. */
export function leadPlot({ answer }: LabResult): Plot[] {
  const counts = new Map<string, number>();
  let [halfway, comebacks] = [0, 0];
  for (const { summary } of answer.pairings) {
    if (!summary.course) continue;
    halfway += summary.course.halfway;
    comebacks += summary.course.comebacks;
    counted(counts, summary.course.leadChanges);
  }
  if (counts.size === 0) return [];
  const most = Math.min(mostColumns, Math.max(...[...counts.keys()].map(Number)));
  const marks = Array.from({ length: most + 1 }, (_, changes) => {
    const games = counts.get(String(changes)) ?? 0;
    const words = `${changes} ${changes === 1 ? "change" : "changes"}: ${matchesWord(games)}`;
    return { label: String(changes), words, count: games };
  });
  const sentence =
    halfway === 0
      ? "Nobody stood best halfway in a match that somebody won."
      : `Of the matches that somebody won, ${percent(comebacks / halfway)} went to who stood worse halfway. How seats stand is what a bot that plans thinks of it.`;
  return [
    {
      kind: "columns",
      title: "How often the lead changes",
      sentences: [sentence],
      table: [["Changes", "Matches"], ...marks.map((mark) => [mark.label, String(mark.count)])],
      marks,
      axis: "changes",
    },
  ];
}

const closely = ({ pairings }: Answer) =>
  pairings.flatMap((pairing) => {
    const { close } = pairing.summary.course ?? {};
    return close ? [{ pairing, close }] : [];
  });

/** How many decisions there are in a turn, and whether it matters what is decided. */
export function decisionPlot({ answer, experiment }: LabResult): Plot[] {
  const noted = closely(answer).filter(({ close }) => close.weighed > 0);
  if (noted.length === 0) return [];
  const marks = noted.map(({ pairing, close: { mattered, weighed, perTurn } }) => {
    const [low, high] = mattered.interval;
    const label = pairingLabel(pairing, experiment);
    const words = `${label}: ${perTurn.toFixed(1)} decisions a turn, ${percent(mattered.rate)} of them matter (${between([low, high])})`;
    return { label, words, count: weighed, at: mattered.rate, low, high, figure: percent(mattered.rate) };
  });
  const [{ close: first }] = noted as [(typeof noted)[number]];
  const some =
    noted.length === 1
      ? `A turn has ${first.perTurn.toFixed(1)} decisions between several answers; ${percent(first.mattered.rate)} of them matter (${between(first.mattered.interval)}).`
      : `A turn has ${Math.min(...noted.map(({ close }) => close.perTurn)).toFixed(1)} to ${Math.max(...noted.map(({ close }) => close.perTurn)).toFixed(1)} decisions between several answers.`;
  const games = noted.reduce((sum, { close }) => sum + close.games, 0);
  return [
    {
      kind: "intervals",
      title: "How many decisions matter",
      sentences: [
        some,
        `One matters where the best answer is better than the middle one by a tenth of a usual lead; weighed in ${matchesWord(games)}.`,
      ],
      table: [
        ["", "Decisions a turn", "Matter", "From", "To", "Weighed"],
        ...noted.map(({ close }, n) => [
          marks[n]!.label,
          close.perTurn.toFixed(2),
          percent(close.mattered.rate),
          ...close.mattered.interval.map(percent),
          String(close.weighed),
        ]),
      ],
      marks,
      ...{ even: 0.5, around: 0, unit: "share" as const },
    },
  ];
}

type Close = NonNullable<CourseSummary["close"]>;

/** More pairings than these would be a wall of plots. */
const mostPairings = 2;

/** What everybody has, turn by turn. */
export function stockPlots({ answer, experiment }: LabResult): Plot[] {
  const noted = closely(answer);
  const shown = noted.slice(0, mostPairings);
  return shown.flatMap(({ pairing, close }) =>
    close.stocks.flatMap((stock): Plot[] => {
      const names = namesFor(pairing.decks);
      const lines = stock.lines.map((points, who) => ({
        label: names[who]!,
        points: points.map(({ turn, middle, low, high }) => ({ x: turn, middle, low, high })),
      }));
      if (!lines.some(({ points }) => points.length > 1 && points.some(({ middle }) => middle !== points[0]!.middle)))
        return [];
      return [
        {
          kind: "lines",
          title: noted.length > 1 ? `${stock.label}, ${pairingLabel(pairing, experiment)}` : stock.label,
          sentences: [stockSentence(lines, close)],
          table: [
            ["Turn", ...names.flatMap((name) => [name, "low", "high"])],
            ...turnsOf(stock).map((turn) => [
              String(turn),
              ...stock.lines.flatMap((points) => {
                const point = points.find((each) => each.turn === turn);
                return point ? [point.middle, point.low, point.high].map((n) => n.toFixed(2)) : ["", "", ""];
              }),
            ]),
          ],
          lines,
          axis: "turn",
        },
      ];
    }),
  );
}

const turnsOf = ({ lines }: Close["stocks"][number]): number[] =>
  [...new Set(lines.flatMap((points) => points.map(({ turn }) => turn)))].sort((a, b) => a - b);

const namesFor = (decks: readonly string[]): string[] =>
  new Set(decks).size === decks.length
    ? [...decks]
    : decks.map((_, n) => (n === 0 ? "Whoever begins" : decks.length === 2 ? "The other" : `Seat ${n + 1} from there`));

function stockSentence(
  lines: readonly { label: string; points: readonly { middle: number }[] }[],
  { games }: Close,
): string {
  const ends = lines.flatMap(({ label, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    return first && last ? [`${label} from ${first.middle.toFixed(1)} to ${last.middle.toFixed(1)}`] : [];
  });
  return `What lies there when a turn begins: ${ends.join(", ")}. The bands hold eight of ten matches, of ${matchesWord(games)}.`;
}

export function endPlot({ answer }: LabResult): Plot {
  const causes = new Map<string, number>();
  let draws = 0;
  for (const { summary } of answer.pairings) {
    draws += summary.draws;
    counted(causes, summary.causes);
  }
  const limited = answer.pairings.reduce((sum, { summary }) => sum + summary.limited, 0);
  const marks = [...causes]
    .sort(([, a], [, b]) => b - a)
    .map(([cause, games]) => {
      const label = cause.slice(0, 1).toUpperCase() + cause.slice(1);
      return { label, words: `${label}: ${matchesWord(games)}`, count: games };
    });
  const sentence = `${draws === 0 ? "None was drawn" : `${matchesWord(draws)} ${draws === 1 ? "was" : "were"} drawn`}, and ${limited === 0 ? "none was ended by a limit" : `${matchesWord(limited)} ended by a limit, where what breaks ties decides`}.`;
  return {
    kind: "bars",
    title: "How matches end",
    sentences: [sentence],
    table: [["End", "Matches"], ...marks.map((mark) => [mark.label, String(mark.count)])],
    marks,
  };
}
