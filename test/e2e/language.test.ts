import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** The project's first language is that of the faces on screen. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Tongues" } });
});
afterAll(() => studio.end());

const face = () => studio.page.getByRole("option", { name: "Attack", exact: true }).locator("svg").first().innerHTML();

test("faces are drawn anew when the project's first language changes", async () => {
  await studio.page.getByRole("option", { name: "Attack", exact: true }).locator("svg").first().waitFor();
  const english = await face();
  const manifest = JSON.parse(studio.read("tongues", "cardwright.json"));
  studio.write("tongues", "cardwright.json", `${JSON.stringify({ ...manifest, languages: ["de"] }, null, 2)}\n`);
  await expect.poll(face, { timeout: 5000 }).not.toBe(english);
  expect(studio.complaints).toEqual([]);
});
