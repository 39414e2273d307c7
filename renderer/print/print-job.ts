import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { JobEnd, PrintedFile, PrintSettings } from "../../main/api";
import { call, on } from "../bridge/client";
import { tell, tellProblem } from "../state/notices";
import { projectState } from "../state/project-state";
import { editsAnswered } from "../state/project-store";

/** The PDF being made, or made last. It goes on when the person leaves the room. */
export type PrintJob =
  | { state: "none" }
  | { state: "running"; job: string | null; done: number; total: number }
  | { state: "done"; file: PrintedFile; session: string };

const store = createStore<{ job: PrintJob }>(() => ({ job: { state: "none" } }));
export const usePrintJob = (): PrintJob => useStore(store, ({ job }) => job);

/** Ends that came before the answer which names the job. */
const early = new Map<string, JobEnd>();

on("job.progress", ({ job, done, total }) => {
  store.setState(({ job: now }) =>
    now.state === "running" && now.job === job ? { job: { ...now, done, total } } : {},
  );
});
on("job.end", (end) => {
  const now = store.getState().job;
  if (now.state !== "running") return;
  if (now.job === null) early.set(end.job, end);
  else if (now.job === end.job) finish(end);
});

function finish(end: JobEnd): void {
  if (!end.ok) {
    store.setState({ job: { state: "none" } });
    // Without a problem it was cancelled, which the person knows.
    if (end.problem) tellProblem(end.problem);
    return;
  }
  store.setState({ job: { state: "done", file: end.value, session: projectState.getState().open?.session ?? "" } });
  void deliver(end.value);
}

export async function startPrint(settings: PrintSettings): Promise<void> {
  const session = projectState.getState().open?.session;
  if (!session || store.getState().job.state === "running") return;
  early.clear();
  store.setState({ job: { state: "running", job: null, done: 0, total: 0 } });
  await editsAnswered();
  const started = await call("print.start", { session, settings });
  if (!started.ok) {
    store.setState({ job: { state: "none" } });
    tellProblem(started.problem);
    return;
  }
  const { job } = started.value;
  store.setState(({ job: now }) => (now.state === "running" ? { job: { ...now, job } } : {}));
  const end = early.get(job);
  if (end) finish(end);
}

export async function cancelPrint(): Promise<void> {
  const { job } = store.getState();
  if (job.state === "running" && job.job !== null) await call("job.cancel", { job: job.job });
}

export function forgetPrint(): void {
  if (store.getState().job.state === "done") store.setState({ job: { state: "none" } });
}

/** Hands the file over: the desktop shell asks where to, a browser downloads it. */
export async function deliver({ output, name }: PrintedFile): Promise<void> {
  const info = await call("app.info", {});
  if (!info.ok) return tellProblem(info.problem);
  if (info.value.host === "browser") {
    const link = document.createElement("a");
    link.href = `./output/${encodeURIComponent(output)}`;
    link.download = name;
    link.click();
    return;
  }
  const saved = await call("output.save", { output });
  if (!saved.ok) tellProblem(saved.problem);
  else if (saved.value.saved) tell({ tone: "good", message: `${name} is saved.` });
}
