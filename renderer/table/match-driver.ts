import { loserOf } from "../../engine/core/machine";
import { trialNames } from "../../engine/core/trial";
import type { Json } from "../../engine/core/vocabulary";
import { tell } from "../state/notices";
import { askEngine, stopThinking, think } from "./engine/engine-client";
import type {
  Answer,
  Ask,
  Begun,
  Filled,
  MatchPlan,
  OfferedFree,
  Outcome,
  Snapshot,
  TrialPlan,
  Viewer,
} from "./engine/messages";
import { motionLeft } from "./motion/playing";
import { botName, type SeatPlan, seatOfBot, seedFrom, standardSeats, turnedBy } from "./seat-plan";
import { currentCover, currentPace, paceDelay } from "./table-settings";
import { type PlayedMatch, screenOf, type Trial, tableState, updateMatch } from "./table-store";
import { backTo, forthTo, type Look, viewerOf } from "./viewing";

/** All that can be done at the table. Every change of the match comes back as a snapshot; bots go on from there. */

/** Counts up whenever what bots are doing no longer matters. */
let run = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Between two moves of bots, in milliseconds. */
const breath = 90;

function stopBots(): void {
  run++;
  clearTimeout(timer);
  if (tableState.getState().match?.thinking !== null) stopThinking();
  updateMatch({ thinking: null, replaying: false });
}

/** The eyes for the present decision; after a change they may be somebody else's. */
function viewerNow(snapshot?: Snapshot): Viewer {
  const state = tableState.getState();
  return viewerOf(
    screenOf(state, currentCover() && !(snapshot ?? state.match?.snapshot)?.isOver),
    snapshot?.asked?.actor ?? state.match?.snapshot.asked?.actor ?? null,
  );
}

/** Shows a snapshot, with other eyes if the next decision needs them, and lets bots go on. */
async function show(snapshot: Snapshot, part: Partial<PlayedMatch> = {}): Promise<void> {
  const mine = run;
  const viewer = viewerNow(snapshot);
  const seen = viewer === snapshot.viewer ? snapshot : await askEngine("look", { viewer });
  if (mine !== run) return;
  updateMatch({ ...part, snapshot: seen });
  letBotsPlay();
}

/** Who is asked, if it is a bot that may go on. */
function botAsked(): { seat: number; bot: string } | undefined {
  const { match } = tableState.getState();
  const actor = match?.snapshot.asked?.actor;
  const bot = actor === undefined ? null : botName(match!.seats[actor]!);
  return bot === null || actor === undefined ? undefined : { seat: actor, bot };
}

function letBotsPlay(): void {
  clearTimeout(timer);
  const { match } = tableState.getState();
  const delay = paceDelay[currentPace()];
  if (!match || match.paused || delay === null || !botAsked()) return;
  afterMotion(delay, () => void stepBot());
}

/** What is seen of one move ends before the next begins. */
function afterMotion(delay: number, next: () => void): void {
  const mine = run;
  const go = (): void => {
    if (mine !== run) return;
    const left = motionLeft();
    if (left > 0) timer = setTimeout(go, left + breath);
    else next();
  };
  timer = setTimeout(go, delay);
}

/** Whoever presses a key waits no longer for the bot's next move. */
export function hurryBots(): boolean {
  const { match } = tableState.getState();
  if (!match || match.paused || match.thinking !== null || currentPace() === "step" || !botAsked()) return false;
  clearTimeout(timer);
  void stepBot();
  return true;
}

/** One decision of the bot that is asked. */
export async function stepBot(): Promise<void> {
  const asked = botAsked();
  const { match } = tableState.getState();
  if (!asked || !match || match.thinking !== null) return;
  const mine = run;
  updateMatch({ thinking: asked.seat });
  try {
    const thought = await think(asked.bot, match.snapshot.viewer);
    if (mine !== run) return;
    const snapshot = await askEngine("act", { done: match.snapshot.done, viewer: match.snapshot.viewer });
    if (mine !== run) return;
    await show(snapshot, {
      thinking: null,
      lastThought: thought && { ...thought, seat: asked.seat },
      savedAs: null,
    });
  } catch (reason) {
    if (mine !== run) return;
    updateMatch({ thinking: null, paused: true });
    tellBug("The bot could not decide. The match waits as it is.", reason);
  }
}

