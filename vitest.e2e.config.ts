import { defineConfig } from "vitest/config";
import { keptModules } from "./scripts/kept-modules.ts";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

/** Tests that drive the built studio in real browsers, two at a time: they wait more than they work, and the unit tests take what they leave. */
export default defineConfig({
  plugins: [validatorsPlugin(), keptModules],
  test: {
    // What has been translated is kept in `node_modules/`, for the next run.
    experimental: { fsModuleCache: true },
    include: ["test/e2e/**/*.test.ts"],
    environment: "node",
    globalSetup: "test/e2e/unpack-browser.ts",
    setupFiles: ["test/e2e/when-failed.ts"],
    maxWorkers: 2,
    // In each process what the tests read is read once, and one browser serves them all.
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // What a person waits for: the studio's answers take moments, not milliseconds, on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    passWithNoTests: true,
  },
});
