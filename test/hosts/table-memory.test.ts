import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TableMemory } from "../../main/api";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** How a table came in is remembered by the name of its file. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

const memory: TableMemory = {
  mode: "mirror",
  map: { id: "Nr", columns: { A: "/cost", B: null }, made: { "/name": "{A}" } },
};

test("is there again, for that file and the latest others, unless somebody else wrote it", async () => {
  const { session } = await studio.ask("project.sample", { game: "flask" });
  const recall = (file: string) => studio.ask("tables.recall", { session, file });
  expect(await recall("a.csv")).toBeNull();
  await studio.ask("tables.remember", { session, file: "a.csv", memory });
  expect(await recall("a.csv")).toEqual(memory);
  for (let n = 0; n < 40; n++) await studio.ask("tables.remember", { session, file: `${n}.csv`, memory });
  expect([await recall("a.csv"), await recall("39.csv")]).toEqual([null, memory]);
  const own = join(studio.home, "projects", "flask-sample", ".cardwright");
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "tables.json"), JSON.stringify({ "a.csv": { mode: "eat", map: {} } }));
  expect(await recall("a.csv")).toBeNull();
});
