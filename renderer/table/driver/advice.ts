import { askEngine, think } from "../engine/engine-client";
import { tableState, updateMatch } from "../table-store";
import { sameRun, show, stopBots } from "./bots-play";
import { tellBug, withEngine } from "./with-engine";

/** What a bot would do in the place of whoever is asked. Nothing is done yet. */
export async function askAdvice(bot: string): Promise<void> {
  const { match } = tableState.getState();
  const { asked, done, viewer } = match?.snapshot ?? {};
  if (!asked || done === undefined || viewer === undefined || match?.thinking !== null) return;
  stopBots();
  const isSame = sameRun();
  updateMatch({ thinking: asked.actor });
  try {
    const told = await think(bot, viewer);
    if (isSame()) updateMatch({ thinking: null, advice: told && { ...told, bot, done } });
  } catch (reason) {
    if (!isSame()) return;
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
