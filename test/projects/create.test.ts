import { readdirSync } from "node:fs";
import Ajv from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { createProject, createProjectAt, readStarter } from "../../main/projects/create-project";
import { formats, migrate } from "../../main/projects/migrations";
import { checkProject } from "../../project/check";
import type { Problem } from "../../schemas/problem";
import {
  codeOf,
  codes,
  emptyFolder,
  faultyDisk,
  filesIn,
  folderWith,
  good,
  has,
  manifest,
  open,
  problemOfOpening,
  read,
} from "./kit";

const starters = { templates: () => "templates" };

describe("a new project", () => {
  test("holds the starter set, under its own name, without a problem", async () => {
    const parent = emptyFolder();
    const root = good(await createProject({ game: "flask", name: "Très Dangerous!", parent }, starters));
    expect(root).toBe(`${parent}/tres-dangerous`);
    const project = await open(root);
    const { files, problems, readOnly } = project.store.snapshot();
    expect({ problems, readOnly }).toEqual({ problems: [], readOnly: false });
    expect(JSON.parse(project.text("cardwright.json")!)).toMatchObject({
      game: "flask",
      name: "Très Dangerous!",
      format: 1,
    });
    expect(files.length).toBe(1 + good(readStarter("flask", starters)).length - 1);
    const isWrong = ({ severity, code }: Problem) => severity === "error" || code.startsWith("translation/");
    expect(checkProject(project.store.texts).filter(isWrong)).toEqual([]);
  });

  test("brings the schemas that its cards name, so that another editor can validate them", async () => {
    const root = good(await createProject({ game: "flask", name: "Set", parent: emptyFolder() }, starters));
    const text = read(root, "cards/attack.json");
    const reference = (JSON.parse(text) as { $schema: string }).$schema;
    const schema = JSON.parse(read(root, `cards/${reference}`)) as object;
    const validate = new Ajv({ strict: false }).compile(schema);
    expect(validate(JSON.parse(text))).toBe(true);
    expect(validate({ name: 1 })).toBe(false);
  });

  test("may be empty", async () => {
    const root = good(
      await createProject({ game: "flask", name: "Bare", parent: emptyFolder(), empty: true }, starters),
    );
    expect(filesIn(root)).toEqual(["cardwright.json"]);
    expect((await open(root)).store.snapshot().problems).toEqual([]);
  });

  test("has a folder that every system can store", async () => {
    const parent = emptyFolder();
    expect(good(await createProject({ game: "flask", name: "Con", parent }, starters))).toBe(`${parent}/the-con`);
    for (const name of ["con", "nul.d/set", "a:b", "set.", "COM¹"]) {
      const made = await createProjectAt(`${parent}/${name}`, { game: "flask", name: "Set" }, starters);
      expect(codeOf(made), name).toBe("project/folder-name");
    }
    expect(filesIn(parent).filter((path) => !path.startsWith("the-con/"))).toEqual([]);
    // What is there already may be called anything.
    const odd = folderWith({ "aux/x": "x" });
    good(await createProjectAt(`${odd}/aux/set`, { game: "flask", name: "Set", empty: true }, starters));
  });

  test("takes the next free name", async () => {
    const parent = folderWith({ "set/x": "x" });
    expect(good(await createProject({ game: "flask", name: "Set", parent }, starters))).toBe(`${parent}/set-2`);
    expect(good(await createProject({ game: "flask", name: "日本", parent }, starters))).toBe(`${parent}/my-set`);
  });

  test("may be made in a folder that is empty, and only there", async () => {
    const empty = emptyFolder();
    good(await createProjectAt(empty, { game: "flask", name: "Here" }, starters));
    const full = folderWith({ "holiday.txt": "sun" });
    expect(codeOf(await createProjectAt(full, { game: "flask", name: "Here" }, starters))).toBe(
      "project/target-not-empty",
    );
    expect(filesIn(full)).toEqual(["holiday.txt"]);
  });

  test("of a game without a starter set is refused with a way on", async () => {
    const none = { templates: () => "/nowhere" };
    expect(codeOf(await createProject({ game: "flask", name: "Set", parent: emptyFolder() }, none))).toBe(
      "project/no-starter",
    );
  });

  const isFull = (step: string, path: string) => step === "rename" && path.endsWith("decks/red.json");
  test("that can't be made whole leaves nothing in the way of the next try", async () => {
    const parent = emptyFolder();
    const disk = faultyDisk((step, path) => (isFull(step, path) ? "ENOSPC" : null));
    const wish = { game: "flask", name: "Set", parent } as const;
    expect(codeOf(await createProject(wish, { ...starters, disk }))).toBe("project/not-created");
    expect(readdirSync(parent)).toEqual([]);
    expect(codeOf(await createProjectAt(`${parent}/deep/set`, wish, { ...starters, disk }))).toBe(
      "project/not-created",
    );
    expect(readdirSync(parent)).toEqual([]);
    // A folder that was there stays, as empty as it was.
    expect(codeOf(await createProjectAt(parent, wish, { ...starters, disk }))).toBe("project/not-created");
    expect(readdirSync(parent)).toEqual([]);
    expect(good(await createProjectAt(parent, wish, starters))).toBe(parent);
  });

  test("that was interrupted is never taken for a project", async () => {
    const parent = emptyFolder();
    const disk = faultyDisk((step, path) => (isFull(step, path) ? "ENOSPC" : step === "remove" ? "EIO" : null));
    expect(codeOf(await createProject({ game: "flask", name: "Set", parent }, { ...starters, disk }))).toBe(
      "project/not-created",
    );
    expect((await problemOfOpening(`${parent}/set`)).code).toBe("project/not-a-project");
  });
});

