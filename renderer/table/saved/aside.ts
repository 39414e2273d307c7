import type { Json } from "../../../engine/core/vocabulary";
import type { KeptMatch } from "../../../main/api";
import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";
import { loadMatch } from "../driver/beginnings";
import { tableState } from "../table-store";
import { forgetKept } from "./kept-match";

/** Matches that no file holds and that made room for another one. Each can be gone on with, as long as there are not too many. */

const most = 8;

export async function recallAside(session: string): Promise<void> {
  const aside = await call("match.aside", { session });
  if (tableState.getState().session !== session) return;
  if (aside.ok) tableState.setState({ aside: aside.value });
  else tellProblem(aside.problem);
}

function write(aside: readonly KeptMatch[]): void {
  const { session } = tableState.getState();
  if (session === null) return;
  tableState.setState({ aside });
  void call("match.put-aside", { session, matches: [...aside] }).then(
    (written) => written.ok || tellProblem(written.problem),
  );
}

/** What could be gone on with makes room for what is dealt or loaded now. */
export function putAside(): void {
  const { kept, aside } = tableState.getState();
  if (!kept) return;
  if (kept.done > 0) write([kept, ...aside].slice(0, most));
  forgetKept();
}

export const forgetAside = (match: KeptMatch): void =>
  write(tableState.getState().aside.filter((each) => each !== match));

/** Takes it back to the table, where it is kept as the one that is played. */
export async function goOnWith(match: KeptMatch): Promise<void> {
  const isAside = tableState.getState().aside.includes(match);
  if (isAside) putAside();
  if ((await loadMatch(match.game, null, match.record as Json)) && isAside) forgetAside(match);
}
