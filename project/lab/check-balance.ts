import { evenShare } from "../../engine/lab/answer";
import { type Experiment, usualFairness } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { LabResult } from "../../schemas/lab-answer";
import type { Problem } from "../../schemas/problem";
import { calledIn } from "../deck-lines";
import { readDocument } from "../document";
import { cardPath, experimentIdOf } from "../paths";
import type { Files } from "../project-text";
import { deadSaid, deadText } from "./dead-text";
import { labProblems } from "./problems";
import { changedSince } from "./stale";

const { report } = labProblems;

interface Balance {
  files: Files;
  game: GameId;
  version: string;
  /** The last answer to each question. */
  answers: ReadonlyMap<string, LabResult>;
  /** So many points count as fair; of a card, that it is worth twice as many. As each question says, unless given. */
  points?: number | undefined;
}

/** What the answers of the lab find wrong with a set, and which questions have no answer that counts. */
export function checkBalance(balance: Balance): Problem[] {
  const { files, game, version, answers } = balance;
  return [...files].flatMap(([path, text]): Problem[] => {
    const id = experimentIdOf(path);
    const experiment = id === undefined ? undefined : readDocument<Experiment>(path, text, game).value;
    if (id === undefined || !experiment) return [];
    const result = answers.get(id);
    const words = { question: experiment.name, id };
    if (!result) return [report("lab/not-answered", { file: path }, words)];
    const changed = changedSince(files, game, version, id, result);
    if (changed.length > 0) return [report("lab/out-of-date", { file: path }, { ...words, changed: changed[0]! })];
    return [...unfair(balance, path, result), ...standingOut(balance, result), ...neverSeen(balance, result)];
  });
}

const share = (rate: number): string => `${(100 * rate).toFixed(1)}%`;

/** A “what if” and a sweep look for what could be, and find nothing wrong with what is. */
function unfair({ points }: Balance, file: string, { experiment, answer }: LabResult): Problem[] {
  const { ask, fair = usualFairness, name } = experiment;
  if (ask === "what-if" || ask === "sweep" || ask === "seek" || ask === "cards" || ask === "texts") return [];
  const around = (points ?? fair) / 100;
  const shares = answer.field
    ? answer.field.map((each) => ({ ...each, who: each.deck, even: evenShare(2) }))
    : answer.pairings.map((each) => ({
        ...each,
        who: ask === "first-player" ? `whoever begins with ${each.decks[0]}` : each.decks[0]!,
        even: evenShare(each.decks.length),
      }));
  return shares.flatMap(({ who, rate, interval: [low, high], even }) =>
    low > even + around || high < even - around
      ? [
          report(
            "lab/unfair",
            { file },
            { question: name, who, rate: share(rate), low: share(low), high: share(high), even: share(even) },
          ),
        ]
      : [],
  );
}

function standingOut({ files, game, points }: Balance, { experiment, answer }: LabResult): Problem[] {
  const least = (2 * (points ?? experiment.fair ?? usualFairness)) / 100;
  return (answer.cards ?? []).flatMap(({ cards }) =>
    cards.flatMap(({ card, verdict, difference, interval: [low, high] }) => {
      const isFar = verdict === "strong" ? low > least : verdict === "weak" && high < -least;
      if (!isFar) return [];
      const words = {
        card: calledIn(files, game, card),
        side: verdict === "strong" ? "stronger" : "weaker",
        points: (100 * Math.abs(difference)).toFixed(1),
        least: (100 * least).toFixed(0),
      };
      return [report("lab/stands-out", { file: cardPath(card), card }, words)];
    }),
  );
}

const neverSeen = ({ files, game }: Balance, { answer: { texts = [], games } }: LabResult): Problem[] =>
  texts
    .filter(({ dead }) => dead.length > 0)
    .map((text) => {
      const words = { card: calledIn(files, game, text.card), games, said: deadText(deadSaid(files, game, text)) };
      return report("lab/never-seen", { file: cardPath(text.card), card: text.card }, words);
    });
