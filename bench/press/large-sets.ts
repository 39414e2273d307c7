import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";

/** Sets that are too large for a careless press, and what printing them costs the program that a person starts. */

/** So many different cards of text alone: the starter set of Castle Lanes again and again, with other names and words. */
export async function makeTextSet(project: string, cards: number): Promise<void> {
  await run(["new", project, "--game", "castle-lanes", "--quiet"]);
  const folder = join(project, "cards");
  const starter = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as StarterCard,
  );
  for (const part of ["cards", "decks", "scenarios"]) rmSync(join(project, part), { recursive: true, force: true });
  mkdirSync(folder);
  for (let number = 0; number < cards; number++) {
    const card = structuredClone(starter[number % starter.length]!);
    card.name = `${card.name} ${number + 1}`;
    for (const ability of card.abilities ?? [])
      ability.reminder = `Told for the ${number}th time, by ${number % 97} bards.`;
    writeFileSync(join(folder, `card-${number}.json`), JSON.stringify(card));
  }
}

interface StarterCard {
  name: string;
  abilities?: { reminder?: string }[];
}

/** So many cards, each with a photograph of its own of more than a megabyte. */
export async function makePictureSet(project: string, cards: number): Promise<void> {
  await run(["new", project, "--game", "flask", "--empty", "--quiet"]);
  for (const part of ["art", "cards"]) mkdirSync(join(project, part), { recursive: true });
  const [width, height] = [1500, 1100];
  // The worst that a picture can be: nothing in it can be packed.
  const noise = randomBytes(width * height * 3 + cards * 3);
  for (let number = 0; number < cards; number++) {
    const pixels = noise.subarray(number * 3, number * 3 + width * height * 3);
    const file = `art/${number}.jpeg`;
    const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 85 })
      .toBuffer();
    writeFileSync(join(project, file), picture);
    const card = { name: `Card ${number}`, composition: { R1: 1 + (number % 3) }, art: { file } };
    writeFileSync(join(project, "cards", `card-${number}.json`), JSON.stringify(card));
  }
}

export interface Cost {
  seconds: number;
  /** At its highest. */
  megabytes: number;
}

/** Runs the built command line in a process of its own. */
export async function run(words: readonly string[]): Promise<Cost> {
  const program =
    `const { runCommandLine } = await import(${JSON.stringify(resolve("dist", "main", "cli.js"))});` +
    `const code = await runCommandLine(${JSON.stringify(words)});` +
    "process.stdout.write(String(process.resourceUsage().maxRSS));process.exit(code);";
  const started = performance.now();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  const code = await new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", done);
  });
  if (code !== 0) throw new Error(`“cardwright ${words.join(" ")}” ended with ${code}.`);
  const seconds = (performance.now() - started) / 1000;
  return { seconds, megabytes: Number(/\d+$/.exec(output)?.[0]) / 1024 };
}
