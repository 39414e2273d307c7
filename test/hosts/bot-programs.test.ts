import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** Programs of a person's own at the table: named on this computer, by somebody who types, and started only then. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

/** The line that starts a program which runs this for each line that it reads. */
function lineOf(decide: string): string {
  const file = join(studio.home, "my bot.mjs");
  const read = `import { createInterface } from "node:readline";
    createInterface({ input: process.stdin }).on("line", (text) => { const asked = JSON.parse(text); ${decide} });`;
  mkdirSync(studio.home, { recursive: true });
  writeFileSync(file, read);
  return `"${process.execPath}" '${file}'`;
}
const answering = `console.log(JSON.stringify({ id: asked.id, ok: true, action: asked.answers }));`;
const requests = [{ cmd: "bot" as const, match: "m1", answers: { type: "pass" } }];

test("is remembered by its line, and answers what it is asked", async () => {
  const line = lineOf(answering);
  const { id } = await studio.ask("programs.keep", { line: ` ${line} ` });
  expect(await studio.ask("programs.keep", { line })).toEqual({ id, line });
  expect(await studio.ask("programs.list", {})).toEqual([{ id, line }]);
  const reply = await studio.ask("programs.ask", { id, seat: 1, requests });
  expect(reply).toMatchObject({ ok: true, answer: { action: { type: "pass" } } });
});

test("that was forgotten is no longer listed, and nobody can ask it", async () => {
  const { id } = await studio.ask("programs.keep", { line: lineOf(answering) });
  await studio.ask("programs.forget", { id });
  expect(await studio.ask("programs.list", {})).toEqual([]);
  expect(await studio.call("programs.ask", { id, seat: 1, requests })).toMatchObject({
    problem: { code: "programs/unknown" },
  });
});

test("that crashes says so, also to whoever asks later, and is started anew when it is told of a match", async () => {
  const { id } = await studio.ask("programs.keep", { line: lineOf(`throw new Error("my own mistake");`) });
  const crashed = { ok: false, why: "crashed", detail: expect.stringMatching(/exit code 1/) };
  expect(await studio.ask("programs.ask", { id, seat: 0, requests })).toEqual(crashed);
  lineOf(answering);
  expect(await studio.ask("programs.ask", { id, seat: 0, requests })).toEqual(crashed);
  const anew = [{ cmd: "new" as const, match: "m1" }, ...requests];
  expect(await studio.ask("programs.ask", { id, seat: 0, requests: anew })).toMatchObject({ ok: true });
});

test("is refused where there is none, and where nobody on this computer has named it", async () => {
  const refused = (code: string) => ({ ok: false, problem: { code } });
  const keep = (line: string) => studio.call("programs.keep", { line });
  expect(await keep("no-such-program-here --fast")).toMatchObject(refused("programs/not-started"));
  expect(await keep("python3 'my bot.py")).toMatchObject(refused("programs/open-quote"));
  expect(await studio.ask("programs.list", {})).toEqual([]);
  for (const id of ["", "constructor", process.execPath])
    expect(await studio.call("programs.ask", { id, seat: 0, requests })).toMatchObject(refused("programs/unknown"));
});
