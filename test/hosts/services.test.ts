import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { usualSettings } from "../../schemas/app-settings";
import { type StudioFixture, startStudio } from "./studio-fixture";

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

const attack = "cards/attack.json";
const attackFile = () => join(studio.home, "projects", "flask-sample", attack);
const openSample = () => studio.ask("project.sample", { game: "flask" });
const renamed = (text: string, name: string) => text.replace('"Attack"', `"${name}"`);
const eventNames = () => studio.events.map(({ name }) => name);

// ── One project on the desk ────────────────────────────────────────────────────────────────────────────────────────

test("makes the sample of a game once and opens the same one again", async () => {
  const first = await openSample();
  expect(first).toMatchObject({ label: "flask-sample", readOnly: false });
  await studio.ask("project.close", { session: first.session });
  const again = await openSample();
  expect(again.files).toEqual(first.files);
  expect(again.session).not.toBe(first.session);
});

test("an edit is shown, undone, redone and on disk after closing", async () => {
  const { session, files } = await openSample();
  const text = renamed(files.find(({ path }) => path === attack)!.text, "Onslaught");
  const edited = await studio.ask("project.edit", {
    session,
    label: "Rename Attack",
    changes: [{ path: attack, text }],
  });
  expect(edited).toEqual({ undo: "Rename Attack", redo: null });
  expect(await studio.ask("project.undo", { session })).toEqual({ undo: null, redo: "Rename Attack" });
  expect((await studio.texts()).get(attack)).toContain('"Attack"');
  await studio.ask("project.redo", { session });
  expect((await studio.texts()).get(attack)).toBe(text);
  await studio.ask("project.close", { session });
  expect(readFileSync(attackFile(), "utf8")).toBe(text);
  expect(eventNames()).toContain("project.changed");
});

test("an edit made just before the end of the program is on disk", async () => {
  const { session, files } = await openSample();
  const text = renamed(files.find(({ path }) => path === attack)!.text, "Last Word");
  await studio.ask("project.edit", { session, label: "x", changes: [{ path: attack, text }] });
  studio = await studio.restart();
  expect(readFileSync(attackFile(), "utf8")).toBe(text);
  expect((await openSample()).history.undo).toBe("x");
});

test("a late edit for a closed project changes nothing", async () => {
  const { session } = await openSample();
  await studio.ask("project.create", { game: "flask", name: "Other", empty: true });
  const before = readFileSync(attackFile(), "utf8");
  const late = await studio.call("project.edit", { session, label: "x", changes: [{ path: attack, text: null }] });
  expect(late).toMatchObject({ ok: false, problem: { code: "project/other-session" } });
  for (const name of ["project.undo", "project.redo", "project.close", "trash.list"] as const) {
    expect(await studio.call(name, { session })).toMatchObject({
      ok: false,
      problem: { code: "project/other-session" },
    });
  }
  expect(readFileSync(attackFile(), "utf8")).toBe(before);
});

test("opening another project closes the first with its last edit saved, and tells every window", async () => {
  const { session, files } = await openSample();
  const text = renamed(files.find(({ path }) => path === attack)!.text, "Moved On");
  await studio.ask("project.edit", { session, label: "x", changes: [{ path: attack, text }] });
  const other = await studio.ask("project.create", { game: "flask", name: "Other" });
  expect(readFileSync(attackFile(), "utf8")).toBe(text);
  const switched = studio.events.filter(({ name }) => name === "project.switched").at(-1);
  expect(switched?.data).toMatchObject({ project: { session: other.session } });
  // Its lock is free again.
  expect(await openSample()).toMatchObject({ readOnly: false });
});

test("opening what is open already keeps the session, also by another way to the folder", async () => {
  const { session } = await openSample();
  expect((await openSample()).session).toBe(session);
  symlinkSync(join(studio.home, "projects", "flask-sample"), join(studio.home, "projects", "shortcut"));
  const listing = await studio.ask("folders.list", {});
  const { folder } = listing.entries.find(({ name }) => name === "shortcut")!;
  expect((await studio.ask("project.open", { folder })).session).toBe(session);
});

