import { execFileSync } from "node:child_process";
import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keepsMyChanges } from "../../main/projects/weigh-outside";
import { broken, card, codeOf, codes, filesIn, good, has, open, projectWith, put, read, until, wait } from "./kit";

const path = "cards/a.json";
const label = "Changed outside Cardwright";

describe("a change from outside", () => {
  test("is shown, and can be undone", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    put(project.root, path, card("Outside"));
    await until(() => project.text(path) === card("Outside"), "the change is shown");
    expect(project.of("project.changed")).toMatchObject([
      { cause: "outside", label, changes: [{ path, text: card("Outside") }], history: { undo: label } },
    ]);
    good(project.store.undo());
    await project.store.flush();
    expect(read(project.root, path)).toBe(card("A"));
  });

  test.each<[string, (root: string) => void, Record<string, string | undefined>]>([
    ["a new file", (root) => put(root, "cards/b.json", card("B")), { "cards/b.json": card("B") }],
    ["a deleted file", (root) => rmSync(join(root, path)), { [path]: undefined }],
    [
      "an editor that writes beside and renames",
      (root) => {
        put(root, "cards/.a.json.swp", card("Renamed"));
        renameSync(join(root, "cards/.a.json.swp"), join(root, path));
      },
      { [path]: card("Renamed") },
    ],
    ["a new folder with files", (root) => put(root, "decks/deep/d.json", "{}"), { "decks/deep/d.json": "{}" }],
    ["a deleted folder", (root) => rmSync(join(root, "cards"), { recursive: true }), { [path]: undefined }],
    ["broken text", (root) => put(root, path, broken), { [path]: broken }],
    ["the manifest", (root) => put(root, "cardwright.json", `${read(root, "cardwright.json")} `), {}],
  ])("may be %s", async (_, change, expected) => {
    const project = await open(projectWith({ [path]: card("A") }));
    change(project.root);
    await until(() => project.of("project.changed").length > 0, "it is noticed");
    for (const [file, text] of Object.entries(expected)) expect(project.text(file)).toBe(text);
  });

  test("in a folder that was deleted and came back is noticed", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    rmSync(join(project.root, "cards"), { recursive: true });
    await until(() => project.text(path) === undefined, "it is gone");
    put(project.root, path, card("Back"));
    await until(() => project.text(path) === card("Back"), "it is back");
    put(project.root, path, card("Again"));
    await until(() => project.text(path) === card("Again"), "it changed again");
  });

  test("of many files at once is one event and one step", async () => {
    const files = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`cards/c${n}.json`, card(`C${n}`)]));
    const root = projectWith(files);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: root, stdio: "pipe" });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "one");
    for (let n = 0; n < 300; n++) put(root, `cards/c${n}.json`, card(`Second ${n}`));
    git("commit", "-qam", "two");
    const project = await open(root);
    git("checkout", "-q", "HEAD~1");
    await until(() => project.of("project.changed").length > 0, "the checkout is noticed");
    await wait(300);
    expect(project.of("project.changed")).toHaveLength(1);
    expect(project.text("cards/c299.json")).toBe(card("C299"));
    project.store.undo();
    expect(project.text("cards/c0.json")).toBe(card("Second 0"));
  });

  test("is not our own writing coming back", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    for (const name of ["B", "C", "D"]) {
      project.write(path, card(name));
      await wait(180);
    }
    await wait(300);
    expect(project.of("project.changed").map(({ cause }) => cause)).toEqual(["edit", "edit", "edit"]);
  });

  test("that came just before a save isn't overwritten", async () => {
    const project = await open(projectWith({ [path]: card("A", { notes: "old" }) }), {
      watchPace: { quietMs: 60_000, longestMs: 60_000, sweepMs: 60_000, sweepUnwatchedMs: 60_000 },
    });
    project.write(path, card("Mine", { notes: "old" }));
    put(project.root, path, card("Theirs", { notes: "new" }));
    await project.store.flush();
    expect(project.store.snapshot().conflicts).toHaveLength(1);
    expect(read(project.root, path)).toBe(card("Theirs", { notes: "new" }));
  });

  test("is taken from a folder that was out of reach for a while, whose files nobody calls deleted", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    const away = `${project.root}-away`;
    renameSync(project.root, away);
    project.store.rescan();
    expect(codes(project.of("project.problems").at(-1)!.problems)).toEqual(["project/missing-folder"]);
    expect(project.text(path)).toBe(card("A"));
    project.write(path, card("B"));
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    expect(has(project.root, "")).toBe(false);
    renameSync(away, project.root);
    project.store.rescan();
    good(await project.store.flush());
    expect(read(project.root, path)).toBe(card("B"));
    expect(project.of("project.problems").at(-1)!.problems).toEqual([]);
  });
});

