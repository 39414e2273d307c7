import { loserOf } from "../../../engine/core/machine";
import { trialNames } from "../../../engine/core/trial";
import type { Json } from "../../../engine/core/vocabulary";
import { askEngine, stopThinking } from "../engine/engine-client";
import type { Ask, Begun, MatchPlan, Outcome, TrialPlan } from "../engine/messages";
import { isKnownProgram, loadPrograms } from "../programs";
import { type SeatPlan, seatOfBot, seedFrom, standardSeats, turnedBy } from "../seat-plan";
import { type PlayedMatch, type Trial, tableState } from "../table-store";
import { sameRun, show, stopBots } from "./bots-play";
import { withEngine } from "./with-engine";

/** From where a match can begin, and how it is left. */

async function begin(
  ask: () => Promise<Outcome<Begun>>,
  made: (begun: Begun) => Pick<PlayedMatch, "game" | "seats" | "plan" | "trial" | "savedAs" | "paused">,
): Promise<boolean> {
  stopBots();
  stopThinking();
  tableState.setState({ busy: true, refused: null });
  const isSame = sameRun();
  const outcome = await withEngine("The match could not be begun.", ask);
  // Meanwhile another project was opened.
  if (!isSame()) return false;
  tableState.setState({ busy: false });
  if (!outcome) return false;
  if (!outcome.ok) {
    tableState.setState({ refused: outcome });
    return false;
  }
  const begun = outcome.value;
  const { names, cards, seed, isByRules, snapshot } = begun;
  const rest = { thinking: null, lastThought: null, advice: null, holder: null, replaying: false };
  tableState.setState({ look: "follow", match: { ...made(begun), names, cards, seed, isByRules, snapshot, ...rest } });
  await show(snapshot);
  return true;
}

export const deal = (plan: MatchPlan, seats: readonly SeatPlan[]): Promise<boolean> =>
  begin(
    () => askEngine("deal", { ...plan, viewer: -1 }),
    () => ({ game: plan.game, seats, plan, trial: null, savedAs: null, paused: false }),
  );

/** A situation in which a card can be tried: the person has it, and a bot sits opposite. */
export const dealTrial = (plan: TrialPlan, name: string): Promise<boolean> =>
  begin(
    () => askEngine("try", { ...plan, viewer: -1 }),
    () => ({
      game: plan.game,
      seats: standardSeats(trialNames.length, []),
      plan: null,
      trial: { card: plan.card, name },
      savedAs: null,
      paused: false,
    }),
  );

/** The same seats and decks once more, with everybody so many seats further on. */
export function rematch(seed: number, turned = 0): void {
  const { match } = tableState.getState();
  if (!match) return;
  const seats = turnedBy(match.seats, turned);
  const { result } = match.snapshot;
  const lost = result ? loserOf(result) : -1;
  const loser = lost < 0 ? undefined : (lost + turned) % seats.length;
  if (!match.plan) {
    void again(match, seats, { seed, turned });
    return;
  }
  const { loser: _, opening: __, ...plan } = { ...match.plan, seats: turnedBy(match.plan.seats, turned), seed };
  void deal({ ...plan, ...(loser === undefined ? {} : { loser }) }, seats);
}

/** The same match from its beginning. */
export function playAgain(): void {
  const { match } = tableState.getState();
  if (match?.plan) void deal(match.plan, match.seats);
  else if (match) void again(match, match.seats, { seed: null, turned: 0 });
}

/** What was loaded or set up by hand has nothing to be dealt from but itself. */
const again = (
  { game }: PlayedMatch,
  seats: readonly SeatPlan[],
  how: Omit<Ask<"again">, "viewer">,
): Promise<boolean> =>
  begin(
    () => askEngine("again", { ...how, viewer: -1 }),
    () => ({ game, seats, plan: null, trial: null, savedAs: null, paused: false }),
  );

/** Back to the preparations with the same people, for other decks or house rules. */
export function chooseOtherDecks(): void {
  const { match } = tableState.getState();
  if (!match) return;
  const { seats, plan } = match;
  tableState.setState({ preparation: { seats, options: plan?.options ?? {}, seed: seedFrom(Math.random()) } });
  leaveTable();
}

/** A test of a card at one of its moments. Everybody waits, so that it can be looked at. */
export const openMoment = ({ game, ...moment }: Omit<Ask<"moment">, "viewer">, trial: Trial): Promise<boolean> =>
  begin(
    () => askEngine("moment", { game, ...moment, viewer: -1 }),
    ({ names }) => ({
      game,
      seats: standardSeats(names.length, []),
      plan: null,
      trial,
      savedAs: null,
      paused: true,
    }),
  );

/** A match from a position that was set up by hand. */
export const playSituation = (
  situation: Omit<Ask<"situation">, "viewer">,
  seats: readonly SeatPlan[],
): Promise<boolean> =>
  begin(
    () => askEngine("situation", { ...situation, viewer: -1 }),
    () => ({ game: situation.game, seats, plan: null, trial: null, savedAs: null, paused: false }),
  );

/** A saved match, or one that no file holds. Bots wait, so that it can be looked at as it stood. */
export const loadMatch = (
  game: PlayedMatch["game"],
  path: string | null,
  saved: Json,
  trial: Trial | null = null,
): Promise<boolean> =>
  begin(
    async () => {
      // Before anybody sits down: one that isn't known here doesn't.
      await loadPrograms();
      return askEngine("load", { saved, viewer: -1 });
    },
    ({ bots, names }) => ({
      game,
      seats: bots.map((bot, seat) => seatOfBot(bot, names[seat] ?? "", isKnownProgram)),
      plan: null,
      trial,
      savedAs: path,
      paused: true,
    }),
  );

/** Back to the preparations. A match that no file holds can be gone on with from there. */
export function leaveTable(): void {
  stopBots();
  stopThinking();
  tableState.setState({ match: null, refused: null });
}

export const recordOfMatch = (): Promise<Json | undefined> =>
  withEngine("The match could not be saved.", () => askEngine("save", {}));
