import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  broken,
  card,
  codeOf,
  deck,
  emptyFolder,
  faultyDisk,
  filesIn,
  good,
  has,
  open,
  projectWith,
  put,
  read,
  slowDisk,
  wait,
} from "./kit";

describe("undo and redo", () => {
  const path = "cards/a.json";

  test("walk through what was done", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    project.write(path, card("B"));
    project.write("cards/new.json", card("New"));
    expect(good(project.store.undo())).toEqual({ undo: "Write cards/a.json", redo: "Write cards/new.json" });
    expect(project.text("cards/new.json")).toBeUndefined();
    project.store.undo();
    expect(project.text(path)).toBe(card("A"));
    expect(codeOf(project.store.undo())).toBe("project/nothing-to-undo");
    project.store.redo();
    project.store.redo();
    expect(project.text("cards/new.json")).toBe(card("New"));
    expect(codeOf(project.store.redo())).toBe("project/nothing-to-redo");
  });

  test("take back what came with one key at once, however long it took, and another key for itself", async () => {
    let now = 1_000_000;
    const project = await open(projectWith({ [path]: card("A") }), { now: () => now });
    for (const name of ["Ab", "Abc", "Abcd"]) {
      project.write(path, card(name), "name of a, first run");
      now += 5000;
    }
    project.write(path, card("Abcde"), "name of a, second run");
    project.store.undo();
    expect(project.text(path)).toBe(card("Abcd"));
    project.store.undo();
    expect(project.text(path)).toBe(card("A"));
    project.store.redo();
    expect(project.text(path)).toBe(card("Abcd"));
  });

  test("a picture that got another name gets its old one back, past a restart too", async () => {
    const folder = projectWith({ [path]: card("A"), "art/owl.png": "picture" });
    const project = await open(folder);
    const [from, to] = ["art/owl.png", "art/night owl.png"];
    good(project.store.edit({ session: project.store.session, label: "Rename", changes: [], carried: { from, to } }));
    expect([has(folder, from), has(folder, to)]).toEqual([false, true]);
    await project.store.close();
    const again = await open(folder);
    good(again.store.undo());
    expect([has(folder, from), has(folder, to)]).toEqual([true, false]);
    good(again.store.redo());
    expect([has(folder, from), has(folder, to)]).toEqual([false, true]);
  });

  test("reach back past a restart", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    project.write(path, card("B"));
    project.write(path, card("C"));
    project.store.undo();
    await project.store.close();
    const again = await open(project.root);
    expect(again.store.snapshot().history).toEqual({ undo: "Write cards/a.json", redo: "Write cards/a.json" });
    again.store.redo();
    expect(again.text(path)).toBe(card("C"));
    again.store.undo();
    again.store.undo();
    expect(again.text(path)).toBe(card("A"));
  });

  test("remember what was done while the history was being written", async () => {
    const disk = slowDisk((file) => (file.endsWith("history.jsonl") ? 60 : 0));
    const project = await open(projectWith({ [path]: card("A") }), { disk, pace: { saveAfterMs: 1, retryMs: [10] } });
    for (const name of ["B", "C", "D", "E", "F", "G"]) {
      project.write(path, card(name));
      await wait(25);
    }
    await project.store.close();
    const again = await open(project.root);
    for (const name of ["F", "E", "D", "C", "B", "A"]) {
      again.store.undo();
      expect(again.text(path)).toBe(card(name));
    }
  });

  test("survive a history whose end was cut off", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    project.write(path, card("B"));
    await project.store.close();
    const kept = read(project.root, ".cardwright/history.jsonl");
    put(project.root, ".cardwright/history.jsonl", `${kept}{"step":{"label":"Torn","chan`);
    const again = await open(project.root);
    again.write(path, card("C"));
    await again.store.close();
    const third = await open(project.root);
    third.store.undo();
    third.store.undo();
    expect(third.text(path)).toBe(card("A"));
  });

  test("include what happened while the project was closed", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    project.write(path, card("B"));
    await project.store.close();
    put(project.root, path, card("From git"));
    const again = await open(project.root);
    expect(again.store.snapshot().history.undo).toBe("Changed outside Cardwright");
    again.store.undo();
    expect(again.text(path)).toBe(card("B"));
    again.store.undo();
    expect(again.text(path)).toBe(card("A"));
  });

  test("take a change back as a whole that a killed process had already given up", async () => {
    let isRefusing = false;
    const disk = faultyDisk((step, file) =>
      isRefusing && step === "create" && !file.includes("history") ? "ENOSPC" : null,
    );
    const both = { [path]: card("A"), "decks/d.json": deck("D", "a") };
    const project = await open(projectWith(both), { disk });
    project.write(path, card("A2"));
    project.edit("Add b", [
      { path: "cards/b.json", text: card("B") },
      { path: "decks/d.json", text: deck("D", "a", "b") },
    ]);
    good(await project.store.flush());
    isRefusing = true;
    project.store.undo();
    project.write(path, card("A3"));
    await project.store.flush();
    // As a kill leaves it: the history knows of the undo and of what came after it, the files do not.
    const left = emptyFolder();
    cpSync(project.root, left, { recursive: true });
    rmSync(join(left, ".cardwright/lock"));
    const again = await open(left);
    expect(filesIn(left)).toContain("cards/b.json");
    good(again.store.undo());
    expect(again.text(path)).toBe(card("A3"));
    expect([again.text("cards/b.json"), again.text("decks/d.json")]).toEqual([undefined, deck("D", "a")]);
  });

  test("forget the oldest when they hold too much", async () => {
    const options = { historyLimits: { bytes: 3000 } };
    const project = await open(projectWith({ [path]: card("A") }), options);
    for (let n = 0; n < 40; n++) project.write(path, card(`Number ${n}`));
    let steps = 0;
    while (project.store.undo().ok) steps++;
    expect(steps).toBeGreaterThan(3);
    expect(steps).toBeLessThan(20);
  });

  test("keep their file small, and most of their steps", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    for (let n = 0; n < 60; n++) {
      project.write(path, card(`Number ${n}`, { notes: String(n).repeat(1000).padEnd(4000, "x"), tags: ["x"] }));
      if (n % 5 === 0) await project.store.flush();
    }
    for (let n = 0; n < 60; n++) project.write("cards/b.json", `{ "half": "${n} ${"x".repeat(200_000)}`);
    await project.store.close();
    expect(read(project.root, ".cardwright/history.jsonl").length).toBeLessThan(8_000_000);
    const again = await open(project.root);
    let steps = 0;
    while (again.store.undo().ok) steps++;
    expect(steps).toBeGreaterThan(5);
    expect(steps).toBeLessThan(60);
  });

  test.each([
    ["a quick disk", undefined],
    ["a slow disk, on which saves overtake each other", slowDisk(() => Math.random() * 12)],
  ])(
    "behave like a plain list of states on %s, and so do the files",
    async (_, disk) => {
      const paths = ["cards/a.json", "cards/b.json", "decks/d.json"];
      const text = fc.oneof(
        fc.integer({ min: 0, max: 5 }).map((n) => card(`Card ${n}`)),
        fc.constant(null),
        fc.constant(broken),
        fc.constant(deck("D")),
      );
      const change = fc.record({ path: fc.constantFrom(...paths), text });
      const move = fc.oneof(
        { weight: 4, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
        { weight: 3, arbitrary: fc.constantFrom("undo" as const, "redo" as const) },
        { weight: 3, arbitrary: fc.constantFrom("flush" as const, "wait" as const, "restart" as const) },
      );
      const options = disk ? { disk, pace: { saveAfterMs: 1, retryMs: [10] } } : {};
      await fc.assert(
        fc.asyncProperty(fc.array(move, { maxLength: 25 }), async (moves) => {
          const root = projectWith({ "cards/a.json": card("Card 0") });
          let project = await open(root, options);
          const states: Record<string, string>[] = [{ "cards/a.json": card("Card 0") }];
          let at = 0;
          for (const step of moves) {
            if (step === "flush") good(await project.store.flush());
            else if (step === "wait") await wait(4);
            else if (step === "restart") {
              good(await project.store.close());
              project = await open(root, options);
            } else if (step === "undo") {
              expect(project.store.undo().ok).toBe(at > 0);
              at = Math.max(0, at - 1);
            } else if (step === "redo") {
              expect(project.store.redo().ok).toBe(at < states.length - 1);
              at = Math.min(states.length - 1, at + 1);
            } else {
              const next = { ...states[at] };
              for (const { path, text } of step) {
                if (text === null) delete next[path];
                else next[path] = text;
              }
              project.edit("Edit", step);
              if (JSON.stringify(Object.entries(next).sort()) !== JSON.stringify(Object.entries(states[at]!).sort())) {
                states.splice(at + 1, states.length, next);
                at++;
              }
            }
            const shown = Object.fromEntries(project.store.texts);
            delete shown["cardwright.json"];
            expect(shown).toEqual(states[at]);
          }
          good(await project.store.close());
          for (const [path, text] of Object.entries(states[at]!)) {
            const isDraft = text === broken || path.startsWith("decks") !== text.includes('"cards"');
            expect(read(root, isDraft ? `.cardwright/drafts/${path}` : path)).toBe(text);
          }
          for (const path of paths) if (!(path in states[at]!)) expect(has(root, path)).toBe(false);
          expect(project.of("project.conflicts")).toEqual([]);
          expect(filesIn(root, ".cardwright/journal")).toEqual([]);
        }),
        { numRuns: 30 },
      );
    },
    60_000,
  );
});
