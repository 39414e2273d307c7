import type { PrinterProfile } from "../../schemas/printer-profile";
import { placeAt } from "../given-file";
import { appProblems } from "../problems";
import { findAppPlace } from "../services/app-place";
import { findProfile, profilePlaces, readProfiles } from "../services/printer-profiles";
import { CannotDo } from "./command";

/** A profile as people name it on the command line: by its name, or as a file that holds only one. */
export async function findPrinter(asked: string, project?: string): Promise<PrinterProfile> {
  if (asked.endsWith(".json") && placeAt(asked) !== "nothing") {
    const read = await readProfiles(asked);
    if (!read.ok) throw new CannotDo(read.problem);
    const [first, ...others] = read.value;
    if (first && others.length === 0) return first;
    const known = read.value.map(({ name }) => name).join(", ") || "none";
    throw new CannotDo(appProblems.report("app/unknown-profile", {}, { name: asked, known }));
  }
  const found = await findProfile(asked, profilePlaces(project, findAppPlace().home));
  if (!found.ok) throw new CannotDo(found.problem);
  return found.value;
}
