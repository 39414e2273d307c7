import { askEngine } from "../engine/engine-client";
import { tableState, updateMatch } from "../table-store";
import type { Look } from "../viewing";
import { viewerNow } from "./bots-play";
import { withEngine } from "./with-engine";

/** With whose eyes the table is seen. */

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
