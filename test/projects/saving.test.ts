import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import {
  broken,
  card,
  codeOf,
  codes,
  deck,
  faultyDisk,
  filesIn,
  good,
  has,
  leaveJournal,
  open,
  problemOfOpening,
  projectWith,
  read,
  type Step,
  slowDisk,
  steps,
  until,
  wait,
} from "./kit";

const pace = { saveAfterMs: 20, retryMs: [40, 80] };
const inProject = (path: string) => !path.includes(".cardwright/");

describe("while the disk refuses", () => {
  const errors = ["ENOSPC", "EACCES", "EROFS", "EIO"];
  const single: Step[] = ["create", "write", "sync", "rename", "syncFolder"];

  test.each(single.flatMap((step) => errors.map((error) => [step, error] as const)))(
    "to %s with %s, one changed card stays pending and is saved later",
    async (step, error) => {
      let refusing = false;
      const disk = faultyDisk((at) => (refusing && at === step ? error : null));
      const project = await open(projectWith({ "cards/a.json": card("A") }), { disk, pace });
      refusing = true;
      project.write("cards/a.json", card("B"));
      await until(() => project.of("project.saved").some(({ problem }) => problem), "the problem is told");
      const told = project.of("project.saved").find(({ problem }) => problem);
      expect(told).toMatchObject({
        pending: 1,
        problem: { code: error === "ENOSPC" ? "project/disk-full" : "project/not-written" },
      });
      expect([card("A"), card("B")]).toContain(read(project.root, "cards/a.json"));
      expect(project.text("cards/a.json")).toBe(card("B"));
      project.write("cards/a.json", card("C"));
      refusing = false;
      await until(() => project.of("project.saved").at(-1)?.pending === 0, "it is saved after all");
      expect(read(project.root, "cards/a.json")).toBe(card("C"));
      expect(filesIn(project.root)).toEqual(["cards/a.json", "cardwright.json"]);
    },
  );

  test.each(steps)("to %s in the middle of a change of many files, all of them follow later", async (step) => {
    let refusing = false;
    let calls = 0;
    const disk = faultyDisk((at, path) =>
      refusing && at === step && (inProject(path) || calls++ > 1) ? "ENOSPC" : null,
    );
    const project = await open(projectWith({ "cards/a.json": card("A"), "decks/d.json": deck("D", "a") }), {
      disk,
      pace,
    });
    refusing = true;
    project.edit("Rename A", [
      { path: "cards/b.json", text: card("B") },
      { path: "cards/a.json", text: null, movedTo: "cards/b.json" },
      { path: "decks/d.json", text: deck("D", "b") },
    ]);
    await project.store.flush();
    project.write("cards/c.json", card("C"));
    await project.store.flush();
    refusing = false;
    good(await project.store.flush());
    expect(filesIn(project.root)).toEqual(["cards/b.json", "cards/c.json", "cardwright.json", "decks/d.json"]);
    expect(read(project.root, "decks/d.json")).toBe(deck("D", "b"));
    expect(filesIn(project.root, ".cardwright/journal")).toEqual([]);
  });

  test("to write in one folder, the cards of the others are saved all the same", async () => {
    const disk = faultyDisk(() => null);
    disk.mayWriteIn = (folder) => !folder.endsWith("theirs");
    const project = await open(projectWith({ "cards/a.json": card("A"), "cards/theirs/b.json": card("B") }), {
      disk,
      pace: { ...pace, retryMs: [60_000] },
    });
    project.write("cards/theirs/b.json", card("B2"));
    project.write("cards/a.json", card("A2"));
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    expect(read(project.root, "cards/a.json")).toBe(card("A2"));
    expect(read(project.root, "cards/theirs/b.json")).toBe(card("B"));
    expect(project.of("project.saved").at(-1)).toMatchObject({ pending: 1 });
    // Nor does waiting for the next try keep what is typed meanwhile from being saved in time.
    project.write("cards/a.json", card("A3"));
    await until(() => read(project.root, "cards/a.json") === card("A3"), "it is saved");
    disk.mayWriteIn = () => true;
    good(await project.store.flush());
    expect(read(project.root, "cards/theirs/b.json")).toBe(card("B2"));
  });

  test("closing says that something is not saved", async () => {
    let refusing = false;
    const project = await open(projectWith({ "cards/a.json": card("A") }), {
      disk: faultyDisk((step) => (refusing && step === "write" ? "ENOSPC" : null)),
      pace,
    });
    refusing = true;
    project.write("cards/a.json", card("B"));
    expect(codeOf(await project.store.close())).toBe("project/disk-full");
    expect(read(project.root, "cards/a.json")).toBe(card("A"));
  });

  test("a history that can't be kept holds nothing else up for good", async () => {
    let refusing = true;
    const disk = faultyDisk((step) => (refusing && step === "append" ? "ENOSPC" : null));
    const project = await open(projectWith({ "cards/a.json": card("A") }), { disk, pace });
    project.write("cards/a.json", card("B"));
    good(await project.store.flush());
    expect(read(project.root, "cards/a.json")).toBe(card("B"));
    refusing = false;
    await project.store.close();
    const again = await open(project.root);
    again.store.undo();
    expect(again.text("cards/a.json")).toBe(card("A"));
  });
});

