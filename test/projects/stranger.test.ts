import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProject } from "../../main/cli/read-project";
import { nodeDisk } from "../../main/projects/disk";
import { Journals } from "../../main/projects/journal";
import type { Operation } from "../../main/projects/operations";
import { sealOfHome } from "../../main/projects/seal";
import { recallPrint, rememberPrint } from "../../main/services/print-memory";
import { readPrinted, rememberPrinted } from "../../main/services/printed-record";
import type { PrintSettings } from "../../schemas/print-settings";
import { census, differences } from "./census";
import { broken, card, codes, deck, emptyFolder, leaveJournal, manifest, open, ownHome, ownSeal, read } from "./kit";

/**
 * A project from a stranger is only data: opening it, working in it, reading and printing it changes documents and our
 * own folder, and nothing else on the whole disk. The repositories here are cloned by git itself.
 */

/** Links are written as `-> target`. */
type Tree = Record<string, string>;
const none = "";

const git = (folder: string, ...words: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", "-C", folder, ...words], {
    encoding: "utf8",
    env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    stdio: ["ignore", "pipe", "ignore"],
  });

interface World {
  world: string;
  root: string;
}

/** A world with the stranger's project in it, and things beside it that are nobody's business. */
function worldWith(tree: Tree): World {
  const world = emptyFolder();
  put(join(world, "project"), tree);
  mkdirSync(join(world, "outside/deep"), { recursive: true });
  for (const path of ["outside/victim.txt", "outside/victim.json", "outside/deep/a.json"]) {
    writeFileSync(join(world, path), card("Mine"));
  }
  return { world, root: join(world, "project") };
}

/** The same after a way through git. */
function cloneOf(tree: Tree): World {
  const made = worldWith(tree);
  const origin = emptyFolder();
  cpSync(made.root, join(origin, "set"), { recursive: true, verbatimSymlinks: true });
  rmSync(made.root, { recursive: true });
  git(join(origin, "set"), "init", "-q");
  git(join(origin, "set"), "add", "-A", "-f");
  git(join(origin, "set"), "commit", "-q", "-m", "A nice set");
  git(made.world, "clone", "-q", join(origin, "set"), "project");
  return made;
}

function put(root: string, tree: Tree): void {
  const base: Tree = { "cardwright.json": manifest(), "cards/a.json": card("A"), "package.json": "{}\n" };
  for (const [path, content] of Object.entries({ ...base, ...tree })) {
    const file = join(root, path);
    if (content === none) continue;
    mkdirSync(dirname(file), { recursive: true });
    if (content.startsWith("-> ")) symlinkSync(content.slice(3), file);
    else writeFileSync(file, content);
  }
}

/** What opening and closing may change: our own folder, and the schemas beside the documents. */
const isOurs = (path: string): boolean => /^project\/(\.cardwright|schemas)($|\/)/.test(path);
const isDocument = (path: string): boolean => /^project\/(cardwright\.json$|(cards|decks|art)($|\/))/.test(path);

const unsafe: Operation[] = [
  { do: "write", path: ".git/config", text: '[core]\n\tfsmonitor = "touch PWNED; false"\n' },
  { do: "write", path: ".git/hooks/post-checkout", text: "#!/bin/sh\ntouch PWNED\n" },
  { do: "write", path: ".vscode/tasks.json", text: "{}" },
  { do: "write", path: "package.json", text: '{"scripts":{"prepare":"touch PWNED"}}' },
  { do: "write", path: "../outside/victim.txt", text: "x" },
  { do: "write", path: "..\\outside\\victim.txt", text: "x" },
  { do: "write", path: "cards/../../outside/victim.txt", text: "x" },
  { do: "write", path: "/tmp/cardwright-planted.json", text: "x" },
  { do: "write", path: "art/out/made/by/journal/x.json", text: "x" },
  { do: "write", path: ".cardwright/lock", text: "x" },
  { do: "write", path: ".cardwright/drafts/../../package.json", text: "x" },
  { do: "write", path: "cards/con.json", text: "x" },
  { do: "remove", path: "package.json" },
  { do: "remove", path: "../outside/victim.txt" },
  { do: "move", path: "package.json", to: ".cardwright/trash/20260101T000000000Z-abcdef/cards/a.json" },
  { do: "move", path: "cards/a.json", to: "../outside/stolen.json" },
];
const plain: Operation[] = [
  { do: "write", path: "cards/planted.json", text: card("Planted") },
  { do: "remove", path: "cards/a.json" },
];

