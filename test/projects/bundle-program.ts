import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { importGlobPlugin } from "rolldown/experimental";
import { validatorsPlugin } from "../../scripts/validators-plugin";

/** Bundles one of the programs beside this file, so that a test can run it as a process of its own. */
export async function bundleProgram(name: string, into: string): Promise<string> {
  // The plugin is typed for Vite, whose plugins are Rolldown's with more hooks; it uses the common ones alone.
  const plugins = [validatorsPlugin() as never, importGlobPlugin()];
  const bundle = await rolldown({ input: `test/projects/${name}.ts`, platform: "node", plugins });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  const file = join(into, `${name}.mjs`);
  writeFileSync(file, output[0].code);
  return file;
}
