import { fail, type Result, succeed } from "../../schemas/problem";
import { programProblems } from "./problems";

/** The line that starts a program, in words, as one writes it in a terminal; no shell reads it. */

export function wordsOf(line: string): Result<string[]> {
  const words = partsOf(line, " ");
  return words.ok ? succeed(words.value.map(withoutQuotes)) : words;
}

/** The parts between separators; what stands in quotes holds none. */
export function partsOf(text: string, separator: "," | " "): Result<string[]> {
  const parts = [""];
  let quote = "";
  for (const letter of text) {
    const isSeparator = separator === " " ? /\s/.test(letter) : letter === separator;
    if (quote === "" && isSeparator) parts.push("");
    else parts[parts.length - 1] += letter;
    if (letter === quote) quote = "";
    else if (quote === "" && (letter === '"' || letter === "'")) quote = letter;
  }
  if (quote !== "") return fail(programProblems.report("programs/open-quote", {}, { text }));
  return succeed(parts.map((part) => part.trim()).filter(Boolean));
}

const withoutQuotes = (word: string): string => word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2");
