import { bundleEnding } from "../../project/bundle";
import { type Command, isOpen, isWritable } from "../commands/command";
import { showDialog } from "../state/ui-store";
import { pickFile } from "../ui/text-files";
import { openBundle, savePacked } from "./bundles";

/** What comes in from other programs, and goes out to them. */
export const exchangeCommands: readonly Command[] = [
  {
    id: "card.import-table",
    group: "Card",
    label: "Cards from a table…",
    keywords: "import csv tsv xlsx excel spreadsheet json paste",
    enabled: isWritable,
    run: () => showDialog({ kind: "import-table" }),
  },
  {
    id: "card.linked-table",
    group: "Card",
    label: "Linked table…",
    keywords: "import spreadsheet watch file address url google sheets published source sync",
    enabled: isWritable,
    run: () => showDialog({ kind: "import-table", isLinked: true }),
  },
  {
    id: "card.export-table",
    group: "Card",
    label: "Cards as a table…",
    keywords: "export csv tsv xlsx excel spreadsheet json save",
    enabled: isOpen,
    run: () => showDialog({ kind: "export-table" }),
  },
  {
    id: "project.pack",
    group: "Project",
    label: "Save as one file…",
    keywords: "bundle cardset pack zip share export whole set",
    enabled: isOpen,
    run: savePacked,
  },
  {
    id: "project.unpack",
    group: "Project",
    label: "Open a bundle…",
    keywords: "cardset unpack zip import whole set",
    enabled: () => true,
    run: () => pickFile(`.${bundleEnding}`, openBundle),
  },
];
