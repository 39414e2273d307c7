import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "./ensure-built";

/**
 * The package as people get it, made here with a stand-in for Electron's binary and read back. What a real window does
 * with it is `test/hosts/electron-smoke.test.ts`, where there is an Electron.
 */

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "cardwright-package-"));
const app = join(folder, "app");
const packed = join(folder, "out", "linux-unpacked");
const archive = join(packed, "resources", "app.asar");
const load = createRequire(import.meta.url);
const asar = load("@electron/asar") as {
  listPackage(archive: string): string[];
  extractAll(archive: string, to: string): void;
};

const isLinux = process.platform === "linux";
if (!isLinux) process.stdout.write("The package is proven on Linux only: the stand-in for Electron is made for it.\n");

/** Fuses of Electron are bytes behind a mark in its binary. */
const fuseMark = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
const fuseNames = [
  "runAsNode",
  "cookieEncryption",
  "nodeOptions",
  "nodeCliInspect",
  "asarIntegrity",
  "onlyLoadAppFromAsar",
  "browserSnapshot",
  "fileProtocolPrivileges",
];

function makeStandIn(): string {
  const standIn = join(folder, "electron");
  const wire = Buffer.from([1, fuseNames.length, ...fuseNames.map(() => 0x31)]);
  mkdirSync(standIn);
  writeFileSync(join(standIn, "electron"), Buffer.concat([Buffer.from(`#!/bin/sh\n# ${fuseMark}`), wire]), {
    mode: 0o755,
  });
  const { version } = load("electron/package.json") as { version: string };
  writeFileSync(join(standIn, "version"), version);
  return standIn;
}

