import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { validators } from "virtual:validators/files";
import type { PrinterProfile, Printers } from "../../schemas/printer-profile";
import { fail, type Result, succeed } from "../../schemas/problem";
import { appProblems } from "../problems";

/** Printer profiles: of the project, of the person, or in a file of their own. */

export const printersFile = "printers.json";

/** In the order in which they are asked: a project may know better than the person's settings. */
export const profilePlaces = (project?: string, home?: string): string[] =>
  [project, home].filter((folder) => folder !== undefined).map((folder) => join(folder, printersFile));

export async function findProfile(name: string, places: readonly string[]): Promise<Result<PrinterProfile>> {
  const known: string[] = [];
  for (const file of places) {
    const read = await readProfiles(file);
    if (!read.ok) return read;
    const found = read.value.find((profile) => profile.name === name);
    if (found) return succeed(found);
    known.push(...read.value.map((profile) => profile.name));
  }
  return fail(appProblems.report("app/unknown-profile", {}, { name, known: known.join(", ") || "none" }));
}

/** The profiles of a file, or the only one that it is; none when there is no file. */
export async function readProfiles(file: string): Promise<Result<PrinterProfile[]>> {
  const unreadable = (details: string) => fail(appProblems.report("app/unreadable-profile", {}, { file }, details));
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (reason) {
    return (reason as NodeJS.ErrnoException).code === "ENOENT" ? succeed([]) : unreadable(String(reason));
  }
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (reason) {
    return unreadable(String(reason));
  }
  const isOne = typeof content === "object" && content !== null && "name" in content;
  const whole = isOne ? { profiles: [content] } : content;
  const check = validators["printers"]!;
  if (!check(whole)) {
    const { instancePath = "", message = "" } = check.errors?.[0] ?? {};
    return unreadable(`${instancePath} ${message}`.trim());
  }
  return succeed((whole as Printers).profiles);
}
