import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nodeDisk } from "../../main/projects/disk";
import {
  broken,
  card,
  codeOf,
  codes,
  deck,
  emptyFolder,
  faultyDisk,
  filesIn,
  folderWith,
  good,
  has,
  manifest,
  open,
  problemOfOpening,
  projectWith,
  put,
  read,
} from "./kit";

describe("what can't be opened", () => {
  test.each([
    ["a folder that is gone", () => join(emptyFolder(), "nowhere"), "project/missing-folder"],
    ["an empty folder", () => emptyFolder(), "project/empty-folder"],
    ["a foreign folder", () => folderWith({ "holiday.txt": "sun" }), "project/not-a-project"],
    ["a file", () => join(folderWith({ "cardwright.json": manifest() }), "cardwright.json"), "project/not-a-folder"],
    ["a manifest without a game", () => folderWith({ "cardwright.json": "{}" }), "project/unknown-game"],
    ["a torn manifest without cards", () => folderWith({ "cardwright.json": "{ " }), "project/unknown-game"],
    [
      "a manifest that is no text",
      () => folderWith({ "cardwright.json": Buffer.from([255, 0]) }),
      "project/unknown-game",
    ],
    ["a game nobody knows", () => projectWith({ "cardwright.json": manifest({ game: "go" }) }), "project/unknown-game"],
  ])("%s", async (_, folder, code) => {
    const problem = await problemOfOpening(folder());
    expect(problem.code).toBe(code);
    expect(problem.hint).toBeTruthy();
  });

  test("a folder that the system refuses to list (simulated, since root may list everything)", async () => {
    const disk = faultyDisk(() => null);
    disk.entries = () => {
      throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    expect((await problemOfOpening(projectWith(), { disk })).code).toBe("project/unreadable-folder");
  });

  test("is left as it was", async () => {
    const foreign = folderWith({ "holiday.txt": "sun" });
    await problemOfOpening(foreign);
    expect(filesIn(foreign)).toEqual(["holiday.txt"]);
    expect(has(foreign, ".cardwright")).toBe(false);

    const unknown = folderWith({ "cardwright.json": "{}" });
    await problemOfOpening(unknown);
    expect(has(unknown, ".cardwright/lock")).toBe(false);
  });
});

describe("oddities that don't keep a project from opening", () => {
  test.each([
    ["a broken card", { "cards/b.json": broken }, []],
    ["a card that isn't UTF-8", { "cards/b.json": Buffer.from([0xff, 0xfe, 0x41]) }, ["project/not-text"]],
    ["UTF-16", { "cards/b.json": Buffer.from(`\ufeff${card("B")}`, "utf16le") }, ["project/not-text"]],
    ["a huge file", { "cards/b.json": Buffer.alloc(2_100_000, " ") }, ["project/too-large"]],
    ["names that differ in case", { "cards/b.json": card("B"), "cards/B.json": card("B") }, ["project/same-but-case"]],
    ["a file that is no card", { "cards/notes.txt": "hello" }, ["project/stray-file"]],
    ["litter of systems and editors", { "cards/.DS_Store": "x", "cards/a.json~": "x", "decks/Thumbs.db": "x" }, []],
    ["files elsewhere", { "README.md": "x", "src/x.ts": "x", "art/logo.psd": "x" }, []],
    ["a name not every system takes", { "cards/a:b.json": card("B") }, ["project/file-name"]],
    ["cards in folders", { "cards/red/b.json": card("B") }, []],
    ["an empty file", { "cards/b.json": "" }, []],
  ])("%s", async (_, files, expected) => {
    const project = await open(projectWith({ "cards/a.json": card("A"), ...(files as Record<string, string>) }));
    expect(codes(project.store.snapshot().problems)).toEqual(expected);
    expect(project.text("cards/a.json")).toBe(card("A"));
  });

  test("a huge file is listed but not loaded", async () => {
    const project = await open(projectWith({ "cards/b.json": Buffer.alloc(2_100_000, " ") }));
    expect(project.text("cards/b.json")).toBeUndefined();
    expect(project.store.snapshot().problems[0]).toMatchObject({ where: { file: "cards/b.json" } });
  });

  test("a damaged manifest, when the cards say which game it is", async () => {
    const root = folderWith({ "cardwright.json": "{ torn", "cards/a.json": card("A") });
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/broken-manifest"]);
    project.write("cards/a.json", card("B"));
    project.write("cardwright.json", manifest());
    await project.store.flush();
    expect(read(root, "cards/a.json")).toBe(card("B"));
    expect(read(root, "cardwright.json")).toBe(manifest());
    expect(project.store.trash()).toMatchObject([{ path: "cardwright.json" }]);
  });

  test("a byte order mark and carriage returns are read over, and kept until the file is edited", async () => {
    const foreign = `\ufeff${card("A").replaceAll("\n", "\r\n")}`;
    const project = await open(projectWith({ "cards/a.json": foreign, "cards/b.json": foreign }));
    expect(project.text("cards/a.json")).toBe(card("A"));
    project.write("cards/b.json", card("B"));
    await project.store.flush();
    expect(read(project.root, "cards/a.json")).toBe(foreign);
    expect(read(project.root, "cards/b.json")).toBe(card("B"));
  });

  test("a link that leaves the project is not followed", async () => {
    const outside = folderWith({ "secret.json": card("Secret"), "deep/x.json": card("X") });
    const root = projectWith({ "cards/a.json": card("A"), "real/c.json": card("C") });
    symlinkSync(join(outside, "secret.json"), join(root, "cards/secret.json"));
    symlinkSync(join(outside, "deep"), join(root, "cards/deep"));
    symlinkSync(outside, join(root, "decks"));
    symlinkSync(join(root, "nowhere"), join(root, "cards/dangling.json"));
    symlinkSync(join(root, "real/c.json"), join(root, "cards/c.json"));
    const project = await open(root);
    expect(project.store.snapshot().files.map(({ path }) => path)).toEqual([
      "cards/a.json",
      "cards/c.json",
      "cardwright.json",
    ]);
    const left = project.store.snapshot().problems.map(({ code, where }) => [code, where.file]);
    expect(left.sort()).toEqual([
      ["project/link-leaves", "cards/dangling.json"],
      ["project/link-leaves", "cards/deep"],
      ["project/link-leaves", "cards/secret.json"],
      ["project/link-leaves", "decks"],
    ]);
    project.write("decks/planted.json", deck("Planted"));
    expect(codeOf(await project.store.flush())).toBe("project/not-written");
    expect(has(outside, "planted.json")).toBe(false);
  });

  test("a link in place of Cardwright's own folder makes the project read-only", async () => {
    const outside = emptyFolder();
    const root = projectWith();
    symlinkSync(outside, join(root, ".cardwright"));
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe("folder");
    expect(filesIn(outside)).toEqual([]);
  });

  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    console.log("Skipped, because root may read everything: a card that may not be read. It is simulated below.");
  test.each(["drafts", "trash", "journal", "history.jsonl"])(
    "nor is a link in place of its %s followed",
    async (name) => {
      const outside = emptyFolder();
      const root = projectWith({ "cards/a.json": card("A"), ".cardwright/.gitignore": "*" });
      symlinkSync(name.includes(".") ? join(outside, name) : outside, join(root, ".cardwright", name));
      const project = await open(root);
      project.edit("Both", [
        { path: "cards/a.json", text: null },
        { path: "cards/b.json", text: broken },
      ]);
      await project.store.close();
      expect(filesIn(outside)).toEqual([]);
    },
  );

  test.skipIf(isRoot)("a card that may not be read", async () => {
    const root = projectWith({ "cards/a.json": card("A"), "cards/b.json": card("B") });
    chmodSync(join(root, "cards/b.json"), 0);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/unreadable-file"]);
  });

  test("a card that the system refuses to read (simulated, since root may read everything)", async () => {
    const root = projectWith({ "cards/a.json": card("A"), "cards/b.json": card("B") });
    const disk = faultyDisk(() => null);
    const reading = disk.read;
    let refused = true;
    disk.read = (file, limit) => {
      if (refused && file.endsWith("b.json")) throw Object.assign(new Error("no"), { code: "EACCES" });
      return reading(file, limit);
    };
    const project = await open(root, { disk });
    expect(codes(project.store.snapshot().problems)).toEqual(["project/unreadable-file"]);
    expect(project.text("cards/a.json")).toBe(card("A"));
    refused = false;
    project.store.rescan();
    expect(project.text("cards/b.json")).toBe(card("B"));
    expect(project.of("project.problems").at(-1)?.problems).toEqual([]);
  });

  test("a pipe that is called like a card", async () => {
    const root = projectWith();
    mkdirSync(join(root, "cards"));
    execFileSync("mkfifo", [join(root, "cards/pipe.json")]);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/unreadable-file"]);
  });
});

describe("a project that may only be looked at", () => {
  test("because its folder can't be written to", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    const project = await open(root, { disk: faultyDisk(() => "EROFS") });
    const { readOnly, problems } = project.store.snapshot();
    expect(readOnly).toBe("folder");
    expect(codes(problems)).toEqual(["project/read-only-folder"]);
    expect(codeOf(project.write("cards/a.json", card("B")))).toBe("project/read-only");
    expect(codeOf(project.store.undo())).toBe("project/read-only");
    expect(codeOf(await project.store.addAsset("x.png", new Uint8Array(3)))).toBe("project/read-only");
    await project.store.close();
    expect(has(root, ".cardwright")).toBe(false);
  });

  test("because the disk is full, and that is what it says", async () => {
    const root = projectWith({ "cards/a.json": card("A") });
    const project = await open(root, { disk: faultyDisk((step) => (step === "write" ? "ENOSPC" : null)) });
    expect(project.store.snapshot().readOnly).toBe("folder");
    expect(codes(project.store.snapshot().problems)).toEqual(["project/full-at-opening"]);
    await project.store.close();
    expect(has(root, ".cardwright/lock")).toBe(false);
    expect((await open(root)).store.snapshot().readOnly).toBe(false);
  });

  test("because a newer Cardwright wrote it", async () => {
    const root = folderWith({ "cardwright.json": manifest({ format: 99, novelty: true }), "cards/a.json": card("A") });
    const project = await open(root);
    const { readOnly, problems } = project.store.snapshot();
    expect(readOnly).toBe("newer-format");
    expect(codes(problems)).toContain("project/newer-format");
    expect(codeOf(project.write("cards/a.json", card("B")))).toBe("project/read-only");
    expect(has(root, ".cardwright/lock")).toBe(false);
  });
});

