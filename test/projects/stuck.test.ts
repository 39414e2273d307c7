import { rmSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import { Journals } from "../../main/projects/journal";
import {
  card,
  codeOf,
  codes,
  deck,
  emptyFolder,
  faultyDisk,
  filesIn,
  good,
  has,
  leaveJournal,
  type Opened,
  open,
  ownSeal,
  projectWith,
  read,
  until,
} from "./kit";

/** What becomes impossible in the middle of a change. */

const pace = { saveAfterMs: 10, retryMs: [20, 30] };
const isCardA = (path: string): boolean => path.endsWith("/cards/a.json") && !path.includes(".cardwright/");

describe("what can't be carried out", () => {
  test("keeps nothing else of its journal back; the text is shown as a draft, and the note is kept", async () => {
    const outside = emptyFolder();
    const root = projectWith({ "cards/a.json": card("A") });
    symlinkSync(outside, join(root, "decks"));
    const path = await leaveJournal(root, [
      { do: "write", path: "decks/d.json", text: deck("D", "a"), before: null },
      { do: "write", path: "cards/a.json", text: card("A2") },
    ]);
    const project = await open(root, { pace });
    const told = project.store.snapshot().problems;
    expect(codes(told)).toContain("project/journal-unfinished");
    expect(told.find(({ code }) => code === "project/journal-unfinished")?.hint).toContain(`${path}.damaged`);
    expect(project.text("cards/a.json")).toBe(card("A2"));
    expect(project.text("decks/d.json")).toBe(deck("D", "a"));
    expect(filesIn(outside)).toEqual([]);
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    await project.store.close();

    unlinkSync(join(root, "decks"));
    const again = await open(root);
    good(await again.store.flush());
    expect(read(root, "decks/d.json")).toBe(deck("D", "a"));
    await again.store.close();
    expect((await open(root)).store.snapshot().problems).toEqual([]);
  });

  test("later writes of a file win over the draft of an earlier one", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    const journals = new Journals(nodeDisk, root, ownSeal);
    await journals.write([{ do: "write", path: "cards/a.json", text: card("A2") }]);
    await journals.write([{ do: "write", path: "cards/a.json", text: card("A3") }]);
    let refused = true;
    const disk = faultyDisk((step, path) => (refused && step === "rename" && isCardA(path) ? "EPERM" : null));
    const rename = disk.rename;
    let calls = 0;
    disk.rename = (from, to) => {
      if (isCardA(to) && ++calls > 1) refused = false;
      return rename(from, to);
    };
    const project = await open(root, { disk });
    expect(project.text("cards/a.json")).toBe(card("A3"));
    expect(read(root, "cards/a.json")).toBe(card("A3"));
    expect(codes(project.store.snapshot().problems)).toEqual(["project/recovered"]);
  });

  test("in an open project becomes a draft, and the other cards are saved", async () => {
    let stuck = true;
    const disk = faultyDisk((step, path) => (stuck && step === "rename" && isCardA(path) ? "EPERM" : null));
    const project = await open(projectWith({ "cards/a.json": card("A"), "cards/b.json": card("B") }), { disk, pace });
    project.edit("Both", [
      { path: "cards/a.json", text: card("A2") },
      { path: "cards/b.json", text: card("B2") },
    ]);
    project.write("cards/c.json", card("C"));
    await until(() => has(project.root, "cards/c.json"), "the others are saved");
    await until(() => has(project.root, ".cardwright/drafts/cards/a.json"), "the text is safe as a draft");
    project.write("cards/d.json", card("D"));
    await until(() => has(project.root, "cards/d.json"), "later ones are saved");
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    expect(project.text("cards/a.json")).toBe(card("A2"));
    expect(read(project.root, "cards/a.json")).toBe(card("A"));
    stuck = false;
    project.store.rescan();
    good(await project.store.flush());
    expect(read(project.root, "cards/a.json")).toBe(card("A2"));
    expect(filesIn(project.root, ".cardwright/drafts")).toEqual([]);
    expect(project.store.trash()).toEqual([]);
  });

  test("by being closed in the meantime is there again the next time", async () => {
    const disk = faultyDisk((step, path) => (step === "rename" && isCardA(path) ? "EPERM" : null));
    const project = await open(projectWith({ "cards/a.json": card("A"), "cards/b.json": card("B") }), { disk, pace });
    project.edit("Both", [
      { path: "cards/a.json", text: card("A2") },
      { path: "cards/b.json", text: card("B2") },
    ]);
    expect(codeOf(await project.store.close())).toBe("project/not-written");
    const again = await open(project.root);
    expect(again.text("cards/a.json")).toBe(card("A2"));
    expect(again.text("cards/b.json")).toBe(card("B2"));
  });

  test("a text for a place below a file is kept as a draft, and the others are saved", async () => {
    const root = projectWith({ "cards/readme": "a file", ".cardwright/drafts/cards/readme/x.json": card("X") });
    const project = await open(root, { pace });
    project.write("cards/a.json", card("A"));
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    expect(read(root, "cards/a.json")).toBe(card("A"));
    expect(read(root, "cards/readme")).toBe("a file");
    expect(project.text("cards/readme/x.json")).toBe(card("X"));
  });
});

