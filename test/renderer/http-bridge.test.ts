import { afterEach, expect, test, vi } from "vitest";
import { httpBridge } from "../../renderer/bridge/http-bridge";

afterEach(() => vi.unstubAllGlobals());
const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);
const ask = async () => {
  const result = await httpBridge(() => {}).call("recent.list", {});
  return result.ok ? result.value : result.problem.code;
};

test("hands over what the host answers", async () => {
  answerWith(async () => Response.json({ ok: true, value: [] }));
  expect(await ask()).toEqual([]);
});

test("a host that is gone is bridge/unreachable", async () => {
  answerWith(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await ask()).toBe("bridge/unreachable");
});

test("an answer that no host of ours would give is bridge/unreachable", async () => {
  answerWith(async () => new Response("<html>Bad gateway</html>", { status: 502 }));
  expect(await ask()).toBe("bridge/unreachable");
});

test.each([401, 403])("a page of an earlier run, refused with %i, is bridge/signed-out", async (status) => {
  answerWith(async () => new Response("", { status }));
  expect(await ask()).toBe("bridge/signed-out");
});
