import { useEffect, useMemo, useState } from "react";
import type { FileStep, GitRevision, KeptVersion } from "../../../main/api";
import type { DeckAt } from "../../../project/compare-decks";
import { deckPath } from "../../../project/paths";
import { call } from "../../bridge/client";
import { listVersions, useKnownVersions } from "../../state/known-versions";
import { atTime } from "../../state/numbers";
import { editsAnswered, useProject } from "../../state/open-project";
import { useDecks } from "../../state/use-decks";
import { useVersion } from "../../state/use-version";
import { gitChoice, keptChoice } from "../../state/version-place";
import type { Choosable } from "../../ui/fields/choice-field";

/** What a deck can be compared with: what it was before each of its changes, other decks, and the set at other times. */

/** What was done to the deck's file, the latest first; read again with each change of it. */
export function useSteps(deckId: string): readonly FileStep[] {
  const session = useProject(({ open }) => open?.session);
  const text = useProject(({ files }) => files.get(deckPath(deckId)));
  const [steps, setSteps] = useState<readonly FileStep[]>([]);
  useEffect(() => {
    if (!session || text === undefined) return;
    let isWanted = true;
    void (async () => {
      await editsAnswered();
      const read = await call("versions.steps", { session, path: deckPath(deckId) });
      if (isWanted && read.ok) setSteps(read.value.filter(({ before }) => before !== null));
    })();
    return () => {
      isWanted = false;
    };
  }, [session, deckId, text]);
  return steps;
}

export function useComparable(deckId: string, steps: readonly FileStep[]): Choosable[] {
  const session = useProject(({ open }) => open?.session ?? null);
  const known = useKnownVersions();
  const decks = useDecks();
  useEffect(() => {
    if (session !== null) void listVersions(session);
  }, [session]);
  const { kept, revisions } = known.session === session ? known : { kept: [], revisions: [] };
  return [
    ...steps.map(({ label, at }, n) => ({
      value: `step ${n}`,
      label: `Before “${label}”`,
      aside: atTime(new Date(at)),
      group: "Earlier",
    })),
    ...decks
      .filter(({ id }) => id !== deckId)
      .map(({ id, name }) => ({ value: `deck ${id}`, label: name, group: "Other decks" })),
    ...kept.map((one) => ({ value: keptChoice(one).key, label: one.version, group: "The set as it was kept" })),
    ...revisions.map((one) => ({ value: gitChoice(one).key, label: one.label, group: "The set in Git" })),
  ];
}

/** The other deck; undefined on its way, or where there is none. */
export function useOther(deckId: string, chosen: string, steps: readonly FileStep[]): DeckAt | "missing" | undefined {
  const files = useProject((state) => state.files);
  const { kept, revisions } = useKnownVersions();
  const place = useMemo(() => versionChoice(chosen, kept, revisions), [chosen, kept, revisions]);
  const version = useVersion(place);
  return useMemo(() => {
    const [, kind, rest = ""] = /^(deck|step) (.*)$/s.exec(chosen) ?? [];
    if (kind === "deck") return files.has(deckPath(rest)) ? { files, id: rest } : undefined;
    if (kind === "step") {
      const before = steps[Number(rest)]?.before;
      return typeof before === "string"
        ? { files: new Map([...files, [deckPath(deckId), before]]), id: deckId }
        : undefined;
    }
    if (!version) return undefined;
    if (!version.ok) return "missing";
    const { files: then } = version.value;
    // A deck that there was not yet is what its list would have been of the cards then.
    const own = then.get(deckPath(deckId)) ?? files.get(deckPath(deckId)) ?? "";
    return { files: new Map([...then, [deckPath(deckId), own]]), id: deckId };
  }, [chosen, files, steps, deckId, version]);
}

const versionChoice = (chosen: string, kept: readonly KeptVersion[], revisions: readonly GitRevision[]) =>
  [...kept.map(keptChoice), ...revisions.map(gitChoice)].find(({ key }) => key === chosen);
