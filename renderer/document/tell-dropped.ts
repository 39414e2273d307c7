import { withArticle } from "../../engine/core/rich-text";
import { tell } from "../state/notices";
import { currentProject, undo } from "../state/open-project";

interface Dropped {
  path: string;
  /** As it was left. */
  text: string;
  name: string;
  /** What it has become. */
  kind: string;
  titles: readonly string[];
}

/** Says what left a document because its new kind has no use for it. */
export function tellDropped({ path, text, name, kind, titles }: Dropped): void {
  const things = new Intl.ListFormat("en", { type: "conjunction" }).format(titles.map((title) => title.toLowerCase()));
  tell({
    tone: "info",
    message: `Taken out of ${name}, as ${withArticle(kind.toLowerCase())} doesn’t use it: ${things}.`,
    action: {
      label: "Undo",
      run() {
        // Later it would be another step that is taken back.
        if (currentProject().files.get(path) === text) undo();
        else tell({ tone: "info", message: `${name} has changed since: undo step by step with Ctrl+Z.` });
      },
    },
  });
}
