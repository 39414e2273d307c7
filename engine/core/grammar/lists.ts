import type { Language } from "../language";
import { joined, type Phrase, phrase } from "./phrase";

/** Words that join others, in each language. */

export const and: Readonly<Record<Language, string>> = { en: "and", de: "und" };
export const or: Readonly<Record<Language, string>> = { en: "or", de: "oder" };

/** "a, b and c" */
export function listed(parts: readonly Phrase[], last: string = and.en): Phrase {
  if (parts.length < 2) return parts[0] ?? "";
  return phrase`${joined(parts.slice(0, -1), ", ")} ${last} ${parts[parts.length - 1]!}`;
}
