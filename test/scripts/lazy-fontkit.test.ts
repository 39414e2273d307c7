import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { fontFiles } from "../../press/font-table";
import { lazyFontkitPlugin } from "../../scripts/lazy-fontkit-plugin.mjs";

const told = globalThis as { fontkitIsLoaded?: true };
const telling = {
  name: "telling",
  transform: (code: string, id: string) =>
    id.endsWith("fontkit.es.js") ? `globalThis.fontkitIsLoaded = true;\n${code}` : undefined,
};

test("what is built loads fontkit when it is first called, and not before", async () => {
  const bundle = await rolldown({
    input: join("press", "fonts.ts"),
    plugins: [lazyFontkitPlugin() as never, telling],
  });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  await bundle.close();
  const code = Buffer.from(output[0].code).toString("base64");
  const { parseFont } = (await import(`data:text/javascript;base64,${code}`)) as typeof import("../../press/fonts");
  expect(told.fontkitIsLoaded).toBeUndefined();
  const file = join("node_modules", "@expo-google-fonts", fontFiles["alegreya-sans-regular"]!);
  expect(parseFont(readFileSync(file)).postscriptName).toBe("AlegreyaSans-Regular");
  expect(told.fontkitIsLoaded).toBe(true);
});
