import { defineConfig } from "vite";
import { writeLicences } from "./scripts/licences-plugin.ts";

/** A sandboxed preload script can load nothing else, so it is one CommonJS file. */
export default defineConfig({
  plugins: [writeLicences()],
  publicDir: false,
  ssr: { target: "node", noExternal: true, external: ["electron"] },
  build: {
    ssr: "main/hosts/preload.ts",
    outDir: "dist/preload",
    emptyOutDir: true,
    target: "chrome140",
    minify: "oxc",
    reportCompressedSize: false,
    rolldownOptions: { output: { format: "cjs", entryFileNames: "preload.cjs", codeSplitting: false } },
  },
});
