import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CheckedPrint, JobEnd, PrintedFile, PrintOutput, PrintSettings } from "../../main/api";
import { startOwnTime } from "../own-time";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** What the print room asks for besides sheets. */

let studio: StudioFixture;
let session: string;
const root = () => join(studio.home, "projects", "flask-sample");
const shown: string[] = [];
async function start(): Promise<void> {
  shown.length = 0;
  studio = startStudio({
    host: "electron",
    pickFolder: async (_, start) => start,
    pickSavePlace: async (name) => join(studio.home, name),
    showInFolder: (path) => void shown.push(path),
    openFile: async (path) => (existsSync(path) ? null : "It is gone."),
  });
  ({ session } = await studio.ask("project.sample", { game: "flask" }));
}

const plain: PrintSettings = {
  deck: null,
  paper: "a4",
  orientation: "portrait",
  margin: 8,
  gutter: 0,
  bleed: 0,
  marks: "lines",
};

async function ended(started: { job: string }): Promise<JobEnd> {
  const isEnd = (data: unknown): data is JobEnd => (data as JobEnd).job === started.job && "ok" in (data as JobEnd);
  return vi.waitUntil(() => studio.events.map(({ data }) => data as unknown).find(isEnd), { timeout: 20_000 });
}
async function made(output: PrintOutput, more: { settings?: Partial<PrintSettings>; folder?: string } = {}) {
  const { settings, folder } = more;
  const into = folder === undefined ? {} : { folder };
  return ended(await studio.ask("print.start", { session, settings: { ...plain, ...settings }, output, ...into }));
}
async function file(...wish: Parameters<typeof made>): Promise<PrintedFile> {
  const end = await made(...wish);
  if (!end.ok || end.value.kind === "check") throw new Error("Nothing was made.");
  return end.value;
}
async function checked(settings: Partial<PrintSettings> = {}): Promise<CheckedPrint> {
  const end = await ended(await studio.ask("print.check", { session, settings: { ...plain, ...settings } }));
  if (!end.ok || end.value.kind !== "check") throw new Error("Nothing was checked.");
  return end.value;
}
const chooseFolder = async () => (await studio.ask("folders.pick", { purpose: "export" }))?.folder ?? "";
const pictures = { kind: "pictures", dpi: 72, withBleed: false, withBacks: false } as const;