test("keeps the open project when the next one can't be opened", async () => {
  const { session } = await openSample();
  mkdirSync(join(studio.home, "projects", "not-one"));
  const { entries } = await studio.ask("folders.list", {});
  const { folder } = entries.find(({ name }) => name === "not-one")!;
  expect(await studio.call("project.open", { folder })).toMatchObject({ ok: false });
  expect(await studio.ask("project.current", {})).toMatchObject({ session });
});

test("two projects asked for at once are opened one after the other", async () => {
  const [one, two] = await Promise.all([
    studio.ask("project.create", { game: "flask", name: "One" }),
    studio.ask("project.create", { game: "flask", name: "Two" }),
  ]);
  expect([one.label, two.label]).toEqual(["one", "two"]);
  expect(await studio.ask("project.current", {})).toMatchObject({ session: two.session });
});

test("a deleted card is in the trash and comes back from it", async () => {
  const { session } = await openSample();
  await studio.ask("project.edit", { session, label: "Delete", changes: [{ path: attack, text: null }] });
  await expect.poll(() => existsSync(attackFile())).toBe(false);
  const [deleted] = await studio.ask("trash.list", { session });
  expect(deleted).toMatchObject({ path: attack, name: "Attack" });
  await studio.ask("trash.restore", { session, id: deleted!.id });
  expect((await studio.texts()).get(attack)).toContain('"Attack"');
});

test("a picture added is served from then on", async () => {
  const { session } = await openSample();
  const base64 = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64");
  const asset = await studio.ask("assets.add", { session, name: "My Owl.svg", base64 });
  expect(asset.path).toMatch(/^art\/.*\.svg$/);
  expect(studio.services.desk.files()?.assets).toContainEqual(asset);
});

// ── Folders ────────────────────────────────────────────────────────────────────────────────────────────────────────

test("no absolute path and no path of the caller's making: folders have ids", async () => {
  expect(await studio.call("project.open", { folder: "/etc" })).toMatchObject({
    ok: false,
    problem: { code: "app/unknown-folder" },
  });
  expect(await studio.call("folders.list", { folder: "../.." })).toMatchObject({
    ok: false,
    problem: { code: "app/unknown-folder" },
  });
});

test("lists the folders of the projects folder, projects marked, hidden ones left out", async () => {
  await openSample();
  mkdirSync(join(studio.home, "projects", "art 2"));
  mkdirSync(join(studio.home, "projects", "art 10"));
  mkdirSync(join(studio.home, "projects", ".hidden"));
  writeFileSync(join(studio.home, "projects", "file"), "");
  const { entries, trail, here, writable } = await studio.ask("folders.list", {});
  expect(entries.map(({ name, isProject }) => [name, isProject])).toEqual([
    ["art 2", false],
    ["art 10", false],
    ["flask-sample", true],
  ]);
  expect(trail.at(-1)).toMatchObject({ folder: here.folder, label: "projects" });
  expect(writable).toBe(true);
});

test("makes a folder, and refuses names that some system can't store", async () => {
  const { here } = await studio.ask("folders.list", {});
  const made = await studio.ask("folders.create", { in: here.folder, name: "Frühling 1" });
  expect((await studio.ask("folders.list", { folder: made.folder })).entries).toEqual([]);
  expect(await studio.call("folders.create", { in: here.folder, name: "Frühling 1" })).toMatchObject({
    problem: { code: "app/folder-taken" },
  });
  for (const name of ["..", "a/b", "a\\b", "con", "NUL.txt", "a.", " a", "a:b", "a\u0000b"]) {
    expect(await studio.call("folders.create", { in: here.folder, name }), name).toMatchObject({
      problem: { code: "app/folder-name" },
    });
  }
});

test("says so when a folder has gone", async () => {
  const { here } = await studio.ask("folders.list", {});
  const made = await studio.ask("folders.create", { in: here.folder, name: "brief" });
  renameSync(join(studio.home, "projects", "brief"), join(studio.home, "projects", "gone"));
  expect(await studio.call("folders.list", { folder: made.folder })).toMatchObject({
    problem: { code: "app/folder-unreadable" },
  });
  expect(await studio.call("folders.create", { in: made.folder, name: "x" })).toMatchObject({
    problem: { code: "app/folder-not-created" },
  });
});