test("a card typed after a change of hundreds of files is safe in half a second, though these take longer", async () => {
  const names = Array.from({ length: 300 }, (_, n) => `cards/c${n}.json`);
  const disk = slowDisk((file) => (inProject(file) ? 60 : 0));
  const project = await open(projectWith(Object.fromEntries(names.map((path) => [path, card("A")]))), { disk });
  project.edit(
    "All",
    names.map((path) => ({ path, text: card("B") })),
  );
  await wait(200);
  project.write(names[7]!, card("Typed"));
  await wait(400);
  const journals = filesIn(project.root, ".cardwright/journal").map((file) => read(project.root, file));
  expect(journals.at(-1)).toContain("Typed");
  expect(read(project.root, names[7]!)).not.toContain("Typed");
  good(await project.store.flush());
  expect(read(project.root, names[7]!)).toBe(card("Typed"));
  expect(read(project.root, names[8]!)).toBe(card("B"));
  expect(project.store.trash()).toEqual([]);
});

/** Everything that an ended process may leave half done, found by ending it at every single step of a save. */
describe("a process that ends at any step of a save", () => {
  const before = {
    "cards/a.json": card("A"),
    "cards/x.json": card("X"),
    "cards/y.json": broken,
    "decks/d.json": deck("D", "a"),
  };
  const old = ["cards/a.json", "cards/x.json", "cards/y.json", "cardwright.json", "decks/d.json"];
  const renamed = ["cards/b.json", "cards/y.json", "cardwright.json", "decks/d.json"];

  async function endAt(last: number): Promise<{ root: string; ended: boolean }> {
    const root = projectWith(before);
    let count = Number.NEGATIVE_INFINITY;
    let ended = false;
    const disk = faultyDisk(() => {
      count++;
      ended ||= count > last;
      return ended ? "EIO" : null;
    });
    const project = await open(root, { disk, pace: { saveAfterMs: 1, retryMs: [60_000] } });
    count = 0;
    project.edit("Rename A, delete X", [
      { path: "cards/b.json", text: card("B") },
      { path: "cards/a.json", text: null, movedTo: "cards/b.json" },
      { path: "cards/x.json", text: null },
      { path: "cards/y.json", text: card("Y") },
      { path: "decks/d.json", text: deck("D", "b") },
    ]);
    await project.store.flush();
    await project.store.close();
    // The lock of this very process would keep the next opening away; a dead process's lock would not.
    if (has(root, ".cardwright/lock")) await nodeDisk.remove(`${root}/.cardwright/lock`);
    return { root, ended };
  }

  test("leaves all of a change or nothing of it", async () => {
    const outcomes = { none: 0, all: 0 };
    let last = 0;
    for (; ; last++) {
      const { root, ended } = await endAt(last);
      const again = await open(root);
      const files = filesIn(root);
      const all = files.length === renamed.length;
      expect(files, `ended at step ${last}`).toEqual(all ? renamed : old);
      expect(read(root, "decks/d.json"), `ended at step ${last}`).toBe(deck("D", all ? "b" : "a"));
      expect(read(root, "cards/y.json"), `ended at step ${last}`).toBe(all ? card("Y") : broken);
      const trashed = again.store.trash();
      expect(trashed.map(({ path }) => path)).toEqual(all ? ["cards/x.json", "cards/y.json"] : []);
      for (const { id, path } of trashed) {
        expect(read(root, `.cardwright/trash/${id}`)).toBe(path === "cards/x.json" ? card("X") : broken);
      }
      expect(filesIn(root, ".cardwright/journal")).toEqual([]);
      again.store.undo();
      await again.store.flush();
      // What never reached its file is still in the history, if the history came so far.
      expect(all ? [old] : [old, renamed], `undone after step ${last}`).toContainEqual(filesIn(root));
      outcomes[all ? "all" : "none"]++;
      await again.store.close();
      if (!ended) break;
    }
    expect(outcomes.none).toBeGreaterThan(3);
    expect(outcomes.all).toBeGreaterThan(10);
  });

  test("is finished without losing what another program wrote meanwhile", async () => {
    const root = projectWith({ "cards/a.json": card("Theirs"), "cards/b.json": card("Theirs too") });
    const before = { size: 1, mtimeMs: 1, ino: 1 };
    await leaveJournal(root, [
      { do: "write", path: "cards/a.json", text: card("Ours"), before },
      { do: "remove", path: "cards/b.json", before },
    ]);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/recovered"]);
    expect(project.text("cards/a.json")).toBe(card("Ours"));
    expect(project.store.trash().map(({ path, name }) => [path, name])).toEqual([
      ["cards/a.json", "Theirs"],
      ["cards/b.json", "Theirs too"],
    ]);
  });

  test("can't be finished on a full disk: the project says so and stays as it is", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    await leaveJournal(root, [{ do: "write", path: "cards/a.json", text: card("B") }]);
    const disk = faultyDisk((step, path) => (step === "write" && inProject(path) ? "ENOSPC" : null));
    expect((await problemOfOpening(root, { disk })).code).toBe("project/not-recovered");
    expect(has(root, ".cardwright/lock")).toBe(false);
    expect((await open(root)).text("cards/a.json")).toBe(card("B"));
  });
});
