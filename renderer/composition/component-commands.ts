import { cardsWith, deleteComponent } from "../../project/component-commands";
import { componentPath } from "../../project/paths";
import { type Command, type CommandContext, compositionOf, isWritable } from "../commands/command";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { runEdit, undo } from "../state/open-project";
import { goTo } from "../state/place";
import { showDialog } from "../state/ui-store";

const isComposed = (context: CommandContext): boolean => isWritable(context) && compositionOf(context) !== undefined;
const isChosen = (context: CommandContext): boolean =>
  isComposed(context) && context.place === "components" && context.item !== undefined;
const isOwn = (context: CommandContext): boolean =>
  isChosen(context) && context.project.files.has(componentPath(context.item ?? ""));

/** Its cards stay as they are: they say what they miss, and undo gives it back to them. */
function remove({ item, project }: CommandContext): void {
  const game = gameOf(project);
  if (!game || item === undefined) return;
  const cards = cardsWith(project.files, game, item);
  goTo("components", undefined, { replace: true });
  if (!runEdit(deleteComponent(item))) return;
  const left =
    cards.length === 0 ? "" : ` ${count(cards.length, "card")} still ${cards.length === 1 ? "asks" : "ask"} for it.`;
  tell({ tone: "info", message: `Deleted the component ${item}.${left}`, action: { label: "Undo", run: undo } });
}

export const componentCommands: readonly Command[] = [
  {
    id: "component.new",
    group: "Component",
    label: "New component…",
    keywords: "create add base card",
    enabled: isComposed,
    run: () => showDialog({ kind: "new-component" }),
  },
  {
    id: "component.new-like",
    group: "Component",
    label: "New component like this…",
    keywords: "duplicate copy",
    enabled: isChosen,
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "new-component", like: item });
    },
  },
  {
    id: "component.rename",
    group: "Component",
    label: "Change what codes call it…",
    keywords: "rename id file name",
    enabled: isOwn,
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "rename-component", component: item });
    },
  },
  {
    id: "component.delete",
    group: "Component",
    label: "Delete component",
    keywords: "remove",
    enabled: isOwn,
    run: remove,
  },
];
