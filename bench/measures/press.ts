import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { median, ratio } from "../measure";
import { type ContenderName, contenders } from "../press/contenders";
import { sheet } from "../press/sheets";
import { comparison, type Section } from "../report";

/**
 * The same sheets by the press, by a browser and by Typst, in turns. Each print is made in a process of its own, as a
 * person's first print of the day is: nothing has been set, compiled or remembered before.
 */
export async function measurePress(rounds: number): Promise<Section> {
  const names = Object.keys(contenders) as ContenderName[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<ContenderName, number[]>;
  const sizes = {} as Record<ContenderName, number>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const { ms, size } = await printApart(name);
      times[name].push(ms);
      sizes[name] = size;
    }
  }
  const faster = ratio(times.chromium, times.cardwright);
  const slower = ratio(times.cardwright, times.typst);
  const beside: Partial<Record<ContenderName, number>> = { chromium: 1 / faster, typst: slower };
  return {
    title: `${sheet.cards} different cards of twelve lines on A4 sheets`,
    rows: names.flatMap((name) => [
      {
        name: titles[name],
        value: median(times[name]),
        unit: "ms",
        ...(beside[name] !== undefined && { beside: comparison(beside[name], "the press") }),
      },
      { name: "  its file", value: sizes[name] / 1024, unit: "KB" },
    ]),
    checks: [
      { name: "press, beside Chromium", value: 1 / faster, unit: "× its time", most: 0.5 },
      { name: "press, beside Typst", value: slower, unit: "× its time", most: 1 },
      { name: "file, beside Chromium's", value: sizes.cardwright / sizes.chromium, unit: "× its size", most: 1 },
    ],
  };
}

const titles: Record<ContenderName, string> = {
  cardwright: "Cardwright's press",
  chromium: "headless Chromium, from HTML",
  typst: "Typst",
};

async function printApart(name: ContenderName): Promise<{ ms: number; size: number }> {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
  const file = join(folder, "sheets.pdf");
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [process.argv[1]!, "--print", name, file]);
    return { ms: Number(stdout), size: statSync(file).size };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In the process that `printApart` starts. */
export async function printHere(name: string, file: string): Promise<void> {
  const { ms, bytes } = await contenders[name as ContenderName]();
  writeFileSync(file, bytes);
  process.stdout.write(String(ms));
}
