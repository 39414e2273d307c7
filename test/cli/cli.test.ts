import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Command } from "../../main/cli/command";
import { commands } from "../../main/cli/commands";
import type { Problem } from "../../schemas/problem";
import { ensureBuilt } from "../scripts/ensure-built";
import { callCli, runCli, startCli } from "./run-cli";

/** The command line as scripts meet it: exit codes, what goes to which stream, and one JSON document at most. */

// Some lines start a process or two; a busy machine takes its time over them.
vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "cardwright-cli-"));
const good = join(folder, "good set");
const broken = join(folder, "broken");

beforeAll(async () => {
  // Whatever is stale is built here, so that no process below has anything to say about it.
  ensureBuilt();
  expect(await runCli("new", good, "--game", "flask", "--name", "Good set")).toMatchObject({ code: 0 });
  expect(await runCli("new", broken, "--game", "flask")).toMatchObject({ code: 0 });
  writeFileSync(join(folder, "no folder"), "");
  writeFileSync(join(broken, "cards", "attack.json"), '{ "name": ');
  writeFileSync(join(broken, "cards", "profit.json"), '{ "name": "Profit", "composition": { "Y1": 99 } }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(commands)("$name", ({ name, examples, options }) => {
  test("has help with examples that use only its own options", async () => {
    const { code, out, err } = await callCli([name, "--help"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(`Usage: cardwright ${name}`);
    for (const [line] of examples) expect(out).toContain(`cardwright ${line}`);
    const known = [...options.filter(({ missing }) => !missing).map((option) => option.name), "json", "quiet", "help"];
    for (const [, option] of examples
      .map(([line]) => line)
      .join(" ")
      .matchAll(/--([\w-]+)/g))
      expect(known).toContain(option);
  });

  test("refuses an unknown option with exit code 2 and one JSON document", async () => {
    const plain = await callCli([name, "--nonsense"]);
    expect(plain).toMatchObject({ code: 2, out: "" });
    expect(plain.err).toContain("--nonsense");
    const asJson = await callCli([name, "--nonsense", "--json"]);
    expect(asJson).toMatchObject({ code: 2, err: "" });
    expect(JSON.parse(asJson.out)).toMatchObject({ ok: false, problem: { code: "cli/unknown-option" } });
  });

  test("refuses what is agreed but not possible yet, rather than ignoring it", async () => {
    for (const option of options.filter(({ missing }) => missing)) {
      const { code, err } = await callCli([name, folder, `--${option.name}`, "1"]);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(`can't do --${option.name} yet`) });
    }
  });
});

test("lists every command in its help", async () => {
  const { code, out } = await callCli(["--help"]);
  expect(code).toBe(0);
  for (const { name, about } of commands) expect(out).toMatch(new RegExp(`^  ${name}\\b.*${about}$`, "m"));
  expect(JSON.parse((await callCli(["--help", "--json"])).out).commands).toHaveLength(commands.length);
});

test("finds nothing wrong with a starter set", async () => {
  expect(await runCli("check", good)).toMatchObject({ code: 0, out: "No problems.\n", err: "" });
  expect(JSON.parse((await runCli("check", good, "--json")).out)).toEqual({ ok: true, problems: [] });
});

test("lists problems by file and exits with 1", async () => {
  const { code, out, err } = await startCli(["check", broken]).ended;
  expect({ code, err }).toEqual({ code: 1, err: "" });
  expect(out).toMatch(/^cards\/attack\.json\n {2}error {4}.+\n {11}.+\n\ncards\/profit\.json\n/);
  expect(out).toMatch(/\d+ errors?\.\n$/);
  const { ok, problems } = JSON.parse((await runCli("--json", "check", broken)).out);
  expect(ok).toBe(false);
  for (const problem of problems)
    expect(problem).toMatchObject({
      code: expect.any(String),
      severity: expect.any(String),
      message: expect.any(String),
      where: expect.any(Object),
    });
});

test("counts warnings only when strict", async () => {
  const warned = join(folder, "warned");
  await runCli("new", warned, "--game", "flask");
  const card = { name: "Odd", composition: { R1: 1 }, art: { file: "art/nowhere.png" } };
  writeFileSync(join(warned, "cards", "odd.json"), JSON.stringify(card));
  const { ok, problems } = JSON.parse((await runCli("check", warned, "--json")).out);
  const told = (problems as Problem[]).filter(({ severity }) => severity !== "note");
  expect(told).toMatchObject([{ severity: "warning", where: { file: "cards/odd.json", field: "/art/file" } }]);
  expect(ok).toBe(true);
  expect((await runCli("check", warned)).code).toBe(0);
  expect((await runCli("check", warned, "--strict")).code).toBe(1);
});

test("can't check what is not a project: exit 2", async () => {
  mkdirSync(join(folder, "plain"));
  writeFileSync(join(folder, "plain", "x.txt"), "");
  for (const [path, check] of [
    ["nowhere", (...words: string[]) => startCli(words).ended],
    ["plain", runCli],
    [join("plain", "x.txt"), runCli],
  ] as const) {
    const { code, out, err } = await check("check", join(folder, path));
    expect({ path, code, out }).toEqual({ path, code: 2, out: "" });
    expect(err).not.toBe("");
  }
});

test("lists cards as the studio's search finds them", async () => {
  const { cards } = JSON.parse((await runCli("cards", good, "--query", "name:attack -double", "--json")).out);
  expect(cards.map(({ id }: { id: string }) => id)).toContain("attack");
  expect(cards.map(({ id }: { id: string }) => id)).not.toContain("double-attack");
  expect(cards[0]).toMatchObject({
    id: expect.any(String),
    name: expect.any(String),
    type: expect.any(String),
    text: expect.any(String),
  });
});

test("keeps counts and other remarks off standard output, and quiet means quiet", async () => {
  expect(await runCli("cards", good, "--query", "zzz")).toMatchObject({ code: 0, out: "", err: "0 cards.\n" });
  expect(await runCli("cards", good, "--query", "zzz", "--quiet")).toMatchObject({ out: "", err: "" });
});

test("makes a project only in a new or empty folder", async () => {
  const { code, err } = await runCli("new", good, "--game", "flask");
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining("already holds something") });
  const made = JSON.parse((await runCli("new", join(folder, "empty"), "--game", "flask", "--empty", "--json")).out);
  expect(made).toEqual({ project: join(folder, "empty"), cards: 0, decks: 0 });
});

