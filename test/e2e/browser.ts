import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

let running: Promise<Browser> | undefined;

/** One for all tests of a process, and it ends with the process. */
export async function theBrowser(): Promise<Browser> {
  const browser = await running;
  if (browser?.isConnected()) return browser;
  running = launchBrowser();
  return running;
}

/** For a process that has more to do. */
export async function endBrowser(): Promise<void> {
  await (await running)?.close();
}

/** Each page is used for moments: optimising what it runs took a quarter of the time in which it began. */
const hardlyOptimised = "--js-flags=--no-maglev --no-opt";

/** On Linux the Chromium of the npm package; elsewhere the Chrome that is installed. */
async function launchBrowser(): Promise<Browser> {
  if (process.platform !== "linux") return playwright.launch({ channel: "chrome" });
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--process-per-site", hardlyOptimised],
  });
}
