import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playerOf } from "../../engine/bots/bot";
import { greedy } from "../../engine/bots/greedy";
import { Match } from "../../engine/core/match";
import { writeRecord } from "../../engine/core/record";
import { seedRng } from "../../engine/core/rng";
import { starterRules } from "../engine/starter";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";
import { handsAt } from "./table-hands";

/**
 * What is left of a match: what decided it, what became of its cards, other ways it went, and what a bot would do. How it is
 * kept: saved, over a reload, with its project.
 */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "After" }, room: "table" });
});
afterAll(() => studio.end());

const button = (name: string | RegExp) => studio.page.getByRole("button", { name, exact: typeof name === "string" });
const { region, answers, log, moment, done, toTable, seatBy, choose, deal, leave } = handsAt(() => studio);

/** A match that bots have played to its end, as a file of the project: nobody has to wait for it. */
function writePlayed(): void {
  const { rules } = starterRules("castle-lanes");
  const match = new Match("castle-lanes", rules, { seed: 5 });
  const rng = seedRng(3);
  const seated = [0, 1].map((seat) => playerOf(greedy, rules, seat));
  while (match.state.result === null) {
    const { seat } = match.state.prompt!;
    match.do(seated[seat]!(rules.view(match.state, seat), rng));
  }
  mkdirSync(join(studio.folder("after"), "matches"), { recursive: true });
  studio.write("after", "matches/played.json", JSON.stringify({ name: "Played", ...writeRecord(match) }));
}

test("says what decided it, leads there, and stays beside the cards that were in it", async () => {
  const { page } = studio;
  writePlayed();
  await button("Table").click();
  await button("Load Played").click();
  await region("Result")
    .getByText(/swung most|ended it/)
    .waitFor();
  const end = await done();
  await button("Look back at it all").click();
  const curve = page.getByRole("slider", { name: /^How .* stood, turn by turn$/ });
  const decided = await curve.getAttribute("aria-valuetext");
  await curve.press("Home");
  expect(await curve.getAttribute("aria-valuetext")).toMatch(/^Turn 1, /);
  await button("What decided it").click();
  expect(await curve.getAttribute("aria-valuetext")).toBe(decided);
  expect(await page.getByRole("list", { name: "What happened then" }).getByRole("listitem").count()).toBeGreaterThan(0);
  expect(await axeFaults(page, "[class*=badge]")).toEqual([]);
  const played = page.getByRole("row").filter({ has: page.getByRole("button") });
  const name = await played.first().getByRole("rowheader").innerText();
  await curve.press("Enter");
  await moment().waitFor();
  expect(await done()).toBeLessThan(end);
  await button("Set").click();
  await page.getByRole("option", { name }).first().dblclick();
  await button(/^Drawn .*, played [1-9]/).click();
  await page.getByRole("menuitem", { name: /won in \d+ turns/ }).click();
  await page.getByRole("heading", { name: /^Played before: / }).waitFor();
  expect(await done()).toBeLessThan(end);
  await button("Back to the card").first().click();
  await button(/^Drawn .*, played [1-9]/).waitFor();
});

test("a bot says what it would do before anything is done; other ways it went are there after a reload", async () => {
  const { page } = studio;
  await toTable();
  await seatBy(1, "Person");
  await seatBy(2, "Person");
  await deal();
  await button(/^I am /).click();
  await page.getByLabel("Cover hands").uncheck();
  await button("What would a bot do?").click();
  const choices = page.getByRole("list", { name: "What the greedy bot would do" }).getByRole("listitem");
  await choices.first().waitFor();
  expect(await choices.first().innerText()).toMatch(/best$/);
  expect(await done()).toBe(0);
  await button("Let it do this").click();
  await expect.poll(done).toBe(1);
  await page.keyboard.press(",");
  await expect.poll(done).toBe(0);
  await page.keyboard.press(".");
  await expect.poll(done).toBe(1);
  await page.keyboard.press(",");
  await expect.poll(done).toBe(0);
  await answers().last().click();
  await expect.poll(done).toBe(1);
  const others = button("Other ways it went");
  await expect.poll(() => others.isEnabled()).toBe(true);
  // What is kept for a reload is written by then.
  await page.waitForTimeout(800);
  await page.reload();
  await button("Go on with the match that was not saved").click();
  await others.click();
  await page.getByRole("menuitem", { name: /Left open in turn \d+\.$/ }).click();
  await expect.poll(done).toBe(1);
});

/** How the match ended that bots played among themselves. */
let ended: { actions: number; result: string };