describe("Cardwright's own folder", () => {
  test("keeps itself out of git", async () => {
    const project = await open(projectWith());
    expect(read(project.root, ".cardwright/.gitignore")).toBe("*\n");
  });

  test("loses the half-written files of a killed process, and nothing else", async () => {
    const root = projectWith({ "cards/.cardwright-0123456789ab.tmp": "half", "cards/.cardwright-mine.tmp": "keep" });
    await open(root);
    expect(filesIn(root)).toEqual(["cards/.cardwright-mine.tmp", "cardwright.json"]);
  });

  test("with a damaged journal is told of, and the journal kept", async () => {
    const root = projectWith({ ".cardwright/journal/20260101T000000000Z-abcdef.json": '{"version":1,"oper' });
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/journal-damaged"]);
    expect(has(root, ".cardwright/journal/20260101T000000000Z-abcdef.json.damaged")).toBe(true);
    await project.store.close();
    expect((await open(root)).store.snapshot().problems).toEqual([]);
  });

  test("with garbage in every file of it doesn't keep the project from opening", async () => {
    const root = projectWith({
      "cards/a.json": card("A"),
      ".cardwright/history.jsonl": Buffer.from([0, 255, 10, 123, 10]),
      ".cardwright/trash/odd": "x",
      ".cardwright/drafts/odd.txt": "x",
      ".cardwright/lock.takeover": "x",
    });
    const project = await open(root);
    expect(project.store.trash()).toEqual([]);
    project.write("cards/a.json", card("B"));
    good(await project.store.flush());
  });
});

