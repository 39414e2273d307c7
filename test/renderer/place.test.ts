import { beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  // The place is read when the studio begins.
  vi.resetModules();
  vi.stubGlobal("window", { location: { hash: "#/set/%ff" }, addEventListener: () => undefined });
});

test("an address that says nothing leads to the room it names, from the first moment on", async () => {
  const { currentPlace, parsePlace } = await import("../../renderer/state/place");
  expect(currentPlace()).toEqual({ name: "set" });
  expect(parsePlace("#/set/%")).toEqual({ name: "set" });
  expect(parsePlace("#/set/a%20b")).toEqual({ name: "set", item: "a b" });
  expect(parsePlace("#/constructor/x")).toEqual({ name: "home", item: "x" });
});
