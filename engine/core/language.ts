/** What the generated words of cards can be written in; English stands in for the others. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];
