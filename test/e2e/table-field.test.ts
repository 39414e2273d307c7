import { mkdirSync } from "node:fs";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import { writeRecord } from "../../engine/core/record";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { playableGame } from "../../engine/games/play-registry";
import { starterSupply } from "../engine/starter";
import { axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** Playing on a field: pieces first, places second, points of one's own, and what is possible at any time. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "garden-incursion", name: "Garden" }, room: "table" });
  mkdirSync(`${studio.folder("garden")}/matches`, { recursive: true });
  for (const space of ["continuous", "square", "hex"]) writeMatch(space);
});
afterAll(() => studio.end());

/** A soldier of the first player before a drone of the second one, who is a person, too. */
function writeMatch(space: string): void {
  const at = (x: number, y: number): number[] => (space === "continuous" ? [x * 1000, y * 1000] : [x * 3, y * 3]);
  const position = {
    players: [{ queen: "copper-matriarch", hand: ["trail-scout"], energy: 3 }, { queen: "amber-sovereign" }],
    objects: [
      { card: "redjaw-soldier", owner: 0, at: at(2, 2) },
      { card: "drone-escort", owner: 1, at: at(4, 2) },
    ],
    options: { space, permanentTiming: "spawningAndAction" },
    step: "action",
  } as unknown as Json;
  const game = playableGame("garden-incursion");
  const ready = preparePosition(game, starterSupply("garden-incursion"), position);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const record = writeRecord(new Match("garden-incursion", ready.rules, { position }));
  studio.write("garden", `matches/${space}.json`, JSON.stringify({ ...record, name: space }));
}

const region = (name: string) => studio.page.getByRole("region", { name, exact: true });
const answers = () => studio.page.getByRole("list", { name: "Answers" }).getByRole("button");
const log = () => studio.page.getByRole("list", { name: "Log of the match" });
const piece = (name: string) => region("Battlefield").getByRole("button", { name: new RegExp(`^${name}`) });
const field = () => region("Battlefield").getByRole("button", { name: /^Choose a point/ });
const picked = () => studio.page.getByRole("list", { name: "Picked" });

async function load(name: string): Promise<void> {
  const { page } = studio;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: `Load ${name}` }).click();
  const mine = page.getByRole("button", { name: /^I am / });
  await answers().first().or(mine).first().waitFor();
  if (await mine.isVisible()) await mine.click();
  await answers().first().waitFor();
  await page.getByLabel("Cover hands").uncheck();
}

async function leave(): Promise<void> {
  const { page } = studio;
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
}

async function takeBack(): Promise<void> {
  await studio.page.keyboard.press("Control+z");
  await expect.poll(() => log().innerText()).toBe("");
}

/** A click at a share of the field's drawing. */
async function clickField(x: number, y: number): Promise<void> {
  const { width, height } = (await field().boundingBox())!;
  await field().click({ position: { x: width * x, y: height * y } });
}

