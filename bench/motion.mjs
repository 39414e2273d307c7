import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../scripts/bundle.mjs";
import { hold, pass } from "./motion/held-time.mjs";
import { writeSheets } from "./motion/sheets.mjs";
import { openMatch } from "./motion/table.mjs";
import { withStudio } from "./studio.mjs";

/**
 * What the table looks like while things happen, frame by frame as contact sheets: `node bench/motion.mjs <folder> [game …]`, in
 * a built tree. Bots have played beforehand; of each kind of event the first is shown again. Time is held while a picture is
 * taken, so that the pictures of a step lie evenly apart however long they take.
 */
const [out = "motion-sheets", ...wanted] = process.argv.slice(2);
const games = wanted.length > 0 ? wanted : ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const only = process.env.ONLY?.split(",");
const [pictures, apart] = [8, 150];
mkdirSync(out, { recursive: true });

const program = await bundle("bench/motion/typical-moments.ts", "typical-moments");
await withStudio(async ({ browser, address, home }) => {
  for (const game of games) {
    const file = join(home, `${game}.json`);
    execFileSync(process.execPath, [program, game, file]);
    const rows = [];
    for (const match of JSON.parse(readFileSync(file, "utf8"))) {
      const moments = match.moments.filter(
        ({ types }) => !only || types.some((type) => only.includes(type.split(" ")[0])),
      );
      if (moments.length === 0) continue;
      const page = await openMatch(browser, {
        address,
        home,
        game,
        name: `${game}-${match.seed}`,
        record: match.record,
      });
      await hold(page);
      for (const { at, types } of moments) rows.push(await record(page, at, types));
      await page.context().close();
    }
    const sheets = await writeSheets(browser, rows);
    for (const [n, sheet] of sheets.entries()) writeFileSync(join(out, `${game}-${n + 1}.png`), sheet);
    console.log(`${game}: ${rows.length} steps in ${sheets.length} sheets`);
  }
});

async function record(page, at, types) {
  await go(page, at - 1);
  await pass(page, 3000);
  await go(page, at);
  const images = [];
  for (let n = 0; n < pictures; n++) {
    await pass(page, apart);
    const clip = await page.locator("[data-table]").boundingBox();
    images.push((await page.screenshot({ clip, type: "jpeg", quality: 75, scale: "css" })).toString("base64"));
  }
  const lines = await page.getByRole("list", { name: "Log of the match" }).getByRole("listitem").allInnerTexts();
  return { title: `${types.join(", ")}: ${lines.slice(-5).join(" · ")}`, images };
}

/** To the moment after so many actions. */
async function go(page, to) {
  await page.getByLabel("Moment of the match").evaluate((element, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(element, String(value));
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }, to);
  await page.locator(`[aria-valuetext^="after ${to} of "]`).waitFor();
}
