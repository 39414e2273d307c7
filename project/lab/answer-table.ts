import { stuckShare } from "../../engine/lab/card-marks";
import type { Answer, CardMark, LabResult, Measured } from "../../schemas/lab-answer";
import { defused, writeDelimited } from "../tables/delimited";

/** The numbers as a table: of the cards or their texts where these were asked for, otherwise of the pairings. */
export const answerTable = ({ answer }: LabResult): string =>
  writeDelimited(
    answer.texts ? textRows(answer.texts) : answer.cards ? cardRows(answer.cards) : pairingRows(answer.pairings),
    ",",
  );

const figure = (share: number): string => share.toFixed(4);

const pairingRows = (pairings: readonly Measured[]): string[][] => [
  ["pairing", "bot", "decks", "value", "changed", "matches", "draws", "limited", "rate", "low", "high", "p", "finding"],
  ...pairings.map(({ bot, decks, value, changed, rate, interval, p, finding, summary }, n) => [
    String(n),
    defused(bot),
    defused(decks.join(" / ")),
    defused(String(value ?? "")),
    changed ? "yes" : "",
    String(summary.games),
    String(summary.draws),
    String(summary.limited),
    ...[rate, ...interval, p].map(figure),
    finding,
  ]),
];

const stuckFigure = (mark: CardMark): string => {
  const share = stuckShare(mark);
  return share === undefined ? "" : figure(share);
};

const cardRows = (marked: NonNullable<Answer["cards"]>): string[][] => [
  [
    ...["card", "bot", "drawn", "played", "stuck", "rate drawn", "rate played", "rate of its decks"],
    ...["by turn", "early", "late", "difference", "low", "high", "p", "verdict"],
  ],
  ...marked.flatMap(({ bot, cards }) =>
    cards.map((mark) => [
      mark.card,
      defused(bot),
      ...[mark.drawn, mark.played].map(String),
      stuckFigure(mark),
      ...[mark.rateDrawn, mark.ratePlayed, mark.rateDeck].map(figure),
      ...[mark.by, mark.early, mark.late].map(String),
      ...[mark.difference, ...mark.interval, mark.p].map(figure),
      mark.verdict ?? "",
    ]),
  ),
];

const textRows = (texts: NonNullable<Answer["texts"]>): string[][] => [
  ["card", "matches", "words", "never came about", "at"],
  ...texts.flatMap(({ card, matches, words, dead }) =>
    (dead.length > 0 ? dead : [{ key: "", at: "" }]).map(({ key, at = "" }) => [
      card,
      ...[matches, words].map(String),
      defused(key),
      defused(at),
    ]),
  ),
];
