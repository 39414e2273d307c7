import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openInBrowser, openingCommand } from "../../main/hosts/open-in-browser";
// @ts-expect-error Plain JavaScript, since it runs before anything is installed.
import * as buildLock from "../../scripts/build-lock.mjs";
// @ts-expect-error Plain JavaScript, since it runs before anything is installed.
import * as binary from "../../scripts/electron-binary.mjs";

const { fetchElectron, findElectron, hasDisplay } = binary as {
  fetchElectron(say: (line: string) => void, folder: string, now?: number): string | null;
  findElectron(folder: string): string | null;
  hasDisplay(env: object, platform: string): boolean;
};
const { withLock } = buildLock as { withLock<T>(file: string, work: () => Promise<T>): Promise<T> };
const folder = mkdtempSync(join(tmpdir(), "cardwright-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(...words: string[]) {
  return startWith({}, ...words);
}

function startWith(more: object, ...words: string[]) {
  const script = join(import.meta.dirname, "..", "..", "scripts", "start.mjs");
  const env = { ...process.env, CARDWRIGHT_HOME: folder, DISPLAY: "", WAYLAND_DISPLAY: "", ...more };
  const child = spawn(process.execPath, [script, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (text) => {
    out += text;
  });
  child.stderr.on("data", (text) => {
    err += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, out: () => out, err: () => err, ended };
}

test("prints an address where there is no display, and ends on Ctrl+C", async () => {
  const studio = start();
  await vi.waitUntil(() => studio.out().includes("token="), { timeout: 60_000 });
  if (process.platform === "linux") expect(studio.err()).toContain("There is no display here");
  const visit = await fetch(studio.out().trim(), { redirect: "manual" });
  expect(visit.status).toBe(303);
  studio.child.kill("SIGINT");
  // Windows has no such signal: there the process simply ends.
  expect(await studio.ended).toBe(process.platform === "win32" ? null : 0);
}, 90_000);

test.skipIf(process.platform === "win32")(
  "opens in the browser when Electron is there but can't start",
  async () => {
    const dist = mkdtempSync(join(folder, "electron-"));
    writeFileSync(join(dist, "electron"), "#!/bin/sh\nexit 127\n", { mode: 0o755 });
    const studio = startWith({ DISPLAY: ":99", ELECTRON_OVERRIDE_DIST_PATH: dist, PATH: dirname(process.execPath) });
    await vi.waitUntil(() => studio.out().includes("token="), { timeout: 60_000 });
    expect(studio.err()).toContain("Electron can't start here");
    studio.child.kill("SIGINT");
    expect(await studio.ended).toBe(0);
  },
  90_000,
);

test.each([["--frobnicate"], ["a", "b"], ["--port"]])("refuses %s with the list of options", async (...words) => {
  const studio = start(...words);
  expect(await studio.ended).toBe(2);
  expect(studio.out()).toBe("");
  expect(studio.err()).toMatch(/--port/);
});

test("knows where nothing can be shown", () => {
  expect(hasDisplay({}, "linux")).toBe(false);
  expect(hasDisplay({ DISPLAY: ":0" }, "linux")).toBe(true);
  expect(hasDisplay({ WAYLAND_DISPLAY: "wayland-0" }, "linux")).toBe(true);
  expect(hasDisplay({}, "darwin")).toBe(true);
});

test("opens the person's browser by the system's own means", () => {
  expect(openingCommand("darwin", {})).toEqual(["open"]);
  expect(openingCommand("win32", {})?.[0]).toBe("rundll32");
  expect(openingCommand("linux", { DISPLAY: ":0" })).toEqual(["xdg-open"]);
  expect(openingCommand("linux", {})).toBeNull();
});

test.skipIf(process.platform !== "linux")("no command line shows the address that lets its bearer in", async () => {
  const shown = join(folder, "shown.txt");
  writeFileSync(join(folder, "xdg-open"), `#!/bin/sh\nprintf '%s\\n' "$@" > "${shown}"\n`, { mode: 0o755 });
  const projects = join(folder, "projects");
  const address = "http://127.0.0.1:4000/?token=secret";
  vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
  expect(openInBrowser(address, projects, { DISPLAY: ":0" })).toBe(true);
  await vi.waitUntil(() => existsSync(shown) && readFileSync(shown, "utf8").includes("\n"), { timeout: 20_000 });
  vi.unstubAllEnvs();
  const page = join(projects, "open-cardwright.html");
  expect(readFileSync(shown, "utf8")).toBe(`${page}\n`);
  expect(readFileSync(page, "utf8")).toContain(address);
  expect(statSync(page).mode & 0o777).toBe(0o600);
});

test("finds Electron only when its binary is really there", () => {
  expect(findElectron(folder)).toBeNull();
  writeFileSync(join(folder, "path.txt"), "electron");
  expect(findElectron(folder)).toBeNull();
});

test("fetches Electron when it can, and says so", () => {
  const place = mkdtempSync(join(folder, "electron-"));
  const script = `const fs = require("fs"); fs.mkdirSync(__dirname + "/dist"); fs.writeFileSync(__dirname + "/dist/electron", ""); fs.writeFileSync(__dirname + "/path.txt", "electron");`;
  writeFileSync(join(place, "install.js"), script);
  const said: string[] = [];
  expect(fetchElectron((line) => said.push(line), place)).toBe(join(place, "dist", "electron"));
  expect(said).toEqual([expect.stringContaining("Fetching Electron")]);
  expect(fetchElectron((line) => said.push(line), place)).toBe(join(place, "dist", "electron"));
  expect(said).toHaveLength(1);
});

test("doesn't make anybody wait for Electron at every start where it can't be fetched", () => {
  const place = mkdtempSync(join(folder, "electron-"));
  writeFileSync(join(place, "install.js"), "process.exit(1)");
  const said: string[] = [];
  const tryAt = (now: number) => fetchElectron((line) => said.push(line), place, now);
  expect(tryAt(Date.now())).toBeNull();
  expect(tryAt(Date.now() + 60_000)).toBeNull();
  expect(said).toHaveLength(1);
  tryAt(Date.now() + 24 * 60 * 60 * 1000);
  expect(said).toHaveLength(2);
});

test("lets one build happen at a time, and the next after it", async () => {
  const lock = join(folder, "dist", ".lock");
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push(`${name} ends`);
  };
  await Promise.all([withLock(lock, work("one")), withLock(lock, work("two"))]);
  expect(order).toEqual(["one begins", "one ends", "two begins", "two ends"]);
});

test("isn't held up by a build that was killed", async () => {
  const lock = join(folder, ".lock");
  const { child, ended } = start("--help");
  await ended;
  writeFileSync(lock, String(child.pid));
  expect(await withLock(lock, async () => "done")).toBe("done");
});

test("frees the lock when a build fails", async () => {
  const lock = join(folder, ".lock");
  await expect(withLock(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withLock(lock, async () => "done")).toBe("done");
});
