import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { target: unknown; failureSummary: string }[];
}

/** What keeps somebody from using the page as it stands, one line each. */
export async function axeFaults(page: Page, ...besides: readonly string[]): Promise<string[]> {
  // Half faded in, everything lacks contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  await page.evaluate(axe);
  const findings = await page.evaluate(
    async (exclude) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: unknown): Promise<{ violations: unknown }> };
      };
      const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const rules = { "label-content-name-mismatch": { enabled: true } };
      // Faces are pictures with a name; what is printed on them follows the game's design, not the studio's.
      return (await axe.run({ exclude }, { runOnly, rules })).violations;
    },
    ["svg[role=img]", ...besides],
  );
  return (findings as Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}
