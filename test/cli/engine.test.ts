import { spawn, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandLine } from "./run-cli";

/** Sends lines to the engine and collects what it answers until it ends. */
function talk(
  lines: readonly string[],
  close = true,
): Promise<{ code: number | null; answers: { id: unknown; ok: boolean }[] }> {
  const child = spawn(process.execPath, [commandLine, "engine"], { stdio: ["pipe", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stdin.write(lines.map((line) => `${line}\n`).join(""));
  if (close) child.stdin.end();
  return new Promise((resolve) =>
    child.on("close", (code) =>
      resolve({
        code,
        answers: out
          .trim()
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
      }),
    ),
  );
}

test("answers line by line, in order, whatever comes, and ends with the input", async () => {
  const { code, answers } = await talk([
    '{"id":1,"cmd":"games"}',
    "not json",
    "",
    '{"id":"x","cmd":"new","game":"flask","seed":1,"players":2}',
    '{"id":3,"cmd":"playout","match":"m1","bots":["random"]}',
    '{"id":4,"cmd":"dance"}',
    '{"id":5,"cmd":"text","match":"m1"}',
  ]);
  expect(code).toBe(0);
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [null, false],
    ["x", true],
    [3, true],
    [4, false],
    [5, true],
  ]);
});

test("ends when it is told to quit", async () => {
  const { code, answers } = await talk(['{"id":1,"cmd":"quit"}', '{"id":2,"cmd":"games"}'], false);
  expect([code, answers]).toEqual([0, [{ id: 1, ok: true }]]);
});

const python = ["python3", "python"].find((name) => spawnSync(name, ["--version"]).status === 0);
if (!python) console.warn("Skipped: the example bot, because there is no Python 3 here.");

test.skipIf(!python)("the example bot plays a whole game", () => {
  const played = spawnSync(python!, ["fixtures/bots/example_bot.py", process.execPath, commandLine, "engine"], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(played.stderr).toBe("");
  expect(played.stdout).toMatch(/^Winners: \[\d?\] by (resources|deck)\n$/);
});
