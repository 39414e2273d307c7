import { callFrom, withStudio } from "./studio.mjs";

/**
 * How a gallery of 540 cards scrolls with composed pictures and with plain symbols, in turns, in a real browser with the built
 * studio: `node bench/gallery.mjs [game] [rounds]`. One scrolls by 240 px a frame from top to bottom; counted is the whole way.
 */
const [game = "hatch", rounds = "3"] = process.argv.slice(2);
const [cards, step] = [540, 240];

async function open(context, address, hasPictures) {
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  const call = callFrom(page);
  const { session, files } = await call("project.create", { game, name: hasPictures ? "Pictures" : "Symbols" });
  const starter = files.filter(({ path }) => path.startsWith("cards/")).map(({ text }) => JSON.parse(text));
  const changes = Array.from({ length: cards }, (_, n) => {
    const card = structuredClone(starter[n % starter.length]);
    card.name = `${card.name} ${n}`;
    if (!hasPictures) delete card.art.picture;
    return { path: `cards/a-${String(n).padStart(4, "0")}.json`, text: `${JSON.stringify(card, null, 2)}\n` };
  });
  await call("project.edit", { session, label: "Many cards", changes });
  await page.goto(`${new URL(page.url()).origin}/#/set`);
  await page.reload();
  await page.locator("[data-card] svg").first().waitFor();
  await page.waitForTimeout(6000);
  return page;
}

/** Milliseconds from top to bottom, and the longest frame. */
const scroll = (page) =>
  page.evaluate(async (by) => {
    let list = document.querySelector("[data-card]");
    while (list.scrollHeight <= list.clientHeight + 1 || getComputedStyle(list).overflowY === "visible")
      list = list.parentElement;
    list.scrollTop = 0;
    await new Promise((done) => setTimeout(done, 500));
    let longest = 0;
    const began = performance.now();
    for (let last = began; list.scrollTop + list.clientHeight < list.scrollHeight - 1; ) {
      list.scrollTop += by;
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, now - last);
      last = now;
    }
    return { whole: performance.now() - began, longest };
  }, step);

await withStudio(async ({ browser, address }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await (await context.newPage()).goto(address);
  const found = { symbols: [], pictures: [] };
  for (let round = 0; round < Number(rounds); round++)
    for (const kind of ["symbols", "pictures"]) {
      const page = await open(context, new URL(address).origin, kind === "pictures");
      found[kind].push(await scroll(page));
      await page.close();
    }
  for (const [kind, times] of Object.entries(found))
    console.log(
      `${kind.padEnd(9)} ${times.map(({ whole, longest }) => `${whole.toFixed(0)} ms (longest frame ${longest.toFixed(0)})`).join("   ")}`,
    );
  const least = (kind) => Math.min(...found[kind].map(({ whole }) => whole));
  console.log(`pictures take ${(least("pictures") / least("symbols")).toFixed(2)} × the time of symbols`);
});