describe("bots among themselves", () => {
  test("finish a match, which is saved", async () => {
    const { page } = studio;
    await studio.make("flask", "Bots", "table");
    await seatBy(1, "Random bot");
    await deal();
    await choose("Bots", "At once");
    await region("Result").waitFor({ timeout: 60_000 });
    const actions = await done();
    const result = await region("Result").getByRole("heading").innerText();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("The first one");
    await page.keyboard.press("Enter");
    await expect.poll(() => studio.list("bots", "matches")).toEqual(["the-first-one.json"]);
    const saved = JSON.parse(studio.read("bots", "matches/the-first-one.json"));
    expect(saved.actions.length).toBe(actions);
    expect(saved.players.map(({ bot }: { bot: string }) => bot)).toEqual(["random", "greedy"]);
    ended = { actions, result };
    await leave();
  });

  test("a match that is loaded waits to be looked at, however fast bots are", async () => {
    const { page } = studio;
    const { end: _, ...saved } = JSON.parse(studio.read("bots", "matches/the-first-one.json"));
    const actions = saved.actions.slice(0, -3);
    studio.write("bots", "matches/cut.json", JSON.stringify({ ...saved, name: "Cut", actions }, null, 2));
    await page.getByRole("button", { name: "Load Cut" }).click();
    await page.getByRole("button", { name: "Play on" }).waitFor();
    await page.waitForTimeout(300);
    expect(await done()).toBe(actions.length);
    await leave();
    await page.getByRole("button", { name: "Delete Cut" }).click();
  });

  test("a match that the rules no longer allow says at which action", async () => {
    const { page } = studio;
    const saved = JSON.parse(studio.read("bots", "matches/the-first-one.json"));
    saved.actions[4] = { type: "nonsense" };
    studio.write("bots", "matches/odd.json", JSON.stringify({ ...saved, name: "Odd" }, null, 2));
    await page.getByRole("button", { name: "Load Odd" }).click();
    await page.getByRole("alert").getByText("action 5").waitFor();
    await page.getByRole("button", { name: "Delete Odd" }).click();
    await expect.poll(() => studio.list("bots", "matches")).toEqual(["the-first-one.json"]);
  });
});

test("after the page was loaded anew a match that was not saved is offered again, and a saved one is as it stood", async () => {
  const { page } = studio;
  await toTable();
  await seatBy(1, "Person");
  await seatBy(2, "Greedy bot");
  await page.getByLabel("Seed").fill("12");
  await deal();
  await choose("Bots", "At once");
  await answers().first().waitFor();
  await answers().last().click();
  await answers().first().waitFor();
  // The bot has answered by then, and what is kept for a reload is written.
  await page.waitForTimeout(800);
  const before = await done();
  const words = await log().innerText();
  await page.reload();
  await page.getByRole("button", { name: "Go on with the match that was not saved" }).click();
  await answers().first().waitFor();
  expect(await done()).toBe(before);
  expect(await log().innerText()).toBe(words);
  // Whoever leaves isn't asked whether it shall be lost: it isn't.
  await leave();
  const kept = page.getByRole("listitem").filter({ has: button("Go on with the match that was not saved") });
  await kept.getByText(`Not saved yet · Turn`).waitFor();
  await kept.getByRole("button", { name: "Forget the match that was not saved" }).click();
  await kept.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
  expect(await button("Go on with the match that was not saved").count()).toBe(0);
  await button("Load The first one").click();
  await region("Result").getByRole("heading", { name: ended.result }).waitFor();
  expect(await done()).toBe(ended.actions);
  await leave();
});

test("another project's table is its own, also in the middle of a match", async () => {
  const { page } = studio;
  await studio.make("castle-lanes", "Castles", "table");
  await seatBy(1, "Random bot");
  await deal();
  await expect.poll(done).toBeGreaterThan(0);
  await studio.call("project.create", { game: "flask", name: "Third" });
  await page.getByRole("heading", { name: "Deal a match of Flask" }).waitFor();
  await page.getByText("None yet.").waitFor();
});

test("the match of a project that was left is offered on return, and makes room for another one without being lost", async () => {
  const { page } = studio;
  const { value } = await studio.call("recent.list", {});
  const folder = (value as { name: string; folder: string }[]).find(({ name }) => name === "Castles")?.folder;
  await studio.call("project.open", { folder });
  await page.getByRole("heading", { name: "Deal a match of Castle Lanes" }).waitFor();
  await page.getByRole("button", { name: "Go on with the match that was not saved" }).waitFor();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await region("What happened").waitFor();
  await leave();
  await page.reload();
  await page.getByRole("button", { name: /^Go on with .+ actions?, not saved$/ }).click();
  await region("What happened").waitFor();
  expect(await done()).toBeGreaterThan(0);
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
