import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BrowserHost, startBrowserHost } from "../../main/hosts/browser";
import { createEventBus } from "../../main/services/events";
import { cookieOf, send } from "./send";

const events = createEventBus();
let host: BrowserHost;
let cookie: string;
const open: ClientRequest[] = [];

beforeEach(async () => {
  host = await startBrowserHost({
    dispatch: async () => ({ ok: true, value: null }),
    events,
    current: () => null,
    files: { rendererFolder: "/nowhere", project: () => null, output: () => null },
  });
  cookie = cookieOf(await send(host.port, { path: `/${new URL(host.address).search}` }));
});
afterEach(async () => {
  for (const connection of open.splice(0)) connection.destroy();
  await host.close();
});

interface Listening {
  text(): string;
  close(): void;
  pause(): void;
  resume(): void;
  ended: Promise<void>;
}

async function listen(lastEventId?: string): Promise<Listening> {
  const headers = { cookie, ...(lastEventId !== undefined && { "last-event-id": lastEventId }) };
  let text = "";
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const connection = request({ host: "127.0.0.1", port: host.port, path: "/events", headers }, resolve);
    connection.on("error", reject);
    connection.end();
    open.push(connection);
  });
  expect(response.headers["content-type"]).toContain("text/event-stream");
  response.on("error", () => undefined);
  response.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  const ended = new Promise<void>((resolve) => response.on("close", resolve));
  return {
    text: () => text,
    close: () => response.destroy(),
    pause: () => response.pause(),
    resume: () => response.resume(),
    ended,
  };
}

const say = (command: string) => events.emit("menu.command", { command });
const commandsIn = ({ text }: Listening) => [...text().matchAll(/"command":"(\w+)"/g)].map(([, command]) => command);
const lastIdIn = ({ text }: Listening) => [...text().matchAll(/^id: (.+)$/gm)].at(-1)![1]!;

test("delivers an event to every open window by name, in order", async () => {
  const [one, two] = [await listen(), await listen()];
  say("first");
  say("second");
  await expect.poll(() => commandsIn(one)).toEqual(["first", "second"]);
  await expect.poll(() => commandsIn(two)).toEqual(["first", "second"]);
  expect(one.text()).toContain('event: menu.command\ndata: {"command":"first"}\n\n');
});

test("catches up a window that lost its connection", async () => {
  const before = await listen();
  say("seen");
  await expect.poll(() => commandsIn(before)).toEqual(["seen"]);
  before.close();
  say("missed");
  const after = await listen(lastIdIn(before));
  await expect.poll(() => commandsIn(after)).toEqual(["missed"]);
});

test("catches up a window that lost its connection before the first event", async () => {
  const before = await listen();
  await expect.poll(() => before.text()).toContain("id: ");
  before.close();
  say("missed");
  const after = await listen(lastIdIn(before));
  await expect.poll(() => commandsIn(after)).toEqual(["missed"]);
});

test("tells a window of another run of Cardwright what is open now", async () => {
  const window = await listen("0badf00d-3");
  await expect.poll(() => window.text()).toContain('event: project.switched\ndata: {"project":null}');
});

test("tells a window that missed too much what is open now", async () => {
  const before = await listen();
  await expect.poll(() => before.text()).toContain("id: ");
  before.close();
  for (let n = 0; n < 1000; n++) say("flood");
  const after = await listen(lastIdIn(before));
  await expect.poll(() => after.text()).toContain("event: project.switched");
  expect(commandsIn(after)).toEqual([]);
});

test("keeps nothing for a window that has stopped reading, and tells it what is open now once it reads again", async () => {
  const window = await listen();
  await expect.poll(() => window.text()).toContain("id: ");
  window.pause();
  const before = process.memoryUsage().rss;
  for (let n = 0; n < 3000; n++) say(`flood${"x".repeat(100_000)}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  window.resume();
  await expect.poll(() => window.text()).toContain("event: project.switched");
  say("after");
  await expect.poll(() => commandsIn(window).at(-1)).toBe("after");
});

test("ends every connection when Cardwright ends", async () => {
  const window = await listen();
  await host.close();
  await window.ended;
  expect(window.text()).toContain("retry:");
});
