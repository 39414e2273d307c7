import type { PlannedEdit } from "../commands";
import type { Files } from "../project-text";

interface PictureRename extends PlannedEdit {
  /** The file itself, from where to where. */
  carried: { from: string; to: string };
}

/** A picture under another name: whatever names it follows, also what can't be read at the moment. */
export function renamePicture(files: Files, from: string, to: string): PictureRename {
  const [said, instead] = [JSON.stringify(from), JSON.stringify(to)];
  const changes = [...files].flatMap(([path, text]) =>
    text.includes(said) ? [{ path, text: text.replaceAll(said, () => instead) }] : [],
  );
  return { label: `Rename ${from.replace(/^art\//, "")}`, changes, carried: { from, to } };
}
