import type { Review } from "../../../engine/core/review/review";
import type { Match } from "../../../schemas/match";
import { rememberPlayed } from "../../state/played-matches";
import { askEngine } from "../engine/engine-client";
import { withBots } from "../saved/match-files";
import { botName } from "../seat-plan";
import { type PlayedMatch, tableState } from "../table-store";
import { markedBy } from "./marked-by";

/** A match that has come to its end is remembered with its project, and what became of each card beside it. */
export async function remember(match: PlayedMatch, review: Review): Promise<void> {
  const { session } = tableState.getState();
  if (session === null || match.trial !== null || !match.snapshot.result) return;
  const record = await askEngine("save", {});
  const written = withBots(record, match.seats.map(botName)) as unknown as Match;
  // Meanwhile something else may have been laid out, or taken back.
  const isWhole = written.actions.length === match.snapshot.total;
  if (!isWhole || tableState.getState().match?.snapshot !== match.snapshot) return;
  await rememberPlayed(session, markedBy(match, review, written), written as unknown as Record<string, unknown>);
}
