import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { changesAskedIn } from "../../project/search/read-search";
import { type SearchedVersions, versionNames } from "../../project/search/searched-versions";
import { call } from "../bridge/client";
import { listVersions, useKnownVersions } from "./known-versions";
import { editsAnswered, useProject } from "./open-project";

/** What changed since the versions that searches name: asked of main, and again whenever something has changed since. */

type Known = ReadonlyMap<string, ReadonlySet<string> | "unknown">;
const store = createStore<{ session: string | undefined; known: Known }>(() => ({
  session: undefined,
  known: new Map(),
}));
const none: Known = new Map();

/** Somebody types: what they change is asked about once they pause. */
const pause = 300;

export function useSearchedVersions(search: string): SearchedVersions {
  const session = useProject(({ open }) => open?.session);
  const asked = changesAskedIn(search).join("\n");
  const files = useProject((state) => (isAsked(search) ? state.files : undefined));
  const { kept, revisions } = useVersionList(isAsked(search));
  const known = useStore(store, (held) => (held.session === session ? held.known : none));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changed is another thing after each change.
  useEffect(() => {
    if (!session || !isAsked(search)) return;
    const wanted = asked.split("\n");
    const isFirst = wanted.some((since) => !known.has(since));
    const timer = setTimeout(() => void ask(session, wanted), isFirst ? 0 : pause);
    return () => clearTimeout(timer);
  }, [session, asked, files, kept]);
  return useMemo(
    () => ({
      names: versionNames(kept, revisions),
      changedSince: (since: string) => known.get(since) ?? "coming",
    }),
    [kept, revisions, known],
  );
}

/** The versions that there are, once somebody wants to know. */
export function useVersionList(isWanted: boolean) {
  const session = useProject(({ open }) => open?.session);
  const listed = useKnownVersions();
  const isMissing = isWanted && session !== undefined && listed.session !== session;
  useEffect(() => {
    if (isMissing) void listVersions(session);
  }, [isMissing, session]);
  return listed.session === session ? listed : nothingListed;
}
const nothingListed = { kept: [], revisions: [] } as const;

const isAsked = (search: string): boolean => changesAskedIn(search).length > 0;

async function ask(session: string, wanted: readonly string[]): Promise<void> {
  await editsAnswered();
  for (const since of wanted) {
    const answer = await call("versions.changed", { session, since });
    store.setState((held) => ({
      session,
      known: new Map(held.session === session ? held.known : none).set(
        since,
        answer.ok ? new Set(answer.value.cards) : "unknown",
      ),
    }));
  }
}
