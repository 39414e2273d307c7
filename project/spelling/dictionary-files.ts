/** Languages of which there is a dictionary in the package. */
export const dictionaryLanguages = ["en", "de"] as const;
export type DictionaryLanguage = (typeof dictionaryLanguages)[number];

/** How the same word is also written where its language is spoken: the English dictionary is American. */
export const otherSpellings: Readonly<Record<DictionaryLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/our/, "or"],
    [/(?<=[iy])s(?=e|ing|ation)/, "z"],
    [/ence/, "ense"],
    [/tre\b/, "ter"],
    [/ll(?=ed|ing|er)/, "l"],
    [/grey/i, "gray"],
    [/ogue/, "og"],
  ],
  de: [],
};

/** Where a dictionary lies beside the built studio: its rules, and its words. */
export const dictionaryFiles = (language: DictionaryLanguage): { aff: string; dic: string } => ({
  aff: `dictionaries/${language}.aff`,
  dic: `dictionaries/${language}.dic`,
});