describe("schemas beside the files", () => {
  test("are written for this game alone, and refreshed when stale", async () => {
    const root = projectWith({ "schemas/deck.schema.json": "{}", "schemas/mine.json": "{}" });
    await open(root, { disk: nodeDisk });
    expect(has(root, "schemas/flask-card.schema.json")).toBe(true);
    expect(has(root, "schemas/hatch-card.schema.json")).toBe(false);
    expect(JSON.parse(read(root, "schemas/deck.schema.json"))).toMatchObject({ type: "object", title: "Deck" });
    expect(read(root, "schemas/mine.json")).toBe("{}");
  });
});

describe("pictures and fonts", () => {
  test("are listed, added under a free name, and read back", async () => {
    const root = projectWith({ "art/deep/tree.PNG": "tree", "art/readme.txt": "no", "fonts/a.ttf": "font" });
    const project = await open(root);
    expect(project.store.snapshot().assets.map(({ path, bytes }) => [path, bytes])).toEqual([
      ["art/deep/tree.PNG", 4],
      ["fonts/a.ttf", 4],
    ]);
    const bytes = new TextEncoder().encode("axe");
    expect(good(await project.store.addAsset("C:\\fakepath\\My Axe!.png", bytes)).path).toBe("art/my-axe.png");
    expect(good(await project.store.addAsset("my axe.png", bytes)).path).toBe("art/my-axe.png");
    expect(good(await project.store.addAsset("Forest.png", new TextEncoder().encode("tree")))).toMatchObject({
      path: "art/deep/tree.PNG",
      wasThere: true,
    });
    // Two fonts with the same licence have it twice.
    for (const font of ["a", "b"]) {
      const licence = good(await project.store.addAsset(`${font}.txt`, new TextEncoder().encode("free")));
      expect(licence).toMatchObject({ path: `fonts/${font}.txt` });
    }
    const other = good(await project.store.addAsset("my axe.png", new TextEncoder().encode("other")));
    expect(other.path).toBe("art/my-axe-2.png");
    expect(good(project.store.readAsset("art/my-axe.png"))).toEqual(Buffer.from("axe"));
    expect(
      project
        .of("project.assets")
        .at(-1)
        ?.assets.map(({ path }) => path),
    ).toContain("art/my-axe-2.png");
  });

  test.each(["cards/a.json", "art/../cardwright.json", "art/../../x.png", "art/none.png", "/etc/passwd", "art"])(
    "are not what “%s” names",
    async (path) => {
      const project = await open(projectWith({ "cards/a.json": card("A") }));
      expect(codeOf(project.store.readAsset(path))).toBe("project/asset-missing");
    },
  );

  test("of other kinds are refused", async () => {
    const project = await open(projectWith());
    expect(codeOf(await project.store.addAsset("virus.exe", new Uint8Array(3)))).toBe("project/asset-kind");
    expect(codeOf(await project.store.addAsset("png", new Uint8Array(3)))).toBe("project/asset-kind");
  });

  test("that don't fit on the disk are refused, and nothing is left of them", async () => {
    let full = false;
    const project = await open(projectWith(), {
      disk: faultyDisk((step) => (full && step === "write" ? "ENOSPC" : null)),
    });
    full = true;
    expect(codeOf(await project.store.addAsset("x.png", new Uint8Array(3)))).toBe("project/asset-not-written");
    full = false;
    expect(filesIn(project.root)).toEqual(["cardwright.json"]);
  });

  test("that change outside are told of", async () => {
    const project = await open(projectWith({ "art/a.png": "a" }));
    writeFileSync(join(project.root, "art/a.png"), "longer");
    rmSync(join(project.root, "cards"), { recursive: true, force: true });
    put(project.root, "fonts/new.ttf", "font");
    project.store.rescan();
    expect(
      project
        .of("project.assets")
        .at(-1)
        ?.assets.map(({ path, bytes }) => [path, bytes]),
    ).toEqual([
      ["art/a.png", 6],
      ["fonts/new.ttf", 4],
    ]);
  });
});

