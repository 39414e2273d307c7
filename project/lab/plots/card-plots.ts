import { stuckShare } from "../../../engine/lab/card-marks";
import { percent, points } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import { usualFairness } from "../../../schemas/experiment";
import type { CardMark, LabResult } from "../../../schemas/lab-answer";
import type { Plot, PlotInterval } from "../../../schemas/plot";

/** What became of cards. */

/** So many from either end are drawn; the table has them all. */
const drawn = 10;

export const cardHeads = [
  ...["Card", "Verdict", "Drawn", "Played", "Stuck", "Wins when drawn", "when played", "its deck"],
  ...["By turn", "Worth early", "From", "To"],
];

const wordFor = ({ verdict, played, drawn: hands }: CardMark): string =>
  verdict ?? (hands > 0 && played === 0 ? "never played" : "");

export function cardCells(mark: CardMark, nameOf: (card: string) => string): string[] {
  const share = stuckShare(mark);
  return [
    nameOf(mark.card),
    wordFor(mark),
    ...[mark.drawn, mark.played].map(String),
    share === undefined ? "" : percent(share),
    ...[mark.rateDrawn, mark.ratePlayed, mark.rateDeck].map(percent),
    String(mark.by),
    points(mark.difference),
    ...mark.interval.map(points),
  ];
}

/** How much more is won with each card early than with others instead, by bot. */
export function cardPlots({ answer, experiment }: LabResult, nameOf: (card: string) => string): Plot[] {
  return (answer.cards ?? []).map(({ bot, cards }) => {
    const ends = cards.length > 2 * drawn ? [...cards.slice(0, drawn), ...cards.slice(-drawn)] : cards;
    return {
      kind: "intervals",
      title: `What a card is worth early${experiment.bots.length > 1 ? `, ${botWords(bot)}` : ""}`,
      sentences: [
        "By how many points more is won for each copy that came early than with others of the deck instead. Of many cards some lie far out by luck alone; those in colour don’t.",
      ],
      table: [cardHeads, ...cards.map((mark) => cardCells(mark, nameOf))],
      marks: ends.map((mark) => markOf(mark, nameOf(mark.card))),
      ...{ even: 0, around: (experiment.fair ?? usualFairness) / 100, unit: "points" as const },
    };
  });
}

function markOf({ difference, interval, early, late, verdict, evidence }: CardMark, name: string): PlotInterval {
  const [first] = evidence;
  return {
    label: name,
    words: `${name}: ${points(difference)} points, ${points(interval[0])} to ${points(interval[1])}; ${early} hands with it, ${late} without`,
    count: early,
    isFaint: verdict === undefined,
    at: difference,
    low: interval[0],
    high: interval[1],
    figure: points(difference),
    ...(first && { match: first }),
  };
}

/** Cards that stay in hands that had time to play them. */
export function stuckPlots({ answer, experiment }: LabResult, nameOf: (card: string) => string): Plot[] {
  return (answer.cards ?? []).flatMap(({ bot, cards }): Plot[] => {
    const held = cards
      .flatMap((mark) => {
        const share = stuckShare(mark);
        return share === undefined ? [] : [{ mark, share, hands: mark.held!.hands }];
      })
      .sort((a, b) => b.share - a.share);
    const marks = held
      .filter(({ share }) => share > 0)
      .slice(0, drawn)
      .map(({ mark, share, hands }) => {
        const name = nameOf(mark.card);
        const words = `${name}: stuck in ${percent(share)} of ${hands} hands`;
        return { label: name, words, count: Math.round(100 * share) };
      });
    if (marks.length === 0) return [];
    return [
      {
        kind: "bars",
        title: `Cards stuck in hand${experiment.bots.length > 1 ? `, ${botWords(bot)}` : ""}`,
        sentences: ["Of 100 hands that had time to play it, in so many a card never was; the most often stuck."],
        table: [
          ["Card", "Stuck", "Hands"],
          ...held.map(({ mark, share, hands }) => [nameOf(mark.card), percent(share), String(hands)]),
        ],
        marks,
      },
    ];
  });
}
