import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults, axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** What comes in from other programs, and goes out to them. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Exchange" } });
});
afterAll(() => studio.end());

const drop = (name: string, text: string) =>
  studio.page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );

test("what is dropped in the deck room is a list, or of a deck if it has a deck's columns, and of cards otherwise", async () => {
  const { page } = studio;
  await page.goto(new URL("/#/decks", page.url()).href);
  await page.getByRole("region", { name: "What the rules say" }).waitFor();
  const decks = page.getByRole("dialog", { name: "Bring in a deck" });
  await drop("list.txt", "3 Thief\n");
  await decks.getByText("A list: 3 cards on 1 line.").waitFor();
  await page.keyboard.press("Escape");
  await decks.waitFor({ state: "detached" });
  await drop("tried.csv", "deck,name,card,count\ntried,Tried,thief,3\n");
  await decks.getByText("A table: 3 cards on 1 line.").waitFor();
  expect(await decks.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Tried");
  await page.keyboard.press("Escape");
  await decks.waitFor({ state: "detached" });
  await drop("cards.csv", "id,Price\nbrute,9\n");
  const cards = page.getByRole("dialog", { name: "Cards from a table" });
  await cards.getByText("cards.csv").waitFor();
  await page.keyboard.press("Escape");
  await cards.waitFor({ state: "detached" });
});

test("a table dropped on the window shows what it would change, changes it in one step, and is known again", async () => {
  const { page } = studio;
  const before = studio.read("exchange", "cards/brute.json");
  const table = "id,Given,Family,Price,Odd\nbrute,Big,Brute,9,x\nsapper,Sap,Per,lots,\nnewling,New,Ling,1,\n";
  await drop("cards.csv", table);
  const dialog = page.getByRole("dialog", { name: "Cards from a table" });
  await dialog.getByText("cards.csv").waitFor();
  await dialog.getByRole("combobox", { name: "What “Price” is" }).click();
  await page.getByRole("option", { name: "Cost", exact: true }).click();
  await dialog.getByRole("button", { name: "Join or split columns" }).click();
  await dialog.getByRole("combobox", { name: "Field that is made" }).click();
  await page.getByRole("option", { name: "Name", exact: true }).click();
  await dialog.getByRole("textbox", { name: "What makes Name" }).fill("{Given} {Family}");
  await dialog.getByText("“lots” can't be Cost").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Changed 2" }).click();
  await dialog.getByText("Big Brute", { exact: true }).first().waitFor();
  await dialog.getByRole("button", { name: "Add 1 card, change 2 cards" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toContain('"cost": 9');
  await expect.poll(() => studio.list("exchange", "cards")).toContain("newling.json");
  expect(studio.read("exchange", "cards/newling.json")).toContain('"New Ling"');
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toBe(before);
  await expect.poll(() => studio.list("exchange", "cards")).not.toContain("newling.json");

  await drop("cards.csv", table);
  await dialog.getByRole("button", { name: "Add 1 card, change 2 cards" }).waitFor();
  await page.keyboard.press("Escape");
  expect(studio.complaints).toEqual([]);
});

test("a linked file is watched, and what changes in it is offered; an address is asked by a click alone", async () => {
  const { page } = studio;
  const shop = join(studio.folder("exchange"), "..", "shop.csv");
  const say = (cost: number) => writeFileSync(shop, `id,name,cost\nbrute,Brute,${cost}\n`);
  const before = studio.read("exchange", "cards/brute.json");
  const dialog = page.getByRole("dialog", { name: "Cards from a table" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Cards from a table");
    await page.keyboard.press("Enter");
  };
  say(7);
  await open();
  await dialog.getByRole("button", { name: "Link a file…" }).click();
  await page.getByRole("dialog", { name: "Link a table" }).getByText("shop.csv").click();
  await dialog.getByRole("button", { name: "Change 1 card" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toContain('"cost": 7');
  say(6);
  await page.getByText("“shop.csv” has changed: 1 card would change.").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await dialog
    .getByText("“Brute”")
    .or(dialog.getByText("Brute", { exact: true }))
    .first()
    .waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 1 card" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toContain('"cost": 6');
  say(4);
  await page.getByRole("button", { name: "Not now" }).click();
  await page.getByText("“shop.csv” has changed").waitFor({ state: "detached" });

  // Changed here and there: what is here stays, cell by cell, until the table's is chosen.
  const { session } = (await studio.call("project.current", {})).value as { session: string };
  const text = studio.read("exchange", "cards/brute.json").replace('"cost": 6', '"cost": 9');
  const edit = { session, label: "Edit", changes: [{ path: "cards/brute.json", text }] };
  expect(await studio.call("project.edit", edit)).toMatchObject({ ok: true });
  say(5);
  await page.getByText("“shop.csv” has changed: 1 cell was changed here as well.").waitFor();
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).waitFor();
  await dialog.getByRole("button", { name: "All from the table" }).click();
  await dialog.getByRole("button", { name: "Change 1 card" }).waitFor();
  await dialog.getByRole("button", { name: "Mine: 9" }).click();
  await dialog.getByRole("button", { name: "Keep mine" }).waitFor();
  await dialog.getByRole("button", { name: "Table: 5" }).click();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change 1 card" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toContain('"cost": 5');

  let asked = 0;
  const server = createServer((_, answer) => {
    asked += 1;
    answer.writeHead(200, { "content-type": "text/csv" }).end("id,name,cost\nbrute,Brute,3\n");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await open();
  await dialog.getByRole("button", { name: "Link an address…" }).click();
  await dialog.getByRole("textbox", { name: "Address of a published table" }).fill(`http://${host}/cards.csv`);
  await dialog.getByRole("button", { name: "Link", exact: true }).click();
  const fetch = dialog.getByRole("button", { name: `Fetch from ${host}` });
  await fetch.waitFor();
  expect(asked).toBe(0);
  await fetch.click();
  await dialog.getByRole("button", { name: "Change 1 card" }).click();
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toContain('"cost": 3');
  expect(asked).toBe(1);
  server.close();
  for (let step = 0; step < 5; step++) await page.keyboard.press("Control+z");
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toBe(before);
  expect(studio.complaints).toEqual([]);
});

test("the set goes out as a workbook, and as one file that opens as a project of its own", async () => {
  const { page } = studio;
  const saved = async (command: string, press?: string) => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type(command);
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    if (press) await page.getByRole("dialog").getByRole("button", { name: press }).click();
    return (await download).suggestedFilename();
  };
  expect(await saved("Cards as a table", "Save")).toBe("exchange.xlsx");
  expect(await saved("Save as one file")).toBe("exchange.cardset");
  expect(studio.complaints).toEqual([]);
});

test("a kept version is compared with what is now, face by face, and a card is brought back", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  await page.getByRole("button", { name: "Keep this version" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep this version" });
  await dialog.getByRole("textbox", { name: "Version" }).fill("1.2");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("exchange", "")).toContain("versions");
  await page.getByText("Nothing differs").waitFor();
  const before = studio.read("exchange", "cards/brute.json");
  studio.write("exchange", "cards/brute.json", before.replace(/"cost": \d+/, '"cost": 8'));
  await page.getByRole("heading", { name: "Brute" }).waitFor();
  expect(await page.locator("figure").count()).toBe(2);
  expect(await page.locator("figure rect:not(svg svg rect)").count()).toBeGreaterThan(0);
  await page.getByRole("row", { name: "Cost 5 8" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Changelog…" }).click();
  const log = page.getByRole("dialog", { name: "Changelog for players" });
  await log.getByRole("textbox").fill("# Ours\n\n- **Brute** costs more.");
  const printed = page.waitForEvent("download");
  await log.getByRole("button", { name: "Print as PDF" }).click();
  expect((await printed).suggestedFilename()).toBe("Ours.pdf");
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Print what changed" }).click();
  await page.getByText("1 card").first().waitFor();
  await page.getByRole("combobox", { name: "Changed since" }).filter({ hasText: "Version 1.2" }).waitFor();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  const search = page.getByRole("combobox", { name: "Search the set" });
  const cards = page.getByRole("listbox", { name: "Cards of the set" }).getByRole("option");
  const cardsShown = () => cards.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label")));
  await search.fill("chan");
  await page.getByRole("option", { name: "changed:", exact: false }).click();
  await page.getByRole("option", { name: "changed:1.2" }).click();
  await expect.poll(() => cardsShown()).toEqual(["Brute"]);
  const sapper = studio.read("exchange", "cards/sapper.json");
  studio.write("exchange", "cards/sapper.json", sapper.replace(/"cost": \d+/, '"cost": 8'));
  await expect.poll(() => cardsShown()).toEqual(["Brute", "Sapper"]);
  studio.write("exchange", "cards/sapper.json", sapper);
  await expect.poll(() => cardsShown()).toEqual(["Brute"]);
  await search.fill("");
  await page.getByRole("button", { name: "Versions", exact: true }).click();
  // By keys alone: from part to part of the window, to the card, and to its button.
  const restore = page.getByRole("button", { name: "Restore from 1.2" });
  await restore.waitFor();
  await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  await page.locator("nav [aria-current=true]:focus", { hasText: "Brute" }).waitFor();
  await page.keyboard.press("F6");
  await restore.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.read("exchange", "cards/brute.json")).toBe(before);
  expect(studio.complaints).toEqual([]);
});

test("a card that was changed here and outside is merged field by field", async () => {
  const { page } = studio;
  const path = "cards/sapper.json";
  const before = studio.read("exchange", path);
  const current = (await studio.call("project.current", {})).value as { session: string };
  const changed = (fields: object) => `${JSON.stringify({ ...JSON.parse(before), ...fields }, null, 2)}\n`;
  const mine = changed({ cost: 7, hp: 4 });
  const edit = { session: current.session, label: "Edit", changes: [{ path, text: mine }] };
  expect(await studio.call("project.edit", edit)).toMatchObject({ ok: true });
  await expect.poll(() => studio.read("exchange", path)).toContain('"cost": 7');
  studio.write("exchange", path, changed({ hp: 6, tags: ["theirs"] }));
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("1 field of yours and 1 of theirs go together.").waitFor();
  await dialog.getByRole("button", { name: "Theirs: 6" }).click();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep both together" }).click();
  // Until then the file holds theirs.
  await expect.poll(() => studio.read("exchange", path)).toContain('"cost": 7');
  const merged = JSON.parse(studio.read("exchange", path)) as object;
  expect(merged).toMatchObject({ cost: 7, hp: 6, tags: ["theirs"] });
  expect(studio.complaints).toEqual([]);
});