/** What a bot would do in the place of whoever is asked. Nothing is done yet. */
export async function askAdvice(bot: string): Promise<void> {
  const { match } = tableState.getState();
  const { asked, done, viewer } = match?.snapshot ?? {};
  if (!asked || done === undefined || viewer === undefined || match?.thinking !== null) return;
  stopBots();
  const mine = run;
  updateMatch({ thinking: asked.actor });
  try {
    const told = await think(bot, viewer);
    if (mine === run) updateMatch({ thinking: null, advice: told && { ...told, bot, done } });
  } catch (reason) {
    if (mine !== run) return;
    updateMatch({ thinking: null });
    tellBug("The bot could not say what it would do.", reason);
  }
}

/** Whoever asked waits no longer. */
export const stopAsking = (): void => stopBots();

/** Does what the bot would do, once. */
export async function takeAdvice(): Promise<void> {
  const { match } = tableState.getState();
  if (!match || match.thinking !== null || match.advice?.done !== match.snapshot.done) return;
  const { done, viewer } = match.snapshot;
  const snapshot = await withEngine("This could not be done.", () => askEngine("act", { done, viewer }));
  if (snapshot) await show(snapshot, { advice: null, savedAs: null });
}

function tellBug(message: string, reason: unknown): void {
  tell({
    tone: "error",
    message,
    details: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
  });
}

/** Waits for the engine on behalf of a person, who is told if it breaks. */
async function withEngine<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (reason) {
    tellBug(what, reason);
    return undefined;
  }
}

async function begin(
  ask: () => Promise<Outcome<Begun>>,
  made: (begun: Begun) => Pick<PlayedMatch, "game" | "seats" | "plan" | "trial" | "savedAs" | "paused">,
): Promise<boolean> {
  stopBots();
  stopThinking();
  tableState.setState({ busy: true, refused: null });
  const mine = run;
  const outcome = await withEngine("The match could not be begun.", ask);
  // Meanwhile another project was opened.
  if (mine !== run) return false;
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
  const { loser: _, ...plan } = { ...match.plan, seats: turnedBy(match.plan.seats, turned), seed };
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
    () => askEngine("load", { saved, viewer: -1 }),
    ({ bots, names }) => ({
      game,
      seats: bots.map((bot, seat) => seatOfBot(bot, names[seat] ?? "")),
      plan: null,
      trial,
      savedAs: path,
      paused: true,
    }),
  );

export async function answer(number: number): Promise<void> {
  const { match } = tableState.getState();
  if (!match || match.thinking !== null) return;
  const { done, viewer } = match.snapshot;
  const snapshot = await withEngine("The answer could not be given.", () =>
    askEngine("answer", { number, done, viewer }),
  );
  if (snapshot) await show(snapshot, { paused: false, savedAs: null });
}

/** Gives several answers to a question that comes as often. */
export async function answerSeveral(numbers: readonly number[]): Promise<void> {
  const { match } = tableState.getState();
  if (!match || match.thinking !== null) return;
  const { done, viewer } = match.snapshot;
  const snapshot = await withEngine("The answers could not be given.", () =>
    askEngine("answers", { numbers, done, viewer }),
  );
  if (snapshot) await show(snapshot, { paused: false, savedAs: null });
}

/** Does a free answer as a seat; or says why it can't be done. Whoever else is asked goes on waiting, bots too. */
export async function fill(free: OfferedFree, values: Filled, seat: number): Promise<string | null> {
  const { match } = tableState.getState();
  if (!match || (match.thinking !== null && !free.seats)) return null;
  stopBots();
  const { done, viewer } = match.snapshot;
  const answered = await withEngine("This could not be done.", () =>
    askEngine("fill", { number: free.number, values, seat, done, viewer }),
  );
  if (answered && "snapshot" in answered) {
    await show(answered.snapshot, { savedAs: null, ...(free.seats ? {} : { paused: false }) });
    return null;
  }
  letBotsPlay();
  return answered?.refused ?? null;
}

/** What can be done with all of these things of the table now, and why the rest can't. */
export async function attempts(keys: readonly string[]): Promise<Answer<"attempts"> | undefined> {
  const { match } = tableState.getState();
  if (!match) return undefined;
  const { viewer } = match.snapshot;
  return withEngine("It could not be said why.", () => askEngine("attempts", { keys, viewer }));
}

