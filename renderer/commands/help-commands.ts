import { showDialog } from "../state/ui-store";
import type { Command } from "./command";

export const helpCommands: readonly Command[] = [
  {
    id: "help.about",
    group: "View",
    label: "About Cardwright",
    keywords: "version licences credits open source packages fonts",
    enabled: () => true,
    run: () => showDialog({ kind: "about" }),
  },
];
