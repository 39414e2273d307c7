import { join } from "node:path";
import { validators } from "virtual:validators/files";
import { readJson } from "../../schemas/json-text";
import type { PrinterProfile, Printers } from "../../schemas/printer-profile";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { KnownPrinter } from "../api";
import { appProblems } from "../problems";
import { errorCode, nodeDisk } from "../projects/disk";
import { maxTextBytes } from "../projects/places";
import { writeKept } from "./kept-file";

/** Printer profiles: of the project, of the person, or in a file of their own. */

const printersFile = "printers.json";

/** In the order in which they are asked: a project may know better than the person's settings. */
export const profilePlaces = (project?: string, home?: string): string[] =>
  [project, home].filter((folder) => folder !== undefined).map((folder) => join(folder, printersFile));

export async function findProfile(name: string, places: readonly string[]): Promise<Result<PrinterProfile>> {
  const known: string[] = [];
  for (const file of places) {
    const read = await readProfiles(file);
    if (!read.ok) return read;
    const found = profileNamed(read.value, name);
    if (found) return succeed(found);
    known.push(...read.value.map((profile) => profile.name));
  }
  return fail(appProblems.report("app/unknown-profile", {}, { name, known: known.join(", ") || "none" }));
}

/** By its name, in any case where no other is spelled so. */
export const profileNamed = (profiles: readonly PrinterProfile[], name: string): PrinterProfile | undefined =>
  profiles.find((profile) => profile.name === name) ??
  profiles.find((profile) => profile.name.toLowerCase() === name.trim().toLowerCase());

/** The profiles of a file, or the only one that it is; none when there is no file. */
export async function readProfiles(file: string): Promise<Result<PrinterProfile[]>> {
  const unreadable = (details: string) => fail(appProblems.report("app/unreadable-profile", {}, { file }, details));
  let text: string;
  try {
    text = nodeDisk.read(file, maxTextBytes).bytes?.toString("utf8") ?? "";
  } catch (reason) {
    const code = errorCode(reason);
    return code === "ENOENT" ? succeed([]) : unreadable(code);
  }
  const read = readJson(text.replace(/^\ufeff/, ""));
  if (!read.ok) return unreadable(read.reason);
  const content = read.json;
  const isOne = typeof content === "object" && content !== null && "name" in content;
  const whole = isOne ? { profiles: [content] } : content;
  const check = validators["printers"]!;
  if (!check(whole)) {
    const { instancePath = "", message = "" } = check.errors?.[0] ?? {};
    return unreadable(`${instancePath} ${message}`.trim());
  }
  return succeed((whole as Printers).profiles);
}

export type Keeper = KnownPrinter["keeper"];

/** Those of the project first, which go before the person's own of the same name. */
export async function listProfiles(places: Record<Keeper, string>): Promise<Result<KnownPrinter[]>> {
  const known: KnownPrinter[] = [];
  for (const keeper of ["project", "person"] as const) {
    const read = await readProfiles(join(places[keeper], printersFile));
    if (!read.ok) return read;
    known.push(...read.value.map((profile) => ({ keeper, profile })));
  }
  return succeed(known);
}

/** A file that can't be read is left as it is. */
export async function writeProfile(folder: string, profile: PrinterProfile, was?: string): Promise<Result<null>> {
  const read = await readProfiles(join(folder, printersFile));
  if (!read.ok) return read;
  const { name } = profile;
  if (name !== was && read.value.some((other) => other.name === name))
    return fail(appProblems.report("app/profile-taken", {}, { name }));
  const at = read.value.findIndex((other) => other.name === was);
  const profiles = at < 0 ? [...read.value, profile] : read.value.with(at, profile);
  return saveProfiles(folder, profiles, name);
}

export async function removeProfile(folder: string, name: string): Promise<Result<null>> {
  const read = await readProfiles(join(folder, printersFile));
  if (!read.ok) return read;
  return saveProfiles(
    folder,
    read.value.filter((profile) => profile.name !== name),
    name,
  );
}

async function saveProfiles(folder: string, profiles: readonly PrinterProfile[], name: string): Promise<Result<null>> {
  const saved = await writeKept(join(folder, printersFile), { profiles });
  return saved ? succeed(null) : fail(appProblems.report("app/profile-not-saved", {}, { name }));
}