/** The clock of the present decision has run out. */
export async function timeIsUp(): Promise<void> {
  const { match } = tableState.getState();
  if (!match || match.thinking !== null) return;
  const { done, viewer } = match.snapshot;
  const snapshot = await withEngine("The time could not be called.", () => askEngine("timeUp", { done, viewer }));
  if (snapshot) await show(snapshot, { paused: false, savedAs: null });
}

/** Back or forth to where so many actions had been done. Bots wait there until somebody plays on. */
export async function moveTo(done: number): Promise<void> {
  const { match } = tableState.getState();
  if (!match || done === match.snapshot.done) return;
  stopBots();
  const snapshot = await withEngine("The match could not be taken back.", () =>
    askEngine("moveTo", { done, viewer: match.snapshot.viewer }),
  );
  const isBots = snapshot?.asked ? match.seats[snapshot.asked.actor]?.kind !== "person" : false;
  // A file that holds the match holds what was taken back as well.
  if (snapshot) await show(snapshot, { paused: isBots, lastThought: null });
}

/** One action on through what was taken back, or back. */
export function stepThrough(by: 1 | -1): void {
  const { done = 0, total = 0 } = tableState.getState().match?.snapshot ?? {};
  void moveTo(Math.max(0, Math.min(total, done + by)));
}

/** The match as another branch of it went. */
export async function takeBranch(id: number): Promise<void> {
  const { match } = tableState.getState();
  if (!match) return;
  stopBots();
  const snapshot = await withEngine("The other branch could not be taken.", () =>
    askEngine("branch", { id, viewer: match.snapshot.viewer }),
  );
  if (snapshot) await show(snapshot, { paused: true, lastThought: null, savedAs: null });
}

/** Shows what was taken back, action by action at the pace of the bots, until its end or until somebody stops it. */
export function replay(): void {
  stopBots();
  updateMatch({ replaying: true, paused: true });
  const mine = run;
  const next = async (): Promise<void> => {
    const { match } = tableState.getState();
    if (mine !== run || !match?.replaying) return;
    const { done, total, viewer } = match.snapshot;
    if (done >= total) {
      updateMatch({ replaying: false });
      return;
    }
    const snapshot = await withEngine("The match could not be shown.", () =>
      askEngine("moveTo", { done: done + 1, viewer }),
    );
    if (mine !== run || !snapshot) return;
    updateMatch({ snapshot });
    afterMotion(Math.max(60, paceDelay[currentPace()] ?? paceDelay.normal!), () => void next());
  };
  void next();
}

function playedNow(find: typeof backTo): number | undefined {
  const { match } = tableState.getState();
  return match
    ? find(
        match.snapshot,
        match.seats.map(({ kind }) => kind === "person"),
      )
    : undefined;
}
export const canTakeBack = (): boolean => playedNow(backTo) !== undefined;
export const canRepeat = (): boolean => playedNow(forthTo) !== undefined;
export function takeBack(): void {
  const done = playedNow(backTo);
  if (done !== undefined) void moveTo(done);
}
export function repeat(): void {
  const done = playedNow(forthTo);
  if (done !== undefined) void moveTo(done);
}

export function pause(): void {
  stopBots();
  updateMatch({ paused: true });
}
export function playOn(): void {
  updateMatch({ paused: false });
  letBotsPlay();
}
/** After another pace was chosen. */
export const paceChanged = (): void => letBotsPlay();

async function lookAgain(): Promise<void> {
  const { match } = tableState.getState();
  if (!match) return;
  const snapshot = await withEngine("The table could not be shown.", () => askEngine("look", { viewer: viewerNow() }));
  // Meanwhile the match may have gone on.
  if (snapshot && snapshot.done === tableState.getState().match?.snapshot.done) updateMatch({ snapshot });
}
export function lookAs(look: Look): void {
  tableState.setState({ look });
  void lookAgain();
}
export const coverChanged = (): void => void lookAgain();

export function takeScreen(seat: number): void {
  updateMatch({ holder: seat });
  void lookAgain();
}

/** Back to the preparations. The match is gone, unless it was saved. */
export function leaveTable(): void {
  stopBots();
  stopThinking();
  tableState.setState({ match: null, refused: null });
}

export const recordOfMatch = (): Promise<Json | undefined> =>
  withEngine("The match could not be saved.", () => askEngine("save", {}));
