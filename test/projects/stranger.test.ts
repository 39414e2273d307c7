import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProject } from "../../main/cli/read-project";
import { nodeDisk } from "../../main/projects/disk";
import { readPrinted, rememberPrinted } from "../../main/services/last-printed";
import { recallPrint, rememberPrint } from "../../main/services/recall-print";
import type { PrintSettings } from "../../schemas/print-settings";
import { census, differences } from "./census";
import { broken, card, codes, deck, open, ownHome } from "./kit";
import {
  cloneOf,
  forged,
  git,
  isDocument,
  isOurs,
  journal,
  journals,
  none,
  step,
  type Tree,
  unsigned,
  worldWith,
} from "./stranger-world";

/**
 * A project from a stranger is only data: opening it, working in it, reading and printing it changes documents and our
 * own folder, and nothing else on the whole disk. The repositories here are cloned by git itself.
 */

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
    const project = await open(root, { disk: nodeDisk });
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
    const again = await open(root, { disk: nodeDisk });
    const told = codes(again.store.snapshot().problems).filter((code) => /journal|own-odd|recovered/.test(code));
    expect(told).toEqual([]);
    await again.store.close();
    expect(differences(before, census(world)).filter((path) => !isOurs(path))).toEqual([]);
  });

  test.each(Object.entries(hostile))("%s changes only documents by being worked in", async (_, tree) => {
    const { world, root } = worldWith({ ...tree, ".git/config": "[core]\n" });
    const before = census(world);
    const project = await open(root, { disk: nodeDisk });
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
