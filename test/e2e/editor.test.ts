import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ isMoving: true, project: { game: "flask", name: "Set" }, room: "set/profit" });
});
afterAll(() => studio.end());

/** The disk and the other views follow within moments, on a busy machine within seconds. */

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const file = (card: string) => JSON.parse(studio.read("set", `cards/${card}.json`));
const name = () => studio.page.getByRole("complementary", { name: "Fields" }).getByLabel("Name", { exact: true });
/** The face says its name to screen readers, so it can be asked for what it shows. */
const faceName = () => studio.page.locator("[data-live] svg").getAttribute("aria-label");
const counter = (base: string) => studio.page.locator(`[data-pointer="/composition/${base}"] [role=spinbutton]`);
const countOf = (base: string) => counter(base).getAttribute("aria-valuenow");
/** What Monaco shows, from top to bottom; it draws blanks as no-break spaces. */
const json = () =>
  studio.page.locator(".monaco-editor .view-line").evaluateAll((lines) =>
    lines
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((line) => line.textContent?.replaceAll("\u00a0", " "))
      .join("\n"),
  );
const showJson = async () => {
  const toggle = studio.page.getByRole("button", { name: "JSON", exact: true });
  if ((await toggle.getAttribute("aria-pressed")) !== "true") await toggle.click();
  await studio.page.locator(".monaco-editor .view-line").first().waitFor();
};
/** At the end of the line that holds these words. */
const clickLine = async (words: string) => {
  await studio.page.locator(".view-line", { hasText: words }).click();
  await studio.page.keyboard.press("End");
};

describe("typing in the form", () => {
  beforeEach(() => open("profit"));

  test("changes the face, the JSON and the file", async () => {
    await showJson();
    await name().fill("Windfall");
    expect(await faceName()).toBe("Windfall");
    await expect.poll(json).toContain('"name": "Windfall"');
    await expect.poll(() => file("profit").name).toBe("Windfall");
  });

  test("keeps the caret in the middle of a word, and is one step to undo", async () => {
    await name().fill("Windfall");
    await studio.page.waitForTimeout(1100);
    await name().press("Home");
    for (let step = 0; step < 4; step++) await name().press("ArrowRight");
    await studio.page.keyboard.type("ing", { delay: 20 });
    expect(await name().inputValue()).toBe("Windingfall");
    expect(await name().evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7);
    await studio.page.keyboard.press("Control+z");
    await expect.poll(() => name().inputValue()).toBe("Windfall");
    await studio.page.keyboard.press("Control+Shift+z");
    await expect.poll(() => name().inputValue()).toBe("Windingfall");
  });

  test("adds base cards up to their limit, by mouse and by keyboard, and leaves no zeros behind", async () => {
    const { page } = studio;
    await counter("R1").click();
    await page.getByRole("button", { name: "Add Attack" }).click();
    await counter("R1").press("+");
    expect(await countOf("R1")).toBe("3");
    expect(await page.getByRole("button", { name: "Add Attack" }).isDisabled()).toBe(true);
    await counter("R1").press("+");
    await expect.poll(() => file("profit").composition).toEqual({ Y1: 1, R1: 3 });
    await counter("R1").press("Home");
    await expect.poll(() => file("profit").composition).toEqual({ Y1: 1 });
  });

  test("says beside the field what is wrong with it", async () => {
    await studio.page.getByRole("button", { name: "Clear" }).click();
    await studio.page.locator('[data-pointer="/composition"]').getByText("has no components").waitFor();
    await studio.page.keyboard.press("Control+z");
    await expect.poll(() => countOf("Y1")).toBe("1");
  });
});

