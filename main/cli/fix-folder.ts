import { plural } from "../../engine/core/rich-text";
import { type Mended, mendProject } from "../../project/mend";
import { manifestOf } from "../../project/project-text";
import { editFolder } from "./edit-folder";
import { readProject } from "./read-project";

/** What a repair would change, or has changed. */
export interface Fix {
  file: string;
  field?: string;
  code: string;
  message: string;
  repair: string;
}

/** Mends what can be mended without asking. */
export async function fixFolder(folder: string, isMeant: boolean): Promise<Fix[]> {
  const { assets } = readProject(folder);
  const mended = await editFolder(folder, isMeant, (files) => {
    const game = manifestOf(files)?.game;
    const { mended, changes } = game ? mendProject(files, game, assets) : { mended: [], changes: [] };
    return { edit: { label: `Mend ${plural(mended.length, "problem")}`, changes }, value: mended };
  });
  return mended.map(fixOf);
}

const fixOf = ({ path, repair, problem: { code, message, where } }: Mended): Fix => ({
  file: path,
  ...(where.field === undefined ? {} : { field: where.field }),
  code,
  message,
  repair: repair.label,
});
