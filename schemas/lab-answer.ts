import { Type } from "typebox";
import { Experiment, OptionValue } from "./experiment";
import { gameIds } from "./game-id";

/**
 * What an experiment has come to: written beside a project by whoever ran it, and read again when it is opened. A project from
 * a stranger brings such files along, so they are read as any other.
 */

const Count = Type.Integer({ minimum: 0 });
const Interval = Type.Unsafe<[low: number, high: number]>(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }));
const Counts = Type.Record(Type.String(), Count);
const Numbers = Type.Array(Count, { maxItems: 1000 });
const Bot = Type.String({ maxLength: 200 });
const DeckName = Type.String({ maxLength: 200 });
const CardId = Type.String({ maxLength: 200 });
/** Matches in which something can be seen, by pairing and number. */
const Evidence = Type.Array(Type.Object({ matchup: Count, index: Count }), { maxItems: 1000 });

const StockPoint = Type.Object({
  turn: Type.Number(),
  /** In half of the matches it is no more. */
  middle: Type.Number(),
  /** In eight of ten matches it lies between these. */
  low: Type.Number(),
  high: Type.Number(),
  games: Count,
});
export type StockPoint = Type.Static<typeof StockPoint>;

/** How many matches went, taken together. */
const CourseSummary = Type.Object({
  /** In how many the lead changed so often. */
  leadChanges: Counts,
  /** In so many somebody has won, and somebody stood best halfway; in so many of those it was somebody else. */
  halfway: Count,
  comebacks: Count,
  /** Of those that were looked at closely. */
  close: Type.Optional(
    Type.Object({
      games: Count,
      /** Decisions between several answers in a turn, and which share of those that were weighed mattered. */
      perTurn: Type.Number(),
      weighed: Count,
      mattered: Type.Object({ rate: Type.Number(), interval: Interval }),
      /** What everybody has, turn by turn: by contestant; in a mirror by who began, followed, and so on. */
      stocks: Type.Array(
        Type.Object({
          label: Type.String({ maxLength: 200 }),
          lines: Type.Array(Type.Array(StockPoint, { maxItems: 200 }), { maxItems: 16 }),
        }),
        { maxItems: 40 },
      ),
    }),
  ),
});
export type CourseSummary = Type.Static<typeof CourseSummary>;

/** What many games say. The same games give the same summary, in whichever order they were played. */
const Summary = Type.Object({
  games: Count,
  draws: Count,
  /** Games of a round that isn't complete: they are counted, and say nothing of how sure the numbers are. */
  unpaired: Count,
  seats: Type.Array(
    Type.Object({
      bot: Bot,
      deck: DeckName,
      wins: Count,
      draws: Count,
      losses: Count,
      rate: Type.Number(),
      drawRate: Type.Number(),
      interval: Interval,
    }),
    { maxItems: 16 },
  ),
  /** By how much the first contestant scores more than the second, where there are two: a draw is half a win. */
  difference: Type.Union([Type.Object({ rate: Type.Number(), interval: Interval, p: Type.Number() }), Type.Null()]),
  /** How often whoever began has won, among games that somebody won. */
  firstPlayer: Type.Object({ rate: Type.Number(), interval: Interval, p: Type.Number() }),
  /** `counts`: how many games took so many turns. */
  turns: Type.Object({ median: Type.Number(), p5: Type.Number(), p95: Type.Number(), counts: Counts }),
  /** How the games went, where that was noted. */
  course: Type.Optional(CourseSummary),
  causes: Counts,
  /** How many games a limit has ended, and no play. */
  limited: Count,
  /** Matches that a contestant lost because it could not go on: why, how often, and what was said the first time. */
  forfeits: Type.Optional(
    Type.Array(
      Type.Object({
        who: Count,
        why: Type.Enum(["crashed", "slow", "unusable", "illegal"]),
        games: Count,
        detail: Type.String({ maxLength: 10_000 }),
      }),
      { maxItems: 100 },
    ),
  ),
});
export type Summary = Type.Static<typeof Summary>;

/** Who meets whom, as people call them; with what value, in a sweep, and whether something is changed, in a “what if”. */
const pairing = {
  bot: Bot,
  decks: Type.Array(DeckName, { minItems: 1, maxItems: 16 }),
  value: Type.Optional(OptionValue),
  changed: Type.Optional(Type.Boolean()),
};

const Measured = Type.Object({
  ...pairing,
  rate: Type.Number(),
  interval: Interval,
  p: Type.Number(),
  finding: Type.Enum(["higher", "lower", "slightly-higher", "slightly-lower", "fair", "open"]),
  /** So many matches in all would tell, if the rate stays as it is; where it can be told already, nothing. */
  needed: Type.Optional(Count),
  summary: Summary,
  /** Some of its matches, by number: in which the first deck, or whoever began, won or lost. */
  seen: Type.Object({ won: Numbers, lost: Numbers }),
});
export type Measured = Type.Static<typeof Measured>;
export type Finding = Measured["finding"];

const WhatIf = Type.Object({
  bot: Bot,
  /** How often the first deck, or whoever begins, wins without the change and with it. */
  before: Type.Number(),
  after: Type.Number(),
  difference: Type.Number(),
  interval: Interval,
  p: Type.Number(),
  needed: Type.Optional(Count),
  /** In how many of the matches that were played both ways somebody else has won, and some of them: their number, and that of both pairings. */
  otherwise: Type.Optional(Type.Object({ of: Count, games: Count, before: Count, after: Count, seen: Numbers })),
});
export type WhatIf = Type.Static<typeof WhatIf>;

