/** Terms that people give to works, as they are written down, with what each means in words. */
interface LicenceTemplate {
  name: string;
  words: string;
}

/** Under which a set may be shared. */
export const setLicences: readonly LicenceTemplate[] = [
  { name: "CC0 1.0", words: "Anyone may do anything with it; nobody needs to be named." },
  { name: "CC BY 4.0", words: "Anyone may use and change it, and sell it, if you are named." },
  { name: "CC BY-SA 4.0", words: "As CC BY, and what is made of it is shared on the same terms." },
  { name: "CC BY-NC 4.0", words: "Anyone may use and change it if you are named, but not for money." },
  {
    name: "CC BY-NC-SA 4.0",
    words: "Not for money, you are named, and what is made of it is shared on the same terms.",
  },
  { name: "All rights reserved", words: "Nobody may copy or share it without asking you." },
];

/** What is noted of a picture: by what right it is on the cards. */
export const pictureLicences: readonly LicenceTemplate[] = [
  { name: "CC0 1.0", words: "Free for everything; nobody needs to be named." },
  { name: "CC BY 4.0", words: "Free, if the artist is named." },
  { name: "CC BY-SA 4.0", words: "Free, if the artist is named and the cards are shared on the same terms." },
  { name: "Own work", words: "Made by whoever makes the set." },
  { name: "By permission", words: "The artist allowed it, by mail for example: note it under Source." },
  { name: "Unknown", words: "Nobody has found out yet: better not shared." },
];

/** Whether it is known by what right a picture may leave. */
export const hasRights = (licence: string | undefined): boolean =>
  licence !== undefined && licence.trim() !== "" && licence.trim().toLowerCase() !== "unknown";

export const licenceWords = (among: readonly LicenceTemplate[], licence: string): string | undefined =>
  among.find(({ name }) => name.toLowerCase() === licence.trim().toLowerCase())?.words;
