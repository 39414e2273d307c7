import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * What a person waits for: from starting the program to the first page, and from opening a set of 10,000 cards to its
 * first faces, beside reading and parsing the same files plainly in the same run: `node bench/opening.mjs [--cards N]`.
 */

const at = process.argv.indexOf("--cards");
const cards = at < 0 ? 10_000 : Number(process.argv[at + 1]);

await withStudio(async ({ home, browser, started, address }) => {
  const listening = performance.now() - started;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await page.waitForSelector("h1");
  const shown = performance.now() - started;
  // The browser reports its first paint a frame or two after it.
  const paint = await page.evaluate(
    () =>
      new Promise((found) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName("first-contentful-paint")[0];
          if (entry) found(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
  console.log(
    `start to address ${listening.toFixed(0)} ms, to the first page ${shown.toFixed(0)} ms (painted ${paint.toFixed(0)} ms after the request)`,
  );

  const call = callFrom(page);
  const { session } = await call("project.create", { game: "flask", name: "Many" });
  await call("project.close", { session });
  const folder = join(home, "projects", "many", "cards");
  mkdirSync(folder, { recursive: true });
  const bases = ["G2", "Y1", "B1", "B2", "G1", "R1", "R2"];
  for (let n = 0; n < cards; n++) {
    const composition = { [bases[n % 7]]: 1, Y2: n % 2 };
    writeFileSync(
      join(folder, `card-${n}.json`),
      `${JSON.stringify({ $schema: "../schemas/flask-card.schema.json", name: `Card ${n}`, composition }, null, 2)}\n`,
    );
  }
  const plainly = performance.now();
  for (const file of readdirSync(folder)) JSON.parse(readFileSync(join(folder, file), "utf8"));
  const parsed = performance.now() - plainly;

  const [recent] = await call("recent.list", {});
  await page.reload();
  await page.getByText(recent.name, { exact: true }).first().waitFor();
  const clicked = performance.now();
  await page.getByText(recent.name, { exact: true }).first().click();
  await page.locator('[role="option"] svg[aria-label], [role="option"] svg[role="img"]').first().waitFor();
  const opened = performance.now() - clicked;
  console.log(
    `${cards} cards: opened to the first face ${opened.toFixed(0)} ms; reading and parsing them plainly ${parsed.toFixed(0)} ms; ratio ${(opened / parsed).toFixed(1)}`,
  );
});
