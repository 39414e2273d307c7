import { rmSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  broken,
  card,
  codeOf,
  deck,
  filesIn,
  good,
  has,
  open,
  projectWith,
  put,
  read,
  slowDisk,
  until,
  wait,
} from "./kit";

describe("an edit", () => {
  test("is on disk within half a second, however much typing follows", async () => {
    const project = await open(projectWith({ "cards/attack.json": card("Attack") }));
    const began = performance.now();
    const typing = setInterval(() => project.write("cards/attack.json", card(`Attack ${performance.now()}`)), 20);
    project.write("cards/attack.json", card("First"));
    await until(() => !read(project.root, "cards/attack.json").includes('"Attack"'), "the file has changed", 1000);
    clearInterval(typing);
    expect(performance.now() - began).toBeLessThan(500);
  });

  test("tells what it changed and when it is saved", async () => {
    const project = await open(projectWith({ "cards/attack.json": card("Attack") }));
    expect(good(project.write("cards/attack.json", card("Axe")))).toEqual({
      undo: "Write cards/attack.json",
      redo: null,
    });
    expect(project.of("project.changed")).toMatchObject([
      { cause: "edit", changes: [{ path: "cards/attack.json", text: card("Axe") }], history: { redo: null } },
    ]);
    expect(project.of("project.saved")).toMatchObject([{ pending: 1 }]);
    await until(() => project.of("project.saved").at(-1)?.pending === 0, "it is saved");
    expect(read(project.root, "cards/attack.json")).toBe(card("Axe"));
    expect(filesIn(project.root)).toEqual(["cards/attack.json", "cardwright.json"]);
  });

  test("that changes nothing is no step", async () => {
    const project = await open(projectWith({ "cards/attack.json": card("Attack") }));
    expect(good(project.write("cards/attack.json", card("Attack")))).toEqual({ undo: null, redo: null });
    expect(project.events).toEqual([]);
  });

  test.each([
    ["cards/../escape.json", card("x"), "project/unsafe-path"],
    ["cards/.hidden.json", card("x"), "project/unsafe-path"],
    ["cards//x.json", card("x"), "project/unsafe-path"],
    ["cards/con.json", card("x"), "project/unsafe-path"],
    ["schemas/x.json", card("x"), "project/unsafe-path"],
    ["cards/Attack.json", card("x"), "project/name-taken"],
    ["cardwright.json", null, "project/manifest-needed"],
    ["cards/big.json", card("x", { notes: "ä".repeat(1_000_001) }), "project/too-much-text"],
  ])("to %s is refused", async (path, text, code) => {
    const project = await open(projectWith({ "cards/attack.json": card("Attack") }));
    expect(codeOf(project.write(path, text))).toBe(code);
    await project.store.flush();
    expect(filesIn(project.root)).toEqual(["cards/attack.json", "cardwright.json"]);
  });

  test("for another opening is refused", async () => {
    const project = await open(projectWith());
    const edit = { session: "another", label: "Late", changes: [{ path: "cards/a.json", text: card("A") }] };
    expect(codeOf(project.store.edit(edit))).toBe("project/other-session");
  });

  test("that moves a card changes all its files, and leaves nothing in the trash", async () => {
    const project = await open(projectWith({ "cards/a.json": card("A"), "decks/d.json": deck("D", "a") }));
    project.edit("Rename A", [
      { path: "cards/b.json", text: card("B") },
      { path: "cards/a.json", text: null, movedTo: "cards/b.json" },
      { path: "decks/d.json", text: deck("D", "b") },
    ]);
    await project.store.flush();
    expect(filesIn(project.root)).toEqual(["cards/b.json", "cardwright.json", "decks/d.json"]);
    project.store.undo();
    await project.store.flush();
    expect(filesIn(project.root)).toEqual(["cards/a.json", "cardwright.json", "decks/d.json"]);
    expect(read(project.root, "decks/d.json")).toBe(deck("D", "a"));
    expect(project.store.trash()).toEqual([]);
  });
});

describe("a draft", () => {
  const path = "cards/attack.json";

  test("is kept beside the file, which keeps its last valid text", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, broken);
    expect(project.of("project.changed")[0]?.changes).toEqual([{ path, text: broken, draft: true }]);
    await project.store.close();
    expect(read(project.root, path)).toBe(card("Attack"));
    expect(read(project.root, `.cardwright/drafts/${path}`)).toBe(broken);

    const again = await open(project.root);
    expect(again.store.snapshot().files).toContainEqual({ path, text: broken, draft: true });
    expect(again.store.snapshot().conflicts).toEqual([]);
    again.write(path, card("Axe"));
    await again.store.flush();
    expect(read(project.root, path)).toBe(card("Axe"));
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
  });

  test("of a new card has no file until it is valid", async () => {
    const project = await open(projectWith());
    project.write("cards/new.json", broken);
    await project.store.flush();
    expect(has(project.root, "cards/new.json")).toBe(false);
    project.write("cards/new.json", card("New"));
    await project.store.flush();
    expect(read(project.root, "cards/new.json")).toBe(card("New"));
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
  });

  test("breaking the schema counts like broken JSON", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, card("Attack", { composition: { R1: 9 } }));
    await project.store.flush();
    expect(read(project.root, path)).toBe(card("Attack"));
  });

  test("is a conflict when its file changed while nobody looked", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, broken);
    await project.store.close();
    put(project.root, path, card("From git"));
    const again = await open(project.root);
    expect(again.store.snapshot().conflicts).toEqual([{ path, mine: broken, theirs: card("From git") }]);
    expect(again.text(path)).toBe(broken);
    expect(read(project.root, path)).toBe(card("From git"));
  });

  test("that is deleted with its file goes to the trash with it", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, broken);
    await project.store.flush();
    project.write(path, null);
    await project.store.flush();
    expect(project.store.trash().map((file) => file.path)).toEqual([path, path]);
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
  });

  test("survives a tidying that removes Cardwright's own folder", async () => {
    const project = await open(projectWith({ [path]: card("Attack"), "cards/b.json": card("B") }));
    project.write(path, broken);
    await project.store.flush();
    rmSync(`${project.root}/.cardwright`, { recursive: true });
    project.write("cards/b.json", card("B2"));
    good(await project.store.flush());
    expect(read(project.root, `.cardwright/drafts/${path}`)).toBe(broken);
    expect(read(project.root, "cards/b.json")).toBe(card("B2"));
  });
});

