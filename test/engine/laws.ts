import { expect } from "vitest";
import type { Rules } from "../../engine/core/game";
import type { CoreState, GameEvent } from "../../engine/core/machine";
import type { Options } from "../../engine/core/options";
import { playableGame } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";

/** What matches of one game keep to besides what those of every game do, and how often that is tried. */
export interface Laws<S extends CoreState = CoreState> {
  /** Throws where a state is not as it must be. */
  check(state: S, rules: Rules<S>): void;
  /** The same for how a match has ended. */
  checkEnd?(end: S, rules: Rules<S>): void;
  /** The same for what everybody is told. */
  checkTold?(event: GameEvent, state: S): void;
  /** Events that show a card to all before it is hidden. */
  shows?: readonly string[];
  /** What re-dealing leaves as it is, whoever has it: all cards and whose they are, if left out. */
  lasting?(state: S): readonly number[];
  /** Every so many decisions `check` looks at a long match; at each one, if left out. */
  every?: number;
  /** The house rules under which matches are played, in turn; the usual ones, if left out. */
  houses?: readonly Options[];
  /** The starter decks that are legal under these house rules; all, if left out. */
  decks?(options: Options): readonly string[];
  runs?: Partial<Runs>;
  /** How house rules are drawn. */
  anyRules?: {
    /** Which stay as they are. */
    fixed?: readonly string[];
    /** What texts are drawn from. */
    texts?: Readonly<Record<string, readonly string[]>>;
    /** Changes what has been drawn, so that a match of it is over soon. */
    brief?(options: Options): Options;
  };
}

/**
 * How many matches are played, over all numbers of players and house rules together. Of the faults that were put into the games to
 * find out (a statement left out, a limit off by one) all that five times as many matches had found were found by the 70th: several
 * times that is enough. Castle Lanes and Flask showed theirs last.
 */
export interface Runs {
  /** Checked at every decision. */
  checked: number;
  /** Gone on with from a copy at every decision. */
  copied: number;
  /** Looked at through every seat's eyes. */
  seen: number;
  /** Listened to by every seat. */
  told: number;
  /** Written down as positions again and again, and read back. */
  written: number;
  /** With house rules drawn by chance. */
  anyRules: number;
}

const usual: Runs = { checked: 20, copied: 4, seen: 4, told: 3, written: 4, anyRules: 20 };
/** `CARDWRIGHT_MATCHES=10` plays ten times as many. */
const times = Number(process.env["CARDWRIGHT_MATCHES"] ?? 1);

const found = import.meta.glob<Laws>("../games/*-laws.ts", { import: "laws", eager: true });

/** A game without a file of its own keeps to what all keep to. */
export const lawsOf = (id: GameId): Laws => found[`../games/${id}-laws.ts`] ?? { check: () => {} };

export const runsOf = (id: GameId, what: keyof Runs): number =>
  Math.ceil((lawsOf(id).runs?.[what] ?? usual[what]) * times);

/** Everybody has a rank, for a reason that the game has, and nothing can be done any more. */
export function checkEnded(id: GameId, rules: Rules, end: CoreState): void {
  const { ranking, cause } = end.result!;
  expect(ranking.flat().sort()).toEqual([...rules.setup.seats.keys()]);
  expect(Object.keys(playableGame(id).endings)).toContain(cause);
  expect(rules.actions(end)).toEqual([]);
  expect(rules.request(end)).toBeNull();
  lawsOf(id).check(end, rules);
  lawsOf(id).checkEnd?.(end, rules);
}