describe("a set that nothing changes", () => {
  beforeAll(start);
  afterAll(() => studio.end());

  test("pictures wait in a zip that can be fetched", async () => {
    const zip = await file({ ...pictures, packing: "zip" }, { settings: { deck: "red" } });
    expect(zip).toMatchObject({ kind: "pictures", name: "Flask starter set - Red - pictures.zip", pages: 0 });
    const bytes = readFileSync(studio.services.outputs.find(zip.output)?.path ?? "");
    expect(bytes.length).toBe(zip.bytes);
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(zip.files).toBe(zip.cards);
  });

  test("pictures in a folder get a new one, so that nothing is written over", async () => {
    const folder = await chooseFolder();
    const first = await file(
      { ...pictures, packing: "folder", withBacks: true },
      { folder, settings: { cards: "attack" } },
    );
    const second = await file({ ...pictures, packing: "folder" }, { folder, settings: { cards: "attack" } });
    expect([first.place, second.place].map((place) => place?.split(/[/\\]/).at(-1))).toEqual([
      "Flask starter set - pictures",
      "Flask starter set - pictures 2",
    ]);
    expect(readdirSync(join(studio.home, "projects", "Flask starter set - pictures"))).toContain("attack-back.png");
    await studio.ask("output.show", { output: first.output, how: "folder" });
    expect(shown).toEqual([join(studio.home, "projects", "Flask starter set - pictures")]);
  });

  test("a deck for Tabletop Simulator knows the folder that it was put into, or an address", async () => {
    expect(await made({ kind: "tts" })).toMatchObject({ ok: false, problem: { code: "app/no-place-chosen" } });
    const made1 = await file({ kind: "tts" }, { folder: await chooseFolder(), settings: { deck: "red" } });
    const folder = join(studio.home, "projects", made1.name);
    const saved = JSON.parse(readFileSync(join(folder, "red.json"), "utf8"));
    const { FaceURL } = saved.ObjectStates[0].CustomDeck["1"];
    expect(existsSync(new URL(FaceURL))).toBe(true);
    const zip = await file({ kind: "tts", address: "https://example.org/x" });
    expect(zip).toMatchObject({ kind: "tts", files: 4, name: expect.stringMatching(/\.zip$/) });
  });

  test("outlines for a cutting machine: one file, or a zip where the last sheet is cut otherwise", async () => {
    const marked = { registration: "three-1", gutter: 2 } as const;
    const one = await file({ kind: "cut", format: "dxf" }, { settings: { ...marked, cards: "attack" } });
    expect(one).toMatchObject({ kind: "cut", name: "Flask starter set - outlines.dxf", files: 1, problems: [] });
    const two = await file({ kind: "cut", format: "svg" }, { settings: { deck: "red", gutter: 2 } });
    expect(two).toMatchObject({ name: "Flask starter set - Red - outlines.zip", files: 2 });
    expect(two.problems.map(({ code }) => code)).toContain("press/cut-without-marks");
  });

  test.each(["contact", "rules", "credits"] as const)("makes %s as a PDF", async (kind) => {
    const output = kind === "credits" ? { kind } : { kind, columns: 3 };
    const pdf = await file(output, { settings: { paperSize: "card" } });
    expect(pdf).toMatchObject({ kind, pages: expect.any(Number), cards: 19, problems: [] });
    expect(
      readFileSync(studio.services.outputs.find(pdf.output)?.path ?? "")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  test("work on pictures can be stopped, and leaves no half zip behind", async () => {
    const started = await studio.ask("print.start", {
      session,
      settings: plain,
      output: { ...pictures, dpi: 600, packing: "zip" },
    });
    await vi.waitUntil(() => studio.events.some(({ name }) => name === "job.progress"), { timeout: 20_000 });
    const worked = startOwnTime();
    await studio.ask("job.cancel", started);
    expect(await ended(started)).toEqual({ ...started, ok: false, problem: null });
    expect(worked()).toBeLessThan(250);
  });

  test("the calibration page of a profile that isn't saved yet", async () => {
    const page = { session, paper: "letter", flip: "short", profile: { name: "New", backAngle: 0.5 } } as const;
    const end = await ended(await studio.ask("printers.calibrate", page));
    expect(end).toMatchObject({ ok: true, value: { kind: "calibration", pages: 2, name: "Calibration page.pdf" } });
    const none = await studio.call("printers.calibrate", { session, paper: "card", flip: "long" });
    expect(none).toMatchObject({ problem: { code: "press/unknown-paper" } });
  });

  test("cards lie where a sheet of the project says", async () => {
    const sheet = {
      name: "Four",
      paper: { width: 148, height: 210 },
      card: { width: 63, height: 88 },
      grid: { x: 8, y: 10, columns: 2, rows: 2, gapX: 4, gapY: 4 },
    };
    const changes = [{ path: "sheets/four.json", text: `${JSON.stringify(sheet, null, 2)}\n` }];
    await studio.ask("project.edit", { session, label: "x", changes });
    expect(await file({ kind: "sheets" }, { settings: { sheet: "four" } })).toMatchObject({ pages: 5, cards: 19 });
    expect(await made({ kind: "sheets" }, { settings: { sheet: "five" } })).toMatchObject({
      problem: { code: "app/unreadable-sheet" },
    });
  });

  test("a saved file is opened and shown where the person has it", async () => {
    const { output } = await file({ kind: "credits" });
    expect(await studio.call("output.show", { output, how: "open" })).toMatchObject({
      problem: { code: "app/unknown-output" },
    });
    expect(await studio.ask("output.save", { output })).toMatchObject({ saved: true, place: expect.any(String) });
    expect(await studio.ask("output.show", { output, how: "open" })).toBeNull();
    rmSync(join(studio.home, "Flask starter set - credits.pdf"));
    expect(await studio.call("output.show", { output, how: "open" })).toMatchObject({
      problem: { code: "app/not-shown" },
    });
  });
});

describe("what is kept, and what changed since", () => {
  beforeEach(start);
  afterEach(() => studio.end());

  test("a check says what is wrong with cards, about how large the file will be, and what changed since", async () => {
    const before = await checked();
    expect(before.changed).toHaveLength(19);
    const printed = await file({ kind: "sheets" });
    expect(Math.abs(before.bytes / printed.bytes - 1)).toBeLessThan(0.4);
    expect((await checked()).changed).toEqual([]);
    const path = "cards/attack.json";
    const text = (await studio.texts()).get(path) ?? "";
    const changes = [{ path, text: text.replace(/"name": ".*?"/, '"name": "Onslaught 旗"') }];
    await studio.ask("project.edit", { session, label: "x", changes });
    const after = await checked();
    expect(after.changed).toEqual(["attack"]);
    expect(after.problems.map(({ code, where }) => [code, where.card])).toContainEqual([
      "press/missing-glyph",
      "attack",
    ]);
  });

  test("changing a note or a tag changes no face", async () => {
    await file({ kind: "sheets" });
    const path = "cards/attack.json";
    const card = JSON.parse((await studio.texts()).get(path) ?? "{}");
    const text = `${JSON.stringify({ ...card, tags: ["new"], notes: "Too strong?" }, null, 2)}\n`;
    await studio.ask("project.edit", { session, label: "x", changes: [{ path, text }] });
    expect((await checked()).changed).toEqual([]);
  });

  test("settings are remembered for the project, and offered to another one without what is only its own", async () => {
    expect(await studio.ask("print.recall", { session })).toBeNull();
    const settings: PrintSettings = { ...plain, deck: "red", skip: [2], label: "Draft", gutter: 3, backs: "long" };
    await studio.ask("print.remember", { session, settings, output: { kind: "credits" } });
    expect(await studio.ask("print.recall", { session })).toEqual({ settings, output: { kind: "credits" } });
    const other = await studio.ask("project.create", { game: "hatch", name: "Other" });
    expect(await studio.ask("print.recall", { session: other.session })).toEqual({
      settings: { ...plain, gutter: 3, backs: "long" },
      output: { kind: "credits" },
    });
  });

  test("settings that another version or hand has written count as none", async () => {
    mkdirSync(join(root(), ".cardwright"), { recursive: true });
    writeFileSync(join(root(), ".cardwright", "print.json"), '{ "settings": { "paper": "clay" } }');
    expect(await studio.ask("print.recall", { session })).toBeNull();
  });

  test("printer profiles are made, renamed, refused and deleted", async () => {
    const office = { name: "Office", backOffset: { x: 1, y: -0.5 }, flipEdge: "short" as const };
    expect(await studio.ask("printers.list", { session })).toEqual([]);
    await studio.ask("printers.write", { session, keeper: "person", profile: office });
    await studio.ask("printers.write", { session, keeper: "project", profile: { name: "Shop" } });
    const again = await studio.call("printers.write", { session, keeper: "person", profile: office });
    expect(again).toMatchObject({ problem: { code: "app/profile-taken" } });
    const renamed = { ...office, name: "Office, 200 g" };
    expect(await studio.ask("printers.write", { session, keeper: "person", profile: renamed, was: "Office" })).toEqual([
      { keeper: "project", profile: { name: "Shop" } },
      { keeper: "person", profile: renamed },
    ]);
    expect(await studio.ask("printers.remove", { session, keeper: "project", name: "Shop" })).toEqual([
      { keeper: "person", profile: renamed },
    ]);
  });

  test("profiles that can't be read are left alone, and a place that takes nothing is said", async () => {
    writeFileSync(join(studio.home, "printers.json"), "not json");
    const write = () => studio.call("printers.write", { session, keeper: "person", profile: { name: "x" } });
    expect(await write()).toMatchObject({ problem: { code: "app/unreadable-profile" } });
    expect(readFileSync(join(studio.home, "printers.json"), "utf8")).toBe("not json");
    rmSync(studio.home, { recursive: true });
    symlinkSync("no/such/place", studio.home);
    expect(await write()).toMatchObject({ problem: { code: "app/profile-not-saved" } });
  });
});
