/** The package brings no types of its own. */
declare module "hyphen/hyphen.js" {
  import type { HyphenPatterns } from "../press/hyphenation";

  function createHyphenator(
    patterns: HyphenPatterns,
    options?: { async?: false; html?: boolean; hyphenChar?: string; minWordLength?: number },
  ): (text: string) => string;

  // biome-ignore lint/style/noDefaultExport: the package exports nothing else.
  export { createHyphenator as default };
}
