import { succeed } from "../../schemas/problem";
import { firstSteps } from "../crossing";
import type { Handlers } from "../dispatcher";
import { firstStepsFile } from "../projects/places";
import type { Desk } from "./desk";
import { readKeptIn, writeKeptIn } from "./kept-file";

/** What a person hasn't done yet in a set that they made: kept in its own folder, and in no other set. */

/** For a set that has just been made. */
export const beginFirstSteps = (root: string): Promise<boolean> => writeKeptIn(root, firstStepsFile, firstSteps);

export function firstStepCalls(desk: Desk): Pick<Handlers, "first-steps.recall" | "first-steps.keep"> {
  return {
    "first-steps.recall": ({ session }) =>
      desk.with(session, async ({ root }) => {
        const kept = await readKeptIn(root, firstStepsFile);
        return succeed(Array.isArray(kept) ? firstSteps.filter((step) => kept.includes(step)) : []);
      }),
    "first-steps.keep": ({ session, left }) =>
      desk.with(session, async (store) => {
        if (!store.snapshot().readOnly) await writeKeptIn(store.root, firstStepsFile, left);
        return succeed(null);
      }),
  };
}