describe("typing in the JSON", () => {
  beforeEach(async () => {
    await open("attack");
    await showJson();
  });

  test("changes the form and the face, and is written in the usual form on leaving", async () => {
    const { page } = studio;
    await clickLine('"R1"');
    await page.keyboard.type(',"G1":2');
    await expect.poll(() => countOf("G1")).toBe("2");
    expect(await faceName()).toBe("Attack");
    await page.locator('[data-pointer="/notes"] textarea').click();
    await expect.poll(() => studio.read("set", "cards/attack.json")).toContain('    "G1": 2,\n    "R1": 1');
  });

  test("keeps its cursor while the form edits the same text", async () => {
    const { page } = studio;
    await clickLine('"showReminder"');
    await name().fill("A name of another length");
    await expect.poll(json).toContain("A name of another length");
    await page.locator(".monaco-editor textarea, .monaco-editor .native-edit-context").first().focus();
    await page.keyboard.type(" ");
    await expect.poll(json).toContain('"showReminder": true, ');
    await page.keyboard.press("Backspace");
    await name().fill("Attack");
  });

  test("undo in it is the project's undo", async () => {
    const { page } = studio;
    await page.waitForTimeout(1100);
    await clickLine('"name"');
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("er", { delay: 20 });
    await expect.poll(() => name().inputValue()).toBe("Attacker");
    await page.keyboard.press("Control+z");
    await expect.poll(() => name().inputValue()).toBe("Attack");
    await expect.poll(json).toContain('"name": "Attack",');
    await expect.poll(() => file("attack").name).toBe("Attack");
  });

  test("completes fields from the card's schema", async () => {
    const { page } = studio;
    await clickLine('"name"');
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+Space");
    await page.locator(".suggest-widget .monaco-list-row", { hasText: "notes" }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await expect.poll(() => file("attack").name).toBe("Attack");
  });

  test("a value over its limit is a draft with its problem, and the file keeps the last valid text", async () => {
    const { page } = studio;
    const before = file("attack");
    await clickLine('"R1"');
    await page.keyboard.type("9");
    await page.locator('[data-pointer="/composition"]').getByText("at most 6").waitFor();
    await page.getByText("Showing the last valid version").waitFor();
    await page.locator(".squiggly-error").first().waitFor();
    await page.waitForTimeout(700);
    expect(file("attack")).toEqual(before);
    await page.keyboard.press("Backspace");
    await expect.poll(() => countOf("R1")).toBe("1");
    await page.getByText("Showing the last valid version").waitFor({ state: "detached" });
  });
});

test("what is typed just before the page goes is written", async () => {
  const { page } = studio;
  await open("research");
  await name().press("End");
  await name().pressSequentially(" and leave");
  await page.reload();
  await expect.poll(() => file("research").name).toBe("Research and leave");
  await name().fill("Research");
  await expect.poll(() => file("research").name).toBe("Research");
});

describe("a broken text", () => {
  test("is kept as a draft through a reload, shows where it is broken, and undo brings the card back", async () => {
    const { page } = studio;
    await open("research");
    await showJson();
    const before = file("research");
    await clickLine('"name"');
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.getByText("This text can't be read").waitFor();
    expect(await name().isDisabled()).toBe(true);
    expect(await faceName()).toBe("Research");
    await page.waitForTimeout(700);
    expect(file("research")).toEqual(before);

    await page.reload();
    await page.getByText("This text can't be read").waitFor();
    await expect.poll(json).toContain('"name": "Research\n');
    expect(await faceName()).toBe("Research");
    await page.getByText("Showing the last valid version").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(faceName).toBe("Research");
    await expect.poll(() => name().isDisabled()).toBe(false);
    await expect.poll(json).toContain('"name": "Research",');
  });

  test("can be given up for the last valid version", async () => {
    const { page } = studio;
    await open("research");
    await showJson();
    await clickLine('"name"');
    await page.keyboard.press("Backspace");
    await page.keyboard.type("{");
    await page.getByRole("button", { name: "Restore last valid version" }).click();
    await expect.poll(json).toContain('"name": "Research",');
    expect(await name().inputValue()).toBe("Research");
  });
});

describe("on the face", () => {
  beforeEach(() => open("sabotage"));

  test("a click on the name edits it where it stands, and Escape takes it back", async () => {
    const { page } = studio;
    await page.locator('[data-area="/name"]').click();
    const input = page.locator("[data-live] ~ textarea");
    await page.keyboard.type("Foul Play");
    expect(await input.inputValue()).toBe("Foul Play");
    expect(await name().inputValue()).toBe("Foul Play");
    await page.keyboard.press("Escape");
    expect(await name().inputValue()).toBe("Sabotage");
    await page.locator('[data-area="/name"]').click();
    await page.keyboard.type("Foul Play");
    await page.keyboard.press("Enter");
    await input.waitFor({ state: "detached" });
    await expect.poll(() => file("sabotage").name).toBe("Foul Play");
  });

  test("a click on the effects leads to the base cards", async () => {
    const { page } = studio;
    await page.locator('[data-area="/composition"]').last().click();
    expect(await page.locator('[data-pointer="/composition"] :focus').count()).toBe(1);
  });

  test("a picture is copied into the project, shown, and moved by dragging", async () => {
    const { page } = studio;
    await page.getByTestId("picture-file").setInputFiles(tinyPicture());
    await expect.poll(() => file("sabotage").art?.file).toBe("art/tower.png");
    expect(studio.list("set", "art")).toContain("tower.png");
    const area = page.locator('[data-area="/art"]');
    await page.locator('[data-live] image[href*="tower.png"]').waitFor();
    await area.and(page.locator("[data-pans]")).waitFor();
    const { x, y, width, height } = (await area.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => file("sabotage").art.focus?.y).toBeGreaterThan(0.5);
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect.poll(() => file("sabotage").art?.file).toBeUndefined();
    expect(file("sabotage").art?.focus).toBeUndefined();
  });

  test("a symbol is found by its name", async () => {
    const { page } = studio;
    await page.getByRole("button", { name: /symbol…$/ }).click();
    await page.getByLabel("Search symbols").fill("fizz");
    await page.keyboard.press("Enter");
    await expect.poll(() => file("sabotage").art?.icon).toBe("fizzing-flask");
  });
});

test("the file is given the card's name on request, and the editor stays on the card", async () => {
  const { page } = studio;
  await open("double-attack");
  await name().fill("Twin Blades");
  await page.getByRole("button", { name: "Rename file to match" }).click();
  await page.locator('[data-editor="twin-blades"]').waitFor();
  await expect.poll(() => studio.list("set", "cards")).toContain("twin-blades.json");
  expect(studio.list("set", "cards")).not.toContain("double-attack.json");
});

test("Alt and an arrow key go through the cards, Escape goes back to the set", async () => {
  const { page } = studio;
  await open("profit");
  await page.keyboard.press("Alt+ArrowRight");
  await page.locator('[data-editor="profit"]').waitFor({ state: "detached" });
  await page.locator("[data-editor]").waitFor();
  await page.keyboard.press("Alt+ArrowLeft");
  await page.locator('[data-editor="profit"]').waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("option").first().waitFor();
});

test("no error was left unsaid", () => {
  expect(studio.complaints).toEqual([]);
});

/** Taller than wide, so that it is cropped above and below. */
function tinyPicture(): string {
  const path = join(mkdtempSync(join(tmpdir(), "cardwright-picture-")), "tower.png");
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAIAAAArjXluAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWNYZWy8ytiYARsFAHrUCIHxjsHhAAAAAElFTkSuQmCC";
  writeFileSync(path, Buffer.from(png, "base64"));
  return path;
}
