import { defineConfig } from "vite";
import { lazyFontkitPlugin } from "./scripts/lazy-fontkit-plugin.mjs";
import { writeLicences } from "./scripts/licences-plugin.ts";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

/** The process that owns the disk: one entry per door, split so that each loads only what it needs. */
export default defineConfig({
  plugins: [validatorsPlugin(), lazyFontkitPlugin(), writeLicences()],
  publicDir: false,
  ssr: { target: "node", noExternal: true, external: ["electron", "sharp"] },
  build: {
    ssr: true,
    outDir: "dist/main",
    emptyOutDir: true,
    target: "node20",
    minify: "oxc",
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        cli: "main/cli/cli.ts",
        "engine-worker": "main/engine/engine-worker.ts",
        "lab-worker": "main/lab/lab-worker.ts",
        "match-worker": "main/lab/match-worker.ts",
        "picture-worker": "main/ink/picture-worker.ts",
        studio: "main/hosts/studio.ts",
        electron: "main/hosts/electron.ts",
      },
      output: {
        format: "esm",
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
      },
    },
  },
});
