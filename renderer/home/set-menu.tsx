import type { RecentProject } from "../../main/api";
import type { Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tell, tellProblem } from "../state/notices";
import { MoreMenu } from "../ui/more-menu";
import { useHost } from "./use-host";

/** What can be done with a set besides opening it. */
export function SetMenu({ set, onChange }: { set: RecentProject; onChange(sets: readonly RecentProject[]): void }) {
  const { folder, name, label, pinned, missing } = set;
  const host = useHost();
  const take = (result: Result<RecentProject[]>) => (result.ok ? onChange(result.value) : tellProblem(result.problem));
  const show = async () => {
    const shown = await call("recent.show", { folder });
    if (!shown.ok) tellProblem(shown.problem);
  };
  const copy = () =>
    navigator.clipboard.writeText(label).then(
      () => tell({ tone: "info", message: `Copied: ${label}` }),
      () => tell({ tone: "info", message: `“${name}” lies in ${label}` }),
    );
  return (
    <MoreMenu
      name={name}
      size="small"
      items={[
        {
          label: pinned ? "Unpin" : "Pin",
          run: async () => take(await call("recent.pin", { folder, pinned: !pinned })),
        },
        host === "electron"
          ? { label: "Show folder", disabled: missing, run: () => void show() }
          : { label: "Copy its folder", run: () => void copy() },
        null,
        { label: "Forget", run: async () => take(await call("recent.forget", { folder })) },
      ]}
    />
  );
}
