import { defineConfig } from "vitest/config";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

export default defineConfig({
  plugins: [validatorsPlugin()],
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    environment: "node",
    testTimeout: 20_000,
  },
});