const CardMark = Type.Object({
  card: CardId,
  /** In so many hands it came at all, and in so many it was played. */
  drawn: Count,
  played: Count,
  rateDrawn: Type.Number(),
  ratePlayed: Type.Number(),
  /** Of the hands that had it for some turns before the match was over: in how many it was stuck, never played. */
  held: Type.Optional(Type.Object({ hands: Count, stuck: Count })),
  /** How often its decks won. */
  rateDeck: Type.Number(),
  /** The turn by which it is early. */
  by: Type.Number(),
  /** To so many hands more copies came by then than to most, and to so many fewer. */
  early: Count,
  late: Count,
  /** Some hands had several copies by then. */
  isSeveral: Type.Optional(Type.Boolean()),
  /** By how much more of a match one wins with each copy that came early than with another card instead. */
  difference: Type.Number(),
  interval: Interval,
  p: Type.Number(),
  /** Of all cards together, it stands out. */
  verdict: Type.Optional(Type.Enum(["strong", "weak"])),
  /** Matches in which it came early and its owner won. */
  evidence: Evidence,
});
export type CardMark = Type.Static<typeof CardMark>;

const MarkedCards = Type.Object({ bot: Bot, cards: Type.Array(CardMark, { maxItems: 10_000 }) });
export type MarkedCards = Type.Static<typeof MarkedCards>;

const DeadWord = Type.Object({
  sort: Type.Enum(["verbs", "tests", "selectors"]),
  key: Type.String({ maxLength: 200 }),
  /** Where it stands on the card; nothing, where the card says it by a keyword, or is composed of it. */
  at: Type.Optional(Type.String({ maxLength: 400 })),
  /** Its number among the words of the card. */
  word: Count,
});
export type DeadWord = Type.Static<typeof DeadWord>;

const CardText = Type.Object({
  card: CardId,
  /** In so many matches something of it came about. */
  matches: Count,
  /** So many words it is made of. */
  words: Count,
  dead: Type.Array(DeadWord, { maxItems: 1000 }),
});
export type CardText = Type.Static<typeof CardText>;

const Answer = Type.Object({
  games: Count,
  pairings: Type.Array(Measured, { maxItems: 5000 }),
  /** Each deck's share over all that it met, by bot. */
  field: Type.Optional(
    Type.Array(Type.Object({ bot: Bot, deck: DeckName, rate: Type.Number(), interval: Interval, p: Type.Number() }), {
      maxItems: 200,
    }),
  ),
  whatIf: Type.Optional(Type.Array(WhatIf, { maxItems: 1000 })),
  cards: Type.Optional(Type.Array(MarkedCards, { maxItems: 10 })),
  texts: Type.Optional(Type.Array(CardText, { maxItems: 10_000 })),
  /** In a search: between what it searched, and what it tried, one after the other. */
  sought: Type.Optional(
    Type.Object({
      from: Type.Number(),
      to: Type.Number(),
      tried: Type.Array(Type.Number(), { maxItems: 1000 }),
      isOver: Type.Boolean(),
    }),
  ),
});
export type Answer = Type.Static<typeof Answer>;

/** In words. `evidence`: matches in which it can be seen. */
const Verdict = Type.Object({
  text: Type.String({ maxLength: 4000 }),
  /** Whether chance can be ruled out. */
  sure: Type.Boolean(),
  evidence: Type.Optional(Evidence),
});
export type Verdict = Type.Static<typeof Verdict>;

/** What has become of an answer whose cards were changed since. */
const PlayedAgain = Type.Object({
  /** The cards that were changed, as they were. */
  cards: Type.Record(CardId, Type.Unknown()),
  /** So many matches were taken as they were, since nobody had seen the cards in them. */
  taken: Count,
  /** Of these sort so many were played again all the same, and so many came out as they had. */
  checked: Count,
  same: Count,
  /** What has become of each pairing. */
  since: Type.Array(WhatIf, { maxItems: 1000 }),
});
export type PlayedAgain = Type.Static<typeof PlayedAgain>;

/** There is nothing of time in it: whoever runs the experiment again gets the same. */
export const LabResult = Type.Object(
  {
    format: Type.Literal(1),
    experiment: Experiment,
    game: Type.Enum([...gameIds]),
    version: Type.String({ maxLength: 80 }),
    /** All house rules in force, where nothing is changed. */
    options: Type.Record(Type.String(), OptionValue),
    /** A fingerprint of each card that was played with. */
    cards: Type.Record(CardId, Type.String({ maxLength: 200 })),
    /** And of each deck of the set. */
    decks: Type.Optional(Type.Record(DeckName, Type.String({ maxLength: 200 }))),
    /** It was stopped before it was sure enough, or had played what it should. */
    partial: Type.Boolean(),
    verdicts: Type.Array(Verdict, { maxItems: 10_000 }),
    answer: Answer,
    /** Where matches were taken as they had been played before cards were changed. */
    again: Type.Optional(PlayedAgain),
  },
  { title: "Answer of the lab" },
);
export type LabResult = Type.Static<typeof LabResult>;
