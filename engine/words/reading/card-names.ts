/** Names as they are written in sentences. */

/** The id of a card of that name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-");

/** “Hatchling”, of which a card may speak as “Hatchlings”. */
export const singular = (text: string): string =>
  text
    .replace(/ies$/, "y")
    .replace(/(s|x|z|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1");
