import { type Command, isOpen, isWritable } from "../commands/command";
import { showDialog } from "../state/ui-store";

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
    id: "card.export-table",
    group: "Card",
    label: "Cards as a table…",
    keywords: "export csv tsv xlsx excel spreadsheet json save",
    enabled: isOpen,
    run: () => showDialog({ kind: "export-table" }),
  },
];
