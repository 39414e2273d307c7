/**
 * What kind of movement tells an event at the table: a game declares it beside the names of its events, as data. Whoever
 * shows a match needs to know no event of any game.
 */

const movementKinds = {
  begins: "A turn or a phase begins.",
  ends: "The game is over.",
  plays: "A card is played: held where all see it, before it goes on.",
  draws: "Cards come from a pile.",
  moves: "Things go to another place.",
  shuffles: "A pile is shuffled.",
  turns: "Something is turned over.",
  hatches: "Something is turned over and becomes another thing.",
  aims: "One thing points at another.",
  strikes: "One thing throws itself at another.",
  hits: "Something is hit, by so much.",
  dies: "Something goes for good.",
  grows: "Something gets more, by so much.",
  shrinks: "Something gets less, by so much.",
  changes: "Something is otherwise than it was.",
  passes: "Somebody gives so much to somebody else.",
  acts: "Something does what it can.",
  fails: "Nothing comes of it.",
  stops: "Something is stopped by what is turned over for it.",
  peeks: "Somebody looks at what lies on a pile.",
  rolls: "A die is rolled, and shows so much.",
  leaves: "Somebody is out of the game.",
  says: "Nothing on the table tells it, so words do.",
} as const;
export type MovementKind = keyof typeof movementKinds;

/** The kind, and which of an event's fields says what. Its `seat` is whose it is. */
export interface Movement {
  as: MovementKind;
  /** Things by their numbers: one, or a list. */
  what?: string;
  /** Things by their numbers that do it to others. */
  by?: string;
  /** How much. */
  n?: string;
  /** How much those that do it get back. */
  back?: string;
  /** One of the seat's zones, or one of all, by its name. */
  zone?: string;
  /** A place by its name, by its number among those that are named so or are the seat's, or as a point of the field. */
  place?: string;
  /** A seat from which it comes, where that isn't the event's own. */
  from?: string;
  /** A seat to which it goes, or at which it aims. */
  to?: string;
  /** A seat whose end of the boards it is about. */
  end?: string;
  /** Which of the seat's numbers it is about, by label or symbol: a field that says so, or the label itself. */
  value?: string | { label: string };
}
