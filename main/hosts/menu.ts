import type { MenuItemConstructorOptions } from "electron";

/**
 * The native menu, as one table. An item with a command does nothing itself: the studio runs the command of that id,
 * exactly as its palette would.
 */
interface MenuEntry {
  label?: string;
  /** Id of a studio command. */
  command?: string;
  shortcut?: string;
  role?: MenuItemConstructorOptions["role"];
  on?: "mac" | "others" | "developing";
  separator?: true;
}

interface MenuSection {
  label: string;
  role?: MenuItemConstructorOptions["role"];
  entries: readonly MenuEntry[];
  on?: "mac";
}

const separator = { separator: true } as const;

export const menuSections: readonly MenuSection[] = [
  {
    label: "Cardwright",
    on: "mac",
    entries: [
      { label: "About Cardwright", command: "help.about" },
      separator,
      { label: "Settings…", command: "go.settings", shortcut: "CmdOrCtrl+," },
      separator,
      { role: "services" },
      separator,
      { role: "hide" },
      { role: "hideOthers" },
      { role: "unhide" },
      separator,
      { role: "quit" },
    ],
  },
  {
    label: "File",
    entries: [
      { label: "New Set…", command: "project.new" },
      { label: "Open Set…", command: "project.open", shortcut: "CmdOrCtrl+O" },
      { role: "recentDocuments", on: "mac" },
      { label: "Close Set", command: "project.close" },
      separator,
      { label: "New Card", command: "card.new", shortcut: "Alt+N" },
      { label: "Cards from a Table…", command: "card.import-table" },
      { label: "Cards as a Table…", command: "card.export-table" },
      separator,
      { label: "Open a Bundle…", command: "project.unpack" },
      { label: "Save as One File…", command: "project.pack" },
      separator,
      { label: "Print…", command: "go.print" },
      separator,
      { label: "Settings of the Set…", command: "project.settings" },
      { label: "Settings of Cardwright…", command: "go.settings", shortcut: "CmdOrCtrl+,", on: "others" },
      { ...separator, on: "others" },
      { role: "quit", on: "others" },
    ],
  },
  {
    label: "Edit",
    entries: [
      { label: "Undo", command: "edit.undo", shortcut: "CmdOrCtrl+Z" },
      { label: "Redo", command: "edit.redo", shortcut: "CmdOrCtrl+Shift+Z" },
      separator,
      { role: "cut" },
      { role: "copy" },
      { role: "paste" },
      { role: "selectAll" },
    ],
  },
  {
    label: "View",
    entries: [
      { label: "Search Cards and Commands…", command: "view.palette", shortcut: "CmdOrCtrl+K" },
      { label: "Problems", command: "view.problems", shortcut: "CmdOrCtrl+Shift+M" },
      { label: "Keyboard Shortcuts", command: "view.shortcuts", shortcut: "CmdOrCtrl+/" },
      separator,
      { role: "resetZoom" },
      { role: "zoomIn" },
      { role: "zoomOut" },
      { role: "togglefullscreen" },
      separator,
      { role: "reload" },
      { role: "toggleDevTools", on: "developing" },
    ],
  },
  { label: "Window", role: "windowMenu", entries: [] },
  { label: "Help", role: "help", entries: [{ label: "About Cardwright and Licences", command: "help.about" }] },
];

export function menuTemplate(
  platform: NodeJS.Platform,
  run: (command: string) => void,
  isDeveloping: boolean,
): MenuItemConstructorOptions[] {
  const here = [platform === "darwin" ? "mac" : "others", ...(isDeveloping ? ["developing"] : [])];
  const fits = ({ on }: { on?: string }) => on === undefined || here.includes(on);
  return menuSections
    .filter(fits)
    .map(({ label, role, entries }) =>
      role ? { role } : { label, submenu: entries.filter(fits).map((entry) => menuItem(entry, run)) },
    );
}

function menuItem(
  { label, command, shortcut, role, separator: isLine }: MenuEntry,
  run: (command: string) => void,
): MenuItemConstructorOptions {
  if (isLine) return { type: "separator" };
  if (role) return { role };
  return {
    label: label ?? "",
    click: () => run(command ?? ""),
    // The studio hears the keys itself and knows whether a text field should have them; the menu only shows them.
    ...(shortcut && { accelerator: shortcut, registerAccelerator: false }),
  };
}