describe("the broken projects in fixtures/", () => {
  const expected: Record<string, { refused: string } | { told: string[] }> = {
    "damaged-manifest": { told: ["project/broken-manifest"] },
    "git-conflict": { told: [] },
    "latin-1": { told: ["project/not-text"] },
    "newer-format": { told: ["project/newer-format"] },
    "stray-files": { told: ["project/stray-file"] },
    "torn-card": { told: [] },
    "unknown-game": { refused: "project/unknown-game" },
  };
  const fixtures = readdirSync("fixtures/broken").filter((name) => !name.startsWith("format-"));

  test.each(fixtures)("%s", async (name) => {
    const root = emptyFolder();
    cpSync(`fixtures/broken/${name}`, root, { recursive: true });
    const before = Object.fromEntries(filesIn(root).map((path) => [path, read(root, path)]));
    const wanted = expected[name] ?? { told: ["(no line in this test)"] };
    if ("refused" in wanted) expect((await problemOfOpening(root)).code).toBe(wanted.refused);
    else {
      const project = await open(root);
      expect(codes(project.store.snapshot().problems)).toEqual(wanted.told);
      await project.store.close();
    }
    // Opening and closing changes nothing that a person wrote.
    expect(Object.fromEntries(filesIn(root).map((path) => [path, read(root, path)]))).toEqual(before);
  });
});
