import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/ensure.mjs";

/** A program of the studio's own modules as one text, to be run in its page. Its styles keep their plain names. */
export async function programForPage(input) {
  const { rolldown } = await import("rolldown");
  const styles = {
    name: "plain-style-names",
    load(id) {
      if (!id.endsWith(".module.css")) return null;
      const names = [...readFileSync(id, "utf8").matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name);
      const same = Object.fromEntries(names.map((name) => [name, name]));
      return { code: `export default ${JSON.stringify(same)}`, moduleType: "js" };
    },
  };
  const made = await rolldown({ input: join(root, input), platform: "browser", plugins: [styles], logLevel: "warn" });
  const { output } = await made.generate({ format: "iife", codeSplitting: false });
  await made.close();
  return output[0].code;
}