test("prints a schema that other programs can read", async () => {
  const { out: rules } = await runCli("schema", "castle-lanes-options");
  expect(JSON.parse(rules).properties).toMatchObject({
    preset: { enum: ["seed", "revised-2025"] },
    castleHp: { maximum: 99 },
  });
  const { code, out } = await runCli("schema", "flask-card");
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Flask card",
  });
});

test("prints a PDF where it is told to, and says how much is in it", async () => {
  const file = join(folder, "out", "red.pdf");
  const { code, out } = await startCli(["print", good, "--deck", "red", "--out", file, "--json"]).ended;
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ file, pages: 2, cards: 15, problems: [] });
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
});

test("prints what can be printed of a broken project and exits with 1", async () => {
  const { code, out } = await runCli("print", broken, "--out", join(folder, "broken.pdf"), "--json");
  const { cards, problems } = JSON.parse(out);
  expect({ code, cards }).toEqual({ code: 1, cards: 17 });
  expect(problems.map(({ where }: { where: { card: string } }) => where.card)).toEqual(["attack", "profit"]);
});

const impossible: [words: string[], code: string, message: string][] = [
  [["print", good, "--deck", "gren"], "cli/no-deck-here", "Did you mean “green”?"],
  [["print", good, "--margin", "51"], "cli/out-of-range", "0 to 50"],
  [["print", good, "--paper", "a9"], "cli/not-a-size", "a4, a3, a5"],
  [["print", good, "--card-size", "huge"], "cli/not-a-size", "poker"],
  [["print", good, "--cards", "zzz"], "press/nothing-to-print", "no cards"],
  [["print", good, "--out", join(folder, "no folder", "x.pdf")], "cli/not-written", "can't be written"],
  [["render", good, "--dpi", "5"], "cli/out-of-range", "36 to 1200"],
  [["render", good, "--card", "atack"], "cli/no-such-card", "Did you mean “attack”?"],
  [["tts", good, "--url", "not a url"], "cli/not-an-address", "“not a url”"],
  [["prnt", good], "cli/unknown-command", "Did you mean “print”?"],
  [["new", join(folder, "chess"), "--game", "chess"], "cli/not-a-choice", "flask"],
  [["schema", "nonsense"], "cli/no-such-schema", "flask-card"],
  [["schema", "flask-crad"], "cli/no-such-schema", "Did you mean “flask-card”?"],
  [["say", "Draw a card."], "cli/no-game", "for which game"],
  [["say", "--game", "hatch"], "cli/nothing-to-read", "a text to read"],
  [["say", "--game", "castle-lanes", "--type", "spell", "Draw a card."], "cli/not-a-choice", "skill"],
  [["say", "--game", "hatch", "--table", "README.md", "--column", "rules"], "cli/no-such-column", "“rules”"],
  [["help", "prnt"], "cli/unknown-command", "Did you mean “print”?"],
  [["deck", "chekc", "red"], "cli/unknown-task", "Did you mean “check”?"],
  [["deck", "check", "red", "--game", "flsk"], "cli/not-a-choice", "Did you mean “flask”?"],
  [["deck", "odds", "red", "--draws", "3-5"], "cli/not-draws", "“3-5”"],
  [["deck", "complete", "red", "--yes"], "cli/deck-of-no-project", "no project of yours"],
  [["statistics", "templates/flask/starter", "--by", "cst"], "cli/no-such-field", "Did you mean “cost”?"],
  [
    ["statistics", "templates/flask/starter", "--with", "templates/hatch/starter"],
    "cli/set-of-other-game",
    "another game",
  ],
  [["play", "--players", "99"], "cli/out-of-range", "1 to 16"],
  [["play", "--seed", "1.5"], "cli/out-of-range", "whole number"],
  [["sim", "--games", "1", "--out", join(folder, "x.txt")], "cli/other-ending", "JSON or CSV"],
  [["sim", "--games", "1", "--out", join(folder, "x.xlsx")], "cli/other-ending", "JSON or CSV"],
  [["sim", "--games", "1", "--out", join(folder, "results")], "cli/other-ending", "results.json"],
  [["new", join(folder, "nameless"), "--name", ""], "cli/no-value", "--name <name>"],
  [["print", good, "--language", "german"], "cli/not-a-language", "“german”"],
  [["serve", "--port", "99999"], "cli/out-of-range", "65535"],
  [["check", join(folder, "nowhere")], "cli/no-such-folder", "nowhere"],
  [["frobnicate"], "cli/unknown-command", "“frobnicate”"],
];
test.each(impossible)("can't do %j: exit 2, a plain sentence, no result", async (words, code, message) => {
  const plain = await callCli(words);
  expect(plain).toMatchObject({ code: 2, out: "", err: expect.stringContaining(message) });
  const asJson = await callCli([...words, "--json"]);
  expect(asJson).toMatchObject({ code: 2, err: "" });
  expect(JSON.parse(asJson.out)).toMatchObject({
    ok: false,
    problem: { code, severity: "error", message: expect.any(String) },
  });
});

