import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHost } from "./host";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ isMoving: true, project: { game: "flask", name: "Shared" } });
});
afterAll(() => studio.end());

const card = (name: string | RegExp) => studio.page.getByRole("option", { name, exact: true });
const path = "cards/attack.json";
const renamed = (name: string): string => studio.read("shared", path).replace(/"name": "[^"]*"/, `"name": "${name}"`);
const session = async () => ((await studio.call("project.current", {})).value as { session: string }).session;

test("a file changed by another program is shown and said", async () => {
  studio.write("shared", path, renamed("Ambush"));
  await card("Ambush").waitFor();
  await studio.page.getByText(/changed outside Cardwright/).waitFor();
});

test("a broken file is one card that says so, and a click on its problem leads to it", async () => {
  const { page } = studio;
  studio.write("shared", "cards/wreck.json", '{ "name": ');
  await card(/^wreck/)
    .getByText("This file can't be read as a card")
    .waitFor();
  await card(/^wreck/)
    .getByText("Open in JSON")
    .click();
  await expect.poll(() => page.url()).toContain("#/set/wreck");
  await page.goBack();
  await page.getByRole("button", { name: /1 error/ }).click();
  const problems = page.getByRole("region", { name: "Problems" });
  await problems.getByRole("button", { name: /can't be read/ }).click();
  await expect.poll(() => page.url()).toContain("#/set/wreck");
  await page.goBack();
  await problems.getByRole("button", { name: "Hide problems" }).click();
});

test("a conflict shows both versions and keeps the one that is chosen", async () => {
  const { page } = studio;
  const mine = '{ "name": "My unfinished attack", ';
  const edit = { session: await session(), label: "Edit", changes: [{ path, text: mine }] };
  expect(await studio.call("project.edit", edit)).toMatchObject({ ok: true });
  studio.write("shared", path, renamed("Their attack"));
  await page.getByText(/was changed here and outside at the same time/).waitFor();
  await page.getByRole("button", { name: "Compare" }).click();
  const dialog = page.getByRole("dialog");
  const both = dialog.getByRole("region", { name: "Both versions as text" });
  expect(await both.innerText()).toContain("My unfinished attack");
  expect(await both.innerText()).toContain("Their attack");
  await dialog.getByRole("button", { name: "Take theirs" }).click();
  await card("Their attack").waitFor();
  await page.getByText(/was changed here and outside/).waitFor({ state: "detached" });
  expect(studio.read("shared", path)).toContain("Their attack");
});

test("a project that is open elsewhere can be looked at and says why it can't be changed", async () => {
  const { page } = studio;
  const home = mkdtempSync(join(tmpdir(), "cardwright-e2e-second-"));
  const second = await startHost(home, studio.folder("shared"));
  try {
    const visitor = await page.context().newPage();
    await visitor.goto(second.address);
    await visitor.evaluate(() => {
      window.location.hash = "#/set";
    });
    await visitor.getByText(/open in another Cardwright/).waitFor();
    expect(await visitor.getByRole("button", { name: "New card" }).isDisabled()).toBe(true);
    await visitor.close();
  } finally {
    await second.end();
    rmSync(home, { recursive: true, force: true });
  }
});

test("a project whose last change can't be saved yet says so and stays open", async () => {
  const { page } = studio;
  const close = async () => {
    await page.getByRole("button", { name: "Project menu" }).click();
    await page.getByRole("menuitem", { name: "Close set" }).click();
  };
  await page.route("**/api/project.edit", (route) => route.abort());
  await card("Profit").click();
  await page.keyboard.press("Control+d");
  await page.getByRole("button", { name: "Not saved" }).waitFor();
  await close();
  await page
    .getByRole("region", { name: "Messages" })
    .getByText(/isn't answering/)
    .waitFor();
  expect(page.url()).toContain("#/set");
  await page.unroute("**/api/project.edit");
  await page.getByRole("status", { name: "Saved" }).waitFor();
  await close();
  await page.getByRole("heading", { name: "Your sets" }).waitFor();
  expect(studio.list("shared", "cards")).toContain("profit-2.json");
  studio.complaints.length = 0;
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
