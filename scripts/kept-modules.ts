import type { Plugin } from "vitest/config";

/** What a module becomes is kept for as long as its text stays; but not of those that are made of other files. */
export const keptModules: Plugin = {
  name: "cardwright-kept-modules",
  configureVitest({ experimental_defineCacheKeyGenerator: askBefore }) {
    askBefore(({ id, sourceCode }) =>
      id.includes("virtual:") || sourceCode.includes("import.meta.glob") ? false : undefined,
    );
  },
};
