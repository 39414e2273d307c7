import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";
import { type Flight, watchFlights } from "./table-flights";
import { handsAt } from "./table-hands";

/** Matches as one sits down to them: with bots, with programs, with decks that can't be dealt. What stays hidden: `table-secrets.test.ts`. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ isMoving: true, project: { game: "flask", name: "Table" }, room: "table" });
});
afterAll(() => studio.end());

const { region, answers, log, done, toTable, seatBy, choose, deal, leave } = handsAt(() => studio);

/** The first answer, whatever it is. What is asked several times in a row is answered once more each time, and then confirmed. */
async function answer(): Promise<void> {
  const { page } = studio;
  const all = page.getByRole("button", { name: /^Confirm all/ });
  await answers().first().waitFor();
  const before = await done();
  const step = async () => {
    const isWhole = (await all.count()) > 0 && (await all.isEnabled());
    await (isWhole ? all : answers().and(page.locator(":enabled")).first()).click();
    return done();
  };
  await expect.poll(step).toBeGreaterThan(before);
}

// The colours of badges are no matter of the table.
const faults = () => axeFaults(studio.page, "[class*=badge]");

describe("a person against a bot", () => {
  test("is dealt, answered by click and by key, and the bot answers by itself", async () => {
    const { page } = studio;
    await page.evaluate(watchFlights);
    await toTable();
    await page.getByLabel("Seed").fill("12");
    await deal();
    await choose("Bots", "At once");
    await answers().first().waitFor();
    expect(await region("Player 1").getByRole("list", { name: "Hand, 3 cards" }).count()).toBe(1);
    expect(await region("Greedy").getByText("Hidden card").count()).toBeGreaterThan(2);
    const before = await done();
    await answers().last().click();
    await expect.poll(done).toBeGreaterThan(before);
    await answers().first().waitFor();
    const between = await done();
    await page.keyboard.press("Enter");
    await expect.poll(done).toBeGreaterThan(between);
    await answers().first().waitFor();
    expect(await log().innerText()).toContain("Turn 2");
    // A bot's reason speaks of its hand: it is for those who see everything.
    const why = region("What happened").getByText("Why, Greedy?");
    expect(await why.count()).toBe(0);
    await page.getByRole("combobox", { name: "View" }).click();
    await page.getByRole("option", { name: "Everything" }).click();
    await page.getByRole("listbox").waitFor({ state: "detached" });
    // What one pays with may be asked first.
    await expect
      .poll(async () => {
        await page.keyboard.press("Enter");
        return why.count();
      })
      .toBe(1);
    await page.getByRole("combobox", { name: "View" }).click();
    await page.getByRole("option", { name: "As you play" }).click();
    await answers().first().waitFor();
  });

  test("what happens is seen to happen, until a key ends it, and stands still for who wants stillness", async () => {
    const { page } = studio;
    /** What was seen to fly after an answer. */
    const flown = async (): Promise<Flight> => {
      await answers().first().waitFor();
      await page.locator("[data-table] canvas").waitFor({ state: "detached" });
      const before = await done();
      await page.evaluate(() => window.flights!.begin());
      await answers().last().click();
      await expect.poll(done).toBeGreaterThan(before);
      await page.waitForTimeout(100);
      return page.evaluate(() => window.flights!.seen);
    };
    await choose("Bots", "Slow");
    await expect.poll(async () => (await flown()).most, { timeout: 20_000 }).toBeGreaterThan(0);
    // What stands for them on the page lies hidden where they come to rest.
    await expect.poll(() => page.evaluate(() => window.flights!.seen.landed)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.flights!.seen.missed)).toBe(0);
    await page.keyboard.press("Shift");
    expect(await page.locator("[data-aloft], [data-flying], canvas").count()).toBe(0);
    const { faces, shown } = await page.evaluate(() => window.flights!.faces());
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.filter((face) => !shown.includes(face))).toEqual([]);
    // From here on nothing moves but for sounds: all that it would do is keep the page busy.
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await flown()).toMatchObject({ most: 0 });
    await page.evaluate(() => window.flights!.end());
    await choose("Bots", "At once");
  });

  test("an answer under the pointer shows the card it names, and a click on the card gives it", async () => {
    const { page } = studio;
    for (let n = 0; n < 12 && (await page.locator("[data-asked]").count()) === 0; n++) {
      await answers().first().waitFor();
      await page.keyboard.press("1");
      await page.waitForTimeout(120);
    }
    const play = answers().filter({ hasText: "Play" }).first();
    await play.hover();
    const name = (await play.locator(".visually-hidden").innerText()).replace("Play ", "");
    const card = page.locator("[data-asked]").filter({ visible: true }).first();
    expect(await card.locator(".visually-hidden").first().innerText()).toContain(name.trim());
    const before = await done();
    await card.click();
    await expect.poll(done).toBeGreaterThan(before);
  });

  test("taking back and repeating go through the person's decisions, and the project stays as it is", async () => {
    const { page } = studio;
    await answers().first().waitFor();
    const now = await done();
    await page.keyboard.press("Control+z");
    await expect.poll(done).toBeLessThan(now);
    await answers().first().waitFor();
    await page.keyboard.press("Control+y");
    await expect.poll(done).toBe(now);
    for (let n = 0; n < 30 && (await page.getByRole("button", { name: "Take back", exact: true }).isEnabled()); n++) {
      const at = await done();
      await page.getByRole("button", { name: "Take back", exact: true }).click();
      await expect.poll(done).toBeLessThan(at);
    }
    expect(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
  });

  test("whoever points at a choice, by clicks or by dragging to it, means the table with the next key", async () => {
    const { page } = studio;
    const view = page.getByRole("combobox", { name: "View" });
    await choose("View", "Everything");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.role)).not.toBe("combobox");
    await view.hover();
    await page.mouse.down();
    await page.getByRole("option", { name: "As you play" }).hover();
    // A quicker hand is taken for a click that slipped.
    await page.waitForTimeout(500);
    await page.mouse.up();
    await page.getByRole("listbox").waitFor({ state: "detached" });
    expect(await view.innerText()).toBe("As you play");
    expect(await page.evaluate(() => document.activeElement?.role)).not.toBe("combobox");
  });

  test("another view shows other hands", async () => {
    await choose("View", "Everything");
    await expect
      .poll(() => region("Greedy").getByRole("list", { name: /^Hand/ }).getByText("Hidden card").count())
      .toBe(0);
    await choose("View", "As you play");
    await region("Greedy").getByText("Hidden card").first().waitFor({ state: "attached" });
    await leave();
  });
});

