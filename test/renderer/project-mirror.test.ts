import { beforeEach, expect, test, vi } from "vitest";
import type { Bridge, EventName, Events, HistoryState, OpenProject } from "../../main/api";
import type { Result } from "../../schemas/problem";

/** The other process, as far as this window can tell: it records calls, and answers and announces when the test says so. */
interface OtherSide {
  calls: { name: string; input: unknown; answer(result: Result<unknown>): void }[];
  announce<N extends EventName>(name: N, event: Events[N]): void;
}

const history: HistoryState = { undo: null, redo: null };
const path = "cards/attack.json";
const opened = (text = "old", readOnly: OpenProject["readOnly"] = false): OpenProject => ({
  session: "s1",
  label: "Set",
  readOnly,
  files: [
    { path: "cardwright.json", text: '{ "format": 1, "game": "flask", "name": "Set" }' },
    { path, text },
  ],
  assets: [],
  conflicts: [],
  problems: [],
  history,
});

async function openStudio(project: OpenProject) {
  vi.resetModules();
  const listeners = new Map<string, ((event: never) => void)[]>();
  const other: OtherSide = {
    calls: [],
    announce: (name, event) => {
      for (const listener of listeners.get(name) ?? []) listener(event as never);
    },
  };
  const cardwright: Bridge = {
    call: (name, input) =>
      new Promise((resolve) => other.calls.push({ name, input, answer: (result) => resolve(result as never) })),
    on: (name, listener) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener as (event: never) => void]);
      return () => {};
    },
  };
  vi.stubGlobal("window", { cardwright });
  const { followProject } = await import("../../renderer/state/project-events");
  const store = await import("../../renderer/state/open-project");
  const { notices } = await import("../../renderer/state/notices");
  followProject();
  other.announce("project.switched", { project });
  const text = () => store.currentProject().files.get(path);
  const answer = async (at: number, result: Result<unknown>) => {
    other.calls[at]?.answer(result);
    await new Promise((next) => setTimeout(next, 0));
  };
  const echo = (changed: string, cause: "edit" | "undo" | "outside" = "edit") =>
    other.announce("project.changed", { session: "s1", cause, label: "", changes: [{ path, text: changed }], history });
  return { ...store, other, text, answer, echo, notices };
}

let studio: Awaited<ReturnType<typeof openStudio>>;
beforeEach(async () => {
  studio = await openStudio(opened());
});

test("an edit shows at once, before the other side has heard of it", () => {
  studio.editFile(path, "new", { label: "Edit" });
  expect(studio.text()).toBe("new");
  expect(studio.other.calls.map(({ name }) => name)).toEqual(["project.edit"]);
});

test("the announcement of an own edit never takes back what was typed since", async () => {
  studio.editFile(path, "H", { label: "Edit", merge: "name" });
  studio.editFile(path, "He", { label: "Edit", merge: "name" });
  studio.echo("H");
  expect(studio.text()).toBe("He");
  await studio.answer(0, { ok: true, value: history });
  studio.echo("H");
  expect(studio.text()).toBe("He");
});

test("an announcement that comes late, after a newer edit was answered, is not mistaken for news", async () => {
  studio.editFile(path, "H", { label: "Edit" });
  await studio.answer(0, { ok: true, value: history });
  studio.editFile(path, "He", { label: "Edit" });
  await studio.answer(1, { ok: true, value: history });
  studio.echo("H");
  expect(studio.text()).toBe("He");
  studio.echo("He");
  expect(studio.text()).toBe("He");
});

test("a change by another program is shown and said", () => {
  studio.echo("theirs", "outside");
  expect(studio.text()).toBe("theirs");
  expect(studio.notices.getState().shown[0]?.message).toContain("changed outside");
});

test("an undo is shown when it comes back, and waits behind edits on their way", async () => {
  studio.editFile(path, "new", { label: "Edit" });
  studio.undo();
  expect(studio.other.calls.map(({ name }) => name)).toEqual(["project.edit"]);
  await studio.answer(0, { ok: true, value: history });
  expect(studio.other.calls.map(({ name }) => name)).toEqual(["project.edit", "project.undo"]);
  studio.echo("new");
  studio.echo("old", "undo");
  expect(studio.text()).toBe("old");
});

test("a refused edit is explained, and the window shows again what is really there", async () => {
  studio.editFile(path, "new", { label: "Edit" });
  await studio.answer(0, {
    ok: false,
    problem: { code: "project/gone", severity: "error", message: "The folder is gone.", where: {} },
  });
  expect(studio.notices.getState().shown[0]?.message).toBe("The folder is gone.");
  expect(studio.other.calls.map(({ name }) => name)).toEqual(["project.edit", "project.current"]);
  await studio.answer(1, { ok: true, value: opened("old") });
  expect(studio.text()).toBe("old");
});

test("an edit that says nothing new is not sent", () => {
  expect(studio.editFile(path, "old", { label: "Edit" })).toBe(true);
  expect(studio.other.calls).toEqual([]);
});

test("in a project that can't be changed an edit is refused here, as studio/read-only", async () => {
  studio = await openStudio(opened("old", "folder"));
  expect(studio.editFile(path, "new", { label: "Edit" })).toBe(false);
  expect(studio.text()).toBe("old");
  expect(studio.other.calls).toEqual([]);
  expect(studio.notices.getState().shown[0]?.message).toBe("This project can only be looked at.");
});

test("events of another opening are not for this one", () => {
  studio.other.announce("project.changed", {
    session: "s0",
    cause: "edit",
    label: "",
    changes: [{ path, text: "no" }],
    history,
  });
  expect(studio.text()).toBe("old");
});

test("an answer that comes after another set was asked for shows nothing any more", async () => {
  const { openProject } = await import("../../renderer/state/project-lifecycle");
  const [first, second] = [
    openProject("project.sample", { game: "flask" }),
    openProject("project.open", { folder: "f" }),
  ];
  await new Promise((next) => setTimeout(next, 0));
  await studio.answer(1, { ok: true, value: { ...opened("of the second"), session: "s3" } });
  await studio.answer(0, { ok: true, value: { ...opened("of the first"), session: "s2" } });
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(studio.text()).toBe("of the second");
});
