import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { askEngine } from "../engine/engine-client";
import { botName } from "../seat-plan";
import { type PlayedMatch, tableState } from "../table-store";
import { withBots } from "./match-files";

/** The match on the table as long as no file holds it: after a reload of the page it is offered again. */
export interface UnsavedMatch {
  game: GameId;
  names: readonly string[];
  done: number;
  record: Json;
}

/** Absent where there is no window. */
const kept = (): Storage | undefined => globalThis.sessionStorage;
const keyOf = (session: string): string => `unsaved-match ${session}`;

export function unsavedMatch(session: string, game: GameId): UnsavedMatch | undefined {
  const text = kept()?.getItem(keyOf(session));
  const found = text ? (JSON.parse(text) as UnsavedMatch) : undefined;
  return found?.game === game ? found : undefined;
}

export const forgetUnsaved = (session: string): void => kept()?.removeItem(keyOf(session));

/** Bots that answer at once would have it written a hundred times a second. */
const patience = 300;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps every match that is played from now on, in whichever room the person is. */
export const keepUnsaved = (): (() => void) =>
  tableState.subscribe(({ session, match }, before) => {
    if (session === null || session !== before.session) return;
    const isAsBefore = match?.snapshot.done === before.match?.snapshot.done && match?.savedAs === before.match?.savedAs;
    if (isAsBefore) return;
    clearTimeout(timer);
    if (match === null || match.savedAs !== null) forgetUnsaved(session);
    else timer = setTimeout(() => void keep(session), patience);
  });

async function keep(session: string): Promise<void> {
  const record = await askEngine("save", {});
  const { match, session: now } = tableState.getState();
  if (match === null || match.savedAs !== null || now !== session) return;
  write(session, match, record);
}

function write(session: string, { game, seats, names, snapshot }: PlayedMatch, record: Json): void {
  const unsaved: UnsavedMatch = { game, names, done: snapshot.done, record: withBots(record, seats.map(botName)) };
  try {
    kept()?.setItem(keyOf(session), JSON.stringify(unsaved));
  } catch {
    // The browser's store is full. An older moment of the match would be no better than none.
    forgetUnsaved(session);
  }
}
