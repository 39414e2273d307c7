// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { outcomeOf } from "../../main/cli/run-scenarios";
import { writeXlsx } from "../../project/tables/xlsx/write-xlsx";
import { starterSupply } from "../engine/starter";
import { runCli, startCli } from "./run-cli";

const starter = "templates/flask/starter";
let folder = "";
let project = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-play-"));
  project = join(folder, "set");
  cpSync(starter, project, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = async (...words: string[]) => {
  const { code, out } = await runCli(...words, "--json");
  // biome-ignore lint/suspicious/noExplicitAny: whatever the command says.
  return { code, value: JSON.parse(out) as any };
};
const problem = async (...words: string[]) => {
  const { code, value } = await json(...words);
  return [code, value.problem?.code];
};

describe("play", () => {
  test("gives the same game for the same seed", async () => {
    const words = ["play", "--game", "flask", "--decks", "red,green", "--bots", "greedy,random", "--seed", "7"];
    const [a, b] = await Promise.all([json(...words), startCli([...words, "--json"]).ended]);
    expect(a.value).toEqual(JSON.parse(b.out));
    expect(a.code).toBe(0);
    expect(Object.keys(a.value).sort()).toEqual(["actions", "cause", "hash", "ranking", "seed", "turns", "winner"]);
  });

  test("can be played by a preset of the game", async () => {
    const words = ["play", "--game", "castle-lanes", "--bots", "random", "--seed", "7"];
    const [usual, preset, project] = await Promise.all([
      json(...words),
      json(...words, "--preset", "revised-2025"),
      json(...words, "--options", '{"preset":"revised-2025"}'),
    ]);
    expect(preset.value.hash).toBe(project.value.hash);
    expect(preset.value.hash).not.toBe(usual.value.hash);
    expect(await problem(...words, "--preset", "revised")).toEqual([2, "options/out-of-range"]);
  });

  test("tells the game in words", async () => {
    const { out } = await runCli("play", "--bots", "random", "--seed", "1", "--log");
    expect(out).toMatch(/— Turn 2: Player/);
    expect(out).toMatch(/(Player \d|Nobody) won after \d+ turns/);
  });

  test("plays three, with decks of a project by id and by file", async () => {
    const { value } = await json(
      "play",
      "--players",
      "3",
      "--decks",
      `${project}#blue,${project}/decks/red.json,green`,
      "--bots",
      "random",
      "--seed",
      "2",
    );
    expect(value.ranking.flat().sort()).toEqual([0, 1, 2]);
  });

  test.each(playableGames.filter((id) => playableGame(id).decks === "shared"))(
    "plays %s with one deck for all, for as many as it takes",
    async (id) => {
      const { max } = playableGame(id).players;
      const words = ["--game", id, "--bots", "random", "--seed", "3"];
      const { code, value } = await json("play", ...words, "--players", String(max));
      expect([code, value.ranking.flat().length]).toEqual([0, max]);
      const series = await json("sim", ...words, "--games", "4", "--threads", "1");
      expect(series.value.seats.map(({ deck }: { deck: string }) => deck)).toEqual(["standard", "standard"]);
      const decks = Object.keys(starterSupply(id).decks).join(",");
      expect(await problem("play", ...words, "--decks", decks)).toEqual([2, "match/one-deck"]);
    },
    60_000,
  );

  test.each<[string, string[], string]>([
    ["a deck that isn't there", ["--decks", "pink"], "cli/no-such-deck"],
    ["a deck file outside a project", ["--decks", "package.json"], "cli/deck-outside"],
    ["a bot that isn't there", ["--bots", "genius"], "bots/unknown"],
    ["house rules that are no JSON", ["--options", "{x"], "cli/bad-options"],
    ["house rules that don't exist", ["--options", '{"luck":1}'], "options/unknown"],
    ["too many players", ["--players", "5"], "match/players"],
    ["nobody to play", ["--players", "0"], "cli/out-of-range"],
    [
      "a deck with cards that the table has banned",
      ["--game", "garden-incursion", "--decks", "clover-bees", "--options", '{"bans":"scout-bee, huntsman"}'],
      "garden-incursion/banned-card",
    ],
    ["decks of two games", ["--game", "castle-lanes", "--decks", "templates/flask/starter#red"], "cli/other-game"],
  ])("refuses %s", async (_, words, code) => expect(await problem("play", ...words)).toEqual([2, code]));

  test.each(["constructor", "__proto__"])("refuses a deck called %s that can't be read", async (name) => {
    writeFileSync(join(project, "decks", `${name}.json`), '{ "name": 5 }');
    expect(await problem("play", "--decks", `${project}#${name}`)).toEqual([2, "document/missing-field"]);
  });
});

describe("sim", () => {
  const words = ["sim", "--decks", "red,green", "--bots", "random", "--games", "60", "--seed", "3"];

  test("counts the same for any number of threads", async () => {
    const [one, three] = await Promise.all([json(...words, "--threads", "1"), json(...words, "--threads", "3")]);
    const { gamesPerSecond: _, ...counted } = one.value;
    expect(three.value).toMatchObject(counted);
    expect(counted).toMatchObject({
      game: "flask",
      options: { startCounters: expect.any(Number) },
      version: expect.stringMatching(/^\d+\./),
      asked: 60,
      partial: false,
      games: 60,
      unpaired: 0,
      difference: { p: expect.any(Number) },
      seats: [
        { bot: "random", deck: "red" },
        { bot: "random", deck: "green" },
      ],
    });
    expect(counted.seats[0].wins + counted.seats[1].wins + counted.draws).toBe(60);
  });

  test("keeps every game in a table", async () => {
    const file = join(folder, "games.csv");
    await runCli(...words, "--out", file);
    const lines = readFileSync(file, "utf8").trim().split("\r\n");
    expect(lines.length).toBe(61);
    expect(lines[0]).toBe("game,round,winner,began,turns,actions,cause");
  });

  test("keeps the same file for the same series, tells what is odd, and who is who in a mirror", async () => {
    const files = ["a.json", "b.json", "mirror.csv"].map((name) => join(folder, "new", name));
    const mirror = ["sim", "--decks", "red", "--players", "2", "--bots", "random", "--games", "5", "--seed", "4"];
    const first = await runCli(...mirror, "--out", files[0]!);
    await runCli(...mirror, "--threads", "1", "--out", files[1]!);
    await runCli(...mirror, "--out", files[2]!);
    expect(readFileSync(files[0]!, "utf8")).toBe(readFileSync(files[1]!, "utf8"));
    expect(JSON.parse(readFileSync(files[0]!, "utf8")).outcomes.length).toBe(5);
    expect(first.err).toContain("is new");
    expect(first.out).toContain("1 of the games belong to a round");
    expect(readFileSync(files[2]!, "utf8")).toMatch(/"A, random with red".*"B, random with red"/s);
  });

  test("lets bots swap their decks, so that the better of either is told", async () => {
    const both = ["sim", "--decks", "red,green", "--bots", "random,greedy", "--games", "16", "--seed", "2"];
    const { value } = await json(...both, "--swap-decks");
    expect([value.games, value.swapped.games]).toEqual([8, 8]);
    expect(value.bots.rate).toBeLessThan(-0.3);
    expect(Math.abs(value.decks.rate)).toBeLessThan(0.5);
    expect((await runCli(...both)).out).toContain("add --swap-decks");
    expect(await problem(...both, "--players", "3", "--swap-decks")).toEqual([2, "cli/not-together"]);
  });

  test("refuses decks of projects with different house rules, unless it is said which are in force", async () => {
    const other = join(folder, "other");
    cpSync(starter, other, { recursive: true });
    const manifest = join(other, "cardwright.json");
    const text = JSON.parse(readFileSync(manifest, "utf8"));
    writeFileSync(manifest, JSON.stringify({ ...text, options: { startCounters: 5 } }));
    const decks = ["sim", "--bots", "random", "--games", "2", "--seed", "1", "--decks"];
    expect(await problem(...decks, `${project}#red,${other}#red`)).toEqual([2, "cli/other-house-rules"]);
    const said = await runCli(...decks, `${project}#red,${other}#red`, "--options", '{"startCounters":4}');
    expect(said.out).toContain("House rules: startCounters 4.");
    for (const either of [`${other}#red,green`, `green,${other}#red`])
      expect((await json(...decks, either)).value.options.startCounters).toBe(5);
  });

  test("gives what it has when it is interrupted", async () => {
    const running = startCli(["sim", "--bots", "random", "--games", "5000000", "--threads", "1", "--json"]);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    running.child.kill("SIGINT");
    const { code, out } = await running.ended;
    expect(code).toBe(130);
    expect(JSON.parse(out).games).toBeGreaterThanOrEqual(0);
    expect(JSON.parse(out)).toMatchObject({ partial: true, asked: 5_000_000 });
  });

  test("refuses no games at all", async () =>
    expect(await problem("sim", "--games", "0")).toEqual([2, "cli/out-of-range"]));
});

describe("test", () => {
  test("runs all scenarios of a project", async () => {
    const { code, value } = await json("test", project);
    expect([code, value.failed]).toEqual([0, 0]);
    expect(value.passed).toBeGreaterThan(40);
    expect(value.results[0]).toMatchObject({
      ok: true,
      name: expect.any(String),
      file: expect.stringMatching(/\.json$/),
    });
  });

  test("tells what fails, and takes several files", async () => {
    const [good, bad, broken] = [
      join(project, "scenarios/card-attack.json"),
      join(project, "scenarios/bad.json"),
      join(project, "scenarios/broken.json"),
    ];
    const scenario = JSON.parse(readFileSync(good, "utf8"));
    writeFileSync(bad, JSON.stringify({ ...scenario, then: [{ at: "/players/1/total", is: 9 }] }));
    writeFileSync(broken, "{");
    const { code, value } = await json("test", good, bad, broken);
    rmSync(bad);
    rmSync(broken);
    expect([code, value.passed, value.failed]).toEqual([1, 1, 2]);
    expect(value.results[1].message).toMatch(/\/players\/1\/total should be 9, but is 1\.$/);
  });

  test("takes plain folders of scenario files, and the folders in them", async () => {
    const { code, value } = await json("test", "fixtures/scenarios/flask", "fixtures/scenarios/hatch");
    expect([code, value.failed]).toEqual([0, 0]);
    const games = new Set(value.results.map(({ file }: { file: string }) => file.split("/").at(-2)));
    expect(games).toEqual(new Set(["flask", "hatch"]));
    const empty = mkdtempSync(join(folder, "empty-"));
    expect(await problem("test", empty)).toEqual([2, "cli/no-scenarios"]);
  });

  test("goes on after a scenario that makes the rules fail", () => {
    const crash = () => {
      throw new Error("reading 'slice'");
    };
    expect(outcomeOf("a.json", "A", crash)).toMatchObject({ ok: false, message: expect.stringContaining("'slice'") });
  });

  test.each<[string, object, string]>([
    ["a check that is none", { then: [{ evnt: "lose" }] }, "evnt"],
    ["a test that a pointer doesn't know", { then: [{ at: "/turn", iz: 1 }] }, "iz"],
    ["a step without a player", { when: [{ action: { type: "endTurn" } }] }, "Player"],
  ])("says what is wrong with %s", async (_, more, word) => {
    const file = join(folder, "slip.json");
    writeFileSync(file, JSON.stringify({ game: "flask", name: "Slip", given: { players: [{}, {}] }, ...more }));
    const { code, value } = await json("test", file);
    expect([code, value.failed]).toEqual([1, 1]);
    expect(value.results[0].message).toContain(word);
  });

  test("refuses what isn't there", async () =>
    expect(await problem("test", "nowhere")).toEqual([2, "cli/no-such-place"]));
});

describe("deck", () => {
  test("check says what is wrong and what would mend it", async () => {
    expect(await json("deck", "check", "blue")).toEqual({ code: 0, value: { legal: true, violations: [] } });
    const file = join(project, "decks/blue.json");
    const text = readFileSync(file, "utf8");
    const deck = JSON.parse(text);
    deck.cards[0].count = 5;
    writeFileSync(file, JSON.stringify(deck));
    const { code, value } = await json("deck", "check", `${project}#blue`);
    writeFileSync(file, text);
    expect([code, value.legal]).toEqual([1, false]);
    expect(value.violations).toMatchObject([
      { rule: "flask/deck-size", severity: "error" },
      {
        rule: "flask/too-many-similar",
        cards: ["double-sabotage"],
        repairs: [{ do: "remove", card: "double-sabotage", copies: 2, label: "Take out 2 × Double Sabotage" }],
      },
    ]);
  });

  test("stats, odds and convert", async () => {
    const [stats, odds, codes, form] = await Promise.all([
      json("deck", "stats", "red"),
      json("deck", "odds", "red", "--draws", "3"),
      json("deck", "convert", "red", "--to", "codes"),
      json("deck", "convert", "red", "--to", "json"),
    ]);
    expect(stats.value).toMatchObject({ cards: 15, distinct: 5 });
    expect(odds.value.cards[0].odds[0].chance).toBeCloseTo(1 - (12 * 11 * 10) / (15 * 14 * 13), 6);
    expect(codes.value.codes.split("\n")).toContain("3 R1 - R1 - Y2");
    expect(form.value.cards.length).toBe(5);
  });

  test("stats count what is drawn, and name what only lies beside it", async () => {
    const { value } = await json("deck", "stats", "stampede", "--game", "castle-lanes");
    expect(value).toMatchObject({ cards: 30, beside: 1 });
    expect(value.types).not.toHaveProperty("Class");
    const { out } = await runCli("deck", "stats", "stampede", "--game", "castle-lanes");
    expect(out).toMatch(/^30 cards, \d+ different, and 1 beside them that is never drawn\.$/m);
  });

  test("odds of what isn't understood are none, and a build server hears of it", async () => {
    const { code, value } = await json("deck", "odds", "red", "--query", "2x cost<=2; nosuch:x");
    expect(code).toBe(1);
    expect(value.problems).toMatchObject([{ code: "search/slip", message: expect.stringContaining("“nosuch”") }]);
    expect(value.queries).toHaveLength(2);
  });

  test("check judges for so many players, and refuses numbers that can't play", async () => {
    const { value } = await json("deck", "check", "standard", "--game", "hatch", "--players", "5");
    expect(value.legal).toBe(true);
    const { code, value: refused } = await json("deck", "check", "standard", "--game", "hatch", "--players", "9");
    expect([code, refused.problem.code]).toEqual([2, "match/players"]);
    expect(refused.problem.message).toBe("Hatch is for 2 to 5 players.");
  });

  test("check says that a house rule can't be had", async () => {
    const manifest = join(project, "cardwright.json");
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, JSON.stringify({ ...JSON.parse(text), options: { deckSize: 500 } }));
    const { code, value } = await json("deck", "check", `${project}#blue`);
    writeFileSync(manifest, text);
    expect([code, value.legal, value.violations[0].rule]).toEqual([1, false, "options/out-of-range"]);
  });

  test.each([
    ["copperhill-ants", 59],
    ["crown-levy", 30],
  ])("odds of %s count only what is drawn", async (deck, size) =>
    expect((await json("deck", "odds", deck)).value.size).toBe(size),
  );

  test("understands and writes the files of Flask's own editor", async () => {
    const file = "fixtures/decks/flask-editor.json";
    const [checked, wrong, converted, kept] = await Promise.all([
      json("deck", "check", file),
      json("deck", "check", "fixtures/decks/flask-editor-wrong.json"),
      json("deck", "convert", file, "--to", "flask"),
      json("deck", "convert", file, "--to", "json"),
    ]);
    expect(checked).toEqual({ code: 0, value: { legal: true, violations: [] } });
    expect(wrong.code).toBe(1);
    expect(wrong.value.violations.map(({ rule }: { rule: string }) => rule)).toContain("deck/bad-count");
    expect(converted.value[0]).toMatchObject({ name: "Double Attack", composition: { r1: 2, y2: false }, amount: 3 });
    expect(kept.value.set.profit.composition).toEqual({ Y1: 1 });
    expect(await problem("deck", "convert", "standard", "--game", "hatch", "--to", "flask")).toEqual([
      2,
      "cli/no-such-form",
    ]);
  });

  test("of a workbook with decks on several sheets it is told which is read", async () => {
    const book = join(project, "..", "decks.xlsx");
    const rows = [
      ["count", "name"],
      ["2", "Profit"],
    ];
    writeFileSync(
      book,
      writeXlsx([
        { name: "First", rows },
        { name: "Deck", rows: [...rows, ["1", "Research"]] },
      ]),
    );
    const { value } = await json("deck", "check", book, "--set", project);
    expect(value.violations[0].message).toBe("decks.xlsx has decks on 2 sheets: “Deck” is read.");
  });

  test("lists and codes are read in a set, and what isn't understood is told", async () => {
    const list = join(project, "..", "list.txt");
    writeFileSync(list, "# Thirds\n3 Profit\n3x Reserch\n\nSideboard\n1 Double Attack\n");
    const [checked, listed, table, coded] = await Promise.all([
      json("deck", "check", list, "--set", project),
      json("deck", "convert", list, "--game", "flask", "--to", "text"),
      json("deck", "convert", list, "--game", "flask", "--to", "csv"),
      json("deck", "convert", "blue", "--game", "flask", "--to", "code"),
    ]);
    rmSync(list);
    expect([checked.code, checked.value.legal]).toEqual([1, false]);
    expect(checked.value.violations[0]).toMatchObject({
      rule: "deck-list/no-such-card",
      hint: expect.stringContaining("Did you mean “Research”?"),
    });
    expect([listed.code, listed.value.text]).toEqual([1, "# Thirds\n\n3 Profit\n\nSideboard\n1 Double Attack"]);
    expect(table.value.csv.split("\r\n")).toEqual([
      "deck,name,card,count,called,zone",
      "thirds,Thirds,profit,3,Profit,",
      "thirds,Thirds,double-attack,1,Double Attack,side",
    ]);
    const { code } = coded.value;
    for (const place of [[], ["--set", project], ["--game", "flask"]])
      expect(await json("deck", "check", code, ...place)).toEqual({ code: 0, value: { legal: true, violations: [] } });
    expect(await problem("deck", "check", code, "--game", "hatch")).toEqual([2, "deck-code/unknown-cards"]);
    expect(await problem("deck", "check", "README.md")).toEqual([2, "cli/deck-outside"]);
  });

  test("new makes a project of such a file", async () => {
    const folder = join(project, "..", "made-of-a-deck");
    const { value } = await json("new", folder, "--from", "fixtures/decks/flask-editor.json");
    expect([value.cards, value.decks]).toEqual([5, 1]);
    expect((await json("deck", "check", `${folder}#flask-editor`)).value.legal).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test("refuses other tasks", async () =>
    expect(await problem("deck", "burn", "red")).toEqual([2, "cli/unknown-task"]));
});
