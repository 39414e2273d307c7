import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { KeptMatch } from "../../main/api";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** The match on a project's table that no file holds yet. */

let studio: StudioFixture;
beforeEach(() => {
  studio = startStudio();
});
afterEach(() => studio.end());

const match = (done: number): KeptMatch => ({
  game: "flask",
  names: ["Player 1", "Greedy"],
  done,
  record: { game: "flask", actions: [] },
});
const root = () => join(studio.home, "projects", "flask-sample");
const ownFile = () => join(root(), ".cardwright", "match.json");
const open = async () => (await studio.ask("project.sample", { game: "flask" })).session;
const recall = (session: string) => studio.ask("match.recall", { session });

test("is there again after the project was closed, another one opened, and the program started anew", async () => {
  let session = await open();
  expect(await recall(session)).toBeNull();
  await studio.ask("match.keep", { session, match: match(3) });
  await studio.ask("project.close", { session });
  const other = await studio.ask("project.create", { game: "flask", name: "Other" });
  expect(await recall(other.session)).toBeNull();
  session = await open();
  expect(await recall(session)).toEqual(match(3));
  studio = await studio.restart();
  expect(await recall(await open())).toEqual(match(3));
});

test("what is kept a moment after the project was closed is not lost", async () => {
  const session = await open();
  await studio.ask("match.keep", { session, match: match(3) });
  await studio.ask("project.close", { session });
  await studio.ask("match.keep", { session, match: match(4) });
  expect(await recall(await open())).toEqual(match(4));
});

test("is gone once it is forgotten, also if that comes at once", async () => {
  const session = await open();
  await Promise.all([
    studio.ask("match.keep", { session, match: match(3) }),
    studio.ask("match.keep", { session, match: null }),
  ]);
  expect(await recall(session)).toBeNull();
});

test("is none of git's business, nor part of the project", async () => {
  const session = await open();
  await studio.ask("match.keep", { session, match: match(3) });
  expect(readFileSync(join(root(), ".cardwright", ".gitignore"), "utf8")).toBe("*\n");
  expect([...(await studio.texts()).keys()].filter((path) => path.includes("match"))).toEqual([]);
});

test("a file that holds something else counts as none", async () => {
  const session = await open();
  mkdirSync(join(root(), ".cardwright"), { recursive: true });
  for (const text of ["", "{", "[]", "null", '{ "game": "chess" }']) {
    writeFileSync(ownFile(), text);
    expect(await recall(session), text).toBeNull();
  }
});

test("of a project that may only be looked at is kept beside the person's settings", async () => {
  const first = await open();
  await studio.ask("match.keep", { session: first, match: match(3) });
  const second = startStudio({ host: "browser" }, studio.home);
  const { session, readOnly } = await second.ask("project.sample", { game: "flask" });
  expect(readOnly).toBe("locked");
  expect(await second.ask("match.recall", { session })).toBeNull();
  await second.ask("match.keep", { session, match: match(9) });
  expect([await second.ask("match.recall", { session }), await recall(first)]).toEqual([match(9), match(3)]);
  await second.services.close();
});

test("that can't be kept says so", async () => {
  const session = await open();
  rmSync(ownFile(), { force: true });
  mkdirSync(ownFile(), { recursive: true });
  const kept = await studio.call("match.keep", { session, match: match(3) });
  expect(kept.ok || kept.problem.code).toBe("app/match-not-kept");
  expect(existsSync(ownFile())).toBe(true);
});

test("the free table is kept beside the match, and each goes without the other", async () => {
  const session = await open();
  const table = { saved: null, table: { name: "Deck against deck", moves: [] } };
  await studio.ask("match.keep", { session, match: match(3) });
  await studio.ask("free-table.keep", { session, table });
  studio = await studio.restart();
  const again = await open();
  expect(await studio.ask("free-table.recall", { session: again })).toEqual(table);
  await studio.ask("match.keep", { session: again, match: null });
  expect(await studio.ask("free-table.recall", { session: again })).toEqual(table);
  await studio.ask("free-table.keep", { session: again, table: null });
  expect(await studio.ask("free-table.recall", { session: again })).toBeNull();
});

test("the position that is being set up is there again, and none in a set that has none", async () => {
  const session = await open();
  expect(await studio.ask("position.recall", { session })).toBeNull();
  const kept = { game: "flask" as const, position: { players: [{ hand: ["R1 - R1"] }, {}] } };
  await studio.ask("position.keep", { session, kept });
  studio = await studio.restart();
  expect(await studio.ask("position.recall", { session: await open() })).toEqual(kept);
});

test("matches that made room for others are kept beside it, whatever else a file holds", async () => {
  const session = await open();
  expect(await studio.ask("match.aside", { session })).toEqual([]);
  await studio.ask("match.put-aside", { session, matches: [match(3), match(8)] });
  await studio.ask("match.keep", { session, match: match(1) });
  studio = await studio.restart();
  const again = await open();
  expect(await studio.ask("match.aside", { session: again })).toEqual([match(3), match(8)]);
  expect(await recall(again)).toEqual(match(1));
  writeFileSync(join(root(), ".cardwright", "aside.json"), JSON.stringify([match(3), { game: "chess" }, null]));
  expect(await studio.ask("match.aside", { session: again })).toEqual([match(3)]);
});

test("a studio that was never told of a project keeps nothing for it", async () => {
  const kept = await studio.call("match.keep", { session: "nobody's", match: match(3) });
  expect(kept.ok || kept.problem.code).toBe("project/other-session");
});
