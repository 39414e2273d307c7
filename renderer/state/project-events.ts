import { nameIn } from "../../project/quick-name";
import { on, onReconnected } from "../bridge/client";
import { count } from "./count";
import { tell } from "./notices";
import { projectState, type TextChange, updateOpen } from "./project-state";
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
        tell({ tone: "info", message: fromOutside(changes) });
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

function fromOutside(changes: readonly TextChange[]): string {
  const gone = changes.filter(({ text }) => text === null);
  const what = (some: readonly TextChange[]) =>
    some.length === 1 && some[0] ? `“${nameIn(some[0].text ?? "") ?? some[0].path}”` : count(some.length, "file");
  if (gone.length === changes.length)
    return `${what(changes)} deleted outside Cardwright. Undo brings ${changes.length === 1 ? "it" : "them"} back.`;
  const shown = "You are looking at the new version.";
  if (gone.length === 0) return `${what(changes)} changed outside Cardwright. ${shown}`;
  return `${what(changes)} changed outside Cardwright, ${gone.length.toLocaleString("en")} of them deleted. ${shown}`;
}