describe("on the field without cells", () => {
  test("a piece and a click move it to exactly that point, and it can be taken back", async () => {
    await load("continuous");
    await piece("Redjaw Soldier").click();
    await studio.page.getByRole("form", { name: "Move Redjaw Soldier" }).waitFor();
    await clickField(0.45, 0.4);
    await expect.poll(() => log().innerText()).toMatch(/Redjaw Soldier moves to \d\.\d{2,3}\/\d\.\d{2,3}\./);
    await takeBack();
  });

  test("a click beyond its reach goes as far as it can", async () => {
    await piece("Redjaw Soldier").click();
    await clickField(0.95, 0.5);
    await expect.poll(() => log().innerText()).toMatch(/moves to (2\.99|3\.00)/);
    await takeBack();
  });

  test("numbers do it, too; what the rules refuse is said beside them, and they stay", async () => {
    const { page } = studio;
    await piece("Redjaw Soldier").click();
    const form = page.getByRole("form", { name: "Move Redjaw Soldier" });
    await form.getByLabel("From the left").fill("5.5");
    await form.getByLabel("From the top").fill("1.234");
    await form.getByRole("button", { name: "Move there" }).click();
    await form.getByRole("alert").getByText("That is beyond its range.").waitFor();
    expect(await form.getByLabel("From the left").inputValue()).toBe("5.5");
    await form.getByLabel("From the left").fill("2.345");
    await page.keyboard.press("Enter");
    await expect.poll(() => log().innerText()).toContain("Redjaw Soldier moves to 2.35/1.23.");
    await takeBack();
  });

  test("the keyboard aims on the field", async () => {
    const { page } = studio;
    await piece("Redjaw Soldier").focus();
    await page.keyboard.press("Enter");
    await field().focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => log().innerText()).toContain("Redjaw Soldier moves to 2.30/2.01.");
    await takeBack();
  });

  test("a piece and an enemy attack, and Escape takes a pick back", async () => {
    const { page } = studio;
    const all = await answers().count();
    await piece("Redjaw Soldier").click();
    await picked().getByText("With Redjaw Soldier").waitFor();
    expect(await answers().count()).toBeLessThan(all);
    await page.keyboard.press("Escape");
    await picked().waitFor({ state: "detached" });
    expect(await answers().count()).toBe(all);
    await piece("Redjaw Soldier").click();
    await piece("Drone Escort").click();
    await expect.poll(() => log().innerText()).toContain("Redjaw Soldier will attack Drone Escort.");
    await takeBack();
  });

  test("a card of the hand enters at the point that is clicked", async () => {
    await region("Player 1")
      .getByRole("button", { name: /^Trail Scout/ })
      .click();
    await clickField(0.2, 0.45);
    await expect.poll(() => log().innerText()).toMatch(/Trail Scout enters at/);
    await takeBack();
  });

  test("what is carried is played where it is let go; Escape lets go of it; where it can't lie it says why", async () => {
    const { page } = studio;
    const soldier = region("Battlefield").locator("[data-lift]", { hasText: "Redjaw Soldier" });
    /** Takes something up and carries it to a share of another thing's box. */
    const carry = async (thing: Locator, to: Locator, x = 0.5, y = 0.5): Promise<void> => {
      const [from, box] = [(await thing.boundingBox())!, (await to.boundingBox())!];
      await page.mouse.move(from.x + from.width / 2, from.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 5 });
    };
    await carry(soldier, field(), 0.45, 0.4);
    await page.mouse.up();
    await expect.poll(() => log().innerText()).toMatch(/Redjaw Soldier moves to/);
    await takeBack();
    await carry(soldier, piece("Drone Escort"));
    await page.mouse.up();
    await expect.poll(() => log().innerText()).toContain("Redjaw Soldier will attack Drone Escort.");
    await takeBack();
    const card = region("Player 1").getByRole("button", { name: /^Trail Scout/ });
    await carry(card, field(), 0.2, 0.45);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await log().innerText()).toBe("");
    await carry(card, region("Player 2").getByRole("heading").first());
    await page.mouse.up();
    await page.getByRole("status").getByText("Not there. Possible with it: Play Trail Scout.").first().waitFor();
    expect(await log().innerText()).toBe("");
  });

  test("a key tells all about what it is on: what its numbers are made of, and why it can't do the rest", async () => {
    const { page } = studio;
    await piece("Redjaw Soldier").focus();
    await page.keyboard.press("?");
    const about = page.getByRole("dialog", { name: "About Redjaw Soldier" });
    await about.getByText("Why attack is").waitFor();
    await about.getByText("Possible now").waitFor();
    expect(await axeFaultsOver(page, "[class*=badge]")).toEqual([]);
    await page.keyboard.press("Escape");
    await about.waitFor({ state: "detached" });
    await piece("Drone Escort").click({ button: "right" });
    await page.getByRole("dialog", { name: "About Drone Escort" }).waitFor();
    await page.keyboard.press("Escape");
  });

  test("a point first, then what is to be there", async () => {
    await clickField(0.3, 0.55);
    await picked().getByText("There").waitFor();
    await answers().filter({ hasText: "Move Copper Matriarch" }).click();
    await expect.poll(() => log().innerText()).toContain("Copper Matriarch moves to");
    await takeBack();
  });
});

