import { componentPath } from "../../project/paths";
import { type Command, type CommandContext, isWritable } from "../commands/command";
import { tell } from "../state/notices";
import { undo } from "../state/open-project";
import { goTo, type PlaceName } from "../state/place";

/** What differs between the parts that cards share of a project. */
interface PartWords {
  kind: "component" | "keyword";
  group: Command["group"];
  place: PlaceName;
  /** Whether cards of the open project have such parts. */
  isKnown(context: CommandContext): boolean;
  rename: string;
  /** Words a person may type for each command. */
  keywords: Record<"new" | "rename" | "delete", string>;
  /** Opens the dialog that makes one. */
  make(context: CommandContext, like?: string): void;
  askForName(id: string): void;
  /** Undefined where nothing was deleted; else what the deletion did to others, as a sentence, or nothing. */
  remove(context: CommandContext, id: string): { name: string; effect: string } | undefined;
}

/** New, another like it, another name, and away with it: the same for components and keywords. */
export function partCommands(words: PartWords): readonly Command[] {
  const { kind, group, place, keywords } = words;
  const mayMake = (context: CommandContext): boolean => isWritable(context) && words.isKnown(context);
  const isChosen = (context: CommandContext): context is CommandContext & { item: string } =>
    mayMake(context) && context.place === place && context.item !== undefined;
  // A game's own parts have no file.
  const isOwn = (context: CommandContext): context is CommandContext & { item: string } =>
    isChosen(context) && context.project.files.has(componentPath(context.item));
  return [
    {
      id: `${kind}.new`,
      group,
      label: `New ${kind}…`,
      keywords: keywords.new,
      enabled: mayMake,
      run: (context) => words.make(context),
    },
    {
      id: `${kind}.new-like`,
      group,
      label: `New ${kind} like this…`,
      keywords: "duplicate copy",
      enabled: isChosen,
      run: (context) => isChosen(context) && words.make(context, context.item),
    },
    {
      id: `${kind}.rename`,
      group,
      label: words.rename,
      keywords: keywords.rename,
      enabled: isOwn,
      run: (context) => isOwn(context) && words.askForName(context.item),
    },
    {
      id: `${kind}.delete`,
      group,
      label: `Delete ${kind}`,
      keywords: keywords.delete,
      enabled: isOwn,
      run: (context) => {
        if (!isOwn(context)) return;
        const done = words.remove(context, context.item);
        if (!done) return;
        goTo(place, undefined, { replace: true });
        const message = `Deleted the ${kind} ${done.name}.${done.effect && ` ${done.effect}`}`;
        tell({ tone: "info", message, action: { label: "Undo", run: undo } });
      },
    },
  ];
}