describe("another program's version", () => {
  const base = { name: "A", composition: { R1: 1 }, notes: "old" };
  const json = (value: object) => JSON.stringify(value);
  test.each<[string, boolean, object, object]>([
    [
      "a change elsewhere in the file, with mine in it",
      true,
      { ...base, name: "Mine" },
      { ...base, name: "Mine", notes: "new" },
    ],
    ["a change elsewhere, made on the old file", false, { ...base, name: "Mine" }, { ...base, notes: "new" }],
    ["another value for what I changed", false, { ...base, name: "Mine" }, { ...base, name: "Theirs" }],
    [
      "the same value in another order",
      true,
      { ...base, name: "Mine" },
      { notes: "old", composition: { R1: 1 }, name: "Mine" },
    ],
    [
      "a deeper change that keeps mine",
      true,
      { ...base, composition: { R1: 2 } },
      { ...base, composition: { R1: 2, B1: 1 } },
    ],
    [
      "a deeper change that undoes mine",
      false,
      { ...base, composition: { R1: 2 } },
      { ...base, composition: { R1: 1, B1: 1 } },
    ],
    ["a field I took out, back in", false, { name: "A", composition: { R1: 1 } }, { ...base, name: "B" }],
    [
      "a field I took out, still out",
      true,
      { name: "A", composition: { R1: 1 } },
      { name: "B", composition: { R1: 1 } },
    ],
    ["anything, when I changed nothing", true, base, { name: "B" }],
  ])("%s: taken is %s", (_, taken, mine, theirs) => {
    expect(keepsMyChanges(json(base), json(mine), json(theirs))).toBe(taken);
  });

  test("is compared as a whole when it is too deep to be looked into", () => {
    const deep = (value: number, depth: number) =>
      `{"a":${"[".repeat(depth)}${value}${"]".repeat(depth)},"b":"[[[\\"["}`;
    expect(keepsMyChanges(deep(1, 90), deep(2, 90), deep(2, 90).replace('"b"', '"c"'))).toBe(true);
    for (const depth of [1000, 200_000]) {
      expect(keepsMyChanges(deep(1, depth), deep(2, depth), deep(2, depth).replace('"b"', '"c"'))).toBe(false);
      expect(keepsMyChanges(deep(1, depth), deep(2, depth), deep(2, depth))).toBe(true);
    }
  });

  test("is never taken over half-written text or as a deletion of what I changed", () => {
    expect(keepsMyChanges(json(base), broken, json(base))).toBe(false);
    expect(keepsMyChanges(json(base), json({ ...base, name: "Mine" }), broken)).toBe(false);
    expect(keepsMyChanges(json(base), json({ ...base, name: "Mine" }), null)).toBe(false);
    expect(keepsMyChanges(json(base), json(base), null)).toBe(true);
  });
});