describe("a project of an older format", () => {
  const example = {
    current: 3,
    migrations: {
      1: (files: Map<string, string>) => {
        for (const [path, text] of files) {
          if (path.startsWith("cards/")) files.set(path, text.replace('"title"', '"name"'));
        }
      },
      2: (files: Map<string, string>) => {
        files.set("decks/all.json", '{ "name": "All", "cards": [] }\n');
        files.delete("decks/old.json");
      },
    },
  };
  const old = { "cardwright.json": manifest(), "cards/a.json": '{ "title": "A" }', "decks/old.json": "{}" };

  test("is brought up to date step by step, with the old files kept", async () => {
    const root = folderWith(old);
    const project = await open(root, { formats: example });
    expect(project.text("cards/a.json")).toBe('{ "name": "A" }');
    expect(filesIn(root)).toEqual(["cards/a.json", "cardwright.json", "decks/all.json"]);
    expect(JSON.parse(read(root, "cardwright.json"))).toMatchObject({ format: 3, name: "Test set" });
    const { problems, history } = project.store.snapshot();
    expect(codes(problems)).toEqual(["project/migrated"]);
    expect(history).toEqual({ undo: null, redo: null });
    const backups = filesIn(root, ".cardwright/backups");
    expect(backups.map((path) => path.replace(/^.*-format-1\//, ""))).toEqual(
      Object.keys(old).sort((a, b) => a.localeCompare(b)),
    );
    for (const [path, text] of Object.entries(old)) {
      expect(read(root, backups.find((file) => file.endsWith(path))!)).toBe(text);
    }
    await project.store.close();
    expect((await open(root, { formats: example })).store.snapshot().problems).toEqual([]);
  });

  test("is left alone when the disk is full", async () => {
    const root = folderWith(old);
    const disk = faultyDisk((step, path) => (step === "write" && path.includes("backups") ? "ENOSPC" : null));
    expect((await problemOfOpening(root, { disk, formats: example })).code).toBe("project/not-migrated");
    for (const [path, text] of Object.entries(old)) expect(read(root, path)).toBe(text);
    expect(has(root, ".cardwright/lock")).toBe(false);
  });

  test("every migration has a fixture in fixtures/broken", () => {
    for (let from = 1; from < formats.current; from++) {
      const folder = `fixtures/broken/format-${from}`;
      expect(has(".", `${folder}/cardwright.json`), `${folder} is missing`).toBe(true);
      expect(formats.migrations[from], `no migration from format ${from}`).toBeTypeOf("function");
    }
    expect(() => migrate(new Map([["cardwright.json", "{}"]]), 0, formats)).toThrow("No migration from format 0");
  });
});
