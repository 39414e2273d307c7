/** The words of a rules text, as they are read: without its symbols, marks of emphasis and colours. */
export function wordsIn(text: string): string[] {
  const plain = text
    .replace(/\{[a-zA-Z#][^{}\s]*:/g, " ")
    .replace(/\{[^{}\s]*\}/g, " ")
    .replace(/\u00ad|\u200b/g, "");
  return (plain.match(word) ?? []).filter((found) => found.length > 1 && !abbreviation.test(found));
}

/** Letters, with an apostrophe within. */
const word = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const abbreviation = /^\p{Lu}{2,3}$/u;
