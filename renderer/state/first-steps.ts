import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { FirstStep } from "../../main/api";
import { cardIdOf } from "../../project/paths";
import { call, on } from "../bridge/client";
import { type ProjectState, projectState } from "./project-state";

/** What a person hasn't done yet in a set that they made: each is gone once it is done, or when they don't want to hear of it. */

interface Steps {
  session: string | null;
  left: readonly FirstStep[];
}

const store = createStore<Steps>(() => ({ session: null, left: [] }));

export const useFirstSteps = (): readonly FirstStep[] => useStore(store, ({ left }) => left);

/** Those that are done; all of them are forgotten by `forgetFirstSteps`. */
export function doneFirstStep(step: FirstStep): void {
  const { left } = store.getState();
  if (left.includes(step)) keep(left.filter((other) => other !== step));
}

export const forgetFirstSteps = (): void => keep([]);

function keep(left: readonly FirstStep[]): void {
  const { session } = store.getState();
  store.setState({ left });
  // Nothing is lost where it can't be kept but that it is shown once more.
  if (session !== null) void call("first-steps.keep", { session, left: [...left] });
}

async function recall({ open }: ProjectState): Promise<void> {
  const session = open?.session ?? null;
  if (store.getState().session === session) return;
  store.setState({ session, left: [] });
  if (session === null) return;
  const recalled = await call("first-steps.recall", { session });
  if (recalled.ok && store.getState().session === session) store.setState({ left: recalled.value });
}

const cardChanged = (now: ProjectState, before: ProjectState): boolean => {
  if (now.files === before.files || now.open?.session !== before.open?.session) return false;
  for (const [path, text] of now.files)
    if (cardIdOf(path) !== undefined && before.files.get(path) !== text) return true;
  return false;
};

/** Notices what is done, for as long as the studio is shown. */
export function useStepsDone(): void {
  useEffect(() => {
    void recall(projectState.getState());
    const stopProject = projectState.subscribe((now, before) => {
      void recall(now);
      if (store.getState().left.includes("card") && cardChanged(now, before)) doneFirstStep("card");
    });
    const stopJobs = on("job.end", (end) => {
      if (end.ok && end.value.kind !== "check" && end.value.kind !== "calibration") doneFirstStep("print");
    });
    return () => {
      stopProject();
      stopJobs();
    };
  }, []);
}
