import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPages } from "../press/pdf-pages";
import { getDocument } from "../press/pdfjs";
import { PlantedGame } from "./planted-game";

/** One game more, by one line: a copy of the product gets it, is built, and is used as people use it. */

const folder = mkdtempSync(join(tmpdir(), "cardwright-sixth-"));
const project = join(folder, "my set");
let planted: PlantedGame;
/** Runs the command line of that copy; `--json` is read. */
const told = async (...words: string[]) => JSON.parse((await planted.cardwright(...words, "--json")).out);

async function wordsIn(file: string): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ("str" in item ? item.str : ""))
    .join(" ")
    .replace(/\s+/g, " ");
}

function writeProject(path: string, document: unknown): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), JSON.stringify(document));
}

beforeAll(async () => {
  planted = new PlantedGame("pebbles", "Pebbles", join(folder, "product"));
  const built = await planted.tool(
    "vite/bin/vite.js",
    "build",
    "--config",
    "vite.main.config.ts",
    "--logLevel",
    "error",
    "--minify",
    "false",
  );
  expect(built).toMatchObject({ code: 0 });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a sixth game", { timeout: 120_000 }, () => {
  test("needs nothing else for the compiler", async () => {
    expect(await planted.tool("typescript/bin/tsc", "-p", "tsconfig.pure.json", "--checkers", "1")).toMatchObject({
      code: 0,
      out: "",
    });
  });

  test("passes the tests that loop over the games", async () => {
    const looping = [
      ...[
        "conformance",
        "every-match",
        "every-sentence",
        "every-view",
        "every-word",
        "names",
        "options",
        "plain-words",
        "positions",
        "secrecy",
        "seen-by-seats",
        "starter-scenarios",
      ].map((name) => `test/engine/${name}.test.ts`),
      ...["deck-repairs", "half-written-cards", "layouts", "same-shape"].map((name) => `test/games/${name}.test.ts`),
      ...["test/press/low-ink.test.ts", "test/project/templates.test.ts", "test/rulebooks/rulebooks.test.ts"],
    ];
    const { out, code } = await planted.tool(
      "vitest/vitest.mjs",
      "run",
      ...looping,
      "-t",
      "pebbles",
      // The tests beside this one have the other cores.
      "--maxWorkers=1",
      "--project=shared",
      // What is translated for a copy that will be gone is of use to nobody later.
      "--experimental.fsModuleCache=false",
      "--reporter=json",
    );
    const report = JSON.parse(out.slice(out.indexOf("{")));
    const failed = report.testResults.flatMap(
      ({ assertionResults }: { assertionResults: { status: string; fullName: string }[] }) =>
        assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    );
    expect({ code, failed }).toEqual({ code: 0, failed: [] });
    expect(report.numPassedTests).toBeGreaterThan(40);
  });

  test("plays whole matches between bots, and says how they went", async () => {
    const { out, code } = await planted.cardwright(
      "play",
      "--game",
      "pebbles",
      "--bots",
      "greedy,random",
      "--seed",
      "1",
      "--log",
    );
    expect(code).toBe(0);
    expect(out).toMatch(/plays Magpie\.\n.* takes \d pebbles? from Player \d\./);
    expect(out).toMatch(/Player \d won after \d+ turns/);
    const series = await told(
      "sim",
      "--game",
      "pebbles",
      "--games",
      "10",
      "--players",
      "4",
      "--bots",
      "random",
      "--seed",
      "2",
    );
    expect(series.games).toBe(10);
  });

  test("becomes a project, which is checked, tested and printed", async () => {
    expect(await planted.started("new", project, "--game", "pebbles")).toMatchObject({ code: 0 });
    expect((await told("check", project)).problems).toEqual([]);
    expect((await planted.cardwright("test", project)).out).toContain("5 passed, 0 failed.");
    const file = join(folder, "cards.pdf");
    expect(await planted.cardwright("print", project, "--out", file)).toMatchObject({ code: 0 });
    expect((await readPages(readFileSync(file))).flatMap(({ faces }) => faces)).toHaveLength(5);
    const words = await wordsIn(file);
    for (const said of ["Skipping Stone 1 Take a pebble from the next player.", "Discard a card. Take 2 pebbles from"])
      expect(words).toContain(said);
  });

  test("has keywords: printed, played, followed and judged", async () => {
    const ripple = {
      name: "Ripple",
      parameters: [{ title: "Pebbles" }],
      abilities: [{ do: { take: { n: "X" } } }],
      price: "X",
    };
    writeProject("components/ripple.json", ripple);
    const card = { name: "Otter", pebbles: 1, keywords: { ripple: 2 } };
    writeProject("cards/otter.json", card);
    writeProject("scenarios/otter.json", {
      game: "pebbles",
      name: "Its keyword takes two",
      card: "otter",
      given: { players: [{ hand: ["otter", "boulder"] }, { pebbles: 5, deck: ["magpie"] }] },
      when: [{ player: 0, action: { type: "play", card: "otter" } }],
      // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits it.
      then: [{ at: "/players/0/pebbles", is: 3 }],
    });
    expect((await told("check", project)).problems).toEqual([]);
    expect((await planted.cardwright("test", project)).out).toContain("6 passed, 0 failed.");
    const file = join(folder, "keywords.pdf");
    expect(await planted.cardwright("print", project, "--out", file)).toMatchObject({ code: 0 });
    expect(await wordsIn(file)).toContain("Ripple 2 (Take 2 pebbles from the next player.)");
    writeProject("cards/otter.json", { ...card, keywords: { riple: 2 } });
    const { problems } = await told("check", project);
    expect(problems).toContainEqual(
      expect.objectContaining({
        code: "keyword/unknown",
        repairs: expect.arrayContaining([expect.objectContaining({ label: "Use Ripple" })]),
      }),
    );
    rmSync(join(project, "cards", "otter.json"));
    rmSync(join(project, "components", "ripple.json"));
    rmSync(join(project, "scenarios", "otter.json"));
  });

  test("builds and judges a deck", async () => {
    expect(await told("deck", "check", `${project}#shore`)).toMatchObject({ legal: true });
    const deck = join(project, "decks", "mine.json");
    writeFileSync(deck, JSON.stringify({ name: "Mine", cards: [{ card: "magpie", count: 5 }] }));
    const { legal, violations } = await told("deck", "check", deck);
    expect(legal).toBe(false);
    expect(violations).toMatchObject([{ rule: "pebbles/deck-size" }, { rule: "pebbles/too-many-copies" }]);
  });

  test("refuses what its cards can't say", async () => {
    const card = join(project, "cards", "wave.json");
    writeFileSync(card, JSON.stringify({ name: "Wave", pebbles: 1, abilities: [{ do: { wash: 2 } }] }));
    const { problems } = await told("check", project);
    expect(problems).toContainEqual(
      expect.objectContaining({ code: "pebbles/bad-effect", message: expect.stringContaining("“wash” is no effect") }),
    );
  });
});
