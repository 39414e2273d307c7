/** English words: how many there are of something, what stands before a noun, numbers spelled out. */

/** What is called the same however many there are. */
const invariable = new Set(["crew", "sheep", "fish", "deer"]);

/** A name of several already: “War Hounds”, “Copperhill Ants”. */
const isSeveral = (noun: string): boolean => /^\p{Lu}/u.test(noun) && /[^sui]s$/i.test(noun);

/** "wolves", "hatcheries", "Trellises". */
export function pluralOf(noun: string): string {
  const last = noun.split(" ").at(-1)!.toLowerCase();
  if (invariable.has(last) || isSeveral(noun)) return noun;
  if (/(lf|dwarf|thief|leaf)$/i.test(noun)) return `${noun.replace(/ief$/i, "ie").replace(/f$/i, "")}ves`;
  if (/(?<!hu|sha)man$/i.test(noun)) return `${noun.slice(0, -2)}en`;
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

/** "an ability", "a unit", "an Élan", "a +1 counter"; names of several go without. */
export function withArticle(noun: string): string {
  if (isSeveral(noun)) return noun;
  if (/^[+−]/.test(noun)) return `a ${noun}`;
  const sound = noun.normalize("NFD").replace(/[^a-z]/gi, "");
  return `${/^([aeio]|u(?!ni|se))/i.test(sound) ? "an" : "a"} ${noun}`;
}

const cardinals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "three"; figures from eleven on. */
export const spelled = (n: number): string => cardinals[n] ?? String(n);

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
export function ordinal(n: number): string {
  const end = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return ordinals[n - 1] ?? `${n}${end}`;
}

/** "+1", "−2". */
export const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(n)}`;
