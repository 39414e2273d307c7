import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readProject } from "../../main/cli/read-project";
import { startOwnTime } from "../own-time";
import {
  card,
  codeOf,
  codes,
  deck,
  emptyFolder,
  faultyDisk,
  filesIn,
  folderWith,
  good,
  open,
  problemOfOpening,
  projectWith,
  put,
} from "./kit";
import { socketAt } from "./odd-things";

describe("anywhere in a project", () => {
  test("links in circles and to nothing, pipes and sockets are problems of their files", async () => {
    const root = projectWith({ "cards/a.json": card("A"), "art/a.png": "x", "fonts/a.ttf": "x", "art/con.png": "x" });
    const pipes = [join(root, "matches")];
    for (const folder of ["cards", "decks", "art", "fonts", "templates"]) {
      mkdirSync(join(root, folder), { recursive: true });
      const ending = folder === "art" ? "png" : folder === "fonts" ? "ttf" : "json";
      symlinkSync(`loop.${ending}`, join(root, folder, `loop.${ending}`));
      symlinkSync("nowhere", join(root, folder, `dead.${ending}`));
      symlinkSync(".", join(root, folder, "round"));
      pipes.push(join(root, folder, `pipe.${ending}`));
      socketAt(join(root, folder, `socket.${ending}`));
      put(root, `${folder}/${"n".repeat(240)}.${ending}`, "x");
    }
    symlinkSync("sheets", join(root, "sheets"));
    execFileSync("mkfifo", pipes);
    const found = readProject(root);
    expect([...found.files.keys()].sort()).toEqual(["cards/a.json", "cardwright.json"]);
    expect([...found.assets].sort()).toEqual(["art/a.png", "fonts/a.ttf"]);
    const told = new Map(found.problems.map(({ where, code }) => [where.file, code]));
    for (const path of ["cards/loop.json", "art/loop.png", "fonts/dead.ttf", "art/round", "sheets"]) {
      expect(told.get(path), path).toBe("project/link-leaves");
    }
    for (const path of ["cards/pipe.json", "art/pipe.png", "fonts/socket.ttf", "matches"]) {
      expect(told.get(path), path).toBe("project/unreadable-file");
    }
    expect(told.get("art/con.png")).toBe("project/file-name");
    expect(told.get(`cards/${"n".repeat(240)}.json`)).toBe("project/file-name");

    const project = await open(root);
    for (const path of ["art/pipe.png", "art/loop.png", "art/round/a.png", "art/socket.png", "art/con.png"]) {
      expect(codeOf(project.store.readAsset(path)), path).toBe("project/asset-missing");
    }
    expect(good(await project.store.addAsset("con.png", new Uint8Array(1))).path).toBe("art/the-con.png");
    expect(good(await project.store.addAsset("loop.png", new Uint8Array(2))).path).toBe("art/loop-2.png");
    good(await project.store.flush());
  });

  test("links to folders, however many, don't make looking at it long", async () => {
    const root = projectWith({ "art/a.png": "x" });
    for (let n = 0; n < 40; n++) symlinkSync(".", join(root, `art/l${n}`));
    const worked = startOwnTime();
    expect(readProject(root).assets.size).toBe(1);
    expect(worked()).toBeLessThan(2000);
  });

  test("accents that are stored in two ways are one name", async () => {
    const composed = "cards/\u00e9p\u00e9e.json";
    const root = projectWith({ [composed]: card("A"), [composed.normalize("NFD")]: card("B") });
    const project = await open(root);
    const twins = codes(project.store.snapshot().problems);
    // On a Mac there is only one of them to begin with.
    if (filesIn(root, "cards").length === 2) expect(twins).toEqual(["project/same-but-case"]);
    expect(codeOf(project.write("cards/\u00c9P\u00c9E.json", card("C")))).toBe("project/name-taken");
  });

  test("a manifest that is a link out of the project is not read", async () => {
    const outside = folderWith({ "cardwright.json": "{}" });
    const root = projectWith({ "cards/a.json": card("A") });
    unlinkSync(join(root, "cardwright.json"));
    symlinkSync(join(outside, "cardwright.json"), join(root, "cardwright.json"));
    const project = await open(root);
    expect(project.text("cardwright.json")).toBeUndefined();
    expect(codes(project.store.snapshot().problems)).toContain("project/link-leaves");
  });

  test("folders that may not be looked at are told of (simulated, since root may look everywhere)", async () => {
    const root = projectWith({ "cards/a.json": card("A"), "decks/d.json": deck("D", "a"), "art/a.png": "x" });
    const disk = faultyDisk(() => null);
    const refuse = (path: string): void => {
      if (/(decks|art)(\/|$)/.test(path)) throw Object.assign(new Error("no"), { code: "EACCES" });
    };
    for (const call of ["look", "stamp", "entries"] as const) {
      const real = disk[call] as (path: string) => never;
      disk[call] = (path: string) => {
        refuse(path.slice(root.length));
        return real(path);
      };
    }
    const project = await open(root, { disk });
    expect(project.text("cards/a.json")).toBe(card("A"));
    expect(codes(project.store.snapshot().problems)).toEqual(["project/unreadable-file", "project/unreadable-file"]);
    project.store.rescan();
    project.write("cards/a.json", card("B"));
    good(await project.store.flush());
  });

  test("a folder with a name no system can have isn't there", async () => {
    expect((await problemOfOpening(join(emptyFolder(), "x".repeat(300)))).code).toBe("project/missing-folder");
  });
});
