import { join } from "node:path";
import { root } from "./ensure.mjs";
import { lazyFontkitPlugin } from "./lazy-fontkit-plugin.mjs";

/** One plain file of a program in TypeScript, as the product is: a development server's modules would be slower. */
export async function bundle(input, name) {
  const [{ rolldown }, { importGlobPlugin }] = await Promise.all([import("rolldown"), import("rolldown/experimental")]);
  const file = join(root, "dist", "bench", `${name}.mjs`);
  const made = await rolldown({
    input: join(root, input),
    platform: "node",
    plugins: [importGlobPlugin(), lazyFontkitPlugin()],
    logLevel: "warn",
    external: ["sharp", "playwright-core", "@sparticuz/chromium"],
  });
  await made.write({ file, format: "esm", codeSplitting: false });
  await made.close();
  return file;
}
