import { tell } from "../../state/notices";
import { askEngine, stopThinking, think } from "../engine/engine-client";
import { mostActionsShown, type Snapshot, type Viewer } from "../engine/messages";
import { motionLeft } from "../motion/playing";
import { botName, programOf } from "../seat-plan";
import { currentCover, currentPace, paceDelay } from "../table-settings";
import { type PlayedMatch, screenOf, tableState, updateMatch } from "../table-store";
import { viewerOf } from "../viewing";
import { programDecides } from "./program-decides";
import { tellBug } from "./with-engine";

/** Every change of the match comes back as a snapshot, which is shown; bots go on from there. */

/** Counts up whenever what bots are doing no longer matters. */
let run = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What bots have done at once and nobody has seen yet. */
let unseen: Snapshot | null = null;
/** Between two moves of bots, in milliseconds. */
const breath = 90;
/** Where they play at once, the table is shown so often meanwhile. */
const glimpse = 100;

/** Tells whether bots still do what they do now. */
export function sameRun(): () => boolean {
  const mine = run;
  return () => mine === run;
}

export function stopBots(): void {
  run++;
  clearTimeout(timer);
  if (tableState.getState().match?.thinking !== null) stopThinking();
  updateMatch({ thinking: null, replaying: false, ...(unseen && { snapshot: unseen }) });
  unseen = null;
}

/** The eyes for the present decision; after a change they may be somebody else's. */
export function viewerNow(snapshot?: Snapshot): Viewer {
  const state = tableState.getState();
  return viewerOf(
    screenOf(state, currentCover() && !(snapshot ?? state.match?.snapshot)?.isOver),
    snapshot?.asked?.actor ?? state.match?.snapshot.asked?.actor ?? null,
  );
}

/** Shows a snapshot, with other eyes if the next decision needs them, and lets bots go on. */
export async function show(snapshot: Snapshot, part: Partial<PlayedMatch> = {}): Promise<void> {
  const isSame = sameRun();
  const viewer = viewerNow(snapshot);
  const seen = viewer === snapshot.viewer ? snapshot : await askEngine("look", { viewer });
  if (!isSame()) return;
  updateMatch({ ...part, snapshot: seen });
  letBotsPlay();
}

/** Who is asked, if it is a bot that may go on. */
function botAsked(
  match = tableState.getState().match,
  { asked } = match?.snapshot ?? {},
): { seat: number; bot: string } | undefined {
  const bot = asked ? botName(match!.seats[asked.actor]!) : null;
  return bot === null ? undefined : { seat: asked!.actor, bot };
}

export function letBotsPlay(): void {
  clearTimeout(timer);
  const { match } = tableState.getState();
  const delay = paceDelay[currentPace()];
  if (!match || match.paused || delay === null || !botAsked()) return;
  afterMotion(delay, () => void stepBot());
}

/** What is seen of one move ends before the next begins. */
export function afterMotion(delay: number, next: () => void): void {
  const isSame = sameRun();
  const go = (): void => {
    if (!isSame()) return;
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

/** One decision of the bot that is asked; where bots play at once, those that follow as long as nobody waits to see them. */
export async function stepBot(): Promise<void> {
  let asked = botAsked();
  const { match } = tableState.getState();
  if (!asked || !match || match.thinking !== null) return;
  const isSame = sameRun();
  updateMatch({ thinking: asked.seat });
  const { done: before, viewer } = match.snapshot;
  let { snapshot } = match;
  const end = performance.now() + glimpse;
  const goesOn = (): boolean =>
    currentPace() === "instant" && snapshot.done < before + mostActionsShown && performance.now() < end;
  try {
    for (;;) {
      const { seat, bot } = asked;
      const program = programOf(bot);
      const thought = program === null ? await think(bot, viewer) : null;
      const failed = program === null ? null : await programDecides(program, match.names[seat]!);
      if (!isSame()) return;
      if (failed) {
        pause();
        tell({ tone: "error", ...failed });
        return;
      }
      snapshot = await askEngine("act", { done: snapshot.done, viewer });
      if (!isSame()) return;
      unseen = snapshot;
      asked = botAsked(match, snapshot);
      if (asked && goesOn()) continue;
      unseen = null;
      await show(snapshot, { thinking: null, lastThought: thought && { ...thought, seat }, savedAs: null });
      return;
    }
  } catch (reason) {
    if (!isSame()) return;
    pause();
    tellBug("The bot could not decide. The match waits as it is.", reason);
  }
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
