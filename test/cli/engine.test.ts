import { spawn, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { commandLine } from "./run-cli";

/** Sends lines to the engine and collects what it answers until it ends. */
function talk(
  lines: readonly (string | Buffer)[],
  close = true,
): Promise<{ code: number | null; answers: { id: unknown; ok: boolean }[] }> {
  const child = spawn(process.execPath, [commandLine, "engine"], { stdio: ["pipe", "pipe", "inherit"] });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  for (const line of lines) {
    child.stdin.write(line);
    child.stdin.write("\n");
  }
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

test("a stop is heard while a bot thinks, and what follows is answered in order", async () => {
  const { code, answers } = await talk([
    '{"id":1,"cmd":"new","game":"castle-lanes","seed":1,"players":2}',
    '{"id":2,"cmd":"bot","match":"m1","bot":"mcts:9999999"}',
    '{"id":3,"cmd":"stop"}',
    '{"id":4,"cmd":"playout","match":"m1","bots":["mcts:9999999"]}',
    '{"id":5,"cmd":"st\\u006fp"}',
    '{"id":6,"cmd":"playout","match":"m1","bots":["random"]}',
    '{"id":7,"cmd":"quit"}',
  ]);
  expect(code).toBe(0);
  expect(answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(answers[3]).toMatchObject({ ok: true, stopped: true });
  expect(answers[5]).toMatchObject({ ok: true, result: { ranking: expect.anything() } });
});

test("a stop is heard behind thousands of lines that wait", async () => {
  const { answers } = await talk([
    '{"id":"new","cmd":"new","game":"castle-lanes","seed":1,"players":2}',
    '{"id":"bot","cmd":"playout","match":"m1","bots":["mcts:9999999"]}',
    ...Array.from({ length: 3000 }, (_, id) => JSON.stringify({ id, cmd: "hash", match: "m1" })),
    '{"id":"stop","cmd":"stop"}',
    '{"id":"end","cmd":"quit"}',
  ]);
  expect(answers).toHaveLength(3004);
  expect(answers[1]).toMatchObject({ id: "bot", stopped: true });
});

test.each<[string, string | Buffer, { id: unknown; code: string }]>([
  ["a deep id", `{"id":${"[".repeat(20_000)}${"]".repeat(20_000)},"cmd":"games"}`, { id: null, code: "too-deep" }],
  ["a deep field", `{"id":1,"cmd":"games","x":${"[".repeat(200)}${"]".repeat(200)}}`, { id: 1, code: "too-deep" }],
  ["brackets without end", "[".repeat(200_000), { id: null, code: "too-deep" }],
  ["a line without end", "x".repeat(33_000_000), { id: null, code: "too-large" }],
  ["signs that are none", Buffer.from([0, 0xff, 0xfe, 0x7b, 0xc3]), { id: null, code: "bad-line" }],
])("%s is an ordinary mistake", async (_, line, expected) => {
  const { code, answers } = await talk([line, '{"id":2,"cmd":"quit"}']);
  expect(code).toBe(0);
  const [first, second] = answers as { id: unknown; error?: { code: string } }[];
  expect([first?.id, first?.error?.code]).toEqual([expected.id, expected.code]);
  expect(second?.id).toBe(2);
});

test("a byte order mark and carriage returns are no part of a line", async () => {
  const { answers } = await talk(['\ufeff{"id":1,"cmd":"games"}\r', '{"id":2,"cmd":"quit"}\r']);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
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
