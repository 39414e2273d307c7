import { useMemo } from "react";
import { cardTitle } from "../../../engine/core/rich-text";
import type { Part } from "../../../engine/free-table/narrate";
import { cardIdOf } from "../../../project/paths";
import { nameIn } from "../../../project/quick-name";
import { useProject } from "../../state/open-project";

export type NameOf = (card: string) => string;

/** What cards of the set are called now, valid or not. */
export function useCardNames(): NameOf {
  const files = useProject((state) => state.files);
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const [path, text] of files) {
      const id = cardIdOf(path);
      if (id !== undefined) names.set(id, nameIn(text)?.trim() || cardTitle(id));
    }
    return (card) => names.get(card) ?? cardTitle(card);
  }, [files]);
}

export const wordsOf = (parts: readonly Part[], nameOf: NameOf): string =>
  parts.map((part) => (typeof part === "string" ? part : nameOf(part.card))).join("");
