import { groupBy } from "../../engine/core/group-by";
import type { Problem } from "../../schemas/problem";
import { checkProject } from "../check";
import { cardPath } from "../paths";
import type { Files } from "../project-text";

const known = new WeakMap<Files, ReadonlyMap<string, readonly Problem[]>>();
const none: readonly Problem[] = [];

/** What is wrong with a card. The project is looked through when the first card is asked about. */
export const foundProblems =
  (files: Files) =>
  (id: string): readonly Problem[] => {
    const byFile = known.get(files) ?? groupBy(checkProject(files), ({ where }) => where.file ?? "");
    known.set(files, byFile);
    return byFile.get(cardPath(id)) ?? none;
  };
