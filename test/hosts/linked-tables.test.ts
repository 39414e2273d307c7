import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fetchTable } from "../../main/services/fetch-table";
import { isInside, readAddress } from "../../main/services/table-address";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** A table outside that a set takes its cards from: a file that is watched, or an address that is fetched by a click. */

const text = (base64: string): string => Buffer.from(base64, "base64").toString("utf8");

describe("a linked file", () => {
  let studio: StudioFixture;
  let session: string;
  let folder: string;
  beforeEach(async () => {
    studio = startStudio();
    session = (await studio.ask("project.sample", { game: "flask" })).session;
    folder = join(studio.home, "tables");
    mkdirSync(folder);
    writeFileSync(join(folder, "shop.csv"), "name\nA\n");
    writeFileSync(join(folder, "notes.doc"), "");
  });
  afterEach(() => studio.end());

  const link = async (name = "shop.csv") => {
    // The studio knows folders that it was shown, and no others.
    const { here } = await studio.ask("folders.list", {});
    const up = (await studio.ask("folders.list", { folder: here.folder })).trail.at(-2)!.folder;
    const there = (await studio.ask("folders.list", { folder: up })).entries.find((one) => one.name === "tables")!;
    const listed = await studio.ask("folders.list", { folder: there.folder, withTables: true });
    expect(listed.tables).toEqual(["shop.csv"]);
    return studio.call("tables.link", { session, to: { kind: "file", folder: there.folder, name } });
  };

  test("is known to this computer alone, with what it said last", async () => {
    expect(await studio.ask("tables.linked", { session })).toBeNull();
    expect(await studio.call("tables.look", { session })).toMatchObject({ problem: { code: "app/no-link" } });
    expect(await link()).toMatchObject({ value: { kind: "file", name: "shop.csv", isSource: false } });
    const first = await studio.ask("tables.look", { session });
    expect([text(first.base64), first.former]).toEqual(["name\nA\n", null]);
    await studio.ask("tables.taken", { session, sum: first.sum });
    writeFileSync(join(folder, "shop.csv"), "name\nB\n");
    const second = await studio.ask("tables.look", { session });
    expect([text(second.base64), text(second.former!)]).toEqual(["name\nB\n", "name\nA\n"]);
    await studio.ask("tables.source", { session, isSource: true });
    const later = await studio.restart();
    session = (await later.ask("project.sample", { game: "flask" })).session;
    expect(await later.ask("tables.linked", { session })).toMatchObject({ name: "shop.csv", isSource: true });
    expect([...(await later.texts())].some(([, file]) => file.includes("shop.csv"))).toBe(false);
    await later.ask("tables.unlink", { session });
    expect(await later.ask("tables.linked", { session })).toBeNull();
    await later.services.close();
  });

  test("is told of when it changes, and can't lead anywhere else", async () => {
    await link();
    writeFileSync(join(folder, "shop.csv"), "name\nC and more\n");
    await expect
      .poll(() => studio.events.some(({ name }) => name === "table.changed"), { timeout: 15_000, interval: 50 })
      .toBe(true);
    expect(await link("../settings.json")).toMatchObject({ problem: { code: "app/unreadable-file" } });
    expect(await studio.call("tables.link", { session, to: { kind: "chosen" } })).toMatchObject({
      problem: { code: "app/no-dialog" },
    });
    rmSync(join(folder, "shop.csv"));
    expect(await studio.call("tables.look", { session })).toMatchObject({ problem: { code: "app/unreadable-file" } });
  });

  test("is not kept where the disk refuses", async () => {
    rmSync(join(studio.home, "linked-tables.json"), { force: true });
    mkdirSync(join(studio.home, "linked-tables.json", "in the way"), { recursive: true });
    expect(await link()).toMatchObject({ problem: { code: "app/link-not-kept" } });
  });
});