describe("answers that got lost", () => {
  test("a journal that vanished counts as removed", async () => {
    const disk = faultyDisk(() => null);
    disk.remove = async (file) => {
      if (file.includes("journal")) rmSync(join(project.root, ".cardwright/journal"), { recursive: true, force: true });
      await nodeDisk.remove(file);
    };
    const project: Opened = await open(projectWith({ "cards/a.json": card("A") }), { disk, pace });
    project.edit("Both", [
      { path: "cards/a.json", text: card("A2") },
      { path: "cards/b.json", text: card("B") },
    ]);
    good(await project.store.flush());
    project.write("cards/c.json", card("C"));
    good(await project.store.flush());
    expect(read(project.root, "cards/c.json")).toBe(card("C"));
  });

  test("a rename that was done but refused makes no conflict with oneself", async () => {
    let answers = true;
    const disk = faultyDisk(() => null);
    disk.rename = async (from, to) => {
      await nodeDisk.rename(from, to);
      if (!answers && to.endsWith("a.json")) throw Object.assign(new Error("EIO"), { code: "EIO", path: to });
    };
    const project = await open(projectWith({ "cards/a.json": card("A") }), { disk, pace });
    answers = false;
    project.write("cards/a.json", card("A2"));
    await until(() => project.of("project.saved").some(({ problem }) => problem), "the problem is told");
    project.write("cards/a.json", card("A3"));
    answers = true;
    good(await project.store.flush());
    expect(project.store.snapshot().conflicts).toEqual([]);
    expect(read(project.root, "cards/a.json")).toBe(card("A3"));
    expect(project.store.trash()).toEqual([]);
  });

  test("a journal that was written but refused is never finished over later texts", async () => {
    let answers = true;
    const disk = faultyDisk(() => null);
    disk.rename = async (from, to) => {
      await nodeDisk.rename(from, to);
      if (!answers && to.includes("journal")) throw Object.assign(new Error("EIO"), { code: "EIO", path: to });
    };
    const project = await open(projectWith({ "cards/a.json": card("A") }), {
      disk,
      pace: { ...pace, retryMs: [60_000] },
    });
    answers = false;
    project.edit("Both", [
      { path: "cards/a.json", text: card("A2") },
      { path: "cards/b.json", text: card("B2") },
    ]);
    await project.store.flush();
    answers = true;
    project.edit("Back", [
      { path: "cards/a.json", text: card("A") },
      { path: "cards/b.json", text: null },
    ]);
    good(await project.store.flush());
    await project.store.close();
    const again = await open(project.root);
    expect(codes(again.store.snapshot().problems)).toEqual([]);
    expect(again.text("cards/a.json")).toBe(card("A"));
    expect(again.text("cards/b.json")).toBeUndefined();
  });
});
