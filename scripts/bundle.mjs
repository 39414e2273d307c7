import { join } from "node:path";
import { root } from "./ensure.mjs";
import { lazyFontkitPlugin } from "./lazy-fontkit-plugin.mjs";

/** What reads cards needs the validators that the product is built with; Vite reads their plugin, which is in TypeScript. */
async function validatorsPlugin() {
  const { loadConfigFromFile } = await import("vite");
  const { config } = await loadConfigFromFile(
    { command: "build", mode: "production" },
    join(root, "vite.main.config.ts"),
    root,
  );
  return config.plugins.find((plugin) => plugin.name === "cardwright-validators");
}

/** One plain file of a program in TypeScript, as the product is: a development server's modules would be slower. */
export async function bundle(input, name) {
  const [{ rolldown }, { importGlobPlugin }] = await Promise.all([import("rolldown"), import("rolldown/experimental")]);
  const file = join(root, "dist", "bench", `${name}.mjs`);
  const made = await rolldown({
    input: join(root, input),
    platform: "node",
    plugins: [importGlobPlugin(), lazyFontkitPlugin(), await validatorsPlugin()],
    logLevel: "warn",
    external: ["sharp", "playwright-core", "@sparticuz/chromium"],
  });
  await made.write({ file, format: "esm", codeSplitting: false });
  await made.close();
  return file;
}
