import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlayedMatch } from "../../main/api";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** The matches that were lately played to their end in a project. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

const match = (n: number): PlayedMatch => ({
  id: n.toString(16).padStart(16, "0"),
  game: "flask",
  names: ["Player 1", "Greedy"],
  winners: [0],
  turns: n,
  actions: 3 * n,
  cards: { attack: { hash: "ab", drawn: 2, played: 1, stuck: 1, at: 4 } },
});
const record = (n: number) => ({ game: "flask", actions: [], seed: n });
const open = async () => (await studio.ask("project.sample", { game: "flask" })).session;
const add = (session: string, n: number) => studio.ask("played.add", { session, match: match(n), record: record(n) });
const ownFile = () => join(studio.home, "projects", "flask-sample", ".cardwright", "played.json");

test("are listed the newest first, each once, and are there again after the program was started anew", async () => {
  let session = await open();
  expect(await studio.ask("played.list", { session })).toEqual([]);
  await Promise.all([add(session, 1), add(session, 2), add(session, 1)]);
  studio = await studio.restart();
  session = await open();
  expect(await studio.ask("played.list", { session })).toEqual([match(1), match(2)]);
  expect(await studio.ask("played.recall", { session, id: match(2).id })).toEqual(record(2));
  expect(await studio.ask("played.forget", { session, id: match(2).id })).toEqual([match(1)]);
  expect(await studio.ask("played.recall", { session, id: match(2).id })).toBeNull();
});

test("give way, the oldest first, once there are many", async () => {
  const session = await open();
  for (let n = 1; n <= 30; n++) await add(session, n);
  const listed = await studio.ask("played.list", { session });
  expect([listed.length, listed[0]!.turns, listed.at(-1)!.turns]).toEqual([24, 30, 7]);
});

test("are none of the project's files; what another hand wrote there counts as none", async () => {
  const session = await open();
  await add(session, 1);
  expect(existsSync(ownFile())).toBe(true);
  expect([...(await studio.texts()).keys()].filter((path) => path.includes("played"))).toEqual([]);
  writeFileSync(ownFile(), JSON.stringify([{ match: { id: "../../x" }, record: {} }, 7]));
  expect(await studio.ask("played.list", { session })).toEqual([]);
});
