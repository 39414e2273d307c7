import { useEffect, useMemo, useState } from "react";
import type { Conflict } from "../../main/api";
import { type Merge, mergeDocuments } from "../../project/versions/merge-documents";
import type { GameId } from "../../schemas/game-id";
import type { Pointer } from "../../schemas/json-pointer";

/** Both versions field by field, and what comes of them with what is chosen. */
export function useMerge(conflict: Conflict | undefined, game: GameId | undefined) {
  const [theirsAt, setTheirsAt] = useState<ReadonlySet<Pointer>>(new Set());
  const path = conflict?.path;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen holds for one file.
  useEffect(() => setTheirsAt(new Set()), [path]);
  const merge = useMemo((): Merge | undefined => {
    if (!conflict || !game || conflict.theirs === null) return undefined;
    return mergeDocuments({ ...conflict, theirs: conflict.theirs }, game);
  }, [conflict, game]);
  const merged = useMemo(() => merge?.text(theirsAt), [merge, theirsAt]);
  const chooseTheirs = (field: Pointer, isTheirs: boolean) =>
    setTheirsAt((was) => new Set(isTheirs ? [...was, field] : [...was].filter((one) => one !== field)));
  return { merge, theirsAt, chooseTheirs, merged };
}
