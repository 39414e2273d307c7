import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** Every room in windows of every size: nothing is cut, and nothing makes the page larger than the window. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.end());

/** 720 × 450 is what is left of 1440 × 900 at twice the size. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 720, height: 450 },
  { width: 600, height: 800 },
];

/** In the page: what is cut, and by how much the page is larger than its window. */
function cutParts(): string[] {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const found: string[] = [];
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth - innerWidth} px wider than the window`);
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight - innerHeight} px higher than the window`);
  const words = ({ textContent, ariaLabel }: Element) => (ariaLabel ?? textContent ?? "").trim().slice(0, 40);
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX + overflowY);
  for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg, svg *)")) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width <= 1) continue;
    const style = getComputedStyle(element);
    const isWider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
    if (isWider && /auto|scroll/.test(style.overflowX)) found.push(`scrolls sideways: ${words(element)}`);
    const saysItself = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    // What is shortened tells the rest to whoever points at it.
    if (saysItself && isWider && style.overflowX !== "visible" && !scrolls(style) && !element.closest("[title]"))
      found.push(`cut words: ${words(element)}`);
    if (!element.matches("a, button, input, [role=combobox], [role=tab]")) continue;
    for (let around = element.parentElement; around; around = around.parentElement) {
      const frame = getComputedStyle(around);
      if (scrolls(frame)) break;
      if (frame.overflowX === "visible" || frame.clipPath !== "none") continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const isInside = box.left > left - 2 && box.right < right + 2 && box.top > top - 2 && box.bottom < bottom + 2;
      if (!isInside) found.push(`cut control: ${words(element)}`);
    }
  }
  return [...new Set(found)];
}

/** What is cut at a place, once its layout has come to rest. */
async function cutAt(place: string): Promise<string[]> {
  const { page } = studio;
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    let cut = await page.evaluate(cutParts);
    for (let look = 0; cut.length > 0 && look < 10; look++) {
      await page.waitForTimeout(200);
      cut = await page.evaluate(cutParts);
    }
    found.push(...cut.map((what) => `${place} at ${size.width} × ${size.height}: ${what}`));
  }
  await page.setViewportSize(sizes[0]!);
  return found;
}

const go = (hash: string): Promise<void> =>
  studio.page.evaluate((place) => {
    window.location.hash = place;
  }, hash);

test("the first start has its room in every window", async () => expect(await cutAt("home")).toEqual([]));

test.each([
  [
    "flask",
    [
      "set",
      "set/attack",
      "components/R1",
      "decks/blue",
      "template/card",
      "assets",
      "table",
      "print",
      "settings/set",
      "settings/cardwright",
      "home",
    ],
  ],
  ["castle-lanes", ["set", "set/architect", "decks/stampede", "template/card", "table", "print", "home"]],
  ["garden-incursion", ["set", "set/alarm-pheromone", "decks/copperhill-ants", "table", "print"]],
] as const)(
  "the rooms of %s have their room in every window",
  async (game, places) => {
    await studio.make(game, `A set of ${game} with a name`);
    const cut: string[] = [];
    for (const place of places) {
      await go(`#/${place}`);
      await studio.page.locator("main h1, main h2").first().waitFor();
      cut.push(...(await cutAt(place)));
    }
    expect(cut).toEqual([]);
  },
  300_000,
);
