import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JobEnd } from "../../main/api";
import { renamePicture } from "../../project/pictures/rename-picture";
import { usualPrint } from "../../schemas/print-settings";
import { type StudioFixture, startStudio } from "./studio-fixture";

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

const attack = "cards/attack.json";
const openSample = () => studio.ask("project.sample", { game: "flask" });

const square = async (background: string) =>
  (
    await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("base64");

test("a picture has a small one, kept until it changes; twins are found by their bytes", async () => {
  const { session } = await openSample();
  const red = await square("#aa3322");
  await studio.ask("assets.add", { session, name: "red.png", base64: red });
  const folder = join(studio.home, "projects", "flask-sample");
  writeFileSync(join(folder, "art", "again.png"), Buffer.from(red, "base64"));
  await studio.ask("assets.add", { session, name: "broken.png", base64: Buffer.from("no picture").toString("base64") });
  const small = await studio.ask("assets.thumbnail", { session, path: "art/red.png" });
  expect([small?.width, small?.height]).toEqual([900, 600]);
  expect(Buffer.from(small!.base64, "base64").length).toBeLessThan(5000);
  expect(readdirSync(join(folder, ".cardwright", "thumbnails"))).toHaveLength(1);
  expect(await studio.ask("assets.thumbnail", { session, path: "art/red.png" })).toEqual(small);
  expect(await studio.ask("assets.thumbnail", { session, path: "art/broken.png" })).toBeNull();
  expect(await studio.call("assets.thumbnail", { session, path: "art/../cardwright.json" })).toMatchObject({
    problem: { code: "project/asset-missing" },
  });
  expect(await studio.ask("assets.same", { session })).toEqual([["art/again.png", "art/red.png"]]);
});

test("pictures that look alike are told, though one is smaller and of another kind", async () => {
  const { session } = await openSample();
  const drawn = (angle: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#eee"/><g transform="rotate(${angle} 300 300)"><path d="M80 60h120v420h-120z"/><circle cx="420" cy="180" r="110" fill="#b33"/><path d="M300 380h240v160z" fill="#357"/></g></svg>`,
    );
  const add = async (name: string, picture: ReturnType<typeof sharp>) =>
    studio.ask("assets.add", { session, name, base64: (await picture.toBuffer()).toString("base64") });
  await add("owl.png", sharp(drawn(0)).png());
  await add("owl-small.jpg", sharp(drawn(0)).resize(240).jpeg({ quality: 70 }));
  await add("other.png", sharp(drawn(90)).png());
  await add("plain.png", sharp({ create: { width: 50, height: 50, channels: 3, background: "#123456" } }).png());
  expect(await studio.ask("assets.alike", { session })).toEqual([
    ["art/owl-small.jpg", "art/owl.png"],
    ["art/owl.png", "art/owl-small.jpg"],
  ]);
  // Small pictures that a stranger's folder brings along are none, where they aren't made as here.
  const kept = join(studio.home, "projects", "flask-sample", ".cardwright", "thumbnails");
  for (const file of readdirSync(kept)) {
    const small = JSON.parse(readFileSync(join(kept, file), "utf8"));
    writeFileSync(join(kept, file), JSON.stringify({ ...small, look: 7 }));
  }
  expect(await studio.ask("assets.alike", { session })).toHaveLength(2);
});

test("a deleted picture waits in the trash and comes back, never over another one", async () => {
  const { session } = await openSample();
  const add = async (colour: string) =>
    studio.ask("assets.add", { session, name: "owl.png", base64: await square(colour) });
  const { path } = await add("#123456");
  const file = join(studio.home, "projects", "flask-sample", path);
  const { id } = await studio.ask("assets.remove", { session, path });
  expect(existsSync(file)).toBe(false);
  await add("#654321");
  const back = () => studio.call("assets.bring-back", { session, id });
  expect(await back()).toMatchObject({ problem: { code: "project/asset-in-place" } });
  await studio.ask("assets.remove", { session, path });
  rmSync(join(file, ".."), { recursive: true });
  writeFileSync(join(file, ".."), "no folder");
  expect(await back()).toMatchObject({ problem: { code: "project/asset-not-moved" } });
  rmSync(join(file, ".."));
  expect((await back()).ok).toBe(true);
  expect(existsSync(file)).toBe(true);
  expect(await back()).toMatchObject({ problem: { code: "project/not-in-trash" } });
  const odd = `${id.slice(0, id.indexOf("/"))}/art/../../../x.png`;
  expect(await studio.call("assets.bring-back", { session, id: odd })).toMatchObject({ ok: false });
});

test("a picture gets another name with the cards that show it, and one undo takes both back", async () => {
  const { session, files } = await openSample();
  const { path } = await studio.ask("assets.add", { session, name: "owl.png", base64: await square("#123456") });
  await studio.ask("assets.add", { session, name: "elk.png", base64: await square("#654321") });
  const before = files.find((each) => each.path === attack)!.text;
  const shown = JSON.stringify({ ...JSON.parse(before), art: { file: path } });
  await studio.ask("project.edit", { session, label: "Show", changes: [{ path: attack, text: shown }] });
  const rename = (to: string, from = path) => {
    const edit = renamePicture(new Map([[attack, shown]]), from, to);
    return studio.call("project.edit", { session, ...edit });
  };
  const there = () =>
    readdirSync(join(studio.home, "projects", "flask-sample", "art")).filter((name) => /owl|elk/i.test(name));
  const text = () => {
    const told = studio.events.map(({ data }) => data as { changes?: { path: string; text: string }[] });
    return JSON.parse(told.flatMap(({ changes = [] }) => changes).findLast((each) => each.path === attack)!.text).art
      .file;
  };
  for (const [to, from, code] of [
    ["art/Elk.png", path, "project/name-taken"],
    ["art/gone.png", "art/nobody.png", "project/asset-missing"],
    ["art/owl.svg", path, "project/unsafe-path"],
    ["art/../owl.png", path, "project/unsafe-path"],
    ["fonts/owl.png", path, "project/unsafe-path"],
  ] as const)
    expect(await rename(to, from), to).toMatchObject({ problem: { code } });
  expect((await rename("art/Night Owl.png")).ok).toBe(true);
  expect([there(), text()]).toEqual([["Night Owl.png", "elk.png"], "art/Night Owl.png"]);
  await studio.ask("project.undo", { session });
  expect([there(), text()]).toEqual([["elk.png", "owl.png"], path]);
  await studio.ask("project.redo", { session });
  expect([there(), text()]).toEqual([["Night Owl.png", "elk.png"], "art/Night Owl.png"]);
});

test("what leaves with pictures of unknown rights says so, and leaves", async () => {
  const { session, files } = await openSample();
  const { path } = await studio.ask("assets.add", { session, name: "owl.png", base64: await square("#123456") });
  const card = JSON.parse(files.find((each) => each.path === attack)!.text);
  const show = (art: object) =>
    studio.ask("project.edit", {
      session,
      label: "x",
      changes: [{ path: attack, text: JSON.stringify({ ...card, art: { file: path, ...art } }) }],
    });
  const settings = { ...usualPrint, deck: null, cards: "Attack" };
  const told = async () => {
    const { job } = await studio.ask("print.start", { session, settings });
    const ended = () =>
      studio.events.map(({ data }) => data).find((data) => (data as JobEnd).job === job && "ok" in data);
    const end = (await vi.waitUntil(ended, { timeout: 15_000 })) as JobEnd;
    return end.ok && end.value.problems.some(({ code }) => code === "app/unknown-rights");
  };
  await show({ licence: "Unknown" });
  expect(await told()).toBe(true);
  await show({ licence: "Own work" });
  expect(await told()).toBe(false);
});

test("a picture of another set comes along, from folders that were shown alone, and nothing else of it", async () => {
  const { session: theirs } = await studio.ask("project.create", { game: "flask", name: "Theirs" });
  await studio.ask("assets.add", { session: theirs, name: "owl.png", base64: await square("#123456") });
  const { session } = await studio.ask("project.create", { game: "flask", name: "Mine" });
  const { folder } = (await studio.ask("recent.list", {})).find(({ name }) => name === "Theirs")!;
  const lend = (from: string, path: string) => studio.call("assets.lend", { session, folder: from, path });
  expect(await lend(folder, "art/owl.png")).toMatchObject({ value: { path: "art/owl.png" } });
  expect(await lend(folder, "art/../cardwright.json")).toMatchObject({ problem: { code: "project/asset-missing" } });
  expect(await lend("never-shown", "art/owl.png")).toMatchObject({ ok: false });
});

test("an ink profile that no print can be made with doesn't come into the project", async () => {
  const { session } = await openSample();
  const add = (name: string, bytes: Buffer) =>
    studio.call("assets.add", { session, name, base64: bytes.toString("base64") });
  const own = readFileSync("profiles/cardwright-coated.icc");
  expect(await add("Half.ICC", own.subarray(0, 5000))).toMatchObject({
    ok: false,
    problem: { code: "press/not-an-ink-profile" },
  });
  expect(await add("PSO Coated v3.ICC", own)).toMatchObject({ ok: true, value: { path: "inks/pso-coated-v3.icc" } });
  expect(readdirSync(join(studio.home, "projects", "flask-sample", "inks"))).toEqual(["pso-coated-v3.icc"]);
});
