import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Input, JobEnd, JobProgress, PrintedFile } from "../../main/api";
import { createOutputs, type Outputs } from "../../main/services/outputs";
import { printProject } from "../../main/services/print-project";
import { type StudioFixture, startStudio } from "./studio-fixture";

let studio: StudioFixture;
const start = () => {
  studio = startStudio();
};
const end = () => studio.end();

const attack = "cards/attack.json";
const openSample = () => studio.ask("project.sample", { game: "flask" });

const sheet = {
  deck: null,
  paper: "a4",
  orientation: "portrait",
  margin: 8,
  gutter: 0,
  bleed: 0,
  marks: "lines",
} as const;

type Printed = Extract<JobEnd, { ok: false }> | { ok: true; value: PrintedFile };
async function printed(session: string, settings: Partial<Input<"print.start">["settings"]>): Promise<Printed> {
  const { job } = await studio.ask("print.start", { session, settings: { ...sheet, ...settings } });
  const ended = () =>
    studio.events.map(({ data }) => data).find((data) => (data as JobEnd).job === job && "ok" in data);
  return vi.waitUntil(ended, { timeout: 15_000 }) as Promise<Printed>;
}

describe("of a set that nothing changes", () => {
  let session: string;
  beforeAll(async () => {
    start();
    ({ session } = await openSample());
  });
  afterAll(end);

  test("prints only what a search finds", async () => {
    expect(await printed(session, { cards: "name:attack -double" })).toMatchObject({ ok: true, value: { cards: 3 } });
  });

  test("prints pieces instead of cards", async () => {
    const end = await printed(session, { pieces: ["resource", "summary"], players: 2 });
    expect(end).toMatchObject({ ok: true, value: { cards: 0, pieces: 58, pages: 1, problems: [] } });
    expect(end.ok && end.value.name).toMatch(/-pieces\.pdf$/);
    const unknown = await printed(session, { pieces: ["meeple"] });
    expect(unknown).toMatchObject({ ok: false, problem: { code: "press/unknown-piece" } });
  });

  const unprintable: [what: string, settings: object, code: string][] = [
    ["a deck that isn't there", { deck: "nope" }, "app/unreadable-deck"],
    ["nothing", { cards: "zzz" }, "press/nothing-to-print"],
    ["on paper that is too small", { cardSize: "400x400" }, "press/card-too-large"],
  ];
  test.each(unprintable)("can't print %s", async (_, settings, code) => {
    expect(await printed(session, settings)).toMatchObject({ ok: false, problem: { code } });
  });

  test("says so when there is no room for the printed file", async () => {
    writeFileSync(join(studio.home, "full"), "");
    const full: Outputs = {
      ...createOutputs(),
      reserve: async (name) => ({ id: "x", name, path: join(studio.home, "full", "x") }),
    };
    const end = await studio.services.desk.with(session, (store) => printProject(store, sheet, full, {}));
    expect(end).toMatchObject({ ok: false, problem: { code: "app/output-not-made" } });
  });
});

describe("of a set of its own", () => {
  beforeEach(start);
  afterEach(end);

  test("prints the project as it is shown, and keeps the file for fetching", async () => {
    const { session } = await openSample();
    const end = await printed(session, { deck: "red" });
    if (!end.ok) throw new Error(end.problem?.message);
    expect(end.value).toMatchObject({ name: "Flask starter set - Red.pdf", pages: 2, cards: 15, problems: [] });
    const output = studio.services.outputs.find(end.value.output)!;
    const bytes = readFileSync(output.path);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBe(end.value.bytes);
    const progress = studio.events.filter(({ name }) => name === "job.progress").map(({ data }) => data as JobProgress);
    expect(progress.at(-1)).toMatchObject({ done: progress[0]!.total, total: progress[0]!.total });
    await studio.services.close();
    expect(existsSync(output.path)).toBe(false);
  });

  test("leaves out a card that can't be read, and says so", async () => {
    const { session } = await openSample();
    await studio.ask("project.edit", { session, label: "x", changes: [{ path: attack, text: "{" }] });
    const end = await printed(session, {});
    expect(end).toMatchObject({
      ok: true,
      value: { cards: 18, problems: [{ code: "app/card-left-out", where: { card: "attack" } }] },
    });
  });

  test("can't print while it isn't known which game the cards are for", async () => {
    const { session } = await openSample();
    await studio.ask("project.edit", { session, label: "x", changes: [{ path: "cardwright.json", text: "{" }] });
    expect(await printed(session, {})).toMatchObject({ ok: false, problem: { code: "app/unreadable-manifest" } });
  });

  test("a cancelled print ends at once, with neither file nor problem", async () => {
    const { session } = await openSample();
    const { job } = await studio.ask("print.start", { session, settings: sheet });
    await studio.ask("job.cancel", { job });
    const end = await vi.waitUntil(() => studio.events.find(({ name }) => name === "job.end")?.data, {
      timeout: 20_000,
    });
    expect(end).toEqual({ job, ok: false, problem: null });
    expect(await studio.call("job.cancel", { job })).toMatchObject({ problem: { code: "app/unknown-job" } });
  });

  test("saves a finished file where the person says", async () => {
    const target = join(studio.home, "saved.pdf");
    const answers = [null, target, join(studio.home, "no", "such", "folder.pdf")];
    const home = studio.home;
    await studio.services.close();
    studio = startStudio({ host: "electron", pickSavePlace: async () => answers.shift()! }, home);
    const { session } = await openSample();
    const end = await printed(session, {});
    if (!end.ok) throw new Error(end.problem?.message);
    const { output, bytes } = end.value;
    expect(await studio.ask("output.save", { output })).toEqual({ saved: false });
    expect(await studio.ask("output.save", { output })).toMatchObject({ saved: true });
    expect(readFileSync(target).length).toBe(bytes);
    expect(await studio.call("output.save", { output })).toMatchObject({ problem: { code: "app/output-not-saved" } });
  });
});
