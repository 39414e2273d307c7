import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import { runCommandLine } from "../../main/cli/cli";
import type { Command, CommandOption } from "../../main/cli/command";
import { commands } from "../../main/cli/commands";
import { isTempName } from "../../main/projects/places";

/** Whatever is typed, a command does it or says what is wrong: no stack, no hang, no half file, nothing among documents. */

/** Longer with CARDWRIGHT_FUZZ=10000, otherwise with CARDWRIGHT_FUZZ_SEED=2. */
const lists = Number(process.env["CARDWRIGHT_FUZZ"] ?? 60);
const rng = seedRng(Number(process.env["CARDWRIGHT_FUZZ_SEED"] ?? 1));
const any = <T>(from: readonly T[]): T => from[nextInt(rng, from.length)]!;
const maybe = (percent: number): boolean => nextInt(rng, 100) < percent;

const tried = commands.filter(({ name }) => ["print", "render", "deck", "check"].includes(name));
const world = mkdtempSync(join(tmpdir(), "cardwright-hostile-"));
const [set, back] = [join(world, "set"), process.cwd()];
const patience = 60_000;
vi.setConfig({ testTimeout: 60_000 + lists * 1000, hookTimeout: 60_000 });

beforeAll(() => {
  vi.stubEnv("CARDWRIGHT_HOME", join(world, "home"));
  cpSync("templates/flask/starter", set, { recursive: true });
  for (const file of readdirSync(join(set, "cards")).slice(3)) rmSync(join(set, "cards", file));
  for (const folder of ["empty", "folder.pdf"]) mkdirSync(join(world, folder));
  const files = { "torn.json": "{", "list.json": "[1]", "some.txt": "4 Attack\n", zero: "" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(world, name), text);
  if (process.platform !== "win32") symlinkSync("round", join(world, "round"));
  process.chdir(world);
});
afterAll(() => {
  process.chdir(back);
  rmSync(world, { recursive: true, force: true });
});

const places = [
  ..."set/ ./set set#red set#nothing #red red set/decks/red.json set/cards set/cardwright.json set/decks".split(" "),
  ..."empty folder.pdf torn.json list.json some.txt zero round missing zero/below.pdf con nul.json".split(" "),
  ..."/ /proc /proc/self/mem /proc/new.pdf ~ file:///etc . ..".split(" "),
];
const odd = [
  ..."- -- -1 0 1 2.5 1e3 1e309 -1e309 NaN Infinity 0x10 ９ 1,2 1;2 1/2 ½ -0 +3 99999999999999999999".split(" "),
  ..."3mm 3in 1e-9mm 63x88 0x0 1e9x1e9 -5x-5 nanxnan 63×88 null undefined true [] {} * ? %s $HOME a=b".split(" "),
  ..."__proto__ constructor toString 日本語 🂡 ../.. attack attack, , type: cost:> ( \\ ' \" \ud800 \u202eabc".split(
    " ",
  ),
  ...["", " ", "a\u0000b", "a\nb", "x".repeat(300), "x".repeat(5000)],
];
const usual = "4 60 2.5 a3 letter en attack red made/x.pdf made all type:attack 90x120 5mm 1,2".split(" ");

function valueFor({ choices = [], limits }: CommandOption): string {
  if (maybe(30)) return any(maybe(50) ? places : odd);
  if (choices.length > 0) return any(choices);
  if (!limits) return any(usual);
  const { least, most } = limits;
  return String(any([least, least + 1, Math.min(most, least + 7), most, most + 1, least - 1]));
}

function* wordsFor(option: CommandOption): Generator<string> {
  const name = maybe(3) ? any(["--", "---", "-x", "--no", "--out=", "-o", "--=", "--Json"]) : `--${option.name}`;
  const hasValue = maybe(option.value === undefined ? 3 : 97);
  if (hasValue && maybe(50)) yield `${name}=${valueFor(option)}`;
  else if (hasValue) yield* [name, valueFor(option)];
  else yield name;
}

function lineFor({ name, options }: Command): string[] {
  const isDeck = name === "deck";
  const line = [name];
  if (isDeck && maybe(90)) line.push(any(["check", "stats", "odds", "convert", "decks"]));
  if (maybe(95)) line.push(maybe(30) ? any(places) : isDeck ? any(["set#red", "red", "set/decks/red.json"]) : "set");
  if (maybe(2)) line.push(any(odd));
  // Whoever says yes wants the documents changed.
  const possible = options.filter((option) => option.name !== "yes");
  for (let n = nextInt(rng, 6); n > 0; n--) line.push(...wordsFor(any(possible)));
  if (isDeck && maybe(50)) line.push("--game", any(["flask", "hatch", "garden-incursion"]));
  if (maybe(50)) line.push("--json");
  return line;
}

/** What went wrong; nothing, if it was done or refused as it should be. */
async function faultOf(line: readonly string[]): Promise<string | undefined> {
  const said = { out: "", err: "" };
  const listen = (key: keyof typeof said) => (text: unknown, done?: unknown) => {
    said[key] += String(text);
    if (typeof done === "function") done();
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(listen("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(listen("err")),
  ];
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("hangs"), patience);
  });
  const exit = await Promise.race([runCommandLine(line, tried), hang]).catch((reason) => `throws ${String(reason)}`);
  clearTimeout(timer);
  for (const spy of spies) spy.mockRestore();
  if (typeof exit === "string") return exit;
  const whole = said.err + said.out;
  if (/\n\s+at .*:\d+/.test(said.err) || whole.includes("cli/internal")) return whole;
  if (/\bundefined\b|\[object|\bNaN\b|“”/.test(whole) && !/undefined|nan|=$/i.test(line.join(" ")))
    return `says ${whole}`;
  const isJson = line.includes("--json") && !line.includes("--");
  if (!isJson) return exit === 2 && whole === "" ? "says nothing" : undefined;
  return isOneJson(said.out) ? undefined : `is no JSON: ${said.out}`;
}

function isOneJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const filesIn = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
const documents = (): string[] =>
  filesIn(set)
    .filter((path) => path.endsWith(".json") && !path.startsWith(".cardwright"))
    .map((path) => `${path} ${readFileSync(join(set, path), "utf8")}`);

test("no list of arguments breaks a command", async () => {
  const faults: string[] = [];
  const before = documents();
  for (let n = 0; n < lists; n++) {
    const line = lineFor(any(tried));
    const fault = await faultOf(line);
    if (fault !== undefined)
      faults.push(`${line.map((word) => JSON.stringify(word.slice(0, 80))).join(" ")}: ${fault.slice(0, 600)}`);
  }
  expect(faults).toEqual([]);
  expect(filesIn(world).filter((path) => isTempName(basename(path)))).toEqual([]);
  expect(documents()).toEqual(before);
});

test("the folder of all folders is called by its path", async () => {
  expect(await faultOf(["check", "/"])).toBeUndefined();
});