test("options of every command are understood in any case, and help in every way of asking", async () => {
  const asJson = await callCli(["check", good, "--JSON"]);
  expect(JSON.parse(asJson.out)).toEqual({ ok: true, problems: [] });
  const help = (await callCli(["print", "--help"])).out;
  for (const words of [
    ["print", "-h"],
    ["print", "--Help"],
    ["help", "print"],
    ["HELP", "Print"],
  ])
    expect(await callCli(words)).toEqual({ code: 0, out: help, err: "" });
  const version = await callCli(["--version"]);
  for (const word of ["-v", "--VERSION"]) expect(await callCli([word])).toEqual(version);
  expect((await callCli(["-h"])).out).toBe((await callCli(["--help"])).out);
  expect(await runCli("schema", "Flask-Card")).toMatchObject({ code: 0 });
  expect(await runCli("deck", "STATS", "Red")).toMatchObject({ code: 0 });
  expect(await runCli("play", "--bots", "Greedy,RANDOM", "--seed", "1")).toMatchObject({ code: 0 });
});

test("a mistake of ours is exit 2 too, with its trace where a report can take it from", async () => {
  const faulty: Command = {
    name: "x",
    about: "",
    arguments: [],
    options: [],
    examples: [],
    run: () => Promise.reject(new Error("oh")),
  };
  const { code, out, err } = await callCli(["x", "--json"], [faulty]);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ ok: false, problem: { code: "cli/internal" } });
  expect(err).toContain("Error: oh");
});

test("renders cards as pictures of the size asked for", async () => {
  const out = join(folder, "pictures");
  const { files } = JSON.parse(
    (await runCli("render", good, "--out", out, "--card", "attack,profit", "--dpi", "150", "--json")).out,
  );
  expect(files).toEqual([join(out, "attack.png"), join(out, "profit.png")]);
  expect(await sharp(files[0]).metadata()).toMatchObject({ format: "png", width: 372, height: 520, density: 150 });
  const svg = JSON.parse(
    (await runCli("render", good, "--out", out, "--card", "attack", "--format", "svg", "--bleed", "--json")).out,
  );
  expect(readFileSync(svg.files[0], "utf8")).toMatch(/^<svg .*width="69mm" height="94mm"/);
});

