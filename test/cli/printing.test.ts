import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parseArguments } from "../../main/cli/arguments";
import { CannotDo, type Command, type Outcome, type Terminal } from "../../main/cli/command";
import { commands } from "../../main/cli/commands";
import { startOwnTime } from "../own-time";
import { readPages } from "../press/pdf-pages";

/** What leaves the studio by the command line, run inside this process. */

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const folder = mkdtempSync(join(tmpdir(), "cardwright-press-"));
const project = join(folder, "set");
const at = (name: string): string => join(folder, name);

const terminal = (signal = new AbortController().signal): Terminal => ({
  signal,
  print: () => undefined,
  announce: () => undefined,
  tell: () => undefined,
  progress: () => undefined,
  paint: (_, text) => text,
});
// biome-ignore lint/suspicious/noExplicitAny: what a command answers is what the expectations are about.
type Answer = Outcome & { json: any };
async function run(words: string[], signal?: AbortSignal): Promise<Answer> {
  const command = commands.find(({ name }) => name === words[0]) as Command;
  const { json, ...outcome } = await command.run(parseArguments(command, words.slice(1)), terminal(signal));
  return { ...outcome, json };
}
async function refusal(...words: string[]): Promise<string> {
  try {
    await run(words);
  } catch (reason) {
    if (reason instanceof CannotDo) return reason.problem.code;
    throw reason;
  }
  throw new Error(`“${words.join(" ")}” was carried out.`);
}
const rename = (id: string, name: string): void => {
  const file = join(project, "cards", `${id}.json`);
  writeFileSync(file, readFileSync(file, "utf8").replace(/"name": ".*?"/, `"name": "${name}"`));
};

