import type { Locator, Page } from "playwright-core";

/** What a person did to get something said. */
export interface Effort {
  clicks: number;
  keys: number;
}

/** A hand on the mouse and one on the keys, both counted. */
export interface Hand {
  page: Page;
  effort: Effort;
  click(what: Locator): Promise<void>;
  press(key: string): Promise<void>;
  type(text: string): Promise<void>;
}

export function handOn(page: Page): Hand {
  const effort = { clicks: 0, keys: 0 };
  return {
    page,
    effort,
    async click(what) {
      effort.clicks++;
      await what.click();
    },
    async press(key) {
      effort.keys++;
      await page.keyboard.press(key);
    },
    async type(text) {
      effort.keys += text.length;
      await page.keyboard.type(text);
    },
  };
}