describe.skipIf(!isLinux)("a package", () => {
  let files: string[];
  beforeAll(() => {
    ensureBuilt();
    const words = [
      "--dir",
      "--linux",
      "--x64",
      `-c.electronDist=${makeStandIn()}`,
      `-c.directories.output=${join(folder, "out")}`,
    ];
    const builder = join(root, "node_modules", "electron-builder", "cli.js");
    const { status, stdout, stderr } = spawnSync(process.execPath, [builder, ...words], {
      cwd: root,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`electron-builder ended with ${status}\n${stdout}${stderr}`);
    files = asar.listPackage(archive).map((path) => path.slice(1).replaceAll("\\", "/"));
    asar.extractAll(archive, app);
    const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    const unpacked = execFileSync("du", ["-sb", `${archive}.unpacked`], { encoding: "utf8" });
    process.stdout.write(
      `The package without Electron: ${megabytes(statSync(archive).size)} packed, ${megabytes(Number.parseInt(unpacked, 10))} beside it.\n`,
    );
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("holds what is needed and nothing else", () => {
    const known =
      /^(package\.json|LICENSE|dist(\/THIRD-PARTY-NOTICES\.txt|\/(main|preload|renderer)(\/.+)?)?|(templates|profiles)(\/.+)?|node_modules(\/.+)?)$/;
    expect(files.filter((file) => !known.test(file))).toEqual([]);
    const packages = new Set(files.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/@]+)/.exec(file)?.[1]));
    expect([...packages].filter(Boolean).sort()).toEqual([
      "@img/colour",
      "@img/sharp-libvips-linux-x64",
      "@img/sharp-linux-x64",
      "detect-libc",
      "semver",
      "sharp",
    ]);
    const leftOver = /\.(tsx?|map|h|cc|gyp|md)$|\/(test|tests|\.cardwright)\/|\.d\.[cm]ts$/;
    const isWanted = (file: string): boolean =>
      /licen[cs]e/i.test(file) || /^templates\/[\w-]+\/rulebook\.md$/.test(file);
    expect(files.filter((file) => leftOver.test(file) && !isWanted(file))).toEqual([]);
  });

  test("carries the licences", () => {
    expect(readFileSync(join(app, "dist", "THIRD-PARTY-NOTICES.txt"), "utf8")).toContain("SIL Open Font License");
    expect(existsSync(join(app, "LICENSE"))).toBe(true);
  });

  test("keeps native code beside the archive, where the system can load it", () => {
    const native = files.filter((file) => /\.(node|so(\.[\d.]+)?)$/.test(file));
    expect(native.length).toBeGreaterThan(1);
    for (const file of native) expect(existsSync(join(`${archive}.unpacked`, file)), file).toBe(true);
  });

  test("has its fuses set", () => {
    const binary = readFileSync(join(packed, "cardwright"));
    const wire = binary.subarray(binary.indexOf(fuseMark) + fuseMark.length + 2).subarray(0, fuseNames.length);
    const state = Object.fromEntries(fuseNames.map((name, index) => [name, String.fromCharCode(wire[index]!)]));
    expect(state).toEqual({
      runAsNode: "0",
      cookieEncryption: "1",
      nodeOptions: "0",
      nodeCliInspect: "0",
      asarIntegrity: "1",
      onlyLoadAppFromAsar: "1",
      browserSnapshot: "0",
      fileProtocolPrivileges: "0",
    });
  });

  describe("run from a folder without the checkout", () => {
    const project = join(folder, "set");
    const env = { ...process.env, CARDWRIGHT_HOME: join(folder, "home"), NODE_PATH: "" };
    // A file, not --eval: threads inherit how their process was started.
    const runner = join(folder, "run.mjs");
    beforeAll(() =>
      writeFileSync(
        runner,
        `import { runCommandLine } from ${JSON.stringify(join(app, "dist", "main", "cli.js"))};
for (const words of JSON.parse(process.argv[2])) process.exitCode ||= await runCommandLine(words);
process.exit();\n`,
      ),
    );
    const start = (words: readonly string[]) =>
      spawn(process.execPath, [runner, JSON.stringify([words])], { cwd: folder, env });
    /** One after another in one process; what each says. */
    function run(...lines: (readonly string[])[]) {
      const words = JSON.stringify(lines.map((line) => [...line, "--json"]));
      const ended = spawnSync(process.execPath, [runner, words], { cwd: folder, env, encoding: "utf8" });
      const { status, stdout, stderr } = ended;
      expect({ status, stdout, stderr }).toMatchObject({ status: 0 });
      return stdout
        .trim()
        .split("\n")
        .map((said) => JSON.parse(said));
    }

    test("makes, checks and prints a set, with pictures", () => {
      const [made, checked, printed, rendered] = run(
        ["new", project, "--game", "hatch"],
        ["check", project],
        ["print", project, "--cards", "crumb", "--out", join(folder, "set.pdf")],
        ["render", project, "--card", "crumb-drake", "--dpi", "100", "--out", join(folder, "faces")],
      );
      expect(made.cards).toBeGreaterThan(50);
      expect(checked).toEqual({ ok: true, problems: [] });
      expect(printed.pages).toBeGreaterThan(0);
      expect(readFileSync(rendered.files[0]).subarray(1, 4).toString()).toBe("PNG");
    }, 60_000);

    test("plays a match, and a series on threads", () => {
      const [match, series] = run(
        ["play", "--game", "flask", "--seed", "7"],
        ["sim", "--game", "flask", "--games", "4", "--threads", "2", "--bots", "random,random"],
      );
      expect(match).toMatchObject({ turns: expect.any(Number) });
      expect(series.games).toBe(4);
    }, 60_000);

    test("opens a project in the studio", async () => {
      const server = start(["serve", project, "--no-open"]);
      try {
        const address = await new Promise<string>((found) => {
          let said = "";
          server.stdout.on("data", (chunk) => {
            said += chunk;
            const printed = /http:\/\/\S+/.exec(said)?.[0];
            if (printed) found(printed);
          });
        });
        const welcome = await fetch(address, { redirect: "manual" });
        const cookie = welcome.headers.getSetCookie()[0]!.split(";")[0]!;
        const { origin } = new URL(address);
        const page = await (await fetch(`${origin}/`, { headers: { cookie } })).text();
        const script = /src="\.\/(assets\/[^"]+)"/.exec(page)![1]!;
        expect((await fetch(`${origin}/${script}`, { headers: { cookie } })).status).toBe(200);
        const headers = { cookie, "content-type": "application/json" };
        const answer = await fetch(`${origin}/api/project.current`, { method: "POST", headers, body: "{}" });
        expect(JSON.stringify(await answer.json())).toContain("crumb-drake");
      } finally {
        server.kill("SIGINT");
      }
    }, 60_000);
  });
});