describe("a published table", () => {
  let server: Server;
  let origin: string;
  const asked: IncomingMessage[] = [];
  const answers: Record<string, (answer: ServerResponse) => void> = {
    "/cards.csv": (answer) => answer.writeHead(200, { "content-type": "text/csv; charset=utf-8" }).end("name\nA\n"),
    "/export?format=json": (answer) => answer.writeHead(200, { "content-type": "application/json" }).end("[]"),
    "/moved": (answer) => answer.writeHead(302, { location: "/cards.csv" }).end(),
    "/round": (answer) => answer.writeHead(302, { location: "/round" }).end(),
    "/inside": (answer) => answer.writeHead(302, { location: "http://192.168.0.1/admin" }).end(),
    "/file": (answer) => answer.writeHead(302, { location: "file:///etc/passwd" }).end(),
    "/page": (answer) => answer.writeHead(200, { "content-type": "text/html" }).end("<p>"),
    "/picture": (answer) => answer.writeHead(200, { "content-type": "image/png" }).end("x"),
    "/packed": (answer) =>
      answer.writeHead(200, { "content-type": "text/csv", "content-encoding": "gzip" }).end("bomb"),
    "/says-much": (answer) =>
      answer.writeHead(200, { "content-type": "text/csv", "content-length": "99999999" }).end("x"),
    "/endless": (answer) => {
      answer.writeHead(200, { "content-type": "text/csv" });
      const more = () => {
        if (!answer.destroyed && answer.write("x".repeat(100_000))) setImmediate(more);
        else if (!answer.destroyed) answer.once("drain", more);
      };
      more();
    },
    "/slow": (answer) => answer.writeHead(200, { "content-type": "text/csv" }).write("name\n"),
  };
  beforeAll(async () => {
    server = createServer((request, answer) => {
      asked.push(request);
      const give = answers[request.url ?? ""];
      if (give) give(answer);
      else answer.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const limits = { ms: 3000, bytes: 1_000_000, redirects: 3 };
  const fetched = async (path: string) => {
    const result = await fetchTable(`${origin}${path}`, limits);
    return result.ok
      ? { name: result.value.name, text: text(Buffer.from(result.value.bytes).toString("base64")) }
      : result.problem.message;
  };

  test("comes with its kind, also from where it moved to, and nothing is told of who asks", async () => {
    expect(await fetched("/cards.csv")).toEqual({ name: "cards.csv", text: "name\nA\n" });
    expect(await fetched("/export?format=json")).toEqual({ name: "export.json", text: "[]" });
    expect(await fetched("/moved")).toEqual({ name: "cards.csv", text: "name\nA\n" });
    expect(Object.keys(asked[0]!.headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });
  test.each([
    ["/nothing", /answers with 404/],
    ["/round", /from one address to the next/],
    ["/inside", /nothing is sealed/],
    ["/file", /nothing is sealed/],
    ["/page", /a page to look at/],
    ["/picture", /no table \(image\/png\)/],
    ["/packed", /comes packed/],
    ["/says-much", /larger than 1 MB/],
    ["/endless", /larger than 1 MB/],
  ])("%s is refused", async (path, why) => expect(await fetched(path)).toMatch(why));
  test("takes no longer than a person waits", async () => {
    expect((await fetchTable(`${origin}/slow`, { ...limits, ms: 200 })).ok).toBe(false);
  });
  test("is asked for by nobody but a person, who sees where", async () => {
    const studio = startStudio();
    const { session } = await studio.ask("project.sample", { game: "flask" });
    const before = asked.length;
    const to = { kind: "address" as const, address: `${origin}/cards.csv` };
    const linked = await studio.ask("tables.link", { session, to });
    expect(linked).toMatchObject({ kind: "address", where: origin.slice("http://".length) });
    await studio.ask("tables.linked", { session });
    expect((await studio.call("tables.look", { session })).ok).toBe(false);
    expect((await studio.call("tables.fetch", { session, host: "example.org" })).ok).toBe(false);
    expect(asked.length).toBe(before);
    const content = await studio.ask("tables.fetch", { session, host: linked!.where });
    expect([content.name, text(content.base64), asked.length]).toEqual(["cards.csv", "name\nA\n", before + 1]);
    await studio.end();
  });
});

test.each([
  ["http://example.org/a.csv", /https/],
  ["ftp://example.org/a.csv", /https/],
  ["file:///etc/passwd", /https/],
  ["https://me:secret@example.org/", /password/],
  ["cards.csv", /no address/],
])("“%s” is no address to fetch from", (address, why) => {
  const read = readAddress(address);
  expect(read.ok ? "" : [read.problem.code, read.problem.message]).toEqual([
    "app/bad-address",
    expect.stringMatching(why),
  ]);
});

test("what is inside somebody's own network is told from the world, however it is written", () => {
  const inside = ["127.0.0.1", "10.1.2.3", "192.168.1.1", "172.31.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"];
  const six = ["::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "ff02::1"];
  for (const ip of [...inside, ...six]) expect([ip, isInside(ip)]).toEqual([ip, true]);
  for (const ip of ["93.184.216.34", "8.8.8.8", "2606:4700::1111"]) expect([ip, isInside(ip)]).toEqual([ip, false]);
  expect(readAddress("http://2130706433/a.csv").ok).toBe(true);
});

test("a name that leads inside is not followed", async () => {
  // Every computer knows this one, and nobody typed a number.
  const result = await fetchTable("https://localhost./cards.csv");
  expect(result.ok ? "" : result.problem.message).toMatch(/own network|network of your own|no such place/);
});
