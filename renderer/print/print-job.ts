import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { FolderPlace, JobValue, PrintedFile, PrinterProfile, PrintMemory } from "../../main/api";
import { call } from "../bridge/client";
import { deliverFile } from "../state/deliver-file";
import { tellProblem } from "../state/notices";
import { editsAnswered } from "../state/open-project";
import { projectState } from "../state/project-state";
import { followJob, type Running } from "./follow-job";
import { wishedSettings } from "./print-memory";

/** The file being made, or made last. The work goes on when the person leaves the room. */
export type PrintJob =
  | { state: "none" }
  | { state: "running"; done: number; total: number; cancelling: boolean }
  | { state: "done"; file: PrintedFile; session: string; place?: string };

const store = createStore<{ job: PrintJob }>(() => ({ job: { state: "none" } }));
export const usePrintJob = (): PrintJob => useStore(store, ({ job }) => job);

let running: Running | undefined;

const isFile = (value: JobValue): value is PrintedFile => value.kind !== "check";

/** Makes what was chosen; what consists of several files goes into `folder`. */
export async function startPrint({ settings, output }: PrintMemory, folder?: FolderPlace): Promise<void> {
  const session = projectState.getState().open?.session;
  if (!session || store.getState().job.state === "running") return;
  store.setState({ job: { state: "running", done: 0, total: 0, cancelling: false } });
  await editsAnswered();
  const into = folder && { folder: folder.folder };
  running = followJob(() => call("print.start", { session, settings: wishedSettings(settings), output, ...into }), {
    onProgress: ({ done, total }) =>
      store.setState(({ job }) => (job.state === "running" ? { job: { ...job, done, total } } : {})),
  });
  const value = await running.value;
  running = undefined;
  if (!value || !isFile(value)) return store.setState({ job: { state: "none" } });
  await keep(value, session);
}

async function keep(file: PrintedFile, session: string): Promise<void> {
  store.setState({ job: { state: "done", file, session, ...(file.place !== undefined && { place: file.place }) } });
  if (file.place === undefined) await deliver(file);
}

export async function makeCalibrationPage(
  paper: string,
  flip: "long" | "short",
  profile: PrinterProfile,
): Promise<void> {
  const session = projectState.getState().open?.session;
  if (!session) return;
  const value = await followJob(() => call("printers.calibrate", { session, paper, flip, profile })).value;
  if (value && isFile(value)) await keep(value, session);
}

export function cancelPrint(): void {
  store.setState(({ job }) => (job.state === "running" ? { job: { ...job, cancelling: true } } : {}));
  running?.cancel();
}

/** Hands the file over, and notes where it is then. */
export async function deliver({ output, name }: PrintedFile): Promise<void> {
  const place = await deliverFile({ output, name });
  if (place === undefined) return;
  store.setState(({ job }) => (job.state === "done" && job.file.output === output ? { job: { ...job, place } } : {}));
}

export async function showOutput({ output }: PrintedFile, how: "open" | "folder"): Promise<void> {
  const shown = await call("output.show", { output, how });
  if (!shown.ok) tellProblem(shown.problem);
}
