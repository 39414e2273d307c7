import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";

/**
 * What printing a set with large pictures costs: time, memory and the file. Every card has a picture of its own, of about
 * two megabytes, and a back.
 *
 *     node bench/print-memory.mjs [--cards 350] [--format jpeg|png] [--limit 600]
 */

const { values } = parseArgs({
  options: {
    cards: { type: "string", default: "350" },
    format: { type: "string", default: "jpeg" },
    /** Megabytes of memory; more is a failure. */
    limit: { type: "string", default: "600" },
  },
});
const cards = Number(values.cards);
const dist = resolve(process.env.CARDWRIGHT_DIST ?? "dist");
const folder = mkdtempSync(join(tmpdir(), "cardwright-memory-"));
try {
  const project = join(folder, "set");
  await makeProject(project);
  const out = join(folder, "set.pdf");
  const started = performance.now();
  const peak = await run(["print", project, "--backs", "long", "--out", out, "--quiet"]);
  const seconds = (performance.now() - started) / 1000;
  const megabytes = statSync(out).size / 1e6;
  console.log(`${cards} cards, ${values.format} pictures: ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB PDF`);
  console.log(`Memory at its highest: ${peak.toFixed(0)} MB of ${values.limit} MB`);
  if (peak > Number(values.limit)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function makeProject(project) {
  await run(["new", project, "--game", "flask", "--empty", "--quiet"]);
  mkdirSync(join(project, "art"), { recursive: true });
  mkdirSync(join(project, "cards"), { recursive: true });
  const [width, height] = values.format === "jpeg" ? [1500, 1100] : [960, 720];
  // The worst that a picture can be: nothing in it can be packed.
  const noise = randomBytes(width * height * 3 + cards * 3);
  for (let number = 0; number < cards; number++) {
    const pixels = noise.subarray(number * 3, number * 3 + width * height * 3);
    const image = sharp(pixels, { raw: { width, height, channels: 3 } });
    const file = `art/${number}.${values.format}`;
    const made =
      values.format === "jpeg"
        ? image.jpeg({ quality: 80 })
        : image.png({ compressionLevel: 1, adaptiveFiltering: false });
    writeFileSync(join(project, file), await made.toBuffer());
    const card = { name: `Card ${number}`, composition: { R1: 1 + (number % 3) }, art: { file } };
    writeFileSync(join(project, "cards", `card-${number}.json`), `${JSON.stringify(card, null, 2)}\n`);
  }
  const bytes = readFileSync(join(project, `art/0.${values.format}`)).length;
  console.log(`Pictures of ${(bytes / 1e6).toFixed(1)} MB, ${width} × ${height} pixels`);
}

/** Runs the built command line in a process of its own and answers with its peak memory in megabytes. */
function run(words) {
  const program =
    `const { runCommandLine } = await import(${JSON.stringify(join(dist, "main", "cli.js"))});` +
    `const code = await runCommandLine(${JSON.stringify(words)});` +
    "process.stdout.write(String(process.resourceUsage().maxRSS));process.exit(code);";
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (data) => {
    output += data;
  });
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) =>
      code === 0 ? done(Number(/\d+$/.exec(output)?.[0]) / 1024) : fail(new Error(`It ended with ${code}.`)),
    );
  });
}
