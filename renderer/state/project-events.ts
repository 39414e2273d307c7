import { on, onReconnected } from "../bridge/client";
import { gameOf } from "./manifest";
import { tell } from "./notices";
import { projectState, updateOpen } from "./project-state";
import { adopt, applyRemote, resync } from "./project-sync";
import { toldFromOutside } from "./told-from-outside";

/** Listens to the other side for as long as the window lives. */
export function followProject(): () => void {
  const isCurrent = (session: string) => projectState.getState().open?.session === session;
  const stop = [
    on("project.changed", ({ session, cause, changes, history }) => {
      if (!isCurrent(session)) return;
      applyRemote(changes, cause);
      updateOpen(session, { history });
      const game = gameOf(projectState.getState());
      if (cause === "outside" && game) tell({ tone: "info", message: toldFromOutside(changes, game) });
    }),
    on("project.saved", ({ session, pending, problem }) => {
      if (!isCurrent(session)) return;
      projectState.setState(({ saving: { waiting } }) => ({
        saving: { waiting, pending, ...(problem && { problem }) },
      }));
    }),
    on("project.conflicts", ({ session, conflicts }) => updateOpen(session, { conflicts })),
    on("project.assets", ({ session, assets }) => updateOpen(session, { assets })),
    on("project.problems", ({ session, problems }) => updateOpen(session, { diskProblems: problems })),
    on("project.switched", ({ project }) => {
      if (project && isCurrent(project.session)) return;
      adopt(project);
    }),
    onReconnected(() => void resync()),
  ];
  return () => {
    for (const end of stop) end();
  };
}
