import { lutimesSync, mkdirSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProject } from "../../main/cli/read-project";
import { census, differences } from "./census";
import { broken, card, codes, good, leaveJournal, open, projectWith, put, read } from "./kit";
import { type Maker, makers } from "./odd-things";

/** What stands where a file or a folder is expected. */

const longAgo = new Date("2001-01-01");
/** Itself, where it is a link. */
const age = (path: string): void => lutimesSync(path, longAgo, longAgo);

const pace = { saveAfterMs: 10, retryMs: [20, 30] };

describe("in the place of a card", () => {
  const files = { "cards/a.json": card("A"), "cards/b.json": card("B"), "package.json": "{}" };

  test.each(makers)("%s goes to the trash when the card is saved", async (_, make) => {
    const project = await open(projectWith(files), { pace });
    unlinkSync(join(project.root, "cards/a.json"));
    make(join(project.root, "cards/a.json"));
    // Without a look at the folder in between, and with one.
    for (const text of [card("A2"), card("A3")]) {
      project.edit("Both", [
        { path: "cards/a.json", text },
        { path: "cards/b.json", text },
      ]);
      await project.store.flush();
      if (project.store.snapshot().conflicts.length > 0) good(project.store.settle("cards/a.json", "mine"));
      good(await project.store.flush());
      expect(read(project.root, "cards/a.json")).toBe(text);
      expect(read(project.root, "cards/b.json")).toBe(text);
      project.store.rescan();
    }
    expect(read(project.root, "package.json")).toBe("{}");
    const trashed = [...census(join(project.root, ".cardwright/trash")).keys()];
    expect(trashed.some((path) => path.endsWith("cards/a.json"))).toBe(true);
    project.store.trash();
    await project.store.close();
    expect((await open(project.root)).text("cards/a.json")).toBe(card("A3"));
  });

  test.each(makers)("%s is a problem of that file when the project is opened, and saved over", async (_, make) => {
    const root = projectWith({ "cards/b.json": card("B"), "package.json": "{}" });
    make(join(root, "cards/a.json"));
    expect(readProject(root).files.has("cards/b.json")).toBe(true);
    const project = await open(root, { pace });
    project.write("cards/a.json", card("Mine"));
    good(await project.store.flush());
    expect(read(root, "cards/a.json")).toBe(card("Mine"));
    expect(read(root, "package.json")).toBe("{}");
  });

  test.each(makers)("%s holds up no journal", async (_, make) => {
    const root = projectWith({ "cards/b.json": card("B"), "package.json": "{}" });
    make(join(root, "cards/a.json"));
    await leaveJournal(root, [
      { do: "write", path: "cards/a.json", text: card("A2"), before: null },
      { do: "remove", path: "cards/b.json" },
    ]);
    const project = await open(root);
    expect(project.text("cards/a.json")).toBe(card("A2"));
    expect(project.text("cards/b.json")).toBeUndefined();
    expect(codes(project.store.snapshot().problems)).toEqual(["project/recovered"]);
  });
});

describe("Cardwright's own folder", () => {
  test.each(makers)("with %s in its place opens for reading, and says what to remove", async (_, make) => {
    const root = projectWith({ "cards/a.json": card("A") });
    if (_.startsWith("a folder")) return;
    make(join(root, ".cardwright"));
    const before = census(root);
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe("folder");
    expect(project.store.snapshot().problems).toMatchObject([
      { code: "project/own-folder", hint: expect.stringContaining(".cardwright") },
    ]);
    await project.store.close();
    expect(differences(before, census(root))).toEqual([]);
  });

  const names = ["journal", "drafts", "trash", "backups", "history.jsonl", ".gitignore", "lock", "lock.takeover"];
  const some = ["a folder with something in it", "a link out of the project", "a link to itself", "a pipe"];
  const odd: Maker[] = [
    ...makers.filter(([what]) => some.includes(what)),
    ["a file", (file) => writeFileSync(file, "x")],
  ];
  test.each(odd)("with %s in every place of it can be worked in", async (_, make) => {
    for (const name of names) {
      const root = projectWith({ "cards/a.json": card("A"), ".cardwright/print.json": "{" });
      make(join(root, ".cardwright", name));
      // What stands in the place of the gate gives way as soon as it is old; so does a lock that nobody keeps.
      if (name.startsWith("lock")) age(join(root, ".cardwright", name));
      if (name === "lock.takeover") put(root, ".cardwright/lock", "");
      let project = await open(root, { pace });
      if (name === "lock.takeover") {
        expect(project.store.snapshot().readOnly).toBe("locked");
        await project.store.close();
        age(join(root, ".cardwright/lock"));
        project = await open(root, { pace });
      }
      expect(project.store.snapshot().readOnly, name).toBe(false);
      project.edit("Both", [
        { path: "cards/a.json", text: null },
        { path: "cards/b.json", text: broken },
        { path: "cards/c.json", text: card("C") },
      ]);
      good(await project.store.flush());
      await project.store.close();
      const again = await open(root);
      expect(again.text("cards/b.json"), name).toBe(broken);
      expect(
        again.store.trash().map(({ path }) => path),
        name,
      ).toEqual(["cards/a.json"]);
      good(again.store.undo());
      await again.store.close();
      expect(read(root, "cards/a.json"), name).toBe(card("A"));
    }
  });

  test("told of once, and kept under another name", async () => {
    const root = projectWith({ ".cardwright/drafts": "mine", ".cardwright/drafts.aside": "older" });
    const project = await open(root);
    expect(project.store.snapshot().problems).toMatchObject([
      { code: "project/own-odd", where: { file: ".cardwright/drafts.aside-2" } },
    ]);
    expect(read(root, ".cardwright/drafts.aside-2")).toBe("mine");
    expect(read(root, ".cardwright/drafts.aside")).toBe("older");
  });

  test("full of odd things can be looked at without writing", async () => {
    const root = projectWith({ "cards/a.json": card("A"), ".cardwright/drafts": "x", ".cardwright/trash": "x" });
    mkdirSync(join(root, ".cardwright/history.jsonl"));
    const before = census(root);
    const project = await open(root, { readOnly: true });
    expect(project.store.trash()).toEqual([]);
    await project.store.close();
    expect(differences(before, census(root))).toEqual([]);
  });
});
