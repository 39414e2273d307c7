import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** A position is set up by hand from the match on the table, refused in words where it can't be, and played on from. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
  await studio.make("castle-lanes", "By hand");
});
afterAll(() => studio.end());

test("a card of the set is put on the board, a field is changed, and somebody plays on from there", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Set up a position…" }).click();
  const seat = page.getByRole("region", { name: "Player 1" });
  await page.getByRole("combobox", { name: "A card of the set" }).fill("brute");
  await page.keyboard.press("Enter");
  await page.getByText("Brute: click where it goes.").waitFor();
  await page.getByRole("button", { name: "P2", exact: true }).click();
  await page.getByRole("button", { name: /^Brute, Player 1/ }).click();
  await page.getByRole("combobox", { name: "Or choose where" }).fill("Forest: F3");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Brute, Player 1/ }).waitFor();

  const castle = page.getByRole("spinbutton", { name: "Castle" }).or(page.getByRole("textbox", { name: "Castle" }));
  await castle.first().fill("0");
  await page.getByText("a castle has fallen").waitFor();
  await castle.first().fill("7");
  await expect.poll(() => page.getByRole("button", { name: "Play from here…" }).isEnabled()).toBe(true);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByRole("button", { name: "Redo", exact: true }).last().click();

  await page.getByRole("button", { name: "Play from here…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("list", { name: "Answers" }).getByRole("button").first().waitFor();
  await seat.getByText("7").first().waitFor();
  expect(studio.complaints).toEqual([]);
});
