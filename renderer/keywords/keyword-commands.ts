import { deleteKeyword, usersOf } from "../../project/keyword-commands";
import { componentPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { hasKeywords } from "../commands/command";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { runEdit } from "../state/open-project";
import { showDialog } from "../state/ui-store";
import { partCommands } from "../workbench/part-commands";

export const keywordCommands = partCommands({
  kind: "keyword",
  group: "Keyword",
  place: "keywords",
  isKnown: hasKeywords,
  rename: "Rename keyword…",
  keywords: { new: "create add ability name", rename: "id file name", delete: "remove take off all cards" },
  make: ({ place, item }, like) => {
    const card = like === undefined && place === "set" ? item : undefined;
    showDialog({
      kind: "new-keyword",
      ...(like !== undefined && { like }),
      ...(card !== undefined && { card }),
    });
  },
  askForName: (keyword) => showDialog({ kind: "rename-keyword", keyword }),
  // Off all that have it, in one step: none of them says afterwards what isn't there.
  remove({ project }, id) {
    const game = gameOf(project);
    if (!game) return undefined;
    const { cards, keywords } = usersOf(project.files, game, id);
    const name = nameIn(project.files.get(componentPath(id)) ?? "") ?? id;
    if (!runEdit(deleteKeyword(project.files, game, id))) return undefined;
    const from = [
      ...(cards.length > 0 ? [count(cards.length, "card")] : []),
      ...(keywords.length > 0 ? [count(keywords.length, "keyword")] : []),
    ].join(" and ");
    return { name, effect: from === "" ? "" : `Taken off ${from}.` };
  },
});
