import { useEffect } from "react";
import { create } from "zustand";
import type { LabRun, LabState } from "../../main/api";
import { type Asking, newExperiment } from "../../project/lab/new-experiment";
import type { GameId } from "../../schemas/game-id";
import type { LabResult } from "../../schemas/lab-answer";
import { call, on, onReconnected } from "../bridge/client";
import { tellProblem } from "./notices";
import { currentProject, editsAnswered, runEdit, useProject } from "./open-project";
import { goTo } from "./place";

/** What the lab knows of the open project: the last answer to each question, and those that are being answered. */
interface Lab {
  session: string | null;
  version: string;
  answers: Readonly<Record<string, LabResult>>;
  /** When they were found, in milliseconds since 1970. */
  answeredAt: Readonly<Record<string, number>>;
  runs: Readonly<Record<string, LabRun>>;
}

const nothing: Lab = { session: null, version: "", answers: {}, answeredAt: {}, runs: {} };
const lab = create<Lab>(() => nothing);

export function useLab<T>(select: (state: Lab) => T): T {
  const session = useProject(({ open }) => open?.session ?? null);
  useEffect(() => {
    if (session !== null && lab.getState().session !== session) void recall(session);
  }, [session]);
  return lab((state) => select(state.session === session ? state : nothing));
}

async function recall(session: string): Promise<void> {
  lab.setState({ ...nothing, session });
  const known = await call("lab.recall", { session });
  if (!known.ok) return tellProblem(known.problem);
  if (lab.getState().session === session) lab.setState(stateOf(known.value));
}

const stateOf = ({ version, answers, answeredAt, runs }: LabState): Omit<Lab, "session"> => ({
  version,
  answers: { ...answers, ...Object.fromEntries(runs.flatMap(({ id, result }) => (result ? [[id, result]] : []))) },
  answeredAt,
  runs: Object.fromEntries(runs.map((run) => [run.id, run])),
});

on("lab.run", ({ session, run }) => {
  lab.setState(({ session: own, runs, answers, answeredAt }) => {
    if (own !== session) return {};
    const { id, result } = run;
    if (!result) return { runs: { ...runs, [id]: run } };
    return {
      runs: { ...runs, [id]: run },
      answers: { ...answers, [id]: result },
      answeredAt: { ...answeredAt, [id]: Date.now() },
    };
  });
});

onReconnected(() => {
  const { session } = lab.getState();
  if (session !== null) void recall(session);
});

/** Writes a question down, and has it answered. */
export function ask(game: GameId, asking: Asking): void {
  const { id, edit } = newExperiment(currentProject().files, game, asking);
  if (!runEdit(edit)) return;
  goTo("lab", id);
  void startAnswering(id);
}

export async function startAnswering(id: string, { anew = false } = {}): Promise<void> {
  await editsAnswered();
  await tried((session) => call("lab.start", { session, id, anew }));
}

export const stopAnswering = (id: string, how: "pause" | "end"): Promise<void> =>
  tried((session) => call("lab.stop", { session, id, how }));

async function tried(work: (session: string) => ReturnType<typeof call<"lab.stop">>): Promise<void> {
  const { session } = currentProject().open ?? {};
  if (session === undefined) return;
  const done = await work(session);
  if (!done.ok) tellProblem(done.problem);
}
