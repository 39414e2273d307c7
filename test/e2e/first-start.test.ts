import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writePage } from "../../main/hosts/open-in-browser";
import { startHost } from "./host";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ isMoving: true });
});
afterAll(() => studio.end());

test("shows real cards of the sample sets and three ways to begin", async () => {
  const { page } = studio;
  await page.getByRole("heading", { name: /Design cards/ }).waitFor();
  await expect.poll(() => page.locator("[aria-labelledby=first-start] svg[role=img]").count()).toBe(9);
  for (const name of ["Open a sample set", "Start a new set", "Open a folder"]) {
    expect(await page.getByRole("button", { name }).isEnabled()).toBe(true);
  }
  expect(await page.getByRole("navigation", { name: "Places" }).getByRole("button").allInnerTexts()).toEqual([
    "Home",
    "Settings",
  ]);
});

test("opens a sample with its cards, and finds it again after a reload", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Open a sample set" }).click();
  await page.getByRole("option", { name: "Attack", exact: true }).locator("svg").first().waitFor();
  await page.reload();
  await page.getByRole("option", { name: "Attack", exact: true }).waitFor();
  expect(await page.getByRole("banner").innerText()).toContain("Flask");
});

test("makes a set of one's own from the dialog, in the game that was chosen", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Home" }).click();
  await page.getByRole("button", { name: "New set for Hatch" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("radio", { name: /Hatch/ }).isChecked()).toBe(true);
  await dialog.getByLabel("Name").fill("Soot and Ember");
  await dialog.getByRole("checkbox", { name: /sample cards/ }).uncheck();
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("heading", { name: "This set has no cards yet" }).waitFor();
  expect(JSON.parse(studio.read("soot-and-ember", "cardwright.json"))).toMatchObject({
    game: "hatch",
    name: "Soot and Ember",
  });
});

test("finds a project by walking the folders", async () => {
  const { page } = studio;
  await page.keyboard.press("Control+o");
  const dialog = page.getByRole("dialog", { name: "Open a set" });
  await dialog.getByRole("button", { name: /flask-sample/ }).click();
  await page.getByRole("option", { name: "Attack", exact: true }).waitFor();
  await dialog.waitFor({ state: "detached" });
});

test("lists what was worked on, marks what is gone, and forgets it when told", async () => {
  const { page } = studio;
  rmSync(studio.folder("soot-and-ember"), { recursive: true });
  await page.getByRole("button", { name: "Home" }).click();
  const recent = page.getByRole("region", { name: "Your sets" });
  await recent.getByText(/not found any more/).waitFor();
  const manifest = studio.read("flask-sample", "cardwright.json").replace("Flask starter set", "Renamed elsewhere");
  studio.write("flask-sample", "cardwright.json", manifest);
  await recent.getByRole("button", { name: /^Renamed elsewhere/ }).waitFor();
  expect(await recent.getByRole("button", { name: /^Soot and Ember/ }).isDisabled()).toBe(true);
  await recent.getByRole("button", { name: "More for Soot and Ember" }).click();
  await page.getByRole("menuitem", { name: "Forget" }).click();
  await expect.poll(() => recent.getByRole("listitem").count()).toBe(1);
  // As a hand of its own cards.
  await expect.poll(() => recent.locator("img").count()).toBe(3);
});

test("a pinned set stays in front of those that were opened later", async () => {
  const { page } = studio;
  await studio.call("project.create", { game: "hatch", name: "Later" });
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByRole("button", { name: "Home", exact: true }).click();
  const recent = page.getByRole("region", { name: "Your sets" });
  const names = () => recent.getByRole("listitem").getByRole("button").first().innerText();
  await expect.poll(names).toMatch(/^Later/);
  await recent.getByRole("button", { name: "More for Renamed elsewhere" }).click();
  await page.getByRole("menuitem", { name: "Pin", exact: true }).click();
  await expect.poll(names).toMatch(/^Renamed elsewhere/);
});

test("opens from the file that the browser is given, whose address lets one browser in once", async () => {
  const home = mkdtempSync(join(tmpdir(), "cardwright-e2e-"));
  const host = await startHost(home);
  const context = await studio.page.context().browser()!.newContext();
  const page = await context.newPage();
  await page.goto(pathToFileURL(writePage(host.address, home)!).href);
  await page.getByRole("heading", { name: "Five games to make cards for" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  await context.close();
  const stranger = await (await studio.page.context().browser()!.newContext()).newPage();
  await stranger.goto(host.address);
  await stranger.getByRole("heading", { name: "This address has been used already" }).waitFor();
  await stranger.context().close();
  await host.end();
  rmSync(home, { recursive: true, force: true });
});

test("says who made what is in it, and shows their licences", async () => {
  const { page } = studio;
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("About");
  await page.keyboard.press("Enter");
  const about = page.getByRole("dialog", { name: /Cardwright/ });
  await about.getByText(/^Version \d/).waitFor();
  await about.getByText("@expo-google-fonts/alegreya", { exact: true }).click();
  await about
    .getByText(/SIL Open Font License/i)
    .first()
    .waitFor();
  await about.getByRole("button", { name: "Close" }).click();
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
