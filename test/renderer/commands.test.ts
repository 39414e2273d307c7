import { beforeAll, expect, test, vi } from "vitest";
import { menuSections } from "../../main/hosts/menu";
import type { Command, CommandContext } from "../../renderer/commands/command";

let commands: readonly Command[];
let context: CommandContext;
beforeAll(async () => {
  const cardwright = { call: () => new Promise(() => {}), on: () => () => {} };
  vi.stubGlobal("window", { cardwright, location: { hash: "" }, addEventListener: () => {} });
  const registry = await import("../../renderer/commands/registry");
  commands = registry.commands;
  context = registry.commandContext();
});

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
  const keys = commands.map(({ shortcut }) => shortcut).filter((shortcut) => shortcut !== undefined);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("every item of the native menu is a command, and shows the same keys", () => {
  for (const { command: id, shortcut } of menuSections.flatMap(({ entries }) => entries)) {
    if (id === undefined) continue;
    const command = commands.find((one) => one.id === id);
    expect(command, id).toBeDefined();
    expect(shortcut?.replace("CmdOrCtrl", "Mod"), id).toBe(command?.shortcut);
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
