import type { Wanted } from "../../engine/decks/odds";

/** What a hand shall hold, as it is typed: `2x cost<=2, type:unit` is two cards of one search and one of another. */
interface Asked extends Wanted {
  search: string;
}

/** More conditions than this nobody keeps in mind, and each makes the answer slower. */
export const mostConditions = 6;
/** More cards of one kind are no longer told apart. */
const mostWanted = 20;

/** Each part begins with how many: `2x`, `2-4x`, `=2x`, `<=2x`; one at least, if nothing is said. */
export function readQuestion(text: string): Asked[] {
  return parts(text, ",").map((part) => {
    const [, sign, from, to, search] = /^(<=|=)?\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*[x×]\s+(.*)$/su.exec(part) ?? [];
    if (from === undefined) return { least: 1, search: part };
    const [low, high] = [Math.min(mostWanted, Number(from)), Math.min(mostWanted, Number(to ?? from))];
    if (sign === "<=") return { least: 0, most: low, search: search! };
    if (sign === "=" || to !== undefined)
      return { least: Math.min(low, high), most: Math.max(low, high), search: search! };
    return { least: low, search: search! };
  });
}

/** Several questions stand apart by semicolons. */
export const readQuestions = (text: string): string[] => parts(text, ";");

/** What stands in quotes or brackets belongs together. */
function parts(text: string, separator: string): string[] {
  const found = [""];
  let [isQuoted, depth] = [false, 0];
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && letter === "(") depth += 1;
    if (!isQuoted && letter === ")") depth = Math.max(0, depth - 1);
    if (letter === separator && !isQuoted && depth === 0) found.push("");
    else found[found.length - 1] += letter;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}
