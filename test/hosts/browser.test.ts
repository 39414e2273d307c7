import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dispatch } from "../../main/dispatcher";
import { type BrowserHost, startBrowserHost } from "../../main/hosts/browser";
import { createEventBus } from "../../main/services/events";
import { cookieOf, type Request, send } from "./send";

/** The loopback server as another program, page or person on this computer meets it. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-host-"));
const project = join(folder, "project");
const asked: string[] = [];
const dispatch: Dispatch = async (name, input) => {
  asked.push(name);
  return { ok: true, value: input };
};
const events = createEventBus();
let host: BrowserHost;
let cookie: string;
let token: string;

const asset = (path: string) => ({ path, bytes: 1, version: "7" });

beforeAll(async () => {
  mkdirSync(join(folder, "renderer", "assets"), { recursive: true });
  mkdirSync(join(project, "art"), { recursive: true });
  writeFileSync(join(folder, "renderer", "index.html"), "<!doctype html>studio");
  writeFileSync(join(folder, "renderer", "assets", "main-a1b2.js"), "1");
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(project, "cardwright.json"), "{}");
  writeFileSync(join(project, "art", "owl.svg"), "<svg/>");
  writeFileSync(join(project, "art", "unlisted.png"), "png");
  writeFileSync(join(folder, "run.pdf"), "%PDF");
  symlinkSync(join(folder, "secret.txt"), join(project, "art", "leaves.png"));
  host = await startBrowserHost({
    dispatch,
    events,
    current: () => null,
    files: {
      rendererFolder: join(folder, "renderer"),
      project: () => ({ folder: project, assets: [asset("art/owl.svg"), asset("art/leaves.png")] }),
      output: (id) => (id === "run" ? { id, name: "Höhlen “1”.pdf", path: join(folder, "run.pdf") } : null),
    },
  });
  token = new URL(host.address).searchParams.get("token")!;
  const welcome = await get({ path: `/?token=${token}` });
  expect(welcome).toMatchObject({ status: 303, headers: { location: "/" } });
  cookie = cookieOf(welcome);
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (request: Request) =>
  send(host.port, { ...request, headers: { host: `127.0.0.1:${host.port}`, ...request.headers } });
const asStudio = (request: Request) => get({ ...request, headers: { cookie, ...request.headers } });
const json = { "content-type": "application/json" };
const call: Request = { method: "POST", path: "/api/app.info", headers: json, body: "{}" };

test("gives the cookie only to itself, and no script can read it", async () => {
  const fresh = await startBrowserHost({ dispatch, events: createEventBus(), current: () => null, files: noFiles });
  const welcome = await send(fresh.port, { path: `/${new URL(fresh.address).search}` });
  await fresh.close();
  expect(welcome.headers["set-cookie"]).toEqual([
    expect.stringMatching(/^cardwright-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/),
  ]);
});
const noFiles = { rendererFolder: folder, project: () => null, output: () => null };

const refusals: [what: string, status: number, request: Request][] = [
  ["a page without cookie", 401, {}],
  ["a call without cookie", 401, call],
  ["events without cookie", 401, { path: "/events" }],
  ["a file without cookie", 401, { path: "/files/art/owl.svg" }],
  ["an output without cookie", 401, { path: "/output/run" }],
  ["a built file without cookie", 401, { path: "/assets/main-a1b2.js" }],
  ["a wrong cookie", 401, { headers: { cookie: "cardwright=00000000000000000000000000000000" } }],
  ["a wrong token", 401, { path: "/?token=0000000000000000000000000000000000000000000" }],
  ["a token on another path", 401, { path: "/events?token=x" }],
];
for (const [what, status, request] of refusals) {
  test(`refuses ${what}`, async () => {
    asked.length = 0;
    expect(await get(request)).toMatchObject({ status });
    expect(asked).toEqual([]);
  });
}

const refusalsOfStudio: [what: string, status: number, request: Request][] = [
  ["a foreign Host (rebinding)", 403, { headers: { host: "evil.example" } }],
  ["a foreign Host with our port", 403, { headers: { host: "evil.example:PORT" } }],
  ["our Host with another port", 403, { headers: { host: "127.0.0.1:1" } }],
  ["a call with a foreign Origin", 403, { ...call, headers: { ...json, origin: "https://evil.example" } }],
  ["a call with the Origin of another port", 403, { ...call, headers: { ...json, origin: "http://127.0.0.1:1" } }],
  ["a call of a page without origin", 403, { ...call, headers: { ...json, origin: "null" } }],
  [
    "a picture for another local page",
    403,
    { path: "/files/art/owl.svg", headers: { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" } },
  ],
  ["events for another site", 403, { path: "/events", headers: { "sec-fetch-site": "cross-site" } }],
  [
    "the studio inside another page",
    403,
    { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" } },
  ],
  ["a call by GET", 405, { path: "/api/app.info" }],
  ["a call by PUT", 405, { ...call, method: "PUT" }],
  ["a POST to a page", 405, { method: "POST", path: "/", headers: json, body: "{}" }],
  ["a call as form", 415, { ...call, headers: { "content-type": "application/x-www-form-urlencoded" } }],
  ["a call as plain text", 415, { ...call, headers: { "content-type": "text/plain" } }],
  ["a call without type", 415, { ...call, headers: {} }],
  ["a call that is not JSON", 400, { ...call, body: "{" }],
  ["a call that is too large", 413, { ...call, body: JSON.stringify({ text: "x".repeat(1_100_000) }) }],
  [
    "a call that is too large and doesn't say so",
    413,
    {
      ...call,
      headers: { ...json, "transfer-encoding": "chunked" },
      body: JSON.stringify({ text: "x".repeat(1_100_000) }),
    },
  ],
  ["a request as to a proxy", 400, { path: "http://evil.example/" }],
  ["a request for another host's path", 400, { path: "//evil.example/" }],
  ["a file outside by dots", 404, { path: "/files/../secret.txt" }],
  ["a file outside by encoded dots", 404, { path: "/files/%2e%2e/secret.txt" }],
  ["a file outside by encoded slashes", 404, { path: "/files/art%2f..%2f..%2fsecret.txt" }],
  ["a file outside by backslashes", 404, { path: "/files/..%5csecret.txt" }],
  ["a file by its absolute path", 404, { path: "/files//etc/passwd" }],
  ["a listed link that leaves the project", 404, { path: "/files/art/leaves.png" }],
  ["a file that the project doesn't list", 404, { path: "/files/art/unlisted.png" }],
  ["the manifest as a file", 404, { path: "/files/cardwright.json" }],
  ["a broken escape", 404, { path: "/files/%zz" }],
  ["a built file outside by dots", 404, { path: "/..%2fsecret.txt" }],
  ["a hidden built file", 404, { path: "/.git/config" }],
  ["an unknown output", 404, { path: "/output/..%2frun.pdf" }],
];
for (const [what, status, request] of refusalsOfStudio) {
  test(`refuses ${what}, cookie or not`, async () => {
    asked.length = 0;
    const headers = { ...request.headers };
    if (headers["host"]) headers["host"] = headers["host"].replace("PORT", String(host.port));
    expect(await asStudio({ ...request, headers })).toMatchObject({ status });
    expect(asked).toEqual([]);
  });
}

test("says on a readable page what to do about a used address, and that page has no token", async () => {
  const again = await get({ path: `/?token=${token}` });
  expect(again).toMatchObject({ status: 401, headers: { "content-type": "text/html; charset=utf-8" } });
  expect(again.headers["set-cookie"]).toBeUndefined();
  expect(again.text).toContain("start it again");
  expect(again.text).not.toContain(token);
});

test("shows the studio after a reload, at the used address too", async () => {
  expect(await asStudio({})).toMatchObject({ status: 200, text: "<!doctype html>studio" });
  expect(await asStudio({ path: `/?token=${token}` })).toMatchObject({ status: 303, headers: { location: "/" } });
});

test("lets a link in another window open the studio", async () => {
  const visit = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  expect(await asStudio({ headers: visit })).toMatchObject({ status: 200 });
});

test("answers a call with what the dispatcher says", async () => {
  const answer = await asStudio({
    ...call,
    body: '{"a":1}',
    headers: { ...json, origin: `http://127.0.0.1:${host.port}` },
  });
  expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
  expect(JSON.parse(answer.text)).toEqual({ ok: true, value: { a: 1 } });
});

test("sends every answer with the policy of the studio's pages", async () => {
  for (const request of [{}, call, { path: "/nowhere" }, { path: "/assets/main-a1b2.js" }]) {
    const { headers } = await asStudio(request);
    expect(headers["content-security-policy"]).toContain("default-src 'none'; script-src 'self';");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  }
});

test("keeps hashed files for ever and asks again for the page", async () => {
  expect((await asStudio({ path: "/assets/main-a1b2.js" })).headers["cache-control"]).toContain("immutable");
  const page = await asStudio({});
  expect(page.headers["cache-control"]).toBe("no-cache");
  expect(await asStudio({ headers: { "if-none-match": page.headers.etag! } })).toMatchObject({ status: 304, text: "" });
});

test("shows a picture of the project where no script of it can run", async () => {
  const picture = await asStudio({ path: "/files/art/owl.svg?v=7" });
  expect(picture).toMatchObject({ status: 200, text: "<svg/>", headers: { "content-type": "image/svg+xml" } });
  expect(picture.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
  expect(picture.headers["cache-control"]).toContain("immutable");
  expect((await asStudio({ path: "/files/art/owl.svg?v=6" })).headers["cache-control"]).toBe("no-cache");
});

test("hands out a finished file as a download under its own name", async () => {
  const { status, headers, text } = await asStudio({ path: "/output/run" });
  expect({ status, text }).toEqual({ status: 200, text: "%PDF" });
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toBe(
    `attachment; filename="H_hlen _1_.pdf"; filename*=UTF-8''H%C3%B6hlen%20%E2%80%9C1%E2%80%9D.pdf`,
  );
});

test("answers HEAD without a body", async () => {
  const { status, headers, text } = await asStudio({ method: "HEAD", path: "/files/art/owl.svg" });
  expect({ status, length: headers["content-length"], text }).toEqual({ status: 200, length: "6", text: "" });
});
