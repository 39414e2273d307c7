import { rmSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { broken, card, codeOf, deck, filesIn, good, has, open, projectWith, put, read, until, wait } from "./kit";

describe("an edit", () => {
  test("is on disk within half a second, however much typing follows", async () => {
    const project = await open(projectWith({ "cards/attack.json": card("Attack") }));
    // Counted in letters: a busy machine is late with both, typing and saving.
    let typed = 0;
    const typing = setInterval(() => project.write("cards/attack.json", card(`Attack ${typed++}`)), 20);
    project.write("cards/attack.json", card("First"));
    await until(() => !read(project.root, "cards/attack.json").includes('"Attack"'), "the file has changed");
    clearInterval(typing);
    expect(typed).toBeLessThan(500 / 20);
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
    expect(again.store.snapshot().conflicts).toEqual([
      { path, mine: broken, theirs: card("From git"), base: card("Attack") },
    ]);
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

  test("keeps the text of a booklet, which is Markdown, and gives it back as such", async () => {
    const notes = "booklets/notes.md";
    const project = await open(projectWith({ [notes]: "# One", "booklets/data.json": "{}" }));
    expect([...project.store.texts.keys()]).toEqual(["cardwright.json", notes]);
    project.write(notes, "# Two");
    await project.store.flush();
    expect(read(project.root, notes)).toBe("# Two");
    project.write(notes, null);
    await project.store.flush();
    project.write(notes, "# Three");
    await project.store.flush();
    good(project.store.restore(project.store.trash()[0]!.id));
    await project.store.flush();
    expect(read(project.root, "booklets/notes-2.md")).toBe("# Two");
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

test("closing waits for what is still to be written", async () => {
  const project = await open(projectWith({ "cards/a.json": card("A") }));
  project.write("cards/a.json", card("B"));
  good(await project.store.close());
  expect(read(project.root, "cards/a.json")).toBe(card("B"));
  expect(has(project.root, ".cardwright/lock")).toBe(false);
  await wait(0);
});
