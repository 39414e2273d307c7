import { call } from "../../bridge/client";
import { tell, tellProblem } from "../../state/notices";
import { projectState } from "../../state/project-state";
import { leaveTable } from "../driver/beginnings";
import { lineOf, useReviews } from "../review/review-store";
import { forgetTable, type PlayedMatch, tableState } from "../table-store";
import { putAside, recallAside } from "./aside";
import { forgetKept, isUnsaved, keep, keepSoon, stopWaiting } from "./kept-match";

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
