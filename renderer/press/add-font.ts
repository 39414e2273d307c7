import { checkFont } from "../../press/own-fonts";
import { addAsset } from "../state/add-asset";
import { tell, tellProblem } from "../state/notices";

export const fontTypes = ".ttf,.otf,.woff,.woff2";

/** Copies a font into the project, if it can be set and printed; the person is told of either. */
export async function addFont(file: File): Promise<string | undefined> {
  const { bytes, problems } = checkFont(file.name, new Uint8Array(await file.arrayBuffer()));
  const [problem] = problems;
  if (!bytes && problem) {
    tellProblem(problem);
    return undefined;
  }
  const path = await addAsset(file);
  if (path !== undefined) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    tell({ tone: "good", message: `${name} is in the project and can be chosen for its templates.` });
  }
  return path;
}