// ── Settings and recent projects ───────────────────────────────────────────────────────────────────────────────────

test("settings survive a restart and are changed one at a time", async () => {
  expect(await studio.ask("settings.read", {})).toEqual({ ...usualSettings, layout: {} });
  await studio.ask("settings.write", { theme: "dark", numbers: "de-DE", layout: { rail: 72 } });
  await studio.ask("settings.write", { layout: { "set.view": "list" } });
  studio = await studio.restart();
  expect(await studio.ask("settings.read", {})).toEqual({
    ...usualSettings,
    theme: "dark",
    numbers: "de-DE",
    layout: { rail: 72, "set.view": "list" },
  });
});

test("what is chosen just before the end is on disk when it has come", async () => {
  const file = join(studio.home, "settings.json");
  const chosen = Array.from({ length: 20 }, (_, n) => studio.ask("settings.write", { layout: { rail: n } }));
  expect(existsSync(file)).toBe(false);
  await studio.services.close();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ layout: { rail: 19 } });
  await Promise.all(chosen);
});

test("a damaged settings file is as none", async () => {
  writeFileSync(join(studio.home, "settings.json"), '{"theme": "neon", "layout": {"a": {}, "b": 1}');
  expect(await studio.ask("settings.read", {})).toEqual({ ...usualSettings, layout: {} });
});

test("of settings by another hand, what can be is kept", async () => {
  const odd = { theme: "neon", numbers: "en-US", codeSize: 900, layout: { a: {}, b: 1 }, projects: "not a whole path" };
  writeFileSync(join(studio.home, "settings.json"), JSON.stringify(odd));
  expect(await studio.ask("settings.read", {})).toEqual({ ...usualSettings, numbers: "en-US", layout: { b: 1 } });
  expect((await studio.ask("app.info", {})).projectsFolder.label).toContain("projects");
});

test("new sets go to the folder that the person chose, also after a restart, and back to the usual one", async () => {
  const { here } = await studio.ask("folders.list", {});
  const other = await studio.ask("folders.create", { in: here.folder, name: "other" });
  expect(await studio.ask("folders.keep-projects-in", { folder: other.folder })).toEqual(other);
  studio = await studio.restart();
  expect((await studio.ask("app.info", {})).projectsFolder.label).toBe(other.label);
  await studio.ask("project.create", { game: "flask", name: "There", empty: true });
  expect(existsSync(join(studio.home, "projects", "other", "there", "cardwright.json"))).toBe(true);
  expect((await studio.ask("folders.keep-projects-in", { folder: null })).label).toBe(here.label);
});

test("a set that was never printed begins with the paper that the person chose", async () => {
  await studio.ask("settings.write", { paper: "letter" });
  const { session } = await openSample();
  const first = await studio.ask("print.recall", { session });
  expect(first?.settings.paper).toBe("letter");
  await studio.ask("print.remember", {
    session,
    output: { kind: "sheets" },
    settings: { ...first!.settings, paper: "a3" },
  });
  expect((await studio.ask("print.recall", { session }))?.settings.paper).toBe("a3");
});

test("says so when settings can't be kept", async () => {
  mkdirSync(join(studio.home, "settings.json"));
  expect(await studio.call("settings.write", { theme: "dark" })).toMatchObject({
    problem: { code: "app/settings-not-saved" },
  });
});

