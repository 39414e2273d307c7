import type { CallName, Input, OpenProject } from "../../main/api";
import type { Problem, Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";
import { projectState } from "./project-state";
import { adopt, queue, resync } from "./project-sync";

type Opening = Extract<CallName, "project.open" | "project.create" | "project.sample">;

let asked = 0;

/**
 * Opens, makes or fetches a project; what was open before has been handed over first. True when it is shown now: an answer
 * that comes after another was asked for changes nothing.
 */
export async function openProject<N extends Opening>(name: N, input: Input<N>): Promise<boolean> {
  asked += 1;
  const turn = asked;
  if (await handOver()) return false;
  const result = (await call(name, input)) as Result<OpenProject>;
  if (!result.ok) tellProblem(result.problem);
  if (!result.ok || turn !== asked) return false;
  if (projectState.getState().open?.session !== result.value.session) adopt(result.value);
  return true;
}

/** False while something of it can't be saved: then it stays open. */
export async function closeProject(): Promise<boolean> {
  const session = projectState.getState().open?.session;
  if (!session) return true;
  if (await handOver()) return false;
  const result = await call("project.close", { session });
  if (result.ok) adopt(null);
  else tellProblem(result.problem);
  return result.ok;
}

/** Waits for what was done last; what can't be handed over now must not be left behind, and the person is told. */
async function handOver(): Promise<Problem | undefined> {
  const { problem } = projectState.getState().saving;
  if (problem && !queue.idle()) {
    tellProblem(problem);
    return problem;
  }
  await queue.drained();
  return undefined;
}

/** After a (re)load of the window: what is open on the other side. */
export async function resumeProject(): Promise<void> {
  const current = await resync();
  if (current.ok) return;
  tellProblem(current.problem);
  adopt(null);
}
