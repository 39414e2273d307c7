import { spawn } from "node:child_process";
import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultPace } from "../../main/projects/saver";
import { bundleProgram } from "./bundle-program";
import { card, deck, emptyFolder, filesIn, open, ownHome, projectWith, read, wait } from "./kit";

const kills = Number(process.env["CARDWRIGHT_KILLS"] ?? 8);
const promisedMs = 500;

interface Report {
  at: number;
  changes: Record<string, string | null>;
}

/** Lets the editing program run and kills it; what it reported, and when the kill was sent. */
async function editAndKill(
  program: string,
  root: string,
  seed: number,
  saveAfterMs: string,
  afterMs: number,
): Promise<{ reports: Report[]; killedAt: number }> {
  const child = spawn(process.execPath, [program, root, ownHome, String(seed), saveAfterMs], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const ended = new Promise((done) => child.on("close", done));
  await new Promise<void>((ready, failed) => {
    child.stdout.on("data", (data) => {
      out += data;
      if (out.startsWith("ready\n")) ready();
    });
    void ended.then(() => failed(new Error(`It ended before it began: ${err}`)));
  });
  await wait(afterMs);
  const killedAt = Date.now();
  child.kill("SIGKILL");
  await ended;
  // A line that the kill cut off reports an edit that was just made, and that may be there or not.
  const lines = out.split("\n").slice(1, -1);
  expect(err).toBe("");
  return { reports: lines.map((line) => JSON.parse(line) as Report), killedAt };
}

/** Kills a process while it opens the project and finishes what the last one left behind, or just after that. */
async function openAndKill(program: string, root: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [program, root, ownHome], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = new Promise((done) => child.on("close", done));
  await wait(afterMs);
  child.kill("SIGKILL");
  await ended;
  const gate = join(root, ".cardwright/lock.takeover");
  // Killed within the milliseconds of a takeover: the gate opens by itself, but a test need not wait for that.
  if (existsSync(gate)) rmSync(gate);
  // Nor until a lock is taken for left behind that doesn't say yet whose it is.
  const lock = join(root, ".cardwright/lock");
  if (existsSync(lock) && statSync(lock).size === 0) rmSync(lock);
}

const applied = (state: Record<string, string>, { changes }: Report): Record<string, string> => {
  const next: Record<string, string> = { ...state };
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) delete next[path];
    else next[path] = text;
  }
  return next;
};

const sorted = (state: Record<string, string>): string =>
  JSON.stringify(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)));

describe(`a process that is killed (${kills} times)`, () => {
  test(
    "leaves whole files, whole changes, and everything older than half a second",
    async () => {
      const program = await bundleProgram("kill-program", emptyFolder());
      const opener = await bundleProgram("lock-program", emptyFolder());
      const ids = Array.from({ length: 25 }, (_, n) => `c${n}`);
      const root = projectWith({
        ...Object.fromEntries(ids.map((id) => [`cards/${id}.json`, card(id)])),
        "decks/all.json": deck("All", ...ids),
      });
      let openings = 0;
      let edits = 0;
      let lost = 0;
      let recovered = 0;
      let oldest = 0;
      for (let round = 0; round < kills; round++) {
        const before = await open(root);
        const start = Object.fromEntries(before.store.texts);
        await before.store.close();

        // Every other round at its usual pace; the others write almost always, so that kills hit them writing.
        const pace = String(round % 2 ? defaultPace.saveAfterMs : 1);
        const { reports, killedAt } = await editAndKill(
          program,
          root,
          7919 * (round + 1),
          pace,
          40 + ((round * 337) % 900),
        );

        // Every other time the next one is killed as well, anywhere from its start to after its recovery.
        if (round % 4 > 1) {
          await openAndKill(opener, root, 60 + ((round * 53) % 240));
          openings++;
        }

        // Before anything is put right: no file of the project holds half a text.
        for (const path of filesIn(root)) {
          if (path.endsWith(".json"))
            expect(() => JSON.parse(read(root, path)), `${path}, round ${round}`).not.toThrow();
        }
        const after = await open(root);
        expect(after.store.snapshot().readOnly).toBe(false);
        const found = sorted(Object.fromEntries(after.store.texts));
        // What is there must be exactly the state after one of the edits: no change is there by halves.
        const states = [start];
        for (const report of reports) states.push(applied(states.at(-1)!, report));
        const reached = states.findLastIndex((state) => sorted(state) === found);
        expect(reached, `round ${round}: the state fits no edit`).not.toBe(-1);
        const promised = reports.filter(({ at }) => at < killedAt - promisedMs).length;
        expect(reached, `round ${round}`).toBeGreaterThanOrEqual(promised);
        edits += reports.length;
        lost += reports.length - reached;
        if (reached < reports.length) oldest = Math.max(oldest, killedAt - reports[reached]!.at);
        recovered += after.store.snapshot().problems.filter(({ code }) => code === "project/recovered").length;

        // The deck lists exactly the cards there are, which every change of several files kept true.
        const listed = (JSON.parse(after.store.texts.get("decks/all.json")!) as { cards: { card: string }[] }).cards;
        const cards = [...after.store.texts.keys()]
          .filter((path) => path.startsWith("cards/"))
          .map((path) => path.slice(6, -5));
        expect(listed.map((entry) => entry.card).sort()).toEqual(cards.sort());
        expect(filesIn(root).filter((path) => path.endsWith(".tmp"))).toEqual([]);
        await after.store.close();
      }
      console.log(
        `${kills} kills and ${openings} while opening, ${edits} edits, ${lost} of the last ones lost (the oldest ${oldest} ms old), ${recovered} changes finished by recovery`,
      );
    },
    kills * 6000 + 20_000,
  );
});
