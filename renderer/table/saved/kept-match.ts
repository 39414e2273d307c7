import type { KeptMatch } from "../../../main/api";
import type { Match } from "../../../schemas/match";
import { call } from "../../bridge/client";
import { tell, tellProblem } from "../../state/notices";
import { projectState } from "../../state/project-state";
import { leaveTable } from "../driver/beginnings";
import { askEngine } from "../engine/engine-client";
import { lineOf, useReviews } from "../review/review-store";
import { botName } from "../seat-plan";
import { forgetTable, type PlayedMatch, tableState } from "../table-store";
import { putAside, recallAside } from "./aside";
import { withBots } from "./match-files";

/**
 * A match belongs to its project as long as no file holds it: it is kept there while it is played, put away when another
 * project is opened or the project is closed, and offered again on return.
 */
export function followMatch(): void {
  if (isFollowing) return;
  isFollowing = true;
  sitDown();
  projectState.subscribe(sitDown);
  tableState.subscribe(({ session, match }, before) => {
    if (session === null || session !== before.session) return;
    // A card that is tried lies beside the match, which waits as it was kept.
    if (match?.trial || before.match?.trial) return;
    const isAsBefore = match?.snapshot.done === before.match?.snapshot.done && match?.savedAs === before.match?.savedAs;
    if (before.match !== null && before.match.cards !== match?.cards) left(session, before.match, match);
    if (isAsBefore || match === null) return;
    if (match.savedAs !== null) forgetKept();
    else keepSoon();
  });
}

/** Whoever leaves a match can go on with it, also after another was begun in its place; unless it is kept elsewhere. */
function left(session: string, match: PlayedMatch, next: PlayedMatch | null): void {
  if (!isUnsaved(match) || isRemembered(match) || match.snapshot.done === 0) forgetKept();
  else if (next !== null) putAside();
  else {
    stopWaiting();
    void keep(session, match);
  }
}

const isUnsaved = ({ savedAs, trial }: PlayedMatch): boolean => savedAs === null && trial === null;

/** Before a card is tried: keeps the match on the table as it stands now. */
export async function keepNow(): Promise<void> {
  stopWaiting();
  const { session, match } = tableState.getState();
  if (session !== null && match !== null && isUnsaved(match)) await keep(session, match);
}

/** Among those that were played to their end. */
function isRemembered(match: PlayedMatch): boolean {
  const { of, review } = useReviews.getState();
  return match.snapshot.isOver && review !== null && of === lineOf(match);
}

let isFollowing = false;

/** At the table of the project that is open now. What lay on another project's table goes with that one. */
function sitDown(): void {
  const session = projectState.getState().open?.session ?? null;
  const { session: before, match } = tableState.getState();
  if (session === before) return;
  stopWaiting();
  if (before !== null && match !== null && isUnsaved(match)) void putAway(before, match);
  // Forgotten first: leaving the table of this project would give up its match.
  forgetTable(session);
  leaveTable();
  if (session === null) return;
  void recall(session);
  void recallAside(session);
}

async function putAway(session: string, match: PlayedMatch): Promise<void> {
  if ((await keep(session, match)) && match.snapshot.done > 0)
    tell({ tone: "info", message: "The match on the table is kept. It is offered when you come back to this set." });
}

async function recall(session: string): Promise<void> {
  const recalled = await call("match.recall", { session });
  const { session: now, match } = tableState.getState();
  if (now !== session) return;
  if (!recalled.ok) tellProblem(recalled.problem);
  if (match === null) tableState.setState({ kept: recalled.ok ? recalled.value : null });
}

/** Once at first, then as often as bots that answer at once allow. */
const pause = 500;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  isDue = false;
}

function keepSoon(): void {
  isDue = true;
  if (timer !== undefined) return;
  const { session, match } = tableState.getState();
  if (session === null || match === null || !isUnsaved(match)) return;
  isDue = false;
  timer = setTimeout(() => {
    timer = undefined;
    if (isDue) keepSoon();
  }, pause);
  void keep(session, match);
}

/** The same trouble is told once. */
let isTold = false;
let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that what was forgotten stays so. */
function send(session: string, match: KeptMatch | null): Promise<boolean> {
  const sent = last.then(async () => {
    const answer = await call("match.keep", { session, match });
    if (!answer.ok && !isTold) tellProblem(answer.problem);
    isTold = !answer.ok;
    return answer.ok;
  });
  last = sent;
  return sent;
}

/** True once it is written down. */
async function keep(session: string, { game, seats, names, snapshot }: PlayedMatch): Promise<boolean> {
  const since = forgotten;
  const record = await askEngine("save", {});
  const { session: now, match } = tableState.getState();
  // Meanwhile it was saved, or given up.
  if (since !== forgotten || (now === session && (match?.savedAs ?? null) !== null)) return false;
  const done = (record as unknown as Match).actions.length;
  const written = withBots(record, seats.map(botName)) as Record<string, unknown>;
  const kept: KeptMatch = { game, names: [...names], done, stand: standOf(snapshot), record: written };
  if (now === session) tableState.setState({ kept });
  return send(session, kept);
}

/** Where it stands, as the bar above the table says it. */
const standOf = ({ result, table: { round, turn } }: PlayedMatch["snapshot"]): string =>
  result ? "Played to its end" : round === undefined ? `Turn ${turn}` : `Round ${round}`;

/** So often one was given up. */
let forgotten = 0;

export function forgetKept(): void {
  forgotten++;
  stopWaiting();
  const { session, kept } = tableState.getState();
  if (session === null || !kept) return;
  tableState.setState({ kept: null });
  void send(session, null);
}
