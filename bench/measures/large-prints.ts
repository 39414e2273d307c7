import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makePictureSet, makeTextSet, run } from "../press/large-sets";
import type { Check, Section } from "../report";

/** Whole prints on the command line, start of the program included. Memory must not grow with the set. */

interface LargeSet {
  title: string;
  cards: number;
  make(project: string, cards: number): Promise<void>;
  options: string[];
  most: { seconds?: number; megabytes: number; kilobytesPerCard?: number };
}

const sets = {
  text: {
    title: "Different cards of text alone (Castle Lanes)",
    cards: 2000,
    make: makeTextSet,
    options: [],
    most: { seconds: 6, megabytes: 500, kilobytesPerCard: 12 },
  },
  pictures: {
    title: "Cards with a noisy photograph each, 300 dpi, with backs",
    cards: 350,
    make: makePictureSet,
    options: ["--backs", "long"],
    most: { megabytes: 500 },
  },
} satisfies Record<string, LargeSet>;
export type LargeSetName = keyof typeof sets;

/** `share`: of the set. */
export async function measureLargePrint(name: LargeSetName, share: number): Promise<Section> {
  const { title, make, options, most, ...set }: LargeSet = sets[name];
  const cards = Math.round(set.cards * share);
  const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
  try {
    const [project, out] = [join(folder, "set"), join(folder, "set.pdf")];
    await make(project, cards);
    const { seconds, megabytes } = await run(["print", project, ...options, "--out", out, "--quiet"]);
    const perCard = statSync(out).size / 1000 / cards;
    const checks: Check[] = [{ name: `${name}: memory`, value: megabytes, unit: "MB", most: most.megabytes }];
    if (most.seconds) checks.push({ name: `${name}: time`, value: seconds, unit: "s", most: most.seconds * share });
    if (most.kilobytesPerCard)
      checks.push({ name: `${name}: file`, value: perCard, unit: "kB a card", most: most.kilobytesPerCard });
    return {
      title,
      rows: [
        { name: "cards", value: cards, unit: "" },
        { name: "time", value: seconds, unit: "s", beside: `${((seconds / cards) * 1000).toFixed(1)} ms a card` },
        { name: "memory at its highest", value: megabytes, unit: "MB" },
        { name: "its file", value: perCard, unit: "kB a card" },
      ],
      checks,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
