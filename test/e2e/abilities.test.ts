import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults, axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** Abilities are composed as sentences: by pointing, by keys, and from other cards. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Say" }, room: "set/cannon-shot" });
});
afterAll(() => studio.end());

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const abilities = (card: string) => JSON.parse(studio.read("say", `cards/${card}.json`)).abilities;
const ability = (n: number) => studio.page.getByRole("region", { name: new RegExp(`^ability ${n}`) });
/** As a screen reader hears it. */
const said = (n: number) =>
  ability(n)
    .locator("p .visually-hidden")
    .evaluateAll((words) =>
      words
        .map((each) => each.textContent)
        .join(" ")
        .replace(/ (?=[.,])/g, ""),
    );
const search = () => studio.page.getByRole("textbox", { name: "Search what can stand here" });

/** Opens words of the sentence, and puts what is found under a search in their place. */
async function say(words: ReturnType<Studio["page"]["locator"]>, sought: string): Promise<void> {
  await words.click();
  const other = studio.page.getByRole("button", { name: "Use another…" });
  await search().or(other).first().waitFor();
  if (await other.isVisible()) await other.click();
  await search().fill(sought);
  await studio.page.keyboard.press("Enter");
}

test("an ability is said from nothing: what happens, to what, how much", async () => {
  const { page } = studio;
  await open("cannon-shot");
  await page.getByRole("button", { name: "Add an ability" }).click();
  // The first thing that is still to be said is asked for at once, and then the next one.
  await search().fill("deal damage");
  await page.keyboard.press("Enter");
  await search().and(page.locator('[value=""]')).waitFor();
  await search().fill("units");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => said(2)).toBe("Deal 1 damage to all units of both players.");
  await ability(2).getByRole("button", { name: "1", exact: true }).click();
  await search().fill("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => abilities("cannon-shot")[1].do).toEqual({ damage: { to: { units: {} }, n: 3 } });
});

test("a word in place of another keeps what fits, and undo takes back one step", async () => {
  const { page } = studio;
  await say(ability(2).getByRole("button", { name: "Deal", exact: true }), "destroy");
  await page.keyboard.press("Escape");
  await expect.poll(() => abilities("cannon-shot")[1].do).toEqual({ destroy: { units: {} } });
  await page.keyboard.press("Control+z");
  await expect.poll(() => abilities("cannon-shot")[1].do).toEqual({ damage: { to: { units: {} }, n: 3 } });
});

test("arrows go through the sentence, and keys repeat, move and remove an effect", async () => {
  const { page } = studio;
  const handles = ability(2).locator("[data-at]");
  await handles.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await handles.nth(1).evaluate((handle) => handle === document.activeElement)).toBe(true);
  await page.keyboard.press("Control+d");
  await expect.poll(() => abilities("cannon-shot")[1].do).toHaveLength(2);
  // The keyboard stays with what was repeated.
  const held = ability(2).locator("[data-at]:focus");
  await expect.poll(() => held.getAttribute("data-at")).toContain("/abilities/1/do/1");
  await page.keyboard.press("Delete");
  await expect.poll(() => abilities("cannon-shot")[1].do).toHaveLength(1);
});

test("an effect is copied and pasted as its JSON", async () => {
  const { page } = studio;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await ability(2).locator("[data-at]").first().focus();
  await page.keyboard.press("Control+c");
  await page.keyboard.press("Control+v");
  const damage = { damage: { to: { units: {} }, n: 3 } };
  await expect.poll(() => abilities("cannon-shot")[1].do).toEqual([damage, damage]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => abilities("cannon-shot")[1].do).toHaveLength(1);
});

test("a whole ability is copied, and pasted among others", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Copy ability 2" }).click();
  // The clipboard takes its time.
  await page.getByText("Copied the ability.").first().waitFor();
  await ability(1).locator("[data-at]").first().focus();
  await page.keyboard.press("Control+v");
  await expect.poll(() => abilities("cannon-shot")).toHaveLength(3);
  expect(abilities("cannon-shot")[1]).toEqual(abilities("cannon-shot")[2]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => abilities("cannon-shot")).toHaveLength(2);
});

