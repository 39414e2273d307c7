import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** A position is set up by hand, refused in words where it can't be, kept as a test, and played on from. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "By hand" }, room: "table" });
});
afterAll(() => studio.end());

test("a card of the set is put on the board, a field is changed, it is a test, and somebody plays on from there", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Set up a position…" }).click();
  const seat = page.getByRole("region", { name: "Player 1" });
  const shelf = page.getByRole("region", { name: "Cards of the set" });
  await page.getByRole("textbox", { name: "Find a card of the set" }).fill("brute");
  await shelf.getByRole("button", { name: "Brute", exact: true }).click();
  await page.getByText("Brute: click where it goes.").waitFor();
  await page.getByRole("button", { name: "P2", exact: true }).click();
  await page.getByRole("button", { name: /^Brute, Player 1/ }).click();
  await page.getByRole("combobox", { name: "Or choose where" }).fill("Forest: F3");
  await page.keyboard.press("Enter");

  /** Takes something up and lets it go over the middle of another thing. */
  const carry = async (thing: Locator, to: Locator): Promise<void> => {
    const [from, box] = [(await thing.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const place = (id: string) => page.locator(`[data-drop="place ${id}"]`);
  const bruteAt = (id: string) => place(id).getByRole("button", { name: /^Brute/ });
  // Where it went from has one of the same name until it is there.
  await bruteAt("F3").waitFor();
  await carry(bruteAt("F3"), place("M5"));
  await bruteAt("M5").waitFor();
  await carry(shelf.getByRole("button", { name: "Brute", exact: true }), place("P3"));
  await bruteAt("P3").waitFor();
  await carry(bruteAt("P3"), shelf);
  await bruteAt("P3").waitFor({ state: "detached" });

  const castle = page.getByRole("spinbutton", { name: "Castle" }).or(page.getByRole("textbox", { name: "Castle" }));
  await castle.first().fill("0");
  await page.getByText("a castle has fallen").waitFor();
  await castle.first().fill("7");
  await expect.poll(() => page.getByRole("button", { name: "Play from here…" }).isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByRole("button", { name: "Redo", exact: true }).last().click();

  await page.getByRole("button", { name: "Keep as a test…" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("A brute stands in the mountains");
  await page
    .getByRole("button", { name: /^Brute/ })
    .first()
    .click();
  await page.getByRole("checkbox", { name: /Brute/ }).first().check();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  const kept = page.getByRole("listitem").filter({ hasText: "A brute stands in the mountains" });
  await kept.last().getByText("holds", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Change this situation by hand" }).click();
  await bruteAt("M5").waitFor();

  await page.getByRole("button", { name: "Play from here…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("list", { name: "Answers" }).getByRole("button").first().waitFor();
  await seat.getByText("7").first().waitFor();
  expect(studio.complaints).toEqual([]);
});
