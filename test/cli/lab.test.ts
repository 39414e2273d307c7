import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli } from "./run-cli";

let folder = "";
let project = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-lab-"));
  project = join(folder, "set");
  cpSync("templates/flask/starter", project, { recursive: true });
  mkdirSync(join(project, "lab"));
  const question = { name: "Is Red fair?", ask: "decks", decks: ["red", "green"], bots: ["random"], seed: 7 };
  writeFileSync(join(project, "lab", "fair.json"), JSON.stringify({ ...question, stop: { games: 60 } }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = async (...words: string[]) => {
  const { code, out } = await runCli("lab", ...words, "--json");
  // biome-ignore lint/suspicious/noExplicitAny: whatever the command says.
  return { code, value: JSON.parse(out) as any };
};

const queued = () => ["run", `${project}#fair`, "--queue", "redis://127.0.0.1:1"];

test("a worker must know where the queue is", async () => {
  for (const [words, code] of [
    [[], "queue/no-address"],
    [["--queue", "redis://127.0.0.1:1"], "queue/unreachable"],
  ] as const) {
    const { code: exit, out } = await runCli("worker", ...words, "--json");
    expect([exit, JSON.parse(out).problem.code]).toEqual([2, code]);
  }
});

describe("lab", () => {
  test("finds the same answer again, tells it in words, and says what has changed since", async () => {
    expect((await json("show", `${project}#fair`)).value.problem.code).toBe("cli/no-answer");
    const files = ["a.json", "b.json"].map((name) => join(folder, name));
    const first = await json("run", `${project}#fair`, "--threads", "1", "--out", files[0]!);
    await runCli("lab", "run", join(project, "lab", "fair.json"), "--threads", "2", "--out", files[1]!);
    expect(readFileSync(files[0]!, "utf8")).toBe(readFileSync(files[1]!, "utf8"));
    expect(first.value).toMatchObject({ game: "flask", partial: false, answer: { games: 60 } });

    const said = await runCli("lab", "show", `${project}#fair`);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^Is Red fair\?\n.*Red wins \d/);
    const card = join(project, "cards", "sabotage.json");
    const text = JSON.parse(readFileSync(card, "utf8"));
    writeFileSync(card, JSON.stringify({ ...text, composition: { R1: 1 } }));
    const after = await json("show", `${project}#fair`);
    expect([after.code, after.value.changed]).toEqual([1, ["“Sabotage” has changed"]]);

    await json("run", `${project}#fair`, "--threads", "1");
    const paper = join(folder, "fair.pdf");
    expect((await json("report", `${project}#fair`)).value.problem.code).toBe("cli/needs-option");
    expect((await json("report", `${project}#fair`, "--out", paper)).value.pages).toBeGreaterThan(1);
    const { value } = await json("compare", files[0]!, `${project}#fair`);
    expect(value).toMatchObject({
      cards: ["sabotage"],
      pairings: [{ before: expect.any(Number), p: expect.any(Number) }],
    });
  });

  test("plays as many matches as is wished, and writes tables and matches", async () => {
    const [table, match] = [join(folder, "costs.csv"), join(folder, "match.json")];
    const { value } = await json(
      "run",
      `${project}#fair`,
      "--games",
      "8",
      "--until",
      "50",
      "--threads",
      "1",
      "--seed",
      "3",
      "--out",
      table,
    );
    expect([value.answer.games, value.experiment.seed]).toEqual([8, 3]);
    expect(readFileSync(table, "utf8")).toMatch(/^pairing,bot,decks,.*\r\n0,random,Red \/ Green,/);
    await runCli("lab", "match", `${project}#fair`, "0:2", "--out", match);
    expect(JSON.parse(readFileSync(match, "utf8"))).toMatchObject({ game: "flask", name: "Is Red fair?, 0:2" });
    expect((await runCli("lab", "match", `${project}#fair`, "0:2")).out).toContain("Turn 2");
  });

  test("measures how strong the bots of a game are", async () => {
    const out = join(folder, "ladder.json");
    const words = ["--games", "8", "--bots", "random,quick", "--threads", "1", "--out", out];
    const { code, out: said } = await runCli("lab", "ladder", "Flask", ...words);
    const value = JSON.parse(readFileSync(out, "utf8"));
    expect([code, value]).toMatchObject([
      0,
      { game: "flask", rungs: [{ bot: "random" }, { bot: "quick", score: { games: 8 } }] },
    ]);
    expect(said).toMatch(/^the quick bot: -?\d+ points \(-?\d+ to -?\d+\), wins .* of 8 matches/);
  });

  test("writes questions down as they are asked, and lists them with their answers", async () => {
    const asked = await json(
      "ask",
      project,
      "sweep",
      "--decks",
      "Red",
      "--bots",
      "random",
      "--games",
      "4",
      "--sweep",
      "startCounters=2,3",
    );
    expect(asked.value).toMatchObject({
      id: "which-value-of-starting-counters-is-fair",
      experiment: { decks: ["red"], sweep: { option: "startCounters", values: [2, 3] }, stop: { points: 5, games: 4 } },
    });
    const change = ["--decks", "red,green", "--change", "attack/composition/R1=2;startCounters=4"];
    expect((await json("ask", project, "what-if", ...change)).value.experiment).toMatchObject({
      name: "What if components Attack of Attack were 2 and starting counters were 4?",
      change: { cards: { attack: { "/composition/R1": 2 } }, options: { startCounters: 4 } },
    });
    await json("run", `${project}#which-value-of-starting-counters-is-fair`, "--threads", "1");
    const { value } = await json("list", project);
    expect(value.experiments.map(({ id }: { id: string }) => id)).toEqual([
      "fair",
      "what-if-components-attack-of-attack-were-2-and-starting-counters-were-4",
      "which-value-of-starting-counters-is-fair",
    ]);
    expect(value.experiments[2]).toMatchObject({ verdict: expect.stringContaining("nearest to even"), changed: [] });
  });

  test("plays a match of a “what if” in both ways, and says where they part", async () => {
    const change = ["--change", "startCounters=5", "--decks", "red,green", "--bots", "random", "--games", "4"];
    const { id } = (await json("ask", project, "what-if", ...change)).value;
    const { value } = await json("run", `${project}#${id}`, "--threads", "1");
    expect(value.answer.whatIf[0].otherwise).toMatchObject({ of: 4, before: 0, after: 1 });
    expect(value.verdicts[0].text).toMatch(/\d of 4 matches were won by somebody else\.$/);
    const both = (await json("differ", `${project}#${id}`, "1")).value;
    expect(both.before.slice(0, both.at)).toEqual(both.after.slice(0, both.at));
    expect(both.before[both.at]).not.toBe(both.after[both.at]);
    const told = await runCli("lab", "differ", `${project}#${id}`, "1");
    expect(told.out).toContain(`before: ${both.before[both.at]}`);
    expect(told.out).toContain(`after:  ${both.after[both.at]}`);
  });

  test("searches a fair value between two others, and plays one of its matches again", async () => {
    const words = ["--decks", "red", "--bots", "random", "--games", "4", "--seek", "counterCap=6..5"];
    const { id, experiment } = (await json("ask", project, "seek", ...words)).value;
    expect(experiment).toMatchObject({ name: "At which counter cap is it fair?", seek: { from: 5, to: 6 } });
    const { value } = await json("run", `${project}#${id}`, "--threads", "1");
    expect(value.answer.sought).toEqual({ from: 5, to: 6, tried: [5, 6], isOver: true });
    expect((await json("match", `${project}#${id}`, "1:2")).value.options.counterCap).toBe(6);
  });

  test("says what never comes about on cards, and looks for how it could", async () => {
    const question = { name: "Texts", ask: "texts", decks: ["red"], bots: ["random"], seed: 1, stop: { games: 2 } };
    writeFileSync(join(project, "lab", "texts.json"), JSON.stringify(question));
    const { value } = await json("run", `${project}#texts`, "--threads", "1");
    const { card, dead } = value.answer.texts[0];
    expect(dead.length).toBeGreaterThan(0);
    const out = join(folder, "reached.json");
    const found = await json("reach", `${project}#texts`, card, "--out", out);
    expect(found).toMatchObject({ code: 0, value: { card, words: dead.map(() => ({ match: { game: "flask" } })) } });
    expect(JSON.parse(readFileSync(out, "utf8"))).toMatchObject({ game: "flask", name: `${card}: Texts` });
    expect((await json("reach", `${project}#texts`, "nobody")).value.problem.code).toBe("cli/no-text-of-card");
  });

  test.each<[string, () => string[], string]>([
    ["a question that nobody knows", () => ["ask", project, "fairness"], "cli/not-a-choice"],
    ["a search between nothing", () => ["ask", project, "seek", "--seek", "counterCap=5"], "cli/not-a-change"],
    ["a change that is none", () => ["ask", project, "what-if", "--change", "cheaper"], "cli/not-a-change"],
    ["to write down what can't be run", () => ["ask", project, "decks", "--decks", "red"], "lab/few-decks"],
    ["a question that isn't there", () => ["run", `${project}#fare`], "cli/no-such-experiment"],
    ["a match of no pairing", () => ["match", `${project}#fair`, "4:1"], "cli/no-such-match"],
    ["one answer to compare", () => ["compare", `${project}#fair`], "cli/no-argument"],
    ["a match both ways of no “what if”", () => ["differ", `${project}#fair`, "1"], "cli/not-both-ways"],
    ["a ladder of no game", () => ["ladder", "chess"], "cli/not-a-choice"],
    ["a queue, with threads here", () => [...queued(), "--threads", "2"], "cli/not-together"],
    ["a queue, with programs", () => [...queued(), "--bots", "python3 x.py"], "cli/not-together"],
    ["a queue, by the clock", () => [...queued(), "--bots", "mcts:9ms"], "queue/by-the-clock"],
    ["a queue that is none", () => ["run", `${project}#fair`, "--queue", "here"], "queue/bad-address"],
    ["other tasks", () => ["play", `${project}#fair`], "cli/unknown-task"],
    ["a file that lies in no project", () => ["run", "package.json"], "cli/needs-option"],
  ])("refuses %s", async (_, words, code) => {
    const { code: exit, value } = await json(...words());
    expect([exit, value.problem.code]).toEqual([2, code]);
  });
});
