import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary: string }[];
}

const allRules = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "label-content-name-mismatch": { enabled: true } },
};
const rulesOfColours = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** What keeps somebody from using the page as it stands, in both themes, of which it is left in the other: they change colours alone. */
export const axeFaults = (page: Page, ...besides: readonly string[]): Promise<string[]> =>
  faultsInBothThemes(page, { exclude: [faces, ...besides] });

/** The same of what has opened over a page that was looked at without it. */
export const axeFaultsOver = (page: Page, ...besides: readonly string[]): Promise<string[]> =>
  faultsInBothThemes(page, { include: ["[role=dialog], [role=menu]"], exclude: [faces, ...besides] });

/** They are pictures with a name; what is printed on them follows the game's design, not the studio's. */
const faces = "svg[role=img]";

interface Part {
  include?: string[];
  exclude: string[];
}

async function faultsInBothThemes(page: Page, part: Part): Promise<string[]> {
  const theme = await page.locator("html").getAttribute("data-theme");
  const other = theme === "light" ? "dark" : "light";
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const putBack = await emptyFaces(page);
  const faults = await faultsBy(allRules, page, part);
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`html[data-theme=${other}]`).waitFor();
  const otherFaults = await faultsBy(rulesOfColours, page, part);
  await putBack();
  return [...faults.map((fault) => `${theme}: ${fault}`), ...otherFaults.map((fault) => `${other}: ${fault}`)];
}

/** What isn't looked at would be gone through all the same, and drawn in both themes: thousands of strokes on a page of cards. */
async function emptyFaces(page: Page): Promise<() => Promise<void>> {
  const drawn = await page.evaluateHandle(
    (faces) =>
      [...document.querySelectorAll(faces)].map((face) => {
        const strokes = [...face.childNodes];
        face.replaceChildren();
        return { face, strokes };
      }),
    faces,
  );
  return () =>
    drawn.evaluate((faces) => {
      for (const { face, strokes } of faces) face.replaceChildren(...strokes);
    });
}

async function faultsBy(options: object, page: Page, part: Part): Promise<string[]> {
  // Half faded in, everything lacks contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const findings = await page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<{ violations: unknown }> };
      };
      const { violations } = await axe.run(part, { ...options, resultTypes: ["violations"] });
      return violations;
    },
    { part, options },
  );
  return (findings as Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
