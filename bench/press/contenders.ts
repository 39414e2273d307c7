import { performance } from "node:perf_hooks";
import { printWithCardwright } from "./cardwright";
import { printWithChromium, startChromium } from "./chromium";
import { benchCards } from "./sheets";
import { printWithTypst, startTypst } from "./typst";

/** Who prints the sheets. Starting a browser or a compiler, and reading its fonts, is not counted. */
export interface Print {
  ms: number;
  bytes: Uint8Array;
}

async function timed(print: () => Uint8Array | Promise<Uint8Array>): Promise<Print> {
  const started = performance.now();
  const bytes = await print();
  return { ms: performance.now() - started, bytes };
}

export const contenders = {
  cardwright: () => timed(() => printWithCardwright(benchCards())),
  chromium: async () => {
    const browser = await startChromium();
    const print = await timed(() => printWithChromium(browser, benchCards()));
    await browser.close();
    return print;
  },
  typst: async () => {
    const compiler = await startTypst();
    return timed(() => printWithTypst(compiler, benchCards()));
  },
} satisfies Record<string, () => Promise<Print>>;
export type ContenderName = keyof typeof contenders;
