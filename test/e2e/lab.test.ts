import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

/** The lab by hand: from a question to its answer, and what an edit of a card comes to. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Lab" }, room: "settings/set" });
  mkdirSync(join(studio.folder("lab"), "lab"));
  const question = { name: "Is Red fair?", ask: "decks", decks: ["red", "green"], bots: ["random"], seed: 7 };
  studio.write("lab", "lab/fair.json", JSON.stringify({ ...question, stop: { games: 20 } }));
});
afterAll(() => studio.end());

test("a question is answered in words and plots, and after an edit says what has become of it", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Lab", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Lab" })
    .getByRole("button", { name: /^Is Red fair/ })
    .click();
  await page.getByRole("button", { name: "Find the answer" }).click();
  const answer = page.getByRole("region", { name: "Answer" });
  await page.getByRole("button", { name: "Run again" }).waitFor();
  for (const title of ["How often Red wins", "How many decisions matter", "Cards in hand"])
    await answer.getByRole("heading", { name: title }).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  const card = JSON.parse(studio.read("lab", "cards/triple-attack.json"));
  studio.write("lab", "cards/triple-attack.json", JSON.stringify({ ...card, composition: { R1: 1 } }));
  await answer.getByText(/“Triple Attack” has changed/).waitFor();
  await page.getByRole("button", { name: "Run again" }).click();
  await answer.getByText(/^Since the change: /).waitFor();
  await answer.getByText(/Nobody saw what was changed in \d+ match/).waitFor();
  expect(studio.complaints).toEqual([]);
});
