/** A name before a noun, as it is written on its card: “Mango-Karte”, “„Saurer Quell“-Karte”. */
export const named = (name: string): string => (/\s/.test(name) ? `„${name}“-` : `${name}-`);

/** A word of a set before a noun, with what German puts between: “Maschinen-Einheit”, “Expeditions-Einheit”. */
export const linked = (word: string): string => named(/\s/.test(word) ? word : `${word}${linkAfter(word)}`);

const linkAfter = (word: string): string =>
  /[^i]e$/.test(word) ? "n" : /(ung|heit|keit|schaft|ion|tät|ling|tum)$/.test(word) ? "s" : "";
