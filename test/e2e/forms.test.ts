import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** What the form of a card does beyond showing its fields. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Forms" }, room: "set/cannon-shot" });
});
afterAll(() => studio.end());

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const file = (card: string) => JSON.parse(studio.read("forms", `cards/${card}.json`));
/** A card that was just made; it is on disk within moments. */
const made = (card: string) => expect.poll(() => studio.list("forms", "cards").includes(`${card}.json`)).toBe(true);
const fields = () => studio.page.getByRole("complementary", { name: "Fields" });

test("own words are marked beside the generated text, say what they leave out, and go with a click", async () => {
  await open("cannon-shot");
  const said = fields().getByRole("region", { name: "What its effects say" });
  expect(await said.count()).toBe(0);
  await fields().getByLabel("Rules text", { exact: true }).fill("Boom.");
  await said.waitFor();
  expect(await fields().getByText("your own words", { exact: true }).isVisible()).toBe(true);
  expect(await said.innerText()).toContain("which your words don’t mention");
  await expect.poll(() => file("cannon-shot").text).toBe("Boom.");
  await said.getByRole("button", { name: "Use the generated text" }).click();
  await expect.poll(() => file("cannon-shot").text).toBe(undefined);
  expect(await said.count()).toBe(0);
});

describe("a section of the form", () => {
  const section = (title: string) =>
    fields().locator("details", { has: studio.page.getByText(title, { exact: true }) });
  const isOpen = (title: string) => section(title).evaluate((details: HTMLDetailsElement) => details.open);

  test("folds by key, on every card of the game and after a reload", async () => {
    const { page } = studio;
    await open("peasant");
    await section("Notes").locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen("Notes")).toBe(false);
    await open("architect");
    expect(await isOpen("Notes")).toBe(false);
    expect(await isOpen("Rules")).toBe(true);
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator('[data-editor="architect"] [data-live] svg').waitFor();
    await expect.poll(() => isOpen("Notes")).toBe(false);
    await section("Notes").locator("summary").click();
  });

  test("unfolds for whoever is led into it", async () => {
    const { page } = studio;
    const before = studio.read("forms", "cards/peasant.json");
    await open("peasant");
    await section("Looks").locator("summary").click();
    await expect.poll(() => isOpen("Looks")).toBe(false);
    studio.write("forms", "cards/peasant.json", JSON.stringify({ ...file("peasant"), art: { file: "art/gone.png" } }));
    await section("Looks").getByText("1 problem").waitFor();
    await page.getByRole("button", { name: /1 warning/ }).click();
    await page.getByRole("button", { name: /gone.png isn't in the project/ }).click();
    await expect.poll(() => isOpen("Looks")).toBe(true);
    await page.getByRole("button", { name: "Hide problems" }).click();
    studio.write("forms", "cards/peasant.json", before);
    await section("Looks")
      .getByRole("button", { name: "Choose symbol…" })
      .or(section("Looks").getByRole("button", { name: "Change symbol…" }))
      .waitFor();
  });

  test("a field is explained for whoever asks, by the key F1 or at its mark", async () => {
    await open("peasant");
    const words = fields().locator("p", { hasText: "Gold to play it." });
    expect(await words.isVisible()).toBe(false);
    await fields().getByLabel("Cost", { exact: true }).focus();
    await studio.page.keyboard.press("F1");
    expect(await words.isVisible()).toBe(true);
    await fields().locator('[data-pointer="/cost"] [aria-hidden] >> nth=0').click();
    expect(await words.isVisible()).toBe(false);
  });
});

describe("a problem with a clear remedy", () => {
  test("is mended by a button beside the field, in one step that undo takes back", async () => {
    studio.write("forms", "cards/peasant.json", JSON.stringify({ ...file("peasant"), blueprint: { plains: [1] } }));
    await open("peasant");
    const remove = fields().getByRole("button", { name: "Remove it" });
    await remove.click();
    await expect.poll(() => file("peasant").blueprint).toBe(undefined);
    expect(await remove.count()).toBe(0);
    await studio.page.keyboard.press("Control+z");
    await expect.poll(() => file("peasant").blueprint).toEqual({ plains: [1] });
    await remove.click();
    await expect.poll(() => file("peasant").blueprint).toBe(undefined);
  });

  test("and all of its kind are mended from the list of problems", async () => {
    for (const card of ["peasant", "cannon-shot", "architect"])
      studio.write("forms", `cards/${card}.json`, JSON.stringify({ ...file(card), junk: 1 }));
    const { page } = studio;
    await page.getByRole("button", { name: /error/ }).click();
    await page.getByRole("button", { name: "Mend all 3 of this kind" }).first().click();
    for (const card of ["peasant", "cannon-shot", "architect"])
      await expect.poll(() => file(card).junk).toBe(undefined);
    await page.getByRole("button", { name: "Hide problems" }).click();
    expect(studio.complaints).toEqual([]);
  });
});

describe("a card of another type", () => {
  const choose = async (type: string) => {
    await fields().getByRole("combobox", { name: "Type" }).click();
    await studio.page.getByRole("option", { name: type, exact: true }).click();
  };

  test("loses what that has no use for, says so, and gets it back by one Undo", async () => {
    await open("peasant");
    const before = file("peasant");
    await choose("Skill");
    const notice = studio.page.getByText(/^Taken out of Peasant, as a skill doesn’t use it: health, attack/);
    await notice.waitFor();
    await expect.poll(() => file("peasant").hp).toBe(undefined);
    expect(file("peasant")).toMatchObject({ type: "skill", cost: before.cost, name: "Peasant" });
    await studio.page.getByRole("button", { name: "Undo", exact: true }).last().click();
    await expect.poll(() => file("peasant")).toEqual(before);
  });
});

describe("a new card", () => {
  const dialog = () => studio.page.getByRole("dialog", { name: "New card" });
  const begin = async (name: string) => {
    await studio.page.keyboard.press("Alt+n");
    await dialog().getByLabel("Name", { exact: true }).fill(name);
  };

  test("is of the type that was asked for, without anything of another", async () => {
    await begin("Old Mill");
    await dialog().getByRole("combobox", { name: "Type" }).click();
    await studio.page.getByRole("option", { name: "Building", exact: true }).click();
    await dialog().getByRole("combobox", { name: "Class" }).fill("Millers");
    await dialog().getByRole("button", { name: "Create" }).click();
    await studio.page.locator('[data-editor="old-mill"] [data-live] svg').waitFor();
    await made("old-mill");
    expect(file("old-mill")).toMatchObject({ name: "Old Mill", type: "building", class: "Millers" });
    expect(file("old-mill")).not.toHaveProperty("attack");
  });

  test("may begin like another, found by its name; an unknown name is told", async () => {
    await begin("Young Peasant");
    const like = dialog().getByRole("combobox", { name: "Like this one" });
    await like.fill("Nobody");
    expect(await dialog().getByText("No card of the set or the sample set is called that.").isVisible()).toBe(true);
    expect(await dialog().getByRole("button", { name: "Create" }).isDisabled()).toBe(true);
    await like.fill("peasan");
    await studio.page.getByRole("option", { name: /^Peasant/ }).click();
    await dialog().getByRole("button", { name: "Create" }).click();
    await studio.page.locator('[data-editor="young-peasant"] [data-live] svg').waitFor();
    await made("young-peasant");
    const { number: _own, name: _old, ...rest } = file("peasant");
    expect(file("young-peasant")).toEqual({ ...rest, name: "Young Peasant" });
    expect(studio.complaints).toEqual([]);
  });
});

test("a building's blueprint is clicked, tile after tile", async () => {
  const { page } = studio;
  await open("old-mill");
  const forest = page.getByRole("group", { name: "Forest" });
  for (const tile of [2, 1, 6]) await forest.getByRole("button", { name: `Tile ${tile}`, exact: true }).click();
  await expect.poll(() => file("old-mill").blueprint).toEqual({ forest: [2, 1, 6] });
  await forest.getByRole("button", { name: "Tile 1, built as number 2" }).click();
  await expect.poll(() => file("old-mill").blueprint).toEqual({ forest: [2, 6] });
  expect(await forest.getByRole("button").count()).toBe(6);
});
