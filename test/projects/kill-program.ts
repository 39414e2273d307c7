import { writeSync } from "node:fs";
import type { Change } from "../../main/api";
import { openProject } from "../../main/projects/open-project";
import { defaultPace } from "../../main/projects/saver";
import { sealOfHome } from "../../main/projects/seal";

/**
 * Edits a project without end and reports every edit on standard output before it goes on, until it is killed. The
 * seed decides what it does: single cards, half-written texts, renames over several files, bulk changes, deletions.
 */

const [root = "", home = "", seed = "1", saveAfterMs = "100"] = process.argv.slice(2);
let state = Number(seed);
const random = (below: number): number => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};

const card = (name: string): string =>
  `${JSON.stringify({ name, composition: { R1: 1 }, notes: "x".repeat(random(3000)) })}\n`;
const opened = await openProject(root, {
  onEvent: () => {},
  seal: sealOfHome(home),
  pace: { ...defaultPace, saveAfterMs: Number(saveAfterMs) },
});
if (!opened.ok) throw new Error(opened.problem.message);
const store = opened.value;
if (store.snapshot().readOnly) throw new Error("Read-only");
writeSync(1, "ready\n");

const ids = (): string[] =>
  [...store.texts.keys()].filter((path) => path.startsWith("cards/")).map((path) => path.slice(6, -5));
const deck = (cards: readonly string[]): string =>
  `${JSON.stringify({ name: "All", cards: cards.map((id) => ({ card: id, count: 1 })) })}\n`;

function nextChanges(n: number): Change[] {
  const known = ids();
  const id = known[random(known.length)]!;
  const path = `cards/${id}.json`;
  const without = known.filter((other) => other !== id);
  switch (random(8)) {
    case 0: {
      const fresh = `card-${seed}-${n}`;
      return [
        { path: `cards/${fresh}.json`, text: card(fresh) },
        { path, text: null, movedTo: `cards/${fresh}.json` },
        { path: "decks/all.json", text: deck([...without, fresh]) },
      ];
    }
    case 1:
      return known.slice(0, 20).map((each) => ({ path: `cards/${each}.json`, text: card(`${each} bulk ${n}`) }));
    case 2:
      return [{ path, text: `{ "name": "half ${n}` }];
    case 3:
      return without.length < 10
        ? [
            { path: `cards/more-${seed}-${n}.json`, text: card("More") },
            { path: "decks/all.json", text: deck([...known, `more-${seed}-${n}`]) },
          ]
        : [
            { path, text: null },
            { path: "decks/all.json", text: deck(without) },
          ];
    default:
      return [{ path, text: card(`${id} ${n}`) }];
  }
}

for (let n = 0; ; n++) {
  const undoes = random(12) === 0;
  const before = new Map(store.texts);
  const result = undoes
    ? store.undo()
    : store.edit({ session: store.session, label: `Edit ${n}`, changes: nextChanges(n) });
  if (result.ok) {
    const changes: Record<string, string | null> = {};
    for (const [path, text] of store.texts) if (before.get(path) !== text) changes[path] = text;
    for (const path of before.keys()) if (!store.texts.has(path)) changes[path] = null;
    writeSync(1, `${JSON.stringify({ at: Date.now(), changes })}\n`);
  }
  await new Promise((done) => setTimeout(done, random(30)));
}