test("puts the project's own pictures into what it renders, whatever their format", async () => {
  const project = join(folder, "painted");
  await runCli("new", project, "--game", "flask", "--empty");
  mkdirSync(join(project, "art"));
  mkdirSync(join(project, "cards"), { recursive: true });
  await sharp({ create: { width: 40, height: 40, channels: 3, background: "#ff0000" } })
    .webp()
    .toFile(join(project, "art", "red.webp"));
  const card = (file: string) => JSON.stringify({ name: "Painted", composition: { R1: 1 }, art: { file } });
  writeFileSync(join(project, "cards", "painted.json"), card("art/red.webp"));
  const { code, out } = await runCli(
    "render",
    project,
    "--format",
    "svg",
    "--out",
    join(folder, "painted-out"),
    "--json",
  );
  expect(code).toBe(0);
  expect(readFileSync(JSON.parse(out).files[0], "utf8")).toContain("data:image/png;base64,");
});

test.skipIf(process.platform === "win32")(
  "Ctrl+C keeps the pictures that are finished and exits with 130",
  async () => {
    const out = join(folder, "interrupted");
    const rendering = startCli(["render", good, "--dpi", "600", "--out", out, "--json"]);
    await expect.poll(() => existsSync(join(out, "attack.png")), { timeout: 20_000, interval: 5 }).toBe(true);
    rendering.child.kill("SIGINT");
    const ended = await rendering.ended;
    expect(ended).toMatchObject({ code: 130, err: "" });
    const { files } = JSON.parse(ended.out);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThan(19);
    expect(readdirSync(out).map((name) => join(out, name))).toEqual(files);
  },
);

test.skipIf(process.platform === "win32")("doesn't complain when its reader has seen enough", async () => {
  const listing = startCli(["cards", good]);
  listing.child.stdout!.destroy();
  expect(await listing.ended).toMatchObject({ code: 0, err: expect.not.stringContaining("EPIPE") });
});

test.skipIf(process.platform === "win32")(
  "serves the studio until Ctrl+C, then ends with the last edit saved and exit code 0",
  async () => {
    const serving = startCli(["serve", good, "--no-open"], { CARDWRIGHT_HOME: join(folder, "home") });
    await expect.poll(serving.out, { timeout: 20_000 }).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]+\n$/);
    const visit = await fetch(serving.out().trim(), { redirect: "manual" });
    expect(visit.status).toBe(303);
    const cookie = visit.headers.get("set-cookie")!.split(";")[0]!;
    const { origin } = new URL(serving.out().trim());
    const ask = async (call: string, input: object) =>
      (
        await fetch(`${origin}/api/${call}`, {
          method: "POST",
          headers: { cookie, "content-type": "application/json" },
          body: JSON.stringify(input),
        })
      ).json();
    await expect.poll(async () => (await ask("project.current", {})).value?.label).toBe("good set");
    const { session, files } = (await ask("project.current", {})).value;
    const attack = files.find(({ path }: { path: string }) => path === "cards/attack.json").text;
    const text = attack.replace('"Attack"', '"Last Word"');
    await ask("project.edit", { session, label: "x", changes: [{ path: "cards/attack.json", text }] });
    // npm passes a Ctrl+C on that its script has heard already.
    serving.child.kill("SIGINT");
    serving.child.kill("SIGINT");
    expect(await serving.ended).toMatchObject({ code: 0 });
    expect(readFileSync(join(good, "cards", "attack.json"), "utf8")).toBe(text);
  },
);

test("says on a taken port that it is taken", async () => {
  const home = { CARDWRIGHT_HOME: join(folder, "home") };
  const serving = startCli(["serve", "--no-open", "--json"], home);
  await expect.poll(serving.out, { timeout: 20_000 }).toContain("\n");
  const { port } = new URL(JSON.parse(serving.out()).address);
  const second = await startCli(["serve", "--no-open", "--port", port, "--json"], home).ended;
  expect(second.code).toBe(2);
  expect(JSON.parse(second.out)).toMatchObject({
    problem: { code: "cli/port-taken", message: expect.stringContaining(port) },
  });
  serving.child.kill("SIGTERM");
  expect((await serving.ended).code).toBe(process.platform === "win32" ? null : 0);
  expect(() => JSON.parse(serving.out())).not.toThrow();
});
