import type { KeptMatch } from "../../../main/api";
import type { Match } from "../../../schemas/match";
import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";
import { askEngine } from "../engine/engine-client";
import { botName } from "../seat-plan";
import { type PlayedMatch, tableState } from "../table-store";
import { withBots } from "./match-files";

/** The match on the table is written down with its project while it is played, as long as no file holds it. */

export const isUnsaved = ({ savedAs, trial }: PlayedMatch): boolean => savedAs === null && trial === null;

/** Before a card is tried: keeps the match on the table as it stands now. */
export async function keepNow(): Promise<void> {
  stopWaiting();
  const { session, match } = tableState.getState();
  if (session !== null && match !== null && isUnsaved(match)) await keep(session, match);
}

/** Once at first, then as often as bots that answer at once allow. */
const pause = 500;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

export function stopWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  isDue = false;
}

export function keepSoon(): void {
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
export async function keep(session: string, { game, seats, names, snapshot }: PlayedMatch): Promise<boolean> {
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
