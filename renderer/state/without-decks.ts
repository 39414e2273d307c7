import { useState } from "react";
import { isSameBesidesDecks } from "../../project/besides-decks";
import type { Files } from "../../project/project-text";

/** The same files for as long as nothing changes but decks. */
export function useWithoutDecks(files: Files): Files {
  const [kept, keep] = useState(files);
  if (isSameBesidesDecks(kept, files)) return kept;
  keep(files);
  return files;
}
