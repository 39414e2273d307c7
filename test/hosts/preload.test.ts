import { beforeAll, expect, test, vi } from "vitest";
import { type Bridge, callNames, eventNames } from "../../main/api";

const invoked: unknown[][] = [];
let deliver: (event: object, name: string, data: unknown) => void;
let exposed: { name: string; bridge: Bridge };

vi.mock("electron", () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, bridge: Bridge) => {
      exposed = { name, bridge };
    },
  },
  ipcRenderer: {
    invoke: async (...words: unknown[]) => {
      invoked.push(words);
      return { ok: true, value: null };
    },
    on: (_: string, listener: typeof deliver) => {
      deliver = listener;
    },
  },
}));
beforeAll(() => import("../../main/hosts/preload"));

test("gives the page one object with two functions and nothing else", () => {
  expect(exposed.name).toBe("cardwright");
  expect(Object.keys(exposed.bridge).sort()).toEqual(["call", "on"]);
});

test.each(callNames)("carries %s", async (name) => {
  await exposed.bridge.call(name, { some: "input" } as never);
  expect(invoked.at(-1)).toEqual(["cardwright:call", name, { some: "input" }]);
});

test("carries no call that isn't declared", async () => {
  const before = invoked.length;
  await expect(exposed.bridge.call("shell.run" as never, {} as never)).rejects.toThrow("No such call");
  expect(invoked.length).toBe(before);
});

test.each(eventNames)("delivers %s until the listener leaves, without Electron's own event", (name) => {
  const heard: unknown[][] = [];
  const stop = exposed.bridge.on(name, (...words) => heard.push(words));
  deliver({ sender: "secret" }, name, { data: 1 });
  stop();
  deliver({ sender: "secret" }, name, { data: 2 });
  expect(heard).toEqual([[{ data: 1 }]]);
});

test("has no event that isn't declared", () => {
  expect(() => exposed.bridge.on("ipc" as never, () => undefined)).toThrow("No such event");
});
