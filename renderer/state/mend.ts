import { type Mending, mend as planned } from "../../project/mend";
import { gameOf } from "./manifest";
import { currentProject, runEdit } from "./open-project";

/** Does what problems offer to mend them, as one step. */
export function mend(mendings: readonly Mending[]): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (game) runEdit(planned(files, game, mendings));
}
