import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { iconShardsPlugin } from "./scripts/icon-shards-plugin.ts";
import { lazyFontkitPlugin } from "./scripts/lazy-fontkit-plugin.mjs";
import { letteringFilesPlugin } from "./scripts/lettering-files-plugin.ts";
import { noteLicences, writeLicences } from "./scripts/licences-plugin.ts";
import { numberedStylesPlugin } from "./scripts/numbered-styles-plugin.ts";
import { validatorsPlugin } from "./scripts/validators-plugin.ts";

/** The studio. Everything it needs is a file of its own below `dist/renderer`; nothing is ever fetched from elsewhere. */
export default defineConfig({
  root: "renderer",
  base: "./",
  plugins: [
    react(),
    validatorsPlugin(),
    lazyFontkitPlugin(),
    letteringFilesPlugin(),
    iconShardsPlugin(),
    numberedStylesPlugin(),
    writeLicences(),
  ],
  worker: { format: "es", plugins: () => [validatorsPlugin(), lazyFontkitPlugin(), noteLicences()] },
  build: {
    outDir: "../dist/renderer",
    emptyOutDir: true,
    target: "chrome140",
    minify: "oxc",
    // A font or picture inside a style sheet would be read before anything is shown.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 6000,
  },
});
