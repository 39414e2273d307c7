import { askEngine } from "../engine/engine-client";
import type { Answer, Filled, OfferedFree } from "../engine/messages";
import { tableState } from "../table-store";
import { letBotsPlay, show, stopBots } from "./bots-play";
import { withEngine } from "./with-engine";

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

/** How the numbers of a thing came to be what they are. */
export async function numberHistories(key: string): Promise<Answer<"numbers">> {
  const { match } = tableState.getState();
  if (!match) return [];
  const { viewer } = match.snapshot;
  return (await withEngine("It could not be said why.", () => askEngine("numbers", { key, viewer }))) ?? [];
}

/** The clock of the present decision has run out. */
export async function timeIsUp(): Promise<void> {
  const { match } = tableState.getState();
  if (!match || match.thinking !== null) return;
  const { done, viewer } = match.snapshot;
  const snapshot = await withEngine("The time could not be called.", () => askEngine("timeUp", { done, viewer }));
  if (snapshot) await show(snapshot, { paused: false, savedAs: null });
}
