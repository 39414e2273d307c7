import { defineConfig } from "vitest/config";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

/** Tests that drive the built studio in a real browser, one after another. */
export default defineConfig({
  plugins: [validatorsPlugin()],
  test: {
    include: ["test/e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a person waits for: the studio's answers take moments, not milliseconds, on a busy machine.
    expect: { poll: { timeout: 8_000 } },
    passWithNoTests: true,
  },
});
