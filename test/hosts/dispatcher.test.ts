import { describe, expect, test } from "vitest";
import { callNames } from "../../main/api";
import { createDispatcher, type Handlers } from "../../main/dispatcher";
import type { Log } from "../../main/log";
import { appProblems } from "../../main/problems";
import { fail, succeed } from "../../schemas/problem";

/** The one door: what does not fit the contract never reaches a service, and no mistake gets out as an exception. */

interface Noted {
  called: string[];
  lines: string[];
  bugs: { id: string; during: string; bug: unknown }[];
}

function door(answer: (name: string, input: unknown) => unknown = () => succeed(null)) {
  const noted: Noted = { called: [], lines: [], bugs: [] };
  const log: Log = {
    line: (text) => noted.lines.push(text),
    warn: (text) => noted.lines.push(text),
    bug: (id, during, bug) => noted.bugs.push({ id, during, bug }),
  };
  const handlers = Object.fromEntries(
    callNames.map((name) => [
      name,
      (input: unknown) => {
        noted.called.push(name);
        return answer(name, input);
      },
    ]),
  ) as unknown as Handlers;
  return { dispatch: createDispatcher(handlers, log), noted };
}

describe.each(callNames)("%s", (name) => {
  const bad: [what: string, input: unknown][] = [
    ["nothing", undefined],
    ["null", null],
    ["a text", "x"],
    ["a list", []],
    ["an unknown field", { surprise: true }],
    ["a field of the prototype", JSON.parse('{"__proto__": 1}')],
  ];
  test.each(bad)("refuses %s before any service hears of it", async (_, input) => {
    const { dispatch, noted } = door();
    const result = await dispatch(name, input);
    expect(result).toMatchObject({ ok: false, problem: { code: "app/bad-input", severity: "error" } });
    expect(result.ok ? "" : result.problem.message).toContain(name);
    expect(noted.called).toEqual([]);
  });
});

test("refuses a call that nobody declared, also one that every object has", async () => {
  for (const name of ["project.destroy", "", "toString", "__proto__", "constructor", "x".repeat(10_000)]) {
    const { dispatch, noted } = door();
    const result = await dispatch(name, {});
    expect(result).toMatchObject({ ok: false, problem: { code: "app/unknown-call" } });
    expect(JSON.stringify(result).length).toBeLessThan(1000);
    expect(noted.called).toEqual([]);
  }
});

test("refuses a path that leads out of the project", async () => {
  for (const path of ["../x.json", "cards/..\\x.json", "/etc/passwd", "art/x.json", "cards/x.txt", "C:/x.json"]) {
    const { dispatch } = door();
    const edit = { session: "s", label: "x", changes: [{ path, text: "" }] };
    expect(await dispatch("project.edit", edit)).toMatchObject({ ok: false, problem: { code: "app/bad-input" } });
  }
});

test("passes a fitting call on and its answer back, refusals too", async () => {
  const problem = appProblems.report("app/unknown-folder", {});
  const { dispatch, noted } = door((name) => (name === "app.info" ? succeed({ version: "1" }) : fail(problem)));
  expect(await dispatch("app.info", {})).toEqual({ ok: true, value: { version: "1" } });
  expect(await dispatch("project.open", { folder: "x" })).toEqual({ ok: false, problem });
  expect(noted.called).toEqual(["app.info", "project.open"]);
});

test("notes name, time and code of every call, but nothing of its content", async () => {
  const { dispatch, noted } = door(() => fail(appProblems.report("app/unknown-folder", {})));
  await dispatch("project.open", { folder: "secret-folder" });
  expect(noted.lines).toEqual([expect.stringMatching(/^project\.open \d+\.\d ms app\/unknown-folder$/)]);
});

test.each([
  [
    "thrown",
    () => {
      throw new Error("secret detail");
    },
  ],
  ["a rejected promise", () => Promise.reject(new Error("secret detail"))],
])("turns a mistake of ours (%s) into a number that the log explains", async (_, answer) => {
  const { dispatch, noted } = door(answer);
  const result = await dispatch("app.info", {});
  expect(result).toMatchObject({ ok: false, problem: { code: "app/internal" } });
  expect(JSON.stringify(result)).not.toContain("secret detail");
  expect(JSON.stringify(result)).not.toContain("dispatcher");
  expect(noted.bugs).toEqual([
    { id: expect.stringMatching(/^[0-9a-f]{8}$/), during: "app.info", bug: expect.any(Error) },
  ]);
  expect(result.ok ? "" : result.problem.message).toContain(noted.bugs[0]!.id);
});