const unsigned = (operations: Operation[]): string => JSON.stringify({ version: 1, operations });
const forged = (operations: Operation[]): string =>
  `${JSON.stringify({ version: 2, id: "ab".repeat(16), seal: "cd".repeat(32) })}\n${JSON.stringify(operations)}\n`;
const journal = (n: number): string => `.cardwright/journal/${String(n).padStart(9, "0")}.json`;
const journals = (write: (operations: Operation[]) => string): Tree =>
  Object.fromEntries([[plain[0]!], plain, ...unsafe.map((one) => [one])].map((ops, n) => [journal(n + 1), write(ops)]));

const step = (changes: object[], moves: string[][] = []): string =>
  `${JSON.stringify({ step: { label: "Trap", at: 1, changes, moves } })}\n`;

const hostile: Record<string, Tree> = {
  "journals without a seal": { ...journals(unsigned), "art/out": "-> ../../outside" },
  "journals with a made-up seal": { ...journals(forged), "art/out": "-> ../../outside" },
  "journals that are links and folders": {
    [journal(1)]: "-> ../../../outside/victim.json",
    [`${journal(2)}/inner.txt`]: "x",
    [journal(3)]: "-> nowhere",
  },
  "its own folder as a link to elsewhere": { ".cardwright": "-> ../outside" },
  "its own folder as a link to git's": { ".cardwright": "-> .git" },
  "its own folder as a file": { ".cardwright": "x" },
  "links in its own folder": {
    ".cardwright/journal": "-> ../../outside",
    ".cardwright/drafts": "-> ../../outside/deep",
    ".cardwright/trash": "-> ../.git",
    ".cardwright/backups": "-> ../../outside",
    ".cardwright/history.jsonl": "-> ../package.json",
    ".cardwright/.gitignore": "-> ../../outside/new.txt",
    ".cardwright/print.json": "-> ../../outside/victim.json",
    ".cardwright/printed.json": "-> ../../outside/new.json",
  },
  "links further down in its own folder": {
    ".cardwright/drafts/cards": "-> ../../../outside/deep",
    ".cardwright/drafts/decks/x.json": "-> ../../../../outside/victim.json",
    ".cardwright/trash/20260101T000000000Z-abcdef": "-> ../../.git",
    ".cardwright/trash/20260101T000000000Z-abcdee/cards/x.json": "-> ../../../../package.json",
    ".cardwright/lock": "-> ../package.json",
    ".cardwright/lock.takeover": "-> ../../outside/new.txt",
  },
  "folders for files and files for folders": {
    ".cardwright/journal": "x",
    ".cardwright/drafts": "x",
    ".cardwright/trash": "x",
    ".cardwright/history.jsonl/x": "x",
    ".cardwright/.gitignore/x": "x",
    ".cardwright/print.json/x": "x",
    ".cardwright/lock/x": "x",
    ".cardwright/lock.takeover/x": "x",
  },
  "odd contents": {
    ".cardwright/lock": '{"pid":2147483648,"host":"x","born":null,"started":"x","token":"x"}',
    ".cardwright/history.jsonl":
      step([{ path: ".git/config", before: null, after: "x" }]) +
      step([{ path: "cards/../../outside/victim.txt", before: null, after: "x" }]),
    ".cardwright/drafts/package.json": card("Not a document"),
    ".cardwright/drafts/cards/con.json": card("No name"),
    ".cardwright/drafts/cards/half.json": broken,
    ".cardwright/trash/20269999T999999999Z-abcdef/cards/a.json": card("Never"),
    ".cardwright/trash/20260101T000000000Z-abcdef/cards/line\nbreak.json": card("Odd"),
    ".cardwright/trash/20260101T000000000Z-abcdef/.git/config": "x",
  },
  "links in place of documents and their folders": {
    "cards/a.json": none,
    cards: "-> .git",
    decks: "-> .vscode",
    ".vscode/settings.json": "{}",
    templates: "-> .",
    matches: "-> ../outside/deep",
    sheets: "-> sheets",
    schemas: "-> ../outside",
    art: "-> ../outside/none/yet",
    fonts: "-> fonts/deeper",
    ".cardwright/drafts/cards/config.json": card("A draft"),
    ".cardwright/drafts/templates/package.json": "{}",
    ".cardwright/drafts/matches/victim.json": "{}",
  },
};
describe("a repository with", () => {
  test.each(Object.entries(hostile))("%s changes nothing of anybody's by being opened", async (_, tree) => {
    const { world, root } = cloneOf(tree);
    const before = census(world);
    const project = await open(root);
    project.store.snapshot();
    project.store.trash();
    project.store.rescan();
    await project.store.flush();
    await project.store.close();
    readProject(root);
    await recallPrint(root, join(world, "project/none"));
    await readPrinted(root);
    expect(differences(before, census(world)).filter((path) => !isOurs(path))).toEqual([]);
    expect(git(root, "status", "--porcelain")).not.toContain("PWNED");
    expect([...census(world).keys()].filter((path) => path.includes("PWNED"))).toEqual([]);

    // Nor by being opened again, and the second time there is nothing left to be told of.
    const again = await open(root);
    const told = codes(again.store.snapshot().problems).filter((code) => /journal|own-odd|recovered/.test(code));
    expect(told).toEqual([]);
    await again.store.close();
    expect(differences(before, census(world)).filter((path) => !isOurs(path))).toEqual([]);
  });

  test.each(Object.entries(hostile))("%s changes only documents by being worked in", async (_, tree) => {
    const { world, root } = worldWith({ ...tree, ".git/config": "[core]\n" });
    const before = census(world);
    const project = await open(root);
    project.write("cards/a.json", card("B"));
    project.write("cards/config.json", card("C"));
    project.write("cards/half.json", broken);
    project.write("decks/d.json", deck("D", "a"));
    project.write("cards/a.json", null);
    for (const { id } of project.store.trash()) project.store.restore(id);
    await project.store.addAsset("a.png", new Uint8Array(3));
    await project.store.flush();
    project.store.undo();
    await project.store.close();
    await rememberPrinted(root, new Map([["a", "b"]]));
    await rememberPrint(root, ownHome, { settings: { paper: "a4" } as PrintSettings, output: { kind: "sheets" } });
    const changed = differences(before, census(world)).filter((path) => !isOurs(path));
    expect(changed.filter((path) => !isDocument(path))).toEqual([]);
    // A link in the place of a folder is still that link.
    const now = census(world);
    for (const [path, what] of before) if (what.startsWith("link") && !isOurs(path)) expect(now.get(path)).toBe(what);
  });
});