test("a set is shown by a few of its own cards, drawn anew only when they change", async () => {
  await openSample();
  const [set] = await studio.ask("recent.list", {});
  const faces = await studio.ask("recent.faces", { folder: set!.folder });
  expect(faces.map((face) => Buffer.from(face, "base64").subarray(1, 4).toString())).toEqual(["PNG", "PNG", "PNG"]);
  const [kept] = readdirSync(join(studio.home, "fans"));
  const stampOfKept = () => statSync(join(studio.home, "fans", kept!)).mtimeMs;
  const before = stampOfKept();
  expect(await studio.ask("recent.faces", { folder: set!.folder })).toEqual(faces);
  expect(stampOfKept()).toBe(before);
  const [largest] = readdirSync(join(studio.home, "projects", "flask-sample", "cards"))
    .map((name) => join(studio.home, "projects", "flask-sample", "cards", name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  writeFileSync(largest!, readFileSync(largest!, "utf8").replace(/"name": "/, '"name": "Other '));
  expect(await studio.ask("recent.faces", { folder: set!.folder })).not.toEqual(faces);
  await studio.ask("recent.forget", { folder: set!.folder });
  await expect.poll(() => readdirSync(join(studio.home, "fans"))).toEqual([]);
});

test("pinned sets stay in front, also of those opened later, even at once, and after a restart", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await openSample();
  await studio.ask("project.create", { game: "flask", name: "Second", empty: true });
  const names = async () => (await studio.ask("recent.list", {})).map(({ name }) => name);
  await expect.poll(names).toEqual(["Second", "Flask starter set"]);
  const sample = (await studio.ask("recent.list", {}))[1]!.folder;
  await studio.ask("recent.pin", { folder: sample, pinned: true });
  expect(await names()).toEqual(["Flask starter set", "Second"]);
  studio = await studio.restart();
  expect(await names()).toEqual(["Flask starter set", "Second"]);
  await studio.ask("recent.pin", { folder: sample, pinned: false });
  expect(await names()).toEqual(["Second", "Flask starter set"]);
});

test("where there is no window of its own, no folder is shown", async () => {
  await openSample();
  const [set] = await studio.ask("recent.list", {});
  expect(await studio.call("recent.show", { folder: set!.folder })).toMatchObject({
    problem: { code: "app/no-dialog" },
  });
});

test("remembers recent projects, newest first, tells which are gone, and forgets on request", async () => {
  await openSample();
  await studio.ask("project.create", { game: "flask", name: "Second" });
  await expect
    .poll(async () => (await studio.ask("recent.list", {})).map(({ name }) => name))
    .toEqual(["Second", "Flask starter set"]);
  studio = await studio.restart();
  renameSync(join(studio.home, "projects", "second"), join(studio.home, "projects", "elsewhere"));
  const recent = await studio.ask("recent.list", {});
  expect(recent).toMatchObject([
    { name: "Second", missing: true },
    { name: "Flask starter set", missing: false, game: "flask", cards: 19, isOpen: false },
  ]);
  await openSample();
  expect((await studio.ask("recent.list", {})).map(({ name, isOpen }) => [name, isOpen])).toEqual([
    ["Flask starter set", true],
    ["Second", false],
  ]);
  rmSync(join(studio.home, "projects", "flask-sample", "cards", "attack.json"));
  expect(await studio.ask("recent.list", {})).toMatchObject([{ name: "Flask starter set", cards: 18 }, {}]);
  expect(await studio.call("project.open", { folder: recent[0]!.folder })).toMatchObject({
    problem: { code: "project/missing-folder" },
  });
  expect(await studio.ask("recent.forget", { folder: recent[0]!.folder })).toHaveLength(1);
});

// ── What only a desktop has ────────────────────────────────────────────────────────────────────────────────────────

test("a browser has no native dialogs and says what to do instead", async () => {
  expect(await studio.call("folders.pick", { purpose: "open" })).toMatchObject({ problem: { code: "app/no-dialog" } });
  expect(await studio.call("output.save", { output: "x" })).toMatchObject({ problem: { code: "app/unknown-output" } });
});

test("a folder picked in the native dialog can be opened; cancelling is no problem", async () => {
  let answer: string | null = null;
  const desktop = startStudio({ host: "electron", pickFolder: async () => answer });
  try {
    expect(await desktop.ask("folders.pick", { purpose: "open" })).toBeNull();
    await desktop.ask("project.sample", { game: "flask" });
    answer = join(desktop.home, "projects", "flask-sample");
    const picked = await desktop.ask("folders.pick", { purpose: "open" });
    expect((await desktop.ask("project.open", { folder: picked!.folder })).label).toBe("flask-sample");
  } finally {
    await desktop.end();
  }
});
