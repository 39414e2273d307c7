import { deleteKeyword, usersOf } from "../../project/keyword-commands";
import { componentPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { type Command, type CommandContext, hasKeywords, isWritable } from "../commands/command";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { tell } from "../state/notices";
import { runEdit, undo } from "../state/open-project";
import { goTo } from "../state/place";
import { showDialog } from "../state/ui-store";

const mayHave = (context: CommandContext): boolean => isWritable(context) && hasKeywords(context);
const isChosen = (context: CommandContext): boolean =>
  mayHave(context) &&
  context.place === "keywords" &&
  context.item !== undefined &&
  context.project.files.has(componentPath(context.item));

/** Off all that have it, in one step: none of them says afterwards what isn't there. */
function remove({ item, project }: CommandContext): void {
  const game = gameOf(project);
  if (!game || item === undefined) return;
  const { cards, keywords } = usersOf(project.files, game, item);
  const name = nameIn(project.files.get(componentPath(item)) ?? "") ?? item;
  goTo("keywords", undefined, { replace: true });
  if (!runEdit(deleteKeyword(project.files, game, item))) return;
  const from = [
    ...(cards.length > 0 ? [count(cards.length, "card")] : []),
    ...(keywords.length > 0 ? [count(keywords.length, "keyword")] : []),
  ].join(" and ");
  const left = from === "" ? "" : ` Taken off ${from}.`;
  tell({ tone: "info", message: `Deleted the keyword ${name}.${left}`, action: { label: "Undo", run: undo } });
}

export const keywordCommands: readonly Command[] = [
  {
    id: "keyword.new",
    group: "Keyword",
    label: "New keyword…",
    keywords: "create add ability name",
    enabled: mayHave,
    run: ({ place, item }) => {
      const card = place === "set" ? item : undefined;
      showDialog({ kind: "new-keyword", ...(card !== undefined && { card }) });
    },
  },
  {
    id: "keyword.new-like",
    group: "Keyword",
    label: "New keyword like this…",
    keywords: "duplicate copy",
    enabled: isChosen,
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "new-keyword", like: item });
    },
  },
  {
    id: "keyword.rename",
    group: "Keyword",
    label: "Rename keyword…",
    keywords: "id file name",
    enabled: isChosen,
    run: ({ item }) => {
      if (item !== undefined) showDialog({ kind: "rename-keyword", keyword: item });
    },
  },
  {
    id: "keyword.delete",
    group: "Keyword",
    label: "Delete keyword",
    keywords: "remove take off all cards",
    enabled: isChosen,
    run: remove,
  },
];
