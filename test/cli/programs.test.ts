import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli, startCli } from "./run-cli";

/** Programs of others as bots: whatever they do, they play, or they lose. */

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-programs-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A bot that begins with these lines; for each line of input it runs `decide`. */
function botThat(name: string, decide: string, before = ""): string {
  const file = join(folder, `${name}.mjs`);
  const listen = `import { createInterface } from "node:readline";
    const say = (line) => process.stdout.write(JSON.stringify(line) + "\\n");
    createInterface({ input: process.stdin }).on("line", (text) => { const asked = JSON.parse(text); ${decide} });`;
  writeFileSync(file, `${before}\n${listen}`);
  return `"${process.execPath}" '${file}'`;
}
const first = `if (asked.cmd === "bot") say({ id: asked.id, ok: true, action: asked.answers[0].action });`;

async function sim(bots: string, ...words: string[]) {
  const { code, out } = await runCli("sim", "--seed", "1", "--threads", "1", "--json", "--bots", bots, ...words);
  // biome-ignore lint/suspicious/noExplicitAny: whatever the command says.
  return { code, value: JSON.parse(out) as any };
}

const flask = ["--game", "flask", "--decks", "red,green", "--games", "4"];

describe("a program as a bot", () => {
  test("plays a series to its end, the same one again, seeing what its seat may see", async () => {
    const notes = join(folder, "notes.jsonl");
    const keep = `import { appendFileSync } from "node:fs"; const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + "\\n");`;
    const bot = botThat("first", `note(text); ${first}`, keep);
    const { code, value } = await sim(`${bot},random`, ...flask);
    expect(code).toBe(0);
    expect([value.games, value.forfeits]).toEqual([4, undefined]);
    const { gamesPerSecond: _, ...again } = (await sim(`${bot},random`, ...flask)).value;
    expect(value).toMatchObject(again);

    const asked = readFileSync(notes, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const begun = asked.find(({ cmd }) => cmd === "new");
    expect(begun).toMatchObject({ game: "flask", seat: 0, players: [{ deck: expect.any(Array) }, {}] });
    const { state, actor } = asked.find(({ cmd, actor }) => cmd === "bot" && actor === 0);
    const hands = state.players.map(({ hand }: { hand: { card?: string }[] }) => JSON.stringify(hand));
    expect(hands[1 - actor]).not.toMatch(/[a-z]{4}-|attack|sabotage/);
  });

  const bad: [string, string, string, RegExp][] = [
    ["crashes", `throw new Error("my own mistake");`, "crashed", /exit code 1/],
    ["is silent", `if (asked.cmd === "new") say({ id: asked.id, ok: true });`, "slow", /300 ms/],
    ["answers nonsense", `process.stdout.write("hello\\n");`, "unusable", /hello/],
    ["forgets the action", `say({ id: asked.id, ok: true });`, "unusable", /no “action”/],
    ["cheats", `say({ id: asked.id, ok: true, action: { type: "win" } });`, "illegal", /"win"/],
    ["refuses", `say({ id: asked.id, ok: false, error: { message: "no idea" } });`, "unusable", /no idea/],
  ];
  test.each(bad)("that %s loses its matches, and says why", async (what, decide, why, detail) => {
    const bot = botThat(what.replaceAll(" ", "-"), decide);
    const { code, value } = await sim(`${bot},random`, ...flask.slice(0, -1), "2", "--bot-time", "300");
    expect([code, value.games, value.seats[1].wins, value.causes]).toEqual([0, 2, 2, { forfeit: 2 }]);
    expect(value.forfeits).toEqual([{ who: 0, why, games: 2, detail: expect.stringMatching(detail) }]);
    expect(value.turns.median).toBeGreaterThan(0);
  });

  test("ends with all that it has started", async () => {
    const mark = join(folder, "child.pid");
    const before = `import { spawn } from "node:child_process"; import { writeFileSync } from "node:fs";
      const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
      writeFileSync(${JSON.stringify(mark)}, String(child.pid));`;
    await sim(`${botThat("family", first, before)},random`, ...flask.slice(0, -1), "2");
    const pid = Number(readFileSync(mark, "utf8"));
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test("plays a single match, with its loss told", async () => {
    const bot = botThat("cheat", `say({ id: asked.id, ok: true, action: { type: "win" } });`);
    const words = ["play", "--game", "hatch", "--seed", "1", "--bots", `${bot},random`];
    const { out } = await runCli(...words);
    expect(out).toMatch(/Player 1 did what isn't allowed\. .*win[\s\S]*Player 2 won .*forfeit/);
    const played = await runCli("play", "--game", "flask", "--seed", "1", "--bots", `random,${botThat("one", first)}`);
    expect(played.out).toMatch(/won after \d+ turns/);
  });

  test("answers a question of the lab, of which the project keeps nothing", async () => {
    const project = join(folder, "set");
    cpSync("templates/flask/starter", project, { recursive: true });
    mkdirSync(join(project, "lab"));
    const bot = botThat("asked", first);
    const question = {
      name: "Fair?",
      ask: "decks",
      decks: ["red", "green"],
      bots: ["random"],
      seed: 7,
      stop: { games: 4 },
    };
    writeFileSync(join(project, "lab", "fair.json"), JSON.stringify(question));
    const { code, out } = await runCli("lab", "run", `${project}#fair`, "--bots", bot, "--json");
    expect([code, JSON.parse(out).answer.pairings[0].bot]).toEqual([0, bot]);
    expect(JSON.parse((await runCli("lab", "show", `${project}#fair`, "--json")).out).problem.code).toBe(
      "cli/no-answer",
    );

    // A stranger's project is data.
    writeFileSync(join(project, "lab", "fair.json"), JSON.stringify({ ...question, bots: ["./evil.sh"] }));
    const evil = join(folder, "evil");
    writeFileSync(join(project, "evil.sh"), `#!/bin/sh\ntouch '${evil}'\n`, { mode: 0o755 });
    const refused = JSON.parse((await runCli("lab", "run", `${project}#fair`, "--json")).out);
    expect([refused.problem.code, existsSync(evil)]).toEqual(["bots/unknown", false]);
  });

  test.each<[string, string[], string]>([
    ["isn't there", ["--bots", "./no-such-bot,greedy"], "programs/not-started"],
    ["is named in half a quotation", ["--bots", "python3 'my bot.py"], "programs/open-quote"],
    ["isn't named, but has its time", ["--bots", "greedy", "--bot-time", "50"], "cli/counts-only-with"],
    ["would be one of ours", ["--bots", "genius"], "bots/unknown"],
  ])("that %s is refused", async (_, words, code) => {
    for (const command of ["play", "sim"]) {
      const { code: exit, out } = await runCli(command, ...words, "--json");
      expect([exit, JSON.parse(out).problem.code]).toEqual([2, code]);
    }
  });

  test("is ended with the program by Ctrl+C", async () => {
    const mark = join(folder, "bot.pid");
    const before = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, String(process.pid)); process.on("SIGINT", () => {});`;
    const bot = botThat("patient", `process.stdin.pause(); setInterval(() => {}, 1000);`, before);
    const running = startCli(["sim", ...flask, "--bots", `${bot},random`, "--bot-time", "60000"]);
    await expect.poll(() => existsSync(mark) && readFileSync(mark, "utf8") !== "", { timeout: 15_000 }).toBe(true);
    running.child.kill("SIGINT");
    expect((await running.ended).code).toBe(130);
    await expect.poll(() => isAlive(Number(readFileSync(mark, "utf8")))).toBe(false);
  });

  test("can be the one that the documentation shows", async ({ skip }) => {
    const python = ["python3", "python"].find((name) => spawnSync(name, ["--version"]).status === 0);
    if (!python) {
      console.log("Skipped: there is no Python here to run the example of docs/bots.md.");
      return skip();
    }
    const [, code = ""] = /```python\n([\s\S]*?)```/.exec(readFileSync("docs/bots.md", "utf8")) ?? [];
    writeFileSync(join(folder, "shown.py"), code);
    const { value } = await sim(`${python} '${join(folder, "shown.py")}',random`, ...flask);
    expect([value.games, value.forfeits]).toEqual([4, undefined]);
  });
});

/** One that has been ended stays in the list for as long as nobody has asked how it ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
