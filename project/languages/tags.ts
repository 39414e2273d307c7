import type { Manifest } from "../../schemas/manifest";
import { isReservedName } from "../names";

/** Languages by their BCP 47 tags, as in “de”, “pt-BR” or “zh-Hant”. Each is a folder of translations, too. */

/** As the standard spells it, however it was typed; nothing for what is no language. */
export function languageTag(typed: string): string | undefined {
  const plain = typed.trim().replaceAll("_", "-");
  // No language has a longer code, though the standard would leave room for them.
  if (!/^[a-z]{2,3}(-|$)/i.test(plain)) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(plain);
    return tag !== undefined && !isReservedName(tag) && tag.length <= 35 ? tag : undefined;
  } catch {
    return undefined;
  }
}

const names = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" });

/** “German”, “Portuguese (Brazil)”; the tag itself for one that nobody has a name for. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

type Named = Pick<Manifest, "languages">;

/** The language in which the cards are written. */
export const sourceLanguage = ({ languages }: Named): string => languages?.[0] ?? "en";

/** Those that they are translated into. */
export const targetLanguages = ({ languages = [] }: Named): string[] => [
  ...new Set(languages.slice(1).filter((tag) => tag !== languages[0])),
];

const primary = (tag: string): string => tag.split("-")[0]!.toLowerCase();

/** The set's own language that somebody means who asks for one: “de” where the set has “de-AT”, and the other way round. */
export function meantLanguage({ languages = [] }: Named, wanted: string): string | undefined {
  const asked = wanted.toLowerCase();
  return (
    languages.find((tag) => tag.toLowerCase() === asked) ?? languages.find((tag) => primary(tag) === primary(asked))
  );
}
