import type { PrinterProfile } from "../../schemas/printer-profile";
import { placeAt } from "../given-file";
import { appProblems } from "../problems";
import { findAppPlace } from "../services/app-place";
import { findProfile, profileNamed, profilePlaces, readProfiles } from "../services/printer-profiles";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

/** A profile as people name it on the command line: by its name, or as a file, with `#name` behind it where it holds several. */
export async function findPrinter(asked: string, project?: string): Promise<PrinterProfile> {
  const [, file = "", wanted] = /^(.+\.json)(?:#(.*))?$/i.exec(asked) ?? [];
  if (file !== "" && placeAt(file) !== "nothing") return oneOf(file, wanted);
  const found = await findProfile(asked, profilePlaces(project, findAppPlace().home));
  if (!found.ok) throw new CannotDo(found.problem);
  return found.value;
}

async function oneOf(file: string, wanted: string | undefined): Promise<PrinterProfile> {
  const read = await readProfiles(file);
  if (!read.ok) throw new CannotDo(read.problem);
  const names = read.value.map(({ name }) => name).join(", ");
  if (wanted !== undefined || read.value.length === 0) {
    const found = profileNamed(read.value, wanted ?? "");
    if (found) return found;
    throw new CannotDo(appProblems.report("app/unknown-profile", {}, { name: wanted ?? file, known: names || "none" }));
  }
  const [first, ...others] = read.value;
  if (first && others.length === 0) return first;
  throw new CannotDo(cliProblems.report("cli/several-profiles", {}, { file, names, first: first?.name ?? "" }));
}
