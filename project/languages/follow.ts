import type { PlannedEdit, TextChange } from "../commands";
import type { Files } from "../project-text";
import { translationOf, translationPath } from "./translation-files";

/** A step with which translations go where their documents go: to the new name, or away with them. */
export function withTranslationsFollowing(files: Files, edit: PlannedEdit): PlannedEdit {
  const gone = new Map(edit.changes.flatMap((change) => (change.text === null ? [[change.path, change]] : [])));
  const said = new Set(edit.changes.map(({ path }) => path));
  if (gone.size === 0) return edit;
  const changes = [...files].flatMap(([path, text]): TextChange[] => {
    const translation = translationOf(path);
    const change = translation && gone.get(translation.of);
    if (!translation || !change || said.has(path)) return [];
    if (change.movedTo === undefined) return [{ path, text: null }];
    const movedTo = translationPath(translation.tag, change.movedTo);
    return [
      { path: movedTo, text },
      { path, text: null, movedTo },
    ];
  });
  return { ...edit, changes: [...edit.changes, ...changes] };
}

/** The translations of a document that has been copied, for its copy. */
export const copiedTranslations = (files: Files, copies: ReadonlyMap<string, string>): TextChange[] =>
  [...files].flatMap(([path, text]): TextChange[] => {
    const translation = translationOf(path);
    const copy = translation && copies.get(translation.of);
    return translation && copy !== undefined ? [{ path: translationPath(translation.tag, copy), text }] : [];
  });