beforeAll(async () => {
  vi.stubEnv("CARDWRIGHT_HOME", at("home"));
  mkdirSync(at("home"));
  await run(["new", project, "--game", "flask"]);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test("every option of a sheet arrives on it", async () => {
  writeFileSync(
    join(project, "printers.json"),
    '{ "profiles": [{ "name": "office", "backOffset": { "x": 1, "y": 2 } }] }',
  );
  const { exit, json } = await run(
    `print ${project} --out ${at("all.pdf")} --deck red --paper 330x480 --orientation landscape --card-size bridge --margin 10 --gutter 3
     --bleed 1.5 --marks crop --backs short --back-marks --profile office --registration=four-1 --low-ink --skip 1,3-4 --copies 2 --dpi 200 --manifest`.split(
      /\s+/,
    ),
  );
  expect(exit).toBe(0);
  expect(json).toMatchObject({ file: at("all.pdf"), pages: 4, cards: 30 });
  const pages = await readPages(readFileSync(at("all.pdf")));
  expect([pages[0]?.width, pages[0]?.height]).toEqual([480, 330]);
  const { settings, sheet } = JSON.parse(readFileSync(json.manifest, "utf8"));
  expect(sheet).toMatchObject({ card: { width: 57, height: 89 }, registration: "four-1" });
  expect(settings).toMatchObject({
    paperSize: "330x480",
    skip: [1, 3, 4],
    lowInk: true,
    dpi: 200,
    profile: { name: "office", backOffset: { x: 1, y: 2 } },
  });
});

test("a sheet of one's own is a file or one of the project's", async () => {
  const sheet = {
    name: "Two up",
    paper: { width: 148, height: 105 },
    card: { width: 63, height: 88 },
    grid: { x: 8, y: 8, columns: 2, rows: 1, gapX: 4 },
  };
  mkdirSync(join(project, "sheets"), { recursive: true });
  for (const file of [at("two.json"), join(project, "sheets", "two.json")]) writeFileSync(file, JSON.stringify(sheet));
  for (const asked of [at("two.json"), "two"]) {
    const { json } = await run(["print", project, "--sheet", asked, "--out", at("sheet.pdf")]);
    expect(json).toMatchObject({ pages: 10, cards: 19 });
    const [page] = await readPages(readFileSync(at("sheet.pdf")));
    expect(page?.faces.map(({ clip }) => clip.slice(0, 2))).toEqual([
      [8, 8],
      [75, 8],
    ]);
  }
  writeFileSync(at("bad.json"), '{ "name": "Bad" }');
  expect(await refusal("print", project, "--sheet", at("bad.json"))).toBe("cli/unreadable-sheet");
  expect(await refusal("print", project, "--sheet", "none")).toBe("app/unreadable-sheet");
  rmSync(join(project, "sheets"), { recursive: true });
});

test("credits are a page and data", async () => {
  const { exit, json } = await run(["credits", project, "--deck", "red", "--out", at("credits.pdf")]);
  expect(exit).toBe(0);
  expect(json).toMatchObject({ file: at("credits.pdf"), pages: 1, credits: { pictures: [] } });
  expect(json.credits.symbols[0].names.length).toBeGreaterThan(3);
});

test("the same project gives the same file, whenever it is printed", async () => {
  await run(["print", project, "--out", at("one.pdf"), "--backs", "long"]);
  await run(["print", project, "--out", at("two.pdf"), "--backs", "long"]);
  expect(readFileSync(at("one.pdf")).equals(readFileSync(at("two.pdf")))).toBe(true);
});

test("only what changed since it was printed is printed again, and a new version changes nothing", async () => {
  await run(["print", project, "--out", at("whole.pdf")]);
  const changed = () => run(["print", project, "--changed", "--out", at("changed.pdf")]);
  const nothing = await changed();
  expect(nothing).toMatchObject({ exit: 0, json: { file: null, cards: 0 } });
  expect(nothing.json.problems.map(({ code }: { code: string }) => code)).toEqual(["press/nothing-changed"]);
  const manifest = join(project, "cardwright.json");
  const before = readFileSync(manifest, "utf8");
  writeFileSync(manifest, before.replace(/"version": ".*?"/, '"version": "99"'));
  expect((await changed()).json.cards).toBe(0);
  writeFileSync(manifest, before);
  rename("attack", "Onslaught");
  expect((await changed()).json).toMatchObject({ file: at("changed.pdf"), cards: 1 });
  expect((await changed()).json.cards).toBe(0);
});

test("a print that was not written is not remembered", async () => {
  rename("attack", "Sally");
  writeFileSync(at("no folder"), "");
  expect(await refusal("print", project, "--changed", "--out", join(at("no folder"), "x.pdf"))).toBe("cli/not-written");
  expect((await run(["print", project, "--changed", "--out", at("late.pdf")])).json.cards).toBe(1);
});

test.skipIf(process.platform === "win32")(
  "what was printed is not remembered through a link that leads elsewhere",
  async () => {
    const foreign = at("foreign");
    await run(["new", foreign, "--game", "flask"]);
    rmSync(join(foreign, ".cardwright"), { recursive: true, force: true });
    mkdirSync(at("elsewhere"));
    symlinkSync(at("elsewhere"), join(foreign, ".cardwright"));
    expect((await run(["print", foreign, "--out", at("foreign.pdf")])).exit).toBe(0);
    expect(readdirSync(at("elsewhere"))).toEqual([]);
  },
);

test.each([
  [["--profile", "nobody"], "app/unknown-profile"],
  [["--skip", "none"], "cli/not-places"],
  [["--skip", "3-1"], "cli/not-places"],
  [["--skip", "40"], "press/no-free-place"],
  [["--paper", "a9"], "cli/not-a-size"],
  [["--paper", "10x10"], "cli/not-a-size"],
  [["--paper", "5000x5000"], "cli/not-a-size"],
  [["--card-size", "huge"], "cli/not-a-size"],
  [["--out", "x.png"], "cli/other-ending"],
  [["--preset", "pod-poker", "--paper", "a4"], "cli/not-together"],
  [["--preset", "pod-poker", "--marks", "crop"], "cli/not-together"],
  [["--preset", "pod-poker", "--gutter", "5"], "cli/not-together"],
  [["--paper", "Card", "--margin", "5"], "cli/not-together"],
  [["--sheet", "none", "--gutter", "5"], "cli/not-together"],
  [["--players", "3"], "cli/counts-only-with"],
  [["--no-tiling"], "cli/counts-only-with"],
  [["--back-marks"], "cli/counts-only-with"],
  [["--deck", "rde"], "cli/no-deck-here"],
  [["--registration=five"], "cli/not-a-choice"],
  [["--copies", "1.5"], "cli/out-of-range"],
  [["--dpi", "5000"], "cli/out-of-range"],
])("print %j can't be done", async (words, code) => {
  expect(await refusal("print", project, "--out", at("no.pdf"), ...words)).toBe(code);
  expect(existsSync(at("no.pdf"))).toBe(false);
});

test.each(["not json", '{ "profiles": {} }', '{ "name": "x", "backOffset": { "x": "much" } }'])(
  "a profile file that says %s can't be read",
  async (text) => {
    writeFileSync(at("printer.json"), text);
    expect(await refusal("print", project, "--profile", at("printer.json"))).toBe("app/unreadable-profile");
  },
);

test("a profile may be a file of its own, or one of the person's", async () => {
  writeFileSync(at("mine.json"), '{ "name": "mine", "backAngle": 0.5 }');
  writeFileSync(join(at("home"), "printers.json"), '{ "profiles": [{ "name": "home", "backAngle": 0.25 }] }');
  for (const [profile, angle] of [
    [at("mine.json"), 0.5],
    ["home", 0.25],
  ] as const) {
    const { json } = await run(["calibrate", "--profile", profile, "--out", at("calibration.pdf")]);
    expect(json.profile.backAngle).toBe(angle);
  }
  expect(await readPages(readFileSync(at("calibration.pdf")))).toHaveLength(2);
});

test("a file of several profiles asks which one, and takes the name behind a #", async () => {
  const profiles = ["office", "home"].map((name, index) => ({ name, backAngle: index / 2 }));
  writeFileSync(at("several.json"), JSON.stringify({ profiles }));
  const calibrate = (profile: string) => ["calibrate", "--profile", profile, "--out", at("calibration.pdf")];
  expect(await refusal(...calibrate(at("several.json")))).toBe("cli/several-profiles");
  expect(await refusal(...calibrate(`${at("several.json")}#attic`))).toBe("app/unknown-profile");
  expect((await run(calibrate(`${at("several.json")}#HOME`))).json.profile.backAngle).toBe(0.5);
  expect((await run(calibrate(`${at("several.json")}#home`))).json.profile.backAngle).toBe(0.5);
});

test("cards and decks are found by id in any case and by name", async () => {
  const red = await run(["print", project, "--deck", "RED", "--out", at("named.pdf")]);
  expect(red.json).toMatchObject({ cards: 15 });
  const completed = await run(["print", project, "--deck", "decks/red.json", "--out", at("named.pdf")]);
  expect(completed.json).toMatchObject({ cards: 15 });
  const { json } = await run([
    "render",
    project,
    "--card",
    "Profit,cards/ATTACK.json",
    "--format",
    "SVG",
    "--out",
    at("named"),
  ]);
  expect(json.files).toEqual([join(at("named"), "profit.svg"), join(at("named"), "attack.svg")]);
  expect(await refusal("render", project, "--card", "profit", "--cards", "name:attack")).toBe("cli/card-left-out");
});

test("sizes come in any case and unit", async () => {
  const words = [
    "--paper",
    "8.5x11in",
    "--card-size",
    "Bridge",
    "--margin",
    "1cm",
    "--bleed=0.125in",
    "--marks",
    "CROP",
  ];
  await run(["print", project, ...words, "--dpi", "200dpi", "-o", at("units.pdf"), "--manifest"]);
  const { settings } = JSON.parse(readFileSync(at("units.manifest.json"), "utf8"));
  expect(settings).toMatchObject({ paperSize: "215.9x279.4", cardSize: "bridge", margin: 10, bleed: 3.175, dpi: 200 });
});

test("Ctrl+C ends printing within a quarter of a second, and nothing is written", async () => {
  const stop = new AbortController();
  let workedSince = startOwnTime();
  setTimeout(() => {
    workedSince = startOwnTime();
    stop.abort();
  }, 30);
  const { json } = await run(["print", project, "--copies", "100", "--out", at("stopped.pdf")], stop.signal);
  expect(workedSince()).toBeLessThan(250);
  expect(json).toMatchObject({ file: null });
  expect(existsSync(at("stopped.pdf"))).toBe(false);
});

test("pictures as a print-on-demand service wants them, in a zip that is the same every time", async () => {
  const words = ["render", project, "--card", "attack", "--backs", "--preset", "pod-poker"];
  const { json } = await run([...words, "--out", at("pod")]);
  expect(json.files).toEqual([join(at("pod"), "attack.png"), join(at("pod"), "attack-back.png")]);
  for (const file of json.files) {
    const { width, height, density, hasAlpha } = await sharp(file).metadata();
    expect([width, height, density, hasAlpha]).toEqual([825, 1125, 300, false]);
  }
  const zips = [];
  for (const name of ["a.zip", "b.zip"]) {
    expect((await run([...words, "--out", at(name)])).json.files).toEqual([at(name)]);
    zips.push(readFileSync(at(name)));
  }
  expect(zips[0]?.equals(zips[1] as Buffer)).toBe(true);
  const picture = readFileSync(join(at("pod"), "attack.png"));
  expect(zips[0]?.includes(picture)).toBe(true);
  expect(existsSync(`${at("a.zip")}.part`)).toBe(false);
});

test("pictures of some cards, with little ink, as SVG", async () => {
  const { json } = await run([
    "render",
    project,
    "--cards",
    "balanced",
    "--format",
    "svg",
    "--low-ink",
    "--out",
    at("svg"),
  ]);
  expect(json.files.length).toBeGreaterThan(1);
  expect(readFileSync(json.files[0], "utf8")).toMatch(/^<svg /);
});

test("what is a folder isn't named like a file", async () => {
  for (const name of ["attack.png", "all.pdf"]) {
    expect(await refusal("render", project, "--card", "attack", "--out", at(name))).toBe("cli/not-a-folder");
    expect(existsSync(at(name)) && name === "attack.png").toBe(false);
  }
  expect(await refusal("tts", project, "--out", at("saved.json"))).toBe("cli/not-a-folder");
});

test("a deck for Tabletop Simulator is found on this computer or at an address", async () => {
  const { json } = await run(["tts", project, "--deck", "red", "--out", at("tts")]);
  const saved = JSON.parse(readFileSync(json.files.at(-1), "utf8"));
  expect(saved.ObjectStates[0].DeckIDs).toHaveLength(15);
  expect(saved.ObjectStates[0].CustomDeck["1"].FaceURL).toMatch(/^file:\/\/\/.*\/tts\/red-faces-1\.jpg$/);
  for (const file of json.files) expect(existsSync(file)).toBe(true);
  const online = await run(["tts", project, "--deck", "red", "--out", at("tts"), "--url", "https://example.org/x"]);
  const there = JSON.parse(readFileSync(online.json.files.at(-1), "utf8"));
  expect(there.ObjectStates[0].CustomDeck["1"].BackURL).toBe("https://example.org/x/red-back.jpg");
});

test("overviews: all cards small, and all texts as a list", async () => {
  expect((await run(["contact", project, "--out", at("contact.pdf")])).json).toMatchObject({ pages: 1, cards: 19 });
  expect((await run(["rules", project, "--out", at("rules.pdf")])).json).toMatchObject({ pages: 1, cards: 19 });
  expect(await refusal("contact", project, "--columns", "99")).toBe("cli/out-of-range");
  expect(await refusal("rules", project, "--paper", "card")).toBe("cli/not-a-size");
});

test("pieces instead of cards, in true size, and the names of those there are", async () => {
  const { json } = await run(["print", project, "--pieces", "resource", "--players", "2", "--out", at("pieces.pdf")]);
  expect(json).toMatchObject({ file: at("pieces.pdf"), pages: 1, cards: 0, pieces: 56, problems: [] });
  const [page] = await readPages(readFileSync(at("pieces.pdf")));
  expect(page?.faces.every(({ clip }) => clip[2] === 18 && clip[3] === 18)).toBe(true);
  expect(await refusal("print", project, "--pieces", "tokens")).toBe("press/unknown-piece");
  expect(await refusal("print", project, "--pieces", "all", "--card-size", "mini")).toBe("press/not-for-pieces");
  const board = ["print", project, "--pieces", "mat", "--paper", "100x150", "--margin", "0", "--out", at("mat.pdf")];
  expect(await refusal(...board, "--no-tiling")).toBe("press/piece-too-large");
  const parts = await run([...board, "--players", "1", "--manifest"]);
  expect(parts.json.pages).toBeGreaterThan(2);
  expect(JSON.parse(readFileSync(parts.json.manifest, "utf8"))).toMatchObject({ copies: 1, pieces: [{ id: "mat" }] });
});

test("the fit report fails a build on errors alone", async () => {
  expect(await run(["fit", project])).toEqual({ exit: 0, json: { ok: true, problems: [] } });
  const small = await run(["fit", project, "--below", "8"]);
  expect(small).toMatchObject({ exit: 0, json: { ok: true } });
  expect(small.json.problems[0]).toMatchObject({
    code: "press/text-small",
    where: { file: expect.stringMatching(/^cards\//) },
  });
  writeFileSync(join(project, "cards", "broken.json"), "{");
  expect(await run(["fit", project])).toMatchObject({ exit: 1, json: { ok: false } });
  rmSync(join(project, "cards", "broken.json"));
});

test("a print takes its outlines for a cutting machine along", async () => {
  const out = at("cut.pdf");
  const { json } = await run([
    "print",
    project,
    "--deck",
    "red",
    "--registration",
    "--gutter",
    "2",
    "--cut",
    "svg",
    "--out",
    out,
  ]);
  expect(json.cut.map((file: string) => basename(file))).toEqual(["cut.sheet-1.svg", "cut.sheet-2.svg"]);
  const pages = await readPages(readFileSync(out));
  expect(json.cut.map((file: string) => readFileSync(file, "utf8").match(/<path /g)?.length)).toEqual(
    pages.map(({ faces }) => faces.length),
  );
  // Round pieces too, and none of those that are larger than the paper.
  const tokens = await run([
    "print",
    project,
    "--pieces",
    "resource,mat",
    "--players",
    "2",
    "--paper",
    "a5",
    "--cut",
    "svg",
    "--out",
    at("tokens.pdf"),
  ]);
  const svg = tokens.json.cut.map((file: string) => readFileSync(file, "utf8")).join("");
  expect(svg.match(/<path id="piece-\d+" /g)).toHaveLength(56);
  expect(tokens.json.problems).toContainEqual(expect.objectContaining({ code: "press/parts-not-cut" }));
  expect(
    await refusal("print", project, "--pieces", "mat", "--paper", "100x150", "--cut", "dxf", "--out", at("parts.pdf")),
  ).toBe("press/only-parts");
});
