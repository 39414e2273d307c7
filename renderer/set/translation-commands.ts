import { targetLanguages } from "../../project/languages/tags";
import { type Command, type CommandContext, isOpen, isWritable } from "../commands/command";
import { manifestOf } from "../state/manifest";
import { showIn, shownLanguageOf } from "../state/shown-language";
import { showDialog } from "../state/ui-store";

const targetsIn = ({ project }: CommandContext): string[] => targetLanguages(manifestOf(project) ?? {});
const isTranslated = (context: CommandContext): boolean => isOpen(context) && targetsIn(context).length > 0;

/** What is done with the languages of a set. */
export const translationCommands: readonly Command[] = [
  {
    id: "view.next-language",
    group: "View",
    label: "Show the set in its next language",
    keywords: "translation switch german french",
    enabled: isTranslated,
    run: (context) => {
      const all = [null, ...targetsIn(context)];
      showIn(all[(all.indexOf(shownLanguageOf(context.project)) + 1) % all.length] ?? null);
    },
  },
  {
    id: "set.languages",
    group: "Project",
    label: "Languages of the set…",
    keywords: "translation add language german french",
    enabled: isWritable,
    run: () => showDialog({ kind: "languages" }),
  },
  {
    id: "set.export-translations",
    group: "Project",
    label: "Translations as a table…",
    keywords: "export csv tsv xlsx excel spreadsheet translator language",
    enabled: isTranslated,
    run: () => showDialog({ kind: "export-translations" }),
  },
  {
    id: "set.import-translations",
    group: "Project",
    label: "Translations from a table…",
    keywords: "import csv tsv xlsx excel spreadsheet translator language",
    enabled: (context) => isWritable(context) && isTranslated(context),
    run: () => showDialog({ kind: "import-translations" }),
  },
];
