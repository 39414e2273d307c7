import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type StudioFixture, startStudio } from "./studio-fixture";

/** Requests of a page that goes are under way at once: they are told apart by their turn, not by when they arrive. */

let studio: StudioFixture;
let session: string;
beforeEach(async () => {
  studio = startStudio();
  session = (await studio.ask("project.create", { game: "flask", name: "Set", empty: true })).session;
});
afterEach(() => studio.end());

const [attack, shield] = ["cards/attack.json", "cards/shield.json"];
const turn = (number: number, page = "page") => ({ page, number });
const edit = (number: number, texts: Record<string, string>, page?: string) =>
  studio.ask("project.edit", {
    session,
    label: `Edit ${number}`,
    turn: turn(number, page),
    changes: Object.entries(texts).map(([path, text]) => ({ path, text })),
  });
const text = async (path: string) => (await studio.texts()).get(path);

test("of two edits of a page the later one stays, though it arrives first", async () => {
  await edit(2, { [attack]: "Attack and leave" });
  expect(await edit(1, { [attack]: "Attack and leav" })).toMatchObject({ undo: "Edit 2" });
  expect(await text(attack)).toBe("Attack and leave");
});

test("what a late edit says about other files is taken all the same", async () => {
  await edit(2, { [attack]: "new" });
  await edit(1, { [attack]: "old", [shield]: "a shield" });
  expect([await text(attack), await text(shield)]).toEqual(["new", "a shield"]);
});

test("an edit that is sent again takes back nothing that others did since", async () => {
  await edit(1, { [attack]: "mine" });
  await edit(1, { [attack]: "theirs" }, "another page");
  await edit(1, { [attack]: "mine" });
  expect(await text(attack)).toBe("theirs");
});

test("a page that begins anew counts anew", async () => {
  await edit(7, { [attack]: "before the reload" });
  await edit(1, { [attack]: "after it" }, "the next page");
  expect(await text(attack)).toBe("after it");
});

test("an undo takes nothing back that was typed after it, and the same one nothing twice", async () => {
  await edit(1, { [attack]: "one" });
  await edit(3, { [attack]: "two" });
  await studio.ask("project.undo", { session, turn: turn(2) });
  expect(await text(attack)).toBe("two");
  await studio.ask("project.undo", { session, turn: turn(4) });
  await studio.ask("project.undo", { session, turn: turn(4) });
  expect(await text(attack)).toBe("one");
  await studio.ask("project.redo", { session, turn: turn(5) });
  expect(await text(attack)).toBe("two");
});

test("a file comes back from the trash once, although the request is sent again", async () => {
  const trash = () => studio.ask("trash.list", { session });
  await edit(1, { [attack]: '{ "name": "Attack", "composition": { "R1": 1 } }' });
  await expect.poll(() => existsSync(join(studio.home, "projects", "set", attack))).toBe(true);
  await studio.ask("project.edit", { session, label: "Delete", changes: [{ path: attack, text: null }] });
  await expect.poll(async () => (await trash()).length).toBe(1);
  const back = { session, id: (await trash())[0]!.id, turn: turn(3) };
  expect(await studio.ask("trash.restore", back)).toEqual(await studio.ask("trash.restore", back));
  expect([...(await studio.texts()).keys()].filter((path) => path.startsWith("cards/"))).toEqual([attack]);
});

test("a refused edit leaves the turn to what comes after it", async () => {
  const refused = { session, label: "x", turn: turn(2), changes: [{ path: "cardwright.json", text: null }] };
  expect(await studio.call("project.edit", refused)).toMatchObject({ problem: { code: "project/manifest-needed" } });
  await edit(1, { [attack]: "one" });
  expect(await text(attack)).toBe("one");
});
