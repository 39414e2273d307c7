import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { GitRevision, KeptVersion } from "../../main/api";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";

/** Versions that were kept, and revisions of the repository, of the project whose `session` it says. */
interface Known {
  session: string | null;
  kept: readonly KeptVersion[];
  revisions: readonly GitRevision[];
}

const store = createStore<Known>(() => ({ session: null, kept: [], revisions: [] }));
export const useKnownVersions = (): Known => useStore(store);

export async function listVersions(session: string): Promise<void> {
  const listed = await call("versions.list", { session });
  if (listed.ok) store.setState({ session, ...listed.value });
  else tellProblem(listed.problem);
}

/** The id under which it is kept, or undefined where it couldn't be. */
export async function keepVersion(session: string, version: string, notes: string): Promise<string | undefined> {
  const done = await call("versions.keep", { session, version, notes });
  if (!done.ok) {
    tellProblem(done.problem);
    return undefined;
  }
  store.setState({ kept: done.value.kept });
  return done.value.id;
}
