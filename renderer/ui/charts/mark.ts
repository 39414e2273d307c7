/** What can be pointed at in a chart: a bar, a cell, a point. */
export interface Mark {
  /** What it stands for, by which it is known when the chart is drawn anew. */
  label: string;
  /** All of it, for a pointer that rests and for those who can't see it. */
  words: string;
  count: number;
  /** How many there were, drawn in grey beside it. */
  before?: number | undefined;
  /** Says that there is nothing, or what is left: grey. */
  isFaint?: boolean | undefined;
  /** Shows the cards that it stands for. */
  onOpen?: (() => void) | undefined;
}