test("a thinking bot can be stopped, and the page answers meanwhile", async () => {
  const { page } = studio;
  await seatBy(1, "Thinking bot");
  await choose("Time for a move", "3 s");
  await deal();
  // By key: a pointer waits until nothing moves under it, and on a busy machine the bot has thought by then.
  await page.getByRole("button", { name: "Stop thinking" }).press("Enter", { timeout: 60_000 });
  await page.getByRole("button", { name: "Play on" }).waitFor();
  const stopped = await done();
  await page.waitForTimeout(800);
  expect(await done()).toBe(stopped);
  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(done, { timeout: 15_000 }).toBeGreaterThan(stopped);
  await leave();
});

test("a program of one's own plays in a seat; what goes wrong with it is told, and it is asked again", async () => {
  const { page } = studio;
  const file = join(mkdtempSync(join(tmpdir(), "cardwright-bot-")), "my bot.mjs");
  // It answers twice, and is gone.
  const answering = `let left = 2;
    createInterface({ input: process.stdin }).on("line", (text) => {
      const { cmd, id, answers } = JSON.parse(text);
      if (cmd === "bot") process.stdout.write(JSON.stringify({ id, ok: true, action: answers[0].action }) + "\\n", () => --left || process.exit(3));
    });`;
  writeFileSync(file, `import { createInterface } from "node:readline"; ${answering}`);
  await toTable();
  await seatBy(1, "Random bot");
  await seatBy(2, "Program of yours");
  const dealing = page.getByRole("button", { name: "Deal", exact: true });
  expect(await dealing.isEnabled()).toBe(false);
  const line = page.getByLabel("Starts with");
  await line.fill("no-such-program-here");
  await line.press("Enter");
  await page.getByText("can't be started").waitFor();
  await line.fill(`"${process.execPath}" '${file}'`);
  await line.press("Enter");
  await expect.poll(() => dealing.isEnabled()).toBe(true);
  expect(await page.getByText("can't be started").count()).toBe(0);
  await deal();
  await choose("Bots", "At once");
  await page.getByText("Program ended by itself: It ended with exit code 3. The match waits as it is.").waitFor();
  const before = await done();
  expect(before).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Play on" }).click();
  await expect.poll(done).toBeGreaterThan(before + 1);
  await leave();
  rmSync(dirname(file), { recursive: true });
});

