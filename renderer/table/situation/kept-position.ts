import type { Json } from "../../../engine/core/vocabulary";
import type { KeptPosition } from "../../../main/api";
import type { GameId } from "../../../schemas/game-id";
import { call } from "../../bridge/client";
import { tellProblem } from "../../state/notices";

/** The position under work stays with its project: it is written down with every change, and there again on return. */

let due: { session: string; kept: KeptPosition } | null = null;
let isWriting = false;
/** The same trouble is told once. */
let isTold = false;

/** One after the other, and of what changes meanwhile only the last. */
export async function keepPosition(session: string, kept: KeptPosition): Promise<void> {
  due = { session, kept };
  if (isWriting) return;
  isWriting = true;
  while (due !== null) {
    const next = due;
    due = null;
    const answer = await call("position.keep", next);
    if (!answer.ok && !isTold) tellProblem(answer.problem);
    isTold = !answer.ok;
  }
  isWriting = false;
}

/** What this project kept of this game. */
export async function recallPosition(session: string, game: GameId): Promise<Json | undefined> {
  const recalled = await call("position.recall", { session });
  if (!recalled.ok) tellProblem(recalled.problem);
  return recalled.ok && recalled.value?.game === game ? (recalled.value.position as Json) : undefined;
}