test("what a line leaves out is offered behind its plus", async () => {
  const { page } = studio;
  await ability(2).getByRole("button", { name: "Say more of “Deal damage”" }).click();
  await page.getByRole("menuitem", { name: /^Trait/ }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
});

test("what another card says is found by its words and said here", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "As on another card…" }).click();
  await page.getByRole("textbox", { name: "Search what cards say" }).fill("architect");
  await page.keyboard.press("Enter");
  const architect = JSON.parse(studio.read("say", "cards/architect.json")).abilities[0];
  await expect.poll(() => abilities("cannon-shot")[2]).toEqual(architect);
  expect(studio.complaints).toEqual([]);
});

test("a sentence that is typed is read, shown as it will be printed, and said", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "In words…" }).click();
  const typed = page.getByRole("textbox", { name: "What the ability says" });
  await typed.fill("Deal two damage to the enemy castle and draw a card");
  const first = page.getByRole("dialog").getByRole("listitem").first();
  await first.waitFor({ timeout: 30_000 });
  expect(await first.innerText()).toContain("Deal 2 damage to the enemy castle and draw a card.");
  await page.keyboard.press("Enter");
  const damage = { damage: { to: { castle: "enemy" }, n: 2 } };
  await expect.poll(() => abilities("cannon-shot")[3].do).toEqual([damage, { draw: { n: 1 } }]);
  await ability(4).getByRole("button", { name: "Remove ability 4" }).click();
});

test("nonsense is not taken for anything", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "In words…" }).click();
  await page.getByRole("textbox", { name: "What the ability says" }).fill("colourless green ideas sleep furiously");
  await page.getByRole("dialog").getByText("None of this is understood yet").waitFor({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  expect(abilities("cannon-shot")).toHaveLength(3);
});

test("half an ability is a draft that says what is missing, and can be drawn", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Add an ability" }).click();
  await search().press("Escape");
  await expect.poll(() => said(4)).toContain("What happens");
  await ability(4).getByText("still to be said").waitFor();
  await page.locator('[data-editor="cannon-shot"] [data-live] svg').waitFor();
  await ability(4).getByRole("button", { name: "Remove ability 4" }).click();
  await expect.poll(() => abilities("cannon-shot")).toHaveLength(3);
});

test("what is always so is found where it is asked what happens", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Add an ability" }).click();
  await search().fill("always cost");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect.poll(() => abilities("cannon-shot")[3]).toMatchObject({ static: { cost: {} } });
  expect(abilities("cannon-shot")[3]).not.toHaveProperty("on");
  await page.keyboard.press("Control+z");
  await expect.poll(() => abilities("cannon-shot")[3]).toEqual({ on: "play", do: null });
  await page.keyboard.press("Control+z");
  await expect.poll(() => abilities("cannon-shot")).toHaveLength(3);
});

test("the next effect is said by keys alone, since what is closed gives the keyboard back", async () => {
  const { page } = studio;
  await open("supply-drop");
  await ability(1).locator("[data-at]").first().focus();
  for (const words of ["draw 2", "gain gold 3"]) {
    await page.keyboard.press("Control+Enter");
    await search().waitFor();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await expect.poll(() => abilities("supply-drop")[0].do).toMatchObject([{}, { draw: { n: 2 } }, { gold: { n: 3 } }]);
  // The keyboard goes along with what is moved.
  await page.keyboard.press("Alt+ArrowUp");
  const held = ability(1).locator("[data-at]:focus");
  await expect.poll(() => held.getAttribute("data-at")).toContain("/do/1");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => abilities("supply-drop")[0].do).toMatchObject([{ gold: { n: 3 } }, {}, { draw: { n: 2 } }]);
});

test("the words that are open stay in sight, over or under what can be done with them", async () => {
  const { page } = studio;
  await page.setViewportSize({ width: 1024, height: 700 });
  await open("primeval-brood");
  for (const block of ["start", "end"] as const) {
    const handle = page.locator(`[data-saying="/abilities/0"] [data-at]`).nth(3);
    await handle.evaluate((words, place) => words.scrollIntoView({ block: place }), block);
    await handle.click();
    const [words, list] = [await handle.boundingBox(), await page.getByRole("dialog").boundingBox()];
    expect(list!.y >= words!.y + words!.height - 1 || list!.y + list!.height <= words!.y + 1).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("everyone can build an ability", async () => {
  const { page } = studio;
  await open("hatchery");
  expect(await axeFaults(page)).toEqual([]);
  await ability(1).locator("[data-at]").nth(2).click();
  await page.getByRole("dialog").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.getByRole("button", { name: "Use another…" }).click();
  await search().waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "As on another card…" }).click();
  await page.getByText(/^\d+ abilities$/).waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.keyboard.press("Escape");
});
