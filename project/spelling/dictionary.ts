/**
 * A dictionary in Hunspell's format: stems with flags, and rules for what may be put before or behind a stem that has a
 * flag. Of the format as much is read as English and German need; what is compounded is judged more kindly than by Hunspell.
 */
export interface Dictionary {
  knows(word: string): boolean;
  /** Words that may be meant, the likeliest first. */
  suggest(word: string): string[];
}

interface Affix {
  flag: string;
  /** What the stem loses, and what it gets. */
  strip: string;
  add: string;
  /** Of the stem. */
  condition: RegExp | undefined;
}

export function readDictionary(
  aff: string,
  dic: string,
  /** What may stand for what in a word: one of them makes it known, if it isn't as it stands. */
  others: readonly (readonly [RegExp, string])[] = [],
): Dictionary {
  const rules = readAffixes(aff);
  const flagOf = (name: string): string => new RegExp(`^${name}\\s+(\\S)`, "m").exec(aff)?.[1] ?? "";
  const [forbidden, bound] = [flagOf("FORBIDDENWORD"), flagOf("ONLYINCOMPOUND")];
  const stems = readStems(dic);
  // A language that writes compounds as one word says where each may stand.
  const hasCompounds = /^COMPOUNDBEGIN\s/m.test(aff);
  const letters = [...(/^TRY\s+(\S+)/m.exec(aff)?.[1] ?? "")].filter((letter) => letter === letter.toLowerCase());

  const isWord = (word: string): boolean => {
    const flags = stems.get(word);
    if (flags !== undefined && !(forbidden && flags.includes(forbidden)) && !(bound && flags.includes(bound)))
      return true;
    return isInflected(word, rules, stems);
  };
  const isPart = (word: string): boolean => isWord(word) || stems.has(word);
  const inCases = (word: string, is: (word: string) => boolean): boolean => {
    if (is(word)) return true;
    const small = word.toLowerCase();
    if (small === word) return false;
    // At the start of a sentence, or shouted.
    return is(small) || is(capital(small));
  };
  const isKnown = (word: string): boolean =>
    inCases(word, isWord) || (hasCompounds && isCompound(word, isPart, isWord));
  const known = new Map<string, boolean>();
  const knows = (written: string): boolean => {
    const word = written.replaceAll("’", "'");
    let answer = known.get(word);
    if (answer === undefined) {
      answer = isKnown(word) || others.some(([from, to]) => from.test(word) && isKnown(word.replace(from, to)));
      known.set(word, answer);
    }
    return answer;
  };
  return { knows, suggest: (word) => nearWords(word, letters).filter(knows).slice(0, mostSuggestions) };
}

const mostSuggestions = 3;

function readStems(dic: string): Map<string, string> {
  const stems = new Map<string, string>();
  for (const line of dic.split("\n")) {
    if (line === "" || line.startsWith("\t") || line.startsWith("#")) continue;
    const entry = line.split(/\s/, 1)[0]!;
    const slash = entry.indexOf("/", 1);
    const stem = slash < 0 ? entry : entry.slice(0, slash);
    stems.set(stem, (stems.get(stem) ?? "") + (slash < 0 ? "" : entry.slice(slash + 1)));
  }
  return stems;
}

interface Affixes {
  /** By what they add. */
  before: Map<string, Affix[]>;
  behind: Map<string, Affix[]>;
  longest: number;
}

function readAffixes(aff: string): Affixes {
  const affixes: Affixes = { before: new Map(), behind: new Map(), longest: 0 };
  for (const [, kind, flag, strip, added, condition] of aff.matchAll(
    /^(PFX|SFX)[ \t]+(\S)[ \t]+(\S+)[ \t]+(\S+)[ \t]+(\S+)/gm,
  )) {
    const add = added!.split("/")[0]!.replace(/^0$/, "");
    // What only marks a place in compounds, with a hyphen or nothing, is no ending.
    if (add === "-" || (add === "" && strip === "0")) continue;
    const isBefore = kind === "PFX";
    const rule: Affix = {
      flag: flag!,
      strip: strip === "0" ? "" : strip!,
      add,
      condition: condition === "." ? undefined : new RegExp(isBefore ? `^${condition}` : `${condition}$`),
    };
    const list = isBefore ? affixes.before : affixes.behind;
    list.set(add, [...(list.get(add) ?? []), rule]);
    affixes.longest = Math.max(affixes.longest, add.length);
  }
  return affixes;
}

/** A stem with an ending, or with a syllable before it, or both. */
function isInflected(word: string, { before, behind, longest }: Affixes, stems: ReadonlyMap<string, string>): boolean {
  const isStemOf = (stem: string, rule: Affix, also?: Affix): boolean => {
    const flags = stems.get(stem);
    if (flags === undefined || !flags.includes(rule.flag) || (also && !flags.includes(also.flag))) return false;
    return rule.condition?.test(stem) ?? true;
  };
  const withoutEnding = (text: string, also?: Affix): boolean => {
    for (let length = 0; length <= Math.min(longest, text.length - 1); length++) {
      for (const rule of behind.get(text.slice(text.length - length)) ?? [])
        if (isStemOf(text.slice(0, text.length - length) + rule.strip, rule, also)) return true;
    }
    return false;
  };
  if (withoutEnding(word)) return true;
  for (let length = 1; length <= Math.min(longest, word.length - 2); length++) {
    for (const rule of before.get(word.slice(0, length)) ?? []) {
      const rest = rule.strip + word.slice(length);
      if (isStemOf(rest, rule) || withoutEnding(rest, rule)) return true;
    }
  }
  return false;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const shortestPart = 3;
const mostParts = 4;
/** What may stand between two parts. */
const links = ["", "s", "es", "n", "en", "er"];

function isCompound(word: string, isPart: (word: string) => boolean, isWord: (word: string) => boolean): boolean {
  const isNoun = word.charAt(0) !== word.charAt(0).toLowerCase();
  const eitherCase = (text: string, is: (word: string) => boolean): boolean => is(text) || is(capital(text));
  // What the whole is, its last part is: a noun, or a word written small.
  const isLast = (text: string): boolean => (isNoun ? isWord(capital(text)) || isWord(text) : isWord(text));
  const fits = (rest: string, parts: number): boolean => {
    if (parts > 1 && rest.length >= shortestPart && isLast(rest)) return true;
    if (parts >= mostParts) return false;
    for (let length = shortestPart; length <= rest.length - shortestPart; length++) {
      const [head, tail] = [rest.slice(0, length), rest.slice(length)];
      const holds = links.some(
        (link) =>
          head.endsWith(link) &&
          head.length - link.length >= shortestPart &&
          eitherCase(head.slice(0, head.length - link.length), isPart),
      );
      if (holds && fits(tail, parts + 1)) return true;
    }
    return false;
  };
  return word.length >= 2 * shortestPart && fits(word.toLowerCase(), 1);
}

/** A letter swapped, left out, too many or another one: what most slips of the hand are. */
function nearWords(word: string, letters: readonly string[]): string[] {
  const near = new Set<string>();
  for (let at = 0; at < word.length - 1; at++)
    near.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  for (let at = 0; at < word.length; at++) near.add(word.slice(0, at) + word.slice(at + 1));
  for (let at = 0; at <= word.length; at++)
    for (const letter of letters) {
      near.add(word.slice(0, at) + letter + word.slice(at));
      if (at < word.length) near.add(word.slice(0, at) + letter + word.slice(at + 1));
    }
  near.delete(word);
  return [...near];
}
