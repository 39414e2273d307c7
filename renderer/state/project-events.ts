import { on, onReconnected } from "../bridge/client";
import { tell } from "./notices";
import { projectState, updateOpen } from "./project-state";
import { adopt, applyRemote, resync } from "./project-sync";

/** Listens to the other side for as long as the window lives. */
export function followProject(): () => void {
  const isCurrent = (session: string) => projectState.getState().open?.session === session;
  const stop = [
    on("project.changed", ({ session, cause, changes, history }) => {
      if (!isCurrent(session)) return;
      applyRemote(changes, cause);
      updateOpen(session, { history });
      if (cause === "outside") {
        const files = changes.length === 1 ? `“${changes[0]?.path}”` : `${changes.length.toLocaleString("en")} files`;
        tell({ tone: "info", message: `${files} changed outside Cardwright. You are looking at the new version.` });
      }
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
