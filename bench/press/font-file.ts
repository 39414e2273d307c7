import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fontFiles } from "../../press/font-table";

export const fontFile = (id: string): Promise<Buffer> =>
  readFile(join("node_modules", "@expo-google-fonts", fontFiles[id]!));
