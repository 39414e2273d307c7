import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import { silenceMs } from "../../main/projects/lock";
import { bundleProgram } from "./bundle-program";
import { card, codeOf, codes, has, open, ownHome, projectWith, put, read, until } from "./kit";

const foreign = (more: object): string =>
  JSON.stringify({
    pid: 999_999_999,
    host: hostname(),
    born: null,
    started: "2026-01-01T00:00:00.000Z",
    token: "other",
    ...more,
  });
const lock = ".cardwright/lock";

/** As if its owner had last been heard of so long ago. */
function putLock(root: string, text: string, silent = 0): void {
  put(root, lock, text);
  const then = (Date.now() - silent) / 1000;
  utimesSync(join(root, lock), then, then);
}

describe("a project that is open somewhere", () => {
  test("can be looked at a second time, not changed", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    const first = await open(root);
    const second = await open(root);
    expect(second.store.snapshot().readOnly).toBe("locked");
    expect(codes(second.store.snapshot().problems)).toEqual(["project/locked"]);
    expect(codeOf(second.write("cards/a.json", card("B")))).toBe("project/read-only");

    first.write("cards/a.json", card("From the first"));
    await first.store.flush();
    await until(() => second.text("cards/a.json") === card("From the first"), "the second one sees it");
    await second.store.close();
    expect(has(root, lock)).toBe(true);
    await first.store.close();
    expect((await open(root)).store.snapshot().readOnly).toBe(false);
  });

  test.each<readonly [string, string, number, false | "locked"]>([
    ["by a process that is gone", foreign({}), 0, false],
    [
      "by a process whose number now belongs to another",
      foreign({ pid: process.pid, born: "1" }),
      0,
      process.platform === "linux" ? false : "locked",
    ],
    ["by a live process", foreign({ pid: process.ppid }), 0, "locked"],
    ["by a live process that fell silent", foreign({ pid: process.ppid }), silenceMs + 2000, false],
    ["on another computer", foreign({ host: "elsewhere" }), 0, "locked"],
    ["on another computer that fell silent", foreign({ host: "elsewhere" }), silenceMs + 2000, false],
    ["by one that is just writing its lock", "", 0, "locked"],
    ["by one that never came to write its lock", '{"pid": 1', silenceMs + 2000, false],
    ["by nobody, with a lock left empty long ago", "", silenceMs + 2000, false],
    ["on another computer, a moment ahead of this one", foreign({ host: "elsewhere" }), -2000, "locked"],
    ["on another computer whose clock is far ahead", foreign({ host: "elsewhere" }), -86_400_000, false],
    ["by nobody, with an empty lock from the future", "", -86_400_000, false],
    ...[2 ** 31, 0, -1, 1e300].map((pid) => [`by a process number ${pid}`, foreign({ pid }), 0, false] as const),
    ...["1", null, {}, 1.5].map(
      (pid) => [`by something with the number ${JSON.stringify(pid)}`, foreign({ pid }), 0, "locked"] as const,
    ),
    ...["null", "[]", '"x"', "7"].map((text) => [`by a lock that holds ${text}`, text, 0, "locked"] as const),
  ])("%s", async (_, text, silent, readOnly) => {
    const root = projectWith();
    putLock(root, text, silent);
    expect((await open(root)).store.snapshot().readOnly).toBe(readOnly);
  });

  test("by one that can't be told says which file to remove", async () => {
    const root = projectWith();
    putLock(root, foreign({ host: "else\u0007where" }));
    const [problem] = (await open(root)).store.snapshot().problems;
    expect(problem).toMatchObject({ code: "project/locked", where: { file: lock } });
    expect(problem?.hint).toContain(lock);
    expect(problem?.message).not.toContain("\u0007");
  });

  test("is kept by the disk's own clock, whatever this computer's says", async () => {
    const project = await open(projectWith());
    const file = join(project.root, lock);
    const then = Date.now() / 1000 + 86_400;
    utimesSync(file, then, then);
    const before = read(project.root, lock);
    await nodeDisk.touch(file);
    expect(Math.abs(statSync(file).mtimeMs - Date.now())).toBeLessThan(silenceMs);
    expect(read(project.root, lock)).toBe(before);
  });

  test("while it slept is noticed at the next save, and nothing is written", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    const project = await open(root);
    putLock(root, foreign({ host: "elsewhere" }));
    project.write("cards/a.json", card("B"));
    expect(codeOf(await project.store.flush())).toBe("project/lost-lock");
    expect(read(root, "cards/a.json")).toBe(card("A"));
    expect(project.store.snapshot().readOnly).toBe("locked");
    expect(codes(project.of("project.problems").at(-1)!.problems)).toEqual(["project/lost-lock"]);
    await project.store.close();
    expect(read(root, lock)).toContain("elsewhere");
  });
});

describe("processes that open a project at the same moment", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-lock-"));
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    const program = await bundleProgram("lock-program", folder);
    for (let n = 0; n < 5; n++) children.push(spawn(process.execPath, [program, ownHome], { stdio: "pipe" }));
  });
  afterAll(async () => {
    await Promise.all(
      children.filter((child) => child.exitCode === null && child.signalCode === null).map((child) => end(child)),
    );
    rmSync(folder, { recursive: true });
  });

  const end = (child: ChildProcess, signal?: NodeJS.Signals): Promise<unknown> => {
    const ended = new Promise((done) => child.once("close", done));
    if (signal) child.kill(signal);
    else child.stdin!.end();
    return ended;
  };
  /** Each is told the same line at once, and answers it. */
  const tell = (all: readonly ChildProcess[], line: string): Promise<string[]> =>
    Promise.all(
      all.map(
        (child) =>
          new Promise<string>((done, failed) => {
            const fail = () => failed(new Error("It ended without an answer."));
            child.once("close", fail);
            child.stdout!.once("data", (data) => {
              child.off("close", fail);
              done(String(data).trim());
            });
            child.stdin!.write(`${line}\n`);
          }),
      ),
    );

  test.each([
    ["a free project", null],
    ["the project of a dead process", foreign({})],
  ])("%s: exactly one may write", async (_, text) => {
    for (let round = 0; round < 3; round++) {
      const root = projectWith();
      if (text !== null) putLock(root, text);
      expect((await tell(children, root)).sort()).toEqual(["false", "locked", "locked", "locked", "locked"]);
      await tell(children, "");
      expect(has(root, lock)).toBe(false);
      expect(has(root, `${lock}.takeover`)).toBe(false);
    }
  });

  test("a killed one leaves the project free at once", async () => {
    const root = projectWith();
    const [first] = children;
    await tell([first!], root);
    await end(first!, "SIGKILL");
    expect(has(root, lock)).toBe(true);
    expect((await open(root)).store.snapshot().readOnly).toBe(false);
  });
});