describe("a journal", () => {
  test("without this computer's seal is set aside by name, and the project opens", async () => {
    const { root } = worldWith({
      [journal(1)]: unsigned(plain),
      [journal(2)]: forged(plain),
      [journal(3)]: '{"version":',
    });
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe(false);
    expect(codes(project.store.snapshot().problems)).toEqual([
      "project/journal-damaged",
      "project/journal-foreign",
      "project/journal-foreign",
    ]);
    expect(project.text("cards/a.json")).toBe(card("A"));
    expect(project.text("cards/planted.json")).toBeUndefined();
    expect(read(root, `${journal(1)}.foreign`)).toBe(unsigned(plain));
    expect(read(root, `${journal(3)}.damaged`)).toBe('{"version":');
  });

  test("of this computer is finished, but not in a copy of the project, with another name, or twice", async () => {
    const { world, root } = worldWith({});
    const path = await leaveJournal(root, [plain[0]!]);
    const text = read(root, path);
    execFileSync("cp", ["-a", root, join(world, "copy")]);
    const copy = await open(join(world, "copy"));
    expect(codes(copy.store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(copy.text("cards/planted.json")).toBeUndefined();

    writeFileSync(join(root, journal(7)), text);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/journal-foreign", "project/recovered"]);
    expect(project.text("cards/planted.json")).toBe(card("Planted"));
    project.write("cards/planted.json", card("Typed later"));
    await project.store.close();

    writeFileSync(join(root, path), text);
    const again = await open(root);
    expect(again.text("cards/planted.json")).toBe(card("Typed later"));
    await again.store.close();

    writeFileSync(join(root, path), text.replace("Planted", "Altered"));
    expect(codes((await open(root)).store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(ownSeal.fault).toBeNull();
  });

  test("of another computer is foreign here, whatever the folder is called", async () => {
    const { root } = worldWith({});
    await new Journals(nodeDisk, root, sealOfHome(emptyFolder())).write(plain);
    const project = await open(root);
    expect(codes(project.store.snapshot().problems)).toEqual(["project/journal-foreign"]);
    expect(project.text("cards/a.json")).toBe(card("A"));
  });

  test("names documents and what we keep of them, even with a seal", async () => {
    const { world, root } = worldWith({ "art/out": "-> ../../outside", ".git/config": "[core]\n" });
    for (const operation of unsafe) {
      await leaveJournal(root, [operation]);
      const before = census(world);
      const project = await open(root);
      const what = `${operation.do} ${operation.path}`;
      expect(codes(project.store.snapshot().problems), what).toContain("project/journal-damaged");
      await project.store.close();
      expect(
        differences(before, census(world)).filter((path) => !isOurs(path)),
        what,
      ).toEqual([]);
    }
  });
});

test("a manifest with a number that was never a format opens as what it is: a manifest to be mended", async () => {
  for (const format of [0, -1, 0.5]) {
    const { root } = worldWith({ "cardwright.json": manifest({ format }) });
    const project = await open(root);
    expect(project.store.snapshot().readOnly).toBe(false);
    expect(project.text("cards/a.json")).toBe(card("A"));
  }
});

describe("a history", () => {
  test("that contradicts itself is dropped instead of breaking undo", async () => {
    const { root } = worldWith({
      ".cardwright/history.jsonl":
        step([{ path: "cards/a.json", before: null, after: card("X") }]) +
        step([{ path: "cards/a.json", before: card("Y"), after: card("A") }]),
    });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBeNull();
    project.write("cards/a.json", card("B"));
    project.store.undo();
    await project.store.close();
    expect(read(root, "cards/a.json")).toBe(card("A"));
  });

  test("is kept without what else was written into it, however deep", async () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const changes = JSON.stringify([{ path: "cards/a.json", before: null, after: card("A") }]);
    const line = `{"step":{"label":"Good","at":1,"changes":${changes},"moves":[],"more":${deep}}}\n`;
    const { root } = worldWith({ ".cardwright/history.jsonl": `${line}{"step":` });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBe("Good");
    project.write("cards/a.json", card("B"));
    await project.store.close();
    expect(read(root, ".cardwright/history.jsonl")).not.toContain("more");
    expect((await open(root)).store.snapshot().history.undo).toBe("Write cards/a.json");
  });

  test("can't have a card removed as if it had moved", async () => {
    const { root } = worldWith({
      ".cardwright/history.jsonl": step(
        [{ path: "cards/a.json", before: null, after: card("A") }],
        [["cards/a.json", "cards/nowhere.json"]],
      ),
    });
    const project = await open(root);
    expect(project.store.snapshot().history.undo).toBeNull();
  });
});
