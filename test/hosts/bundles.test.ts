import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** The open set goes out as one file; one that comes in becomes a project of its own. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

test("what was typed last is packed, and opens beside the set that it came from", async () => {
  const { session } = await studio.ask("project.sample", { game: "flask" });
  const path = "cards/typed.json";
  const card = readFileSync("templates/flask/starter/cards/attack.json", "utf8");
  await studio.ask("project.edit", { session, label: "New card", changes: [{ path, text: card }] });
  const packed = await studio.ask("bundle.pack", { session });
  const bytes = readFileSync(studio.services.outputs.find(packed.output)!.path);
  expect([packed.name, packed.bytes]).toEqual(["flask-starter-set.cardset", bytes.length]);
  const opened = await studio.ask("bundle.open", { name: packed.name, base64: bytes.toString("base64") });
  expect(opened.files.find((file) => file.path === path)?.text).toBe(card);
  const refused = await studio.call("bundle.open", { name: "x", base64: "AAAA" });
  expect(refused.ok).toBe(false);
  await studio.services.openBundle(join(studio.home, "nowhere.cardset")).then(({ ok }) => expect(ok).toBe(false));
});
