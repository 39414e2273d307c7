import { useEffect } from "react";
import { create } from "zustand";
import type { PlayedMatch } from "../../main/api";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";
import { useProject } from "./open-project";

/** The matches that were lately played to their end in the open project, and what became of each card in them. */

interface Played {
  session: string | null;
  matches: readonly PlayedMatch[];
}

const played = create<Played>(() => ({ session: null, matches: [] }));

export function usePlayedMatches(): readonly PlayedMatch[] {
  const session = useProject(({ open }) => open?.session ?? null);
  useEffect(() => {
    if (session !== null && played.getState().session !== session) void read(session);
  }, [session]);
  return played((state) => (state.session === session ? state.matches : none));
}
const none: readonly PlayedMatch[] = [];

async function read(session: string): Promise<void> {
  played.setState({ session, matches: [] });
  note(session, await call("played.list", { session }));
}

function note(session: string, answer: Awaited<ReturnType<typeof call<"played.list">>>): void {
  if (!answer.ok) tellProblem(answer.problem);
  else played.setState({ session, matches: answer.value });
}

export async function rememberPlayed(
  session: string,
  match: PlayedMatch,
  record: Record<string, unknown>,
): Promise<void> {
  const { session: known, matches } = played.getState();
  if (known === session && matches.some(({ id }) => id === match.id)) return;
  note(session, await call("played.add", { session, match, record }));
}

export async function forgetPlayed(session: string, id: string): Promise<void> {
  note(session, await call("played.forget", { session, id }));
}