describe("a file that was invalid when the project was opened", () => {
  test("stays as it is until an edit makes it valid, and is then kept in the trash", async () => {
    const project = await open(projectWith({ "cards/a.json": broken }));
    expect(project.store.snapshot().files).toContainEqual({ path: "cards/a.json", text: broken });
    project.write("cards/a.json", `${broken} more`);
    await project.store.flush();
    expect(read(project.root, "cards/a.json")).toBe(broken);
    project.write("cards/a.json", card("A"));
    await project.store.flush();
    expect(read(project.root, "cards/a.json")).toBe(card("A"));
    const [kept] = project.store.trash();
    expect(read(project.root, `.cardwright/trash/${kept?.id}`)).toBe(broken);
  });

  test("may hold bytes that are no text: they are kept too", async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x00]);
    const project = await open(projectWith({ "cards/a.json": bytes }));
    expect(project.store.snapshot().files.map((file) => file.path)).toEqual(["cardwright.json"]);
    project.write("cards/a.json", card("A"));
    await project.store.flush();
    const [kept] = project.store.trash();
    expect(read(project.root, `.cardwright/trash/${kept?.id}`)).toBe(bytes.toString("utf8"));
    expect(codeOf(project.store.restore(kept!.id))).toBe("project/trash-not-text");
  });
});

describe("the trash", () => {
  const path = "cards/attack.json";

  test("takes what is deleted and gives it back, which can be undone", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, null);
    await project.store.flush();
    expect(has(project.root, path)).toBe(false);
    const [trashed] = project.store.trash();
    expect(trashed).toMatchObject({ path, name: "Attack" });
    expect(Math.abs(Date.parse(trashed!.deletedAt) - Date.now())).toBeLessThan(5000);

    expect(good(project.store.restore(trashed!.id)).undo).toBe("Restore attack");
    await project.store.flush();
    expect(read(project.root, path)).toBe(card("Attack"));
    expect(project.store.trash()).toEqual([]);
    project.store.undo();
    await project.store.flush();
    expect(has(project.root, path)).toBe(false);
    expect(project.store.trash()).toHaveLength(1);
  });

  test("never overwrites: a restored file takes the next free name", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, null);
    await project.store.flush();
    project.write(path, card("Another"));
    await project.store.flush();
    good(project.store.restore(project.store.trash()[0]!.id));
    await project.store.flush();
    expect(read(project.root, path)).toBe(card("Another"));
    expect(read(project.root, "cards/attack-2.json")).toBe(card("Attack"));
  });

  test("holds nothing that is back in the project by undo", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, null);
    await project.store.flush();
    project.store.undo();
    await project.store.flush();
    expect(read(project.root, path)).toBe(card("Attack"));
    expect(project.store.trash()).toEqual([]);
  });

  test("outlives the project's closing", async () => {
    const project = await open(projectWith({ [path]: card("Attack") }));
    project.write(path, null);
    await project.store.close();
    const again = await open(project.root);
    good(again.store.restore(again.store.trash()[0]!.id));
    await again.store.flush();
    expect(read(project.root, path)).toBe(card("Attack"));
  });

  test.each(["../../cardwright.json", "20260101T000000000Z-abcdef/../../../cardwright.json", "nonsense", ""])(
    "has no file called “%s”",
    async (id) => {
      const project = await open(projectWith());
      expect(codeOf(project.store.restore(id))).toBe("project/not-in-trash");
    },
  );
});

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

  test("take back a burst of typing at once, but not what came a second later", async () => {
    let now = 1_000_000;
    const project = await open(projectWith({ [path]: card("A") }), { now: () => now });
    for (const name of ["Ab", "Abc", "Abcd"]) {
      project.write(path, card(name), "name of a");
      now += 400;
    }
    now += 2000;
    project.write(path, card("Abcde"), "name of a");
    project.store.undo();
    expect(project.text(path)).toBe(card("Abcd"));
    project.store.undo();
    expect(project.text(path)).toBe(card("A"));
    project.store.redo();
    expect(project.text(path)).toBe(card("Abcd"));
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

  test("forget the oldest when they hold too much", async () => {
    const options = { historyLimits: { bytes: 3000, mergeMs: 1000 } };
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

test("closing waits for what is still to be written", async () => {
  const project = await open(projectWith({ "cards/a.json": card("A") }));
  project.write("cards/a.json", card("B"));
  good(await project.store.close());
  expect(read(project.root, "cards/a.json")).toBe(card("B"));
  expect(has(project.root, ".cardwright/lock")).toBe(false);
  await wait(0);
});
