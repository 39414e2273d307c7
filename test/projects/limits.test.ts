import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleProgram } from "./bundle-program";
import { census, differences } from "./census";
import { broken, card, codeOf, codes, filesIn, good, has, manifest, open, projectWith, put, read } from "./kit";
import { mayBecomeNobody, nobody, smallDisk } from "./small-disk";

/** Real limits of a real disk, where they can be made. */

describe("a disk that is really full", () => {
  const disk = smallDisk(1500);
  const isThere = "folder" in disk;
  if (!isThere) console.log(`Skipped, because no small disk can be made here (${disk.reason}): a disk that is full.`);
  const folder = isThere ? disk.folder : "";
  afterAll(() => isThere && disk.remove());
  const pace = { saveAfterMs: 10, retryMs: [20, 30] };

  function projectThere(): string {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    const root = join(folder, "project");
    put(root, "cardwright.json", manifest());
    for (const id of ["a", "b", "c"]) put(root, `cards/${id}.json`, card(id));
    return root;
  }
  /** Not one byte more. */
  function fill(leave = 0): void {
    if (leave > 0) writeFileSync(join(folder, "spare"), Buffer.alloc(leave));
    for (let n = 0, size = 1_500_000; size >= 1; n++) {
      try {
        writeFileSync(join(folder, `filler-${n}`), Buffer.alloc(size, 1));
      } catch {
        size = Math.floor(size / 2);
      }
    }
    rmSync(join(folder, "spare"), { force: true });
  }
  const free = () => {
    for (const name of readdirSync(folder)) if (name.startsWith("filler")) rmSync(join(folder, name));
  };

  test.skipIf(!isThere)("is opened for looking, and for working when it is asked again", async () => {
    const root = projectThere();
    fill();
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/full-at-opening"]);
    expect(project.text("cards/a.json")).toBe(card("a"));
    await project.store.close();
    free();
    const again = await open(root);
    expect(again.store.snapshot().readOnly).toBe(false);
    await again.store.close();
  });

  test.skipIf(!isThere)("keeps every change until there is room", async () => {
    // From nothing left to enough for a part of it.
    for (const left of [0, 4096, 8192, 16_384, 40_960]) {
      const root = projectThere();
      const project = await open(root, { pace });
      expect(project.store.snapshot().readOnly).toBe(false);
      fill(left);
      const big = (name: string) => card(name, { notes: "n".repeat(3000) });
      project.edit(
        "All",
        ["a", "b", "c", "d", "e", "f", "g"].map((id) => ({ path: `cards/${id}.json`, text: big(`${id}2`) })),
      );
      const saved = codeOf(await project.store.flush());
      expect([null, "project/disk-full"]).toContain(saved);
      project.write("cards/a.json", big("a3"));
      await project.store.flush();
      for (const path of filesIn(root, "cards")) expect(() => JSON.parse(read(root, path)), path).not.toThrow();
      free();
      good(await project.store.flush());
      await project.store.close();
      expect(read(root, "cards/a.json")).toBe(big("a3"));
      expect(read(root, "cards/g.json")).toBe(big("g2"));
      expect(readdirSync(join(root, "cards")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
      const again = await open(root);
      expect(again.store.trash()).toEqual([]);
      // The next project lies in the same place, and must not be this one's.
      await again.store.close();
    }
  });
});

describe("somebody who is not root", () => {
  if (!mayBecomeNobody) console.log("Skipped, because only root may become somebody else: what may not be written.");
  const place = mkdtempSync(join(tmpdir(), "cardwright-nobody-"));
  chmodSync(place, 0o755);
  let program = "";
  beforeAll(async () => {
    program = await bundleProgram("open-program", place);
  });
  afterAll(() => rmSync(place, { recursive: true }));

  function give(path: string, mode: number): void {
    chownSync(path, nobody, nobody);
    chmodSync(path, mode);
  }
  function allAsNobody(roots: readonly string[], ids: readonly string[] = []): object[] {
    const home = mkdtempSync(join(place, "home-"));
    give(home, 0o700);
    const words = [program, JSON.stringify([join(home, "cardwright"), roots, ids])];
    const out = execFileSync(process.execPath, words, { uid: nobody, gid: nobody, encoding: "utf8", timeout: 20_000 });
    return JSON.parse(out) as object[];
  }
  const asNobody = (root: string, ...ids: string[]): object => allAsNobody([root], ids)[0]!;

  test.skipIf(!mayBecomeNobody)("looks at a folder of somebody else and changes nothing", () => {
    const root = projectWith({ "cards/a.json": card("A") });
    chmodSync(root, 0o755);
    const before = census(root);
    expect(asNobody(root, "b")).toMatchObject({
      readOnly: "folder",
      codes: ["project/read-only-folder"],
      edited: "project/read-only",
    });
    expect(differences(before, census(root))).toEqual([]);
  });

  test.skipIf(!mayBecomeNobody)(
    "is told of files and folders that may not be read, and works on with the others",
    () => {
      const root = projectWith({
        "cards/a.json": card("A"),
        "cards/shut.json": card("Shut"),
        "cards/closed/x.json": card("X"),
        "art/shut.png": "x",
        "art/closed/x.png": "x",
        "decks/d.json": "{}",
        "fonts/x.ttf": "x",
      });
      for (const path of ["", "cards"]) give(join(root, path), 0o755);
      for (const path of ["cards/shut.json", "cards/closed", "art/closed", "decks"]) chmodSync(join(root, path), 0);
      // May be listed, but nothing in it looked at.
      chmodSync(join(root, "fonts"), 0o444);
      const found = asNobody(root, "b");
      expect(found).toMatchObject({
        readOnly: false,
        edited: null,
        closed: null,
        codes: [
          "project/unreadable-file art/closed",
          "project/unreadable-file cards/closed",
          "project/unreadable-file cards/shut.json",
          "project/unreadable-file decks",
          "project/unreadable-file fonts/x.ttf",
        ],
      });
      expect(has(root, "cards/b.json")).toBe(true);
      for (const path of ["cards/closed", "art/closed", "decks", "fonts"]) chmodSync(join(root, path), 0o755);
    },
  );

  const ownParts: Record<string, string> = {
    ".cardwright/journal/000000007.json": "{}",
    ".cardwright/drafts/cards/half.json": broken,
    ".cardwright/drafts/cards/half.json.base": card("Half"),
    ".cardwright/history.jsonl": "",
    ".cardwright/trash/20260101T000000000Z-abcdef/cards/old.json": card("Old"),
    ".cardwright/match.json": "{}",
    "cards/.cardwright-0123456789ab.tmp": "half",
  };
  const places = [
    ...Object.keys(ownParts),
    ...["journal", "drafts", "drafts/cards", "trash"].map((it) => `.cardwright/${it}`),
  ];
  test.skipIf(!mayBecomeNobody)(
    "opens a project of which a part may not be used, and can be opened again",
    () => {
      const tried = [...places, "cards", ".cardwright"].flatMap((path) =>
        [0, 0o444, 0o555].map((mode) => {
          const root = projectWith({ "cards/a.json": card("A"), ...ownParts });
          for (const each of [...census(root).keys()]) chownSync(join(root, each), nobody, nobody);
          give(root, 0o755);
          chmodSync(join(root, path), mode);
          return { path, mode, root };
        }),
      );
      for (let time = 0; time < 2; time++) {
        const found = allAsNobody(tried.map(({ root }) => root)) as { readOnly: string | false; texts: number }[];
        for (const [n, { path, mode }] of tried.entries()) {
          const { readOnly, texts } = found[n]!;
          const where = `${path} with mode ${mode.toString(8)}, opened ${time + 1} times`;
          expect(readOnly, where).toBe(path === ".cardwright" ? "folder" : false);
          if (path !== "cards") expect(texts, where).toBeGreaterThan(1);
        }
      }
      for (const { path, root } of tried) if (has(root, path)) chmodSync(join(root, path), 0o755);
    },
    60_000,
  );

  test.skipIf(!mayBecomeNobody)("has a card in a folder of somebody else kept as a draft, and the rest saved", () => {
    const root = projectWith({ "cards/a.json": card("A"), "cards/theirs/x.json": card("X") });
    for (const path of ["", "cards"]) give(join(root, path), 0o755);
    expect(asNobody(root, "theirs/x", "a", "b")).toMatchObject({ readOnly: false, closed: "project/not-written" });
    expect(read(root, "cards/a.json")).toContain("By nobody");
    expect(read(root, "cards/b.json")).toContain("By nobody");
    expect(read(root, "cards/theirs/x.json")).toBe(card("X"));
    expect(read(root, ".cardwright/drafts/cards/theirs/x.json")).toContain("By nobody");
    expect(statSync(join(root, ".cardwright/drafts")).uid).toBe(nobody);
  });
});