describe("at any time", () => {
  test("markers are placed on points and pieces, and taken away", async () => {
    const { page } = studio;
    const more = (item: string | RegExp) =>
      page
        .getByRole("button", { name: "More to do" })
        .click()
        .then(() => page.getByRole("menuitem", { name: item }).click());
    await more(/^Player 1: place a marker on the field/);
    await page.getByRole("form").getByRole("combobox").click();
    await page.getByRole("option", { name: "blue" }).click();
    await clickField(0.8, 0.8);
    await expect.poll(() => log().innerText()).toMatch(/Player 1 places a blue marker at/);
    await more(/^Player 2: mark a piece/);
    await piece("Drone Escort").click();
    await page.getByRole("form").getByRole("button", { name: "Place it" }).click();
    await expect.poll(() => log().innerText()).toContain("Player 2 places a red marker on Drone Escort.");
    await more(/^Player 1: remove the blue marker/);
    await expect.poll(() => log().innerText()).toMatch(/removes the blue marker/);
  });

  test("who concedes is asked first", async () => {
    const { page } = studio;
    const concede = async () => {
      await page.getByRole("button", { name: "More to do" }).click();
      await page.getByRole("menuitem", { name: "Player 2: concede…" }).click();
    };
    await concede();
    await page.getByRole("dialog", { name: "Concede as Player 2?" }).getByRole("button", { name: "Play on" }).click();
    expect(await region("Result").count()).toBe(0);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await concede();
    await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
    await region("Result")
      .getByText(/Player 1/)
      .first()
      .waitFor();
    await page.keyboard.press("Control+z");
    await region("Result").waitFor({ state: "detached" });
    await leave();
  });
});

describe.each(["square", "hex"])("on cells: %s", (space) => {
  test("a piece and a cell move it there, by mouse and by numbers", async () => {
    const { page } = studio;
    await load(space);
    await piece("Redjaw Soldier").click();
    await clickField(7.5 / 19, 7.5 / 13);
    await expect.poll(() => log().innerText()).toMatch(/Redjaw Soldier moves to [67]\/[67]\./);
    await takeBack();
    await piece("Redjaw Soldier").click();
    const form = page.getByRole("form", { name: "Move Redjaw Soldier" });
    await form.getByLabel("From the left").fill("5");
    await form.getByLabel("From the top").fill("4");
    await form.getByRole("button", { name: "Move there" }).click();
    await expect.poll(() => log().innerText()).toContain("Redjaw Soldier moves to 5/4.");
    await leave();
  });
});

test("in Castle Lanes a card and a lane are enough, also by keyboard", async () => {
  const { page } = studio;
  await studio.make("castle-lanes", "Castles", "table");
  for (const seat of [1, 2]) {
    await page
      .getByRole("listitem", { name: `Seat ${seat}` })
      .getByLabel("Who")
      .click();
    await page.getByRole("option", { name: "Person" }).click();
  }
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  const asked = region("Asked now");
  await answers().first().waitFor();
  for (
    let n = 0;
    n < 30 &&
    (await answers()
      .filter({ hasText: / in the forest$/ })
      .count()) === 0;
    n++
  ) {
    const before = await asked.innerText();
    await answers().last().click();
    await expect.poll(() => asked.innerText()).not.toBe(before);
  }
  const text = await answers()
    .filter({ hasText: / in the forest$/ })
    .first()
    .locator(".visually-hidden")
    .innerText();
  const name = text.replace(/^Play /, "").replace(/ in the forest$/, "");
  const card = page
    .locator("[data-asked]")
    .and(page.getByRole("button", { name: new RegExp(`^${name}`) }))
    .first();
  await card.focus();
  await page.keyboard.press("Enter");
  await picked().getByText(name).waitFor();
  await page.getByRole("button", { name: "Forest", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => log().innerText()).toContain(name);
  await page.getByRole("button", { name: "More to do" }).click();
  expect(await page.getByRole("menuitem", { name: /concede…$/ }).count()).toBe(2);
  await page.keyboard.press("Escape");
  await leave();
}, 90_000);

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
