import { type Command, isWritable } from "../commands/command";
import { showDialog } from "../state/ui-store";

export const versionCommands: readonly Command[] = [
  {
    id: "version.keep",
    group: "Project",
    label: "Keep this version…",
    keywords: "snapshot history release save compare",
    enabled: isWritable,
    run: () => showDialog({ kind: "keep-version" }),
  },
];
