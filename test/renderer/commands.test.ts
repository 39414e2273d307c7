import { beforeAll, expect, test, vi } from "vitest";
import { menuSections } from "../../main/hosts/menu";
import type { Command, CommandContext } from "../../renderer/commands/command";
import { fold, lettersOf, nearFinder, score, wordsOf } from "../../renderer/palette/find";

let commands: readonly Command[];
let context: CommandContext;
const shortcutOf = ({ shortcut }: Command, at: CommandContext): string | undefined =>
  typeof shortcut === "function" ? shortcut(at) : shortcut;
beforeAll(async () => {
  // Whatever other tests opened in this studio is none of these tests' business.
  vi.resetModules();
  const cardwright = { call: () => new Promise(() => {}), on: () => () => {} };
  vi.stubGlobal("window", { cardwright, location: { hash: "" }, addEventListener: () => {} });
  const registry = await import("../../renderer/commands/registry");
  commands = (await import("../../renderer/studio-commands")).studioCommands;
  context = registry.commandContext();
  // The commands bring much of the studio with them.
}, 60_000);

test("every command has an id and a label of its own, and without a project none of them fails", () => {
  expect(commands.length).toBeGreaterThan(20);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
  for (const command of commands) {
    const label = typeof command.label === "string" ? command.label : command.label(context);
    expect(label.trim(), command.id).not.toBe("");
    expect(typeof command.enabled(context), command.id).toBe("boolean");
  }
});

test("no two commands wait for the same keys", () => {
  const keys = commands
    .flatMap((command) => [shortcutOf(command, context), command.also])
    .filter((shortcut) => shortcut !== undefined);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("places have their number in the sidebar, in games with components and with keywords", () => {
  const inGame = (game: string): CommandContext => {
    const files = new Map([["cardwright.json", JSON.stringify({ format: 1, game, name: "Set" })]]);
    return { ...context, project: { ...context.project, phase: "open", files } };
  };
  const keysOf = (at: CommandContext) =>
    commands.flatMap((command) => (command.id.startsWith("go.") ? [shortcutOf(command, at)] : []));
  expect(keysOf(context)).toEqual(["Alt+1", ...Array(8).fill(undefined), "Alt+L", undefined, undefined, "Mod+,"]);
  const rest = ["Alt+4", "Alt+5", "Alt+6", "Alt+7", "Alt+8", "Alt+L", "Alt+9", "Alt+0", "Mod+,"];
  expect(keysOf(inGame("flask"))).toEqual(["Alt+1", "Alt+2", "Alt+3", undefined, ...rest]);
  expect(keysOf(inGame("hatch"))).toEqual(["Alt+1", "Alt+2", undefined, "Alt+3", ...rest]);
});

test.each([
  ["Export PDF", "exprt pdf"],
  ["Preset: Fold and glue", "fold and gleu"],
  ["Make: Contact sheet", "contct"],
  ["Keyboard shortcuts", "keybaord"],
])("the palette finds “%s” by “%s”", (label, typed) => {
  const words = wordsOf(typed);
  expect(score(fold(label), words)).toBe(0);
  expect(nearFinder(words)(lettersOf(fold(label)))).toBe(true);
});

test.each(["glue pot", "xport zip", "pdq", "exit"])("the palette takes “%s” for no “Export PDF”", (typed) => {
  expect(nearFinder(wordsOf(typed))(lettersOf(fold("Export PDF")))).toBe(false);
});

test("every item of the native menu is a command, and shows the same keys", () => {
  for (const { command: id, shortcut } of menuSections.flatMap(({ entries }) => entries)) {
    if (id === undefined) continue;
    const command = commands.find((one) => one.id === id);
    expect(command, id).toBeDefined();
    // Keys that depend on the project are no matter of a menu that stays.
    const keys = typeof command?.shortcut === "string" ? command.shortcut : undefined;
    expect(shortcut?.replace("CmdOrCtrl", "Mod"), id).toBe(keys);
  }
});

test("changing anything is not offered in a project that can only be looked at", () => {
  const open = {
    session: "s",
    label: "",
    readOnly: "folder" as const,
    assets: [],
    conflicts: [],
    diskProblems: [],
    history: { undo: "x", redo: "x" },
  };
  const project = { ...context.project, phase: "open" as const, open, files: new Map([["cards/a.json", "{}"]]) };
  const ui = { ...context.ui, selection: new Set(["a"]) };
  const offered = commands.filter((command) =>
    command.enabled({ ...context, place: "set", item: undefined, project, ui }),
  );
  expect(offered.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(card\.(new|rename|duplicate|delete)|deck\.new|edit\.)/)]),
  );
});