test("the table is silent until sounds are turned on", async () => {
  const { page } = studio;
  // They are heard as things move.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await toTable();
  await seatBy(1, "Person");
  await seatBy(2, "Greedy bot");
  await page.getByLabel("Seed").fill("12");
  await deal();
  await page.evaluate(() => {
    const made = { contexts: 0 };
    class Counted extends AudioContext {
      constructor() {
        super();
        made.contexts++;
      }
    }
    Object.assign(window, { made, AudioContext: Counted });
  });
  const made = () => page.evaluate(() => (window as unknown as { made: { contexts: number } }).made.contexts);
  await choose("Bots", "Fast");
  await answer();
  expect(await made()).toBe(0);
  await page.getByRole("button", { name: "Sounds" }).click();
  await expect
    .poll(async () => {
      await answer();
      return made();
    })
    .toBe(1);
  await page.getByRole("button", { name: "Sounds" }).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await choose("Bots", "At once");
  await leave();
});

test("an illegal deck and a house rule say what is wrong, and lead on", async () => {
  const { page } = studio;
  const blue = JSON.parse(studio.read("table", "decks/blue.json"));
  studio.write("table", "decks/blue.json", JSON.stringify({ ...blue, cards: blue.cards.slice(1) }, null, 2));
  await page.getByRole("alert").getByRole("button", { name: "Open the deck" }).first().waitFor();
  expect(await page.getByRole("button", { name: "Deal", exact: true }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "House rules" }).click();
  await page.getByLabel("Find a house rule").fill("deck size");
  const left = blue.cards.slice(1).reduce((n: number, { count }: { count: number }) => n + count, 0);
  const told = (words: string) => page.getByRole("alert").filter({ hasText: words });
  await page.getByLabel("Deck size").fill(String(left));
  // Now it is the other deck that has too many.
  await told(`it needs exactly ${left}.`).waitFor();
  await page.getByRole("button", { name: "Reset 1 rule" }).click();
  await told(`This deck has ${left} cards`).getByRole("button", { name: "Open the deck" }).click();
  await region("Blue").waitFor();
  studio.write("table", "decks/blue.json", JSON.stringify(blue, null, 2));
});

test("everyone can use the table, at 1024 × 700 without scrolling sideways", async () => {
  const { page } = studio;
  await page.setViewportSize({ width: 1024, height: 700 });
  await toTable();
  await seatBy(1, "Person");
  await seatBy(2, "Greedy bot");
  // With all that unfolds below them the seats are as they were.
  await page.getByRole("button", { name: "House rules" }).click();
  await page.getByLabel("Find a house rule").waitFor();
  expect(await faults()).toEqual([]);
  await deal();
  await answers().first().waitFor();
  expect(await faults()).toEqual([]);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.className),
  );
  expect(wide).toEqual([]);
  const high = await page
    .locator("[data-table]")
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(high).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave();
});

test("Castle Lanes is played to its end by bots", async () => {
  const { page } = studio;
  await studio.make("castle-lanes", "Castles", "table");
  await seatBy(1, "Random bot");
  await seatBy(2, "Greedy bot");
  await deal();
  await page.getByRole("region", { name: "Forest" }).waitFor();
  await choose("Bots", "At once");
  await region("Result").waitFor({ timeout: 60_000 });
  await choose("Bots", "Normal");
  expect(await region("Result").innerText()).toMatch(/castle|last round/);
  for (const [width, height] of [
    [1024, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lanes = ["Plains", "Forest", "Mountains"].map((name) => page.getByRole("region", { name }).boundingBox());
    const mine = await page.getByRole("region", { name: "Greedy", exact: true }).boundingBox();
    for (const lane of await Promise.all(lanes)) expect(lane!.y + lane!.height).toBeLessThanOrEqual(mine!.y);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  }
  expect(await faults()).toEqual([]);
  expect(await region("Result").innerText()).toMatch(/wins|draw/);
}, 90_000);

test("what flies over the table or is carried can neither be found nor pressed", async () => {
  expect(await studio.page.locator("[aria-hidden][inert]").count()).toBe(2);
});

test("a deck that can be dealt is suggested before a draft", async () => {
  const { page } = studio;
  // The table would suggest a deck at once, before the page has heard that it has become a draft.
  await page.getByRole("button", { name: "Decks", exact: true }).click();
  await studio.call("project.create", { game: "flask", name: "Drafts" });
  await page.getByRole("banner").getByText("Drafts").first().waitFor();
  const blue = JSON.parse(studio.read("drafts", "decks/blue.json"));
  studio.write("drafts", "decks/blue.json", JSON.stringify({ ...blue, cards: blue.cards.slice(1) }, null, 2));
  await page
    .getByText("Take out")
    .or(page.getByText(/needs|holds|must/))
    .first()
    .waitFor();
  await toTable();
  await expect.poll(() => page.getByRole("button", { name: "Deal", exact: true }).isEnabled()).toBe(true);
  expect(await page.getByRole("combobox", { name: "Deck" }).allInnerTexts()).not.toContain("Blue");
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
