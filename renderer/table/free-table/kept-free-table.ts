import { written } from "../../../engine/free-table/history";
import type { KeptFreeTable } from "../../../main/api";
import type { FreeTable } from "../../../schemas/free-table";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { gameOf } from "../../state/manifest";
import { tellProblem } from "../../state/notices";
import { projectState } from "../../state/project-state";
import { tableIn } from "./free-table-files";
import { forgetFreeTable, freeTable, layOutSaved, type OpenTable } from "./free-table-store";

/** The free table stays with its project: it is written down while it is used, and there again on return. */
export function followFreeTable(): void {
  if (isFollowing) return;
  isFollowing = true;
  sitDown();
  projectState.subscribe(sitDown);
  freeTable.subscribe(({ session, open }, before) => {
    if (session === null || session !== before.session || open === before.open || before.open === undefined) return;
    keepSoon();
  });
}
let isFollowing = false;

export const asFile = ({ name, history }: OpenTable, game: GameId): FreeTable => ({
  name,
  format: 1,
  game,
  ...written(history),
});

function sitDown(): void {
  const session = projectState.getState().open?.session ?? null;
  const { session: before } = freeTable.getState();
  if (session === before) return;
  if (timer !== undefined) keepNow();
  forgetFreeTable(session);
  if (session !== null) void recall(session);
}

async function recall(session: string): Promise<void> {
  const recalled = await call("free-table.recall", { session });
  if (freeTable.getState().session !== session || freeTable.getState().open !== undefined) return;
  if (!recalled.ok) tellProblem(recalled.problem);
  const kept = recalled.ok ? recalled.value : null;
  const game = gameOf(projectState.getState());
  const table = kept && game ? tableIn(kept.table, game) : undefined;
  if (kept && table && table.game === game) layOutSaved(table, kept.saved);
  else freeTable.setState({ open: null });
}

/** At once at first, then as often as a hand that is quick allows. */
const pause = 400;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

function keepSoon(): void {
  isDue = true;
  if (timer !== undefined) return;
  keepNow();
  timer = setTimeout(() => {
    timer = undefined;
    if (isDue) keepSoon();
  }, pause);
}

function keepNow(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!isDue) return;
  isDue = false;
  const { session, open } = freeTable.getState();
  const game = lastGame();
  if (session === null || open === undefined || !game) return;
  const table: KeptFreeTable | null = open && { saved: open.saved, table: { ...asFile(open, game) } };
  send(session, table);
}

let known: GameId | undefined;
/** A project that is being closed has no game any more. */
function lastGame(): GameId | undefined {
  known = gameOf(projectState.getState()) ?? known;
  return known;
}

let last: Promise<unknown> = Promise.resolve();
/** The same trouble is told once. */
let isTold = false;
function send(session: string, table: KeptFreeTable | null): void {
  last = last.then(async () => {
    const answer = await call("free-table.keep", { session, table });
    if (!answer.ok && !isTold) tellProblem(answer.problem);
    isTold = !answer.ok;
  });
}

/** Once it is known whether this project kept one. */
export function freeTableKnown(): Promise<void> {
  if (freeTable.getState().open !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = freeTable.subscribe(({ open }) => {
      if (open === undefined) return;
      stop();
      resolve();
    });
  });
}
