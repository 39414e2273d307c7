import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fontFileName, fontFiles } from "../../press/font-table";
import { ownValue } from "../../schemas/own-value";

const builtFolder = fileURLToPath(new URL("../renderer/fonts/", import.meta.url));

/** A typeface, beside the built studio or, before anything is built, in the package it comes from. */
export function fontPath(id: string): string | undefined {
  const file = ownValue(fontFiles, id);
  const name = fontFileName(id);
  if (file === undefined || name === undefined) return undefined;
  const built = join(builtFolder, name);
  if (existsSync(built)) return built;
  const [folder = "", ...rest] = file.split("/");
  const found = createRequire(import.meta.url).resolve(`@expo-google-fonts/${folder}/package.json`);
  return join(dirname(found), ...rest);
}
