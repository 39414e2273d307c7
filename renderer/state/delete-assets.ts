import { call } from "../bridge/client";
import { tell, tellProblem } from "../state/notices";
import { currentProject } from "../state/open-project";

/** Into the project's trash; the notice brings them back. */
export async function deleteAssets(paths: readonly string[]): Promise<void> {
  const session = currentProject().open?.session;
  if (!session) return;
  const gone: string[] = [];
  for (const path of paths) {
    const removed = await call("assets.remove", { session, path });
    if (removed.ok) gone.push(removed.value.id);
    else tellProblem(removed.problem);
  }
  if (gone.length === 0) return;
  const bringBack = async () => {
    for (const id of gone) {
      const back = await call("assets.bring-back", { session, id });
      if (!back.ok) tellProblem(back.problem);
    }
  };
  const message =
    gone.length === 1 ? `Deleted ${paths[0]!.replace(/^[^/]+\//, "")}.` : `Deleted ${gone.length} pictures.`;
  tell({ tone: "info", message, action: { label: "Undo", run: () => void bringBack() } });
}
