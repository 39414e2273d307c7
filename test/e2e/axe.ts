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
export async function axeFaults(page: Page, ...besides: readonly string[]): Promise<string[]> {
  const theme = await page.locator("html").getAttribute("data-theme");
  const other = theme === "light" ? "dark" : "light";
  const faults = await faultsBy(allRules, page, besides);
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`html[data-theme=${other}]`).waitFor();
  const otherFaults = await faultsBy(rulesOfColours, page, besides);
  return [...faults.map((fault) => `${theme}: ${fault}`), ...otherFaults.map((fault) => `${other}: ${fault}`)];
}

async function faultsBy(options: object, page: Page, besides: readonly string[]): Promise<string[]> {
  // Half faded in, everything lacks contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const findings = await page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<{ violations: unknown }> };
      };
      // What isn't looked at would be gone through all the same: thousands of strokes on a page of cards.
      const faces = [...document.querySelectorAll("svg[role=img]")].map(
        (face) => [face, [...face.childNodes]] as const,
      );
      for (const [face] of faces) face.replaceChildren();
      const { violations } = await axe.run({ exclude }, { ...options, resultTypes: ["violations"] });
      for (const [face, drawn] of faces) face.replaceChildren(...drawn);
      return violations;
    },
    // Faces are pictures with a name; what is printed on them follows the game's design, not the studio's.
    { exclude: ["svg[role=img]", ...besides], options },
  );
  return (findings as Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
