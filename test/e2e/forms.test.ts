import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** What the form of a card does beyond showing its fields. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
  await studio.make("castle-lanes", "Forms");
});
afterAll(() => studio.end());

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const file = (card: string) => JSON.parse(studio.read("forms", `cards/${card}.json`));
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 8000 });
const fields = () => studio.page.getByRole("complementary", { name: "Fields" });

test("own words are marked beside the generated text, say what they leave out, and go with a click", async () => {
  await open("cannon-shot");
  const said = fields().getByRole("region", { name: "What its effects say" });
  expect(await said.count()).toBe(0);
  await fields().getByLabel("Rules text", { exact: true }).fill("Boom.");
  await said.waitFor();
  expect(await fields().getByText("your own words", { exact: true }).isVisible()).toBe(true);
  expect(await said.innerText()).toContain("which your words don’t mention");
  await soon(() => file("cannon-shot").text).toBe("Boom.");
  await said.getByRole("button", { name: "Use the generated text" }).click();
  await soon(() => file("cannon-shot").text).toBe(undefined);
  expect(await said.count()).toBe(0);
});
