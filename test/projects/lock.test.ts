import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, utimesSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { silenceMs } from "../../main/projects/lock";
import { bundleProgram } from "./bundle-program";
import { card, codeOf, codes, has, open, projectWith, put, read, until } from "./kit";

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

  test.each<[string, string, number, false | "locked"]>([
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
  ])("%s", async (_, text, silent, readOnly) => {
    const root = projectWith();
    putLock(root, text, silent);
    expect((await open(root)).store.snapshot().readOnly).toBe(readOnly);
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
  let program = "";
  const folder = mkdtempSync(join(tmpdir(), "cardwright-lock-"));
  beforeAll(async () => {
    program = await bundleProgram("lock-program", folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function race(root: string, count: number): Promise<{ answers: string[]; children: ChildProcess[] }> {
    const children = Array.from({ length: count }, () => spawn(process.execPath, [program, root], { stdio: "pipe" }));
    const answers = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((done, failed) => {
            child.stdout!.once("data", (data) => done(String(data).trim()));
            child.once("close", () => failed(new Error("It ended without an answer.")));
          }),
      ),
    );
    return { answers, children };
  }

  test.each([
    ["a free project", null],
    ["the project of a dead process", foreign({})],
  ])("%s: exactly one may write", async (_, text) => {
    for (let round = 0; round < 3; round++) {
      const root = projectWith();
      if (text !== null) putLock(root, text);
      const { answers, children } = await race(root, 5);
      expect(answers.sort()).toEqual(["false", "locked", "locked", "locked", "locked"]);
      const ended = Promise.all(children.map((child) => new Promise((done) => child.once("close", done))));
      for (const child of children) child.stdin!.end();
      await ended;
      expect(has(root, lock)).toBe(false);
      expect(has(root, `${lock}.takeover`)).toBe(false);
    }
  });

  test("a killed one leaves the project free at once", async () => {
    const root = projectWith();
    const { children } = await race(root, 1);
    const ended = new Promise((done) => children[0]!.once("close", done));
    children[0]!.kill("SIGKILL");
    await ended;
    expect(has(root, lock)).toBe(true);
    expect((await open(root)).store.snapshot().readOnly).toBe(false);
  });
});