describe("a conflict", () => {
  const mine = card("Mine");
  const theirs = card("Theirs");

  async function conflict(text: string | null = theirs) {
    const project = await open(projectWith({ [path]: card("A"), "cards/b.json": card("B") }));
    project.write(path, mine);
    await project.store.flush();
    if (text === null) rmSync(join(project.root, path));
    else put(project.root, path, text);
    await until(() => project.of("project.conflicts").length > 0, "the conflict is told of");
    await project.store.flush();
    return project;
  }

  test("shows mine, leaves theirs in the file, and keeps both on disk", async () => {
    const project = await conflict();
    expect(project.of("project.conflicts").at(-1)?.conflicts).toMatchObject([{ path, mine, theirs }]);
    expect(project.text(path)).toBe(mine);
    expect(read(project.root, path)).toBe(theirs);
    expect(read(project.root, `.cardwright/drafts/${path}`)).toBe(mine);
  });

  test("is still there after a restart", async () => {
    const project = await conflict();
    await project.store.close();
    const again = await open(project.root);
    expect(again.store.snapshot().conflicts).toMatchObject([{ path, mine, theirs }]);
    expect(again.text(path)).toBe(mine);
  });

  test("follows what I go on typing", async () => {
    const project = await conflict();
    project.write(path, card("Mine too"));
    await project.store.flush();
    expect(project.of("project.conflicts").at(-1)?.conflicts).toMatchObject([{ path, mine: card("Mine too"), theirs }]);
    expect(read(project.root, path)).toBe(theirs);
  });

  test("settled for mine: theirs is in the trash, and one undo away", async () => {
    const project = await conflict();
    good(project.store.settle(path, "mine"));
    await project.store.flush();
    expect(read(project.root, path)).toBe(mine);
    expect(project.store.snapshot().conflicts).toEqual([]);
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
    const [kept] = project.store.trash();
    expect(read(project.root, `.cardwright/trash/${kept?.id}`)).toBe(theirs);
    project.store.undo();
    expect(project.text(path)).toBe(theirs);
    project.store.undo();
    expect(project.text(path)).toBe(mine);
    project.store.undo();
    expect(project.text(path)).toBe(card("A"));
  });

  test("settled for theirs: mine is in the trash, and one undo away", async () => {
    const project = await conflict();
    good(project.store.settle(path, "theirs"));
    expect(project.text(path)).toBe(theirs);
    await project.store.flush();
    expect(read(project.root, path)).toBe(theirs);
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
    const [kept] = project.store.trash();
    expect(read(project.root, `.cardwright/trash/${kept?.id}`)).toBe(mine);
    project.store.undo();
    await project.store.flush();
    expect(read(project.root, path)).toBe(mine);
  });

  test("is settled once by a request that comes twice, and by none that a later edit has overtaken", async () => {
    const project = await conflict();
    const turn = (number: number) => ({ page: "page", number });
    const { session } = project.store;
    good(project.store.edit({ session, label: "On", turn: turn(3), changes: [{ path, text: card("Mine, later") }] }));
    good(project.store.settle(path, "theirs", turn(2)));
    expect(project.text(path)).toBe(card("Mine, later"));
    const settled = good(project.store.settle(path, "theirs", turn(4)));
    expect(good(project.store.settle(path, "theirs", turn(4)))).toEqual(settled);
    expect(project.text(path)).toBe(theirs);
  });

  test("about a deleted file can go either way", async () => {
    const kept = await conflict(null);
    expect(kept.store.snapshot().conflicts).toMatchObject([{ path, mine, theirs: null }]);
    good(kept.store.settle(path, "mine"));
    await kept.store.flush();
    expect(read(kept.root, path)).toBe(mine);

    const gone = await conflict(null);
    good(gone.store.settle(path, "theirs"));
    await gone.store.flush();
    expect(has(gone.root, path)).toBe(false);
    expect(gone.text(path)).toBeUndefined();
    expect(gone.store.trash()).toMatchObject([{ path, name: "Mine" }]);
  });

  test("vanishes when both sides come to agree", async () => {
    const project = await conflict();
    put(project.root, path, mine);
    await until(() => project.of("project.conflicts").at(-1)?.conflicts.length === 0, "it is over");
    await project.store.flush();
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
    expect(codeOf(project.store.settle(path, "mine"))).toBe("project/no-conflict");
  });

  test("answered by deleting the card leaves both versions in the trash", async () => {
    const project = await conflict();
    project.write(path, null);
    await project.store.flush();
    expect(has(project.root, path)).toBe(false);
    const texts = project.store.trash().map(({ id }) => read(project.root, `.cardwright/trash/${id}`));
    expect(texts.sort()).toEqual([mine, theirs].sort());
    expect(project.store.snapshot().conflicts).toEqual([]);
  });

  test("does not arise over a file that has rested since it was edited", async () => {
    let now = 1_000_000;
    const project = await open(projectWith({ [path]: card("A") }), { now: () => now });
    project.write(path, mine);
    await project.store.flush();
    now += 31_000;
    writeFileSync(join(project.root, path), theirs);
    project.store.rescan();
    expect(project.store.snapshot().conflicts).toEqual([]);
    expect(project.text(path)).toBe(theirs);
    project.store.undo();
    expect(project.text(path)).toBe(mine);
  });

  test("does not arise when theirs holds what I changed", async () => {
    const project = await open(projectWith({ [path]: card("A") }));
    project.write(path, mine);
    await project.store.flush();
    put(project.root, path, card("Mine", { notes: "theirs" }));
    await until(() => project.text(path)?.includes("theirs") === true, "theirs is shown");
    expect(project.store.snapshot().conflicts).toEqual([]);
  });
});
