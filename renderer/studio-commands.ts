import type { Command, CommandContext } from "./commands/command";
import { editCommands } from "./commands/edit-commands";
import { helpCommands } from "./commands/help-commands";
import { projectCommands } from "./commands/project-commands";
import { makeKnown } from "./commands/registry";
import { viewCommands } from "./commands/view-commands";
import { componentCommands } from "./composition/component-commands";
import { deckCommands } from "./decks/deck-commands";
import { editorCommands } from "./editor/editor-commands";
import { exchangeCommands } from "./exchange/exchange-commands";
import { keywordCommands } from "./keywords/keyword-commands";
import { printCommands } from "./print/print-commands";
import { meantIn, rooms, roomsNow } from "./rooms";
import { cardCommands } from "./set/card-commands";
import { translationCommands } from "./set/translation-commands";
import { goTo, type PlaceName, placeNames } from "./state/place";
import { freeTableCommands } from "./table/free-table/free-table-commands";
import { tableCommands } from "./table/table-commands";
import { templateCommands } from "./template/template-commands";
import { versionCommands } from "./versions/version-commands";

/** Alt and its number in the sidebar: ten of them have one. */
const keysOf = (name: PlaceName) => (context: CommandContext) => {
  const at = roomsNow(context)
    .filter((room) => rooms[room].shortcut === undefined)
    .indexOf(name);
  return at < 0 || at > 9 ? undefined : `Alt+${(at + 1) % 10}`;
};

const roomCommands = placeNames.map((name): Command => {
  const { label, keywords, opensAt, shortcut = keysOf(name) } = rooms[name];
  return {
    id: `go.${name}`,
    group: "Go to",
    label,
    keywords,
    shortcut,
    enabled: (context) => roomsNow(context).includes(name),
    run: () => goTo(name, opensAt),
  };
});

/** Every command of the studio, in the order in which keys and the palette ask them. */
export const studioCommands: readonly Command[] = [
  ...cardCommands,
  ...exchangeCommands,
  ...translationCommands,
  ...componentCommands,
  ...keywordCommands,
  ...deckCommands,
  ...editorCommands,
  ...editCommands,
  ...roomCommands,
  ...templateCommands,
  ...tableCommands,
  ...freeTableCommands,
  ...printCommands,
  ...versionCommands,
  ...viewCommands,
  ...projectCommands,
  ...helpCommands,
];

makeKnown(studioCommands, meantIn);
