import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { JobEnd } from "../../main/api";
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
