import { Type } from "typebox";

/** What became of the matches that an answer was made of, kept beside it: after a change only some of them are played again. */

const Count = Type.Integer({ minimum: 0 });
const Seats = 16;

/** What became of a card in somebody's hand. */
const CardUse = Type.Object({
  card: Type.String({ maxLength: 200 }),
  who: Type.Integer({ minimum: 0, maximum: Seats - 1 }),
  /** The first turn in which it was there. */
  drawn: Type.Number(),
  /** The turns in which further copies came. */
  more: Type.Optional(Type.Array(Type.Number(), { maxItems: 1000 })),
  /** The turn in which it was first played; 0 if it never was. */
  played: Type.Number(),
});
export type CardUse = Type.Static<typeof CardUse>;

const CloseCourse = Type.Object({
  /** What lay before each seat when a turn began, by what it is called; the turns, and by seat the numbers of each. */
  turns: Type.Array(Type.Number(), { maxItems: 10_000 }),
  stocks: Type.Record(Type.String(), Type.Array(Type.Array(Type.Number(), { maxItems: 10_000 }), { maxItems: Seats })),
  /** Decisions between several answers; of those that were weighed, in how many it mattered what was answered. */
  decisions: Type.Object({ between: Count, weighed: Count, mattered: Count }),
});
export type CloseCourse = Type.Static<typeof CloseCourse>;

const Course = Type.Object({
  /** How often somebody else came to stand best. */
  leadChanges: Count,
  /** Who stood best when half of the turns were over, or -1 where nobody did. */
  halfway: Type.Integer({ minimum: -1, maximum: Seats - 1 }),
  /** In matches that are looked at closely. */
  close: Type.Optional(CloseCourse),
});
export type Course = Type.Static<typeof Course>;

const outcome = {
  index: Count,
  /** The contestants that won: nobody or several in a draw. */
  winners: Type.Array(Type.Integer({ minimum: 0, maximum: Seats - 1 }), { maxItems: Seats }),
  /** The contestant that made the first decision. */
  first: Type.Integer({ minimum: 0, maximum: Seats - 1 }),
  turns: Count,
  actions: Count,
  cause: Type.String({ maxLength: 200 }),
  /** Which cards came into whose hand. */
  cards: Type.Optional(Type.Array(CardUse, { maxItems: 10_000 })),
  course: Type.Optional(Course),
  /** Cards of which nobody has seen a copy. */
  unseen: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10_000 })),
  /** By card, the words on it that came about, by their numbers. */
  texts: Type.Optional(Type.Record(Type.String(), Type.Array(Count, { maxItems: 10_000 }))),
  /** Who could not go on, and lost the match to all the others. */
  forfeit: Type.Optional(
    Type.Object({
      who: Type.Integer({ minimum: 0, maximum: Seats - 1 }),
      why: Type.Enum(["crashed", "slow", "unusable", "illegal"]),
      detail: Type.String({ maxLength: 10_000 }),
    }),
  ),
};
const GameOutcome = Type.Object(outcome);
export type GameOutcome = Type.Static<typeof GameOutcome>;
const MatchupOutcome = Type.Object({ ...outcome, matchup: Count });
export type MatchupOutcome = Type.Static<typeof MatchupOutcome>;

export const LabMatches = Type.Object(
  {
    format: Type.Literal(1),
    /** Of all that a match depends on besides the cards. */
    print: Type.String({ maxLength: 200 }),
    cards: Type.Record(Type.String(), Type.Unknown()),
    outcomes: Type.Array(MatchupOutcome, { maxItems: 4000 }),
  },
  { title: "Matches of the lab" },
);
