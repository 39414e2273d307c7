import { cardsWith, deleteComponent } from "../../project/component-commands";
import { compositionOf } from "../commands/command";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { runEdit } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { partCommands } from "../workbench/part-commands";

export const componentCommands = partCommands({
  kind: "component",
  group: "Component",
  place: "components",
  isKnown: (context) => compositionOf(context) !== undefined,
  rename: "Change what codes call it…",
  keywords: { new: "create add base card", rename: "rename id file name", delete: "remove" },
  make: (_, like) => showDialog({ kind: "new-component", ...(like !== undefined && { like }) }),
  askForName: (component) => showDialog({ kind: "rename-component", component }),
  // Its cards stay as they are: they say what they miss, and undo gives it back to them.
  remove({ project }, id) {
    const game = gameOf(project);
    const cards = game ? cardsWith(project.files, game, id) : [];
    if (!game || !runEdit(deleteComponent(project.files, id))) return undefined;
    const effect =
      cards.length === 0 ? "" : `${count(cards.length, "card")} still ${cards.length === 1 ? "asks" : "ask"} for it.`;
    return { name: id, effect };
  },
});
