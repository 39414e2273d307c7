import { configDefaults, defineConfig } from "vitest/config";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

export default defineConfig({
  plugins: [validatorsPlugin()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    // These drive the built studio, one after another: vitest.e2e.config.ts.
    exclude: [...configDefaults.exclude, "test/e2e/**"],
    environment: "node",
    setupFiles: ["test/raised-problems.ts"],
    testTimeout: 20_000,
    // All cores: one would otherwise be left free.
    maxWorkers: "100%",
  },
});
