import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { greedy } from "../../engine/bots/greedy";
import { Match } from "../../engine/core/match";
import { writeRecord } from "../../engine/core/record";
import { seedRng } from "../../engine/core/rng";
import { starterRules } from "../engine/starter";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

/** What is left of a match: what decided it, what became of its cards, other ways it went; and what a bot would do. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "After" } });
});
afterAll(() => studio.end());

const button = (name: string | RegExp) => studio.page.getByRole("button", { name, exact: typeof name === "string" });
const region = (name: string) => studio.page.getByRole("region", { name, exact: true });
const moment = () => studio.page.getByRole("slider", { name: "Moment of the match" });
const done = async (): Promise<number> => Number((await moment().getAttribute("aria-valuetext"))?.match(/\d+/)?.[0]);

/** A match that bots have played to its end, as a file of the project: nobody has to wait for it. */
function writePlayed(): void {
  const { rules } = starterRules("castle-lanes");
  const match = new Match("castle-lanes", rules, { seed: 5 });
  const rng = seedRng(3);
  while (match.state.result === null) {
    const { seat } = match.state.prompt!;
    match.do(greedy.choose(rules, rules.view(match.state, seat), seat, rng).action);
  }
  mkdirSync(join(studio.folder("after"), "matches"), { recursive: true });
  studio.write("after", "matches/played.json", JSON.stringify({ name: "Played", ...writeRecord(match) }));
}

async function deal(...kinds: string[]): Promise<void> {
  const { page } = studio;
  await button("Table").click();
  for (const [n, kind] of kinds.entries()) {
    await page
      .getByRole("listitem", { name: `Seat ${n + 1}` })
      .getByLabel("Who")
      .click();
    await page.getByRole("option", { name: kind }).click();
  }
  await button("Deal").click();
  await region("What happened").waitFor();
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
  await deal("Person", "Person");
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
  const answers = page.getByRole("list", { name: "Answers" }).getByRole("button");
  await answers.last().click();
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
  expect(studio.complaints).toEqual([]);
});
