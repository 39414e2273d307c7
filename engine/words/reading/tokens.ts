/**
 * Typed and printed words in one form, so that they can be held against each other: whatever doesn't change what is said (case,
 * “two” or 2, “a” or 1, {gold} or gold, one or several) makes no difference.
 */
export interface Token {
  /** What is compared. */
  key: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** As it was written. */
  text: string;
  /** The number that it is. */
  n?: number;
}

/** What symbols are called by people, by the key of the symbol; and the other way round. */
export type Synonyms = Readonly<Record<string, string>>;

const pattern =
  /\{[^{}]*\}|[dD](?=\d)|\d*[½¼¾]|\d+(?:\.\d+)?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?|[+−–×<>=≥≤/()]|[.,;:!?…]/gu;

const spelledNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve".split(" ").map((word, n) => [word, n]),
);
const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const fractions: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };
/** One or several: verbs and nouns that a sentence puts in the form that it needs. */
const irregular: Readonly<Record<string, string>> = {
  ...{ are: "is", were: "was", have: "has", do: "does", they: "it", them: "it", those: "that", these: "this" },
  ...{ its: "it", their: "it" },
  ...{ an: "a", "don't": "not", "doesn't": "not", itself: "it" },
};

function numberOf(text: string): number | undefined {
  if (text === "a" || text === "an") return 1;
  const spelled = Object.hasOwn(spelledNumbers, text) ? spelledNumbers[text] : undefined;
  if (spelled !== undefined) return spelled;
  const fraction = Object.hasOwn(fractions, text.slice(-1)) ? fractions[text.slice(-1)] : undefined;
  if (fraction !== undefined) return Number(text.slice(0, -1) || 0) + fraction;
  return /^\d/.test(text) ? Number(text) : undefined;
}

/** “units”, “unit” and “unit's” are one word here. */
function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/, "");
  const known = Object.hasOwn(irregular, bare) ? irregular[bare] : undefined;
  if (known !== undefined) return known;
  if (bare.length < 4 || /(ss|us|is)$/.test(bare)) return bare;
  if (/ies$/.test(bare)) return `${bare.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(bare)) return bare.slice(0, -2);
  // Wolves are several; whoever gives or moves does it.
  if (/lves$/.test(bare)) return `${bare.slice(0, -3)}f`;
  return bare.replace(/s$/, "");
}

const noSynonyms: Synonyms = {};
type Heard = Pick<Token, "key" | "n">;
const heard = new WeakMap<Synonyms, Map<string, Heard>>();

/** Tellings by the thousand say the same few words. */
function heardAs(text: string, synonyms: Synonyms = noSynonyms): Heard {
  const known = heard.get(synonyms) ?? new Map<string, Heard>();
  if (known.size === 0) heard.set(synonyms, known);
  const before = known.get(text);
  if (before !== undefined) return before;
  const n = numberOf(text.toLowerCase());
  const word = { key: keyOf(text, synonyms), ...(n !== undefined && { n }) };
  known.set(text, word);
  return word;
}

function keyOf(text: string, synonyms: Synonyms = noSynonyms): string {
  const lower = text.toLowerCase();
  const n = numberOf(lower);
  if (n !== undefined) return `#${n}`;
  if (lower === "–") return "−";
  // A symbol of one letter is no article.
  const place = ordinals.indexOf(lower) + 1;
  if (place > 0) return `@${place}`;
  const word = lower.startsWith("{") ? (lower.length > 3 ? lower.slice(1, -1) : lower) : stemOf(lower);
  return Object.hasOwn(synonyms, word) ? synonyms[word]! : word;
}

/** A minus may be typed as a hyphen: “-2 Cards”, “-X”. */
const withMinus = (text: string): string => (text.includes("-") ? text.replace(/(^|[\s(])-(?=\S)/g, "$1−") : text);

export function tokensOf(text: string, synonyms?: Synonyms): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of withMinus(text).matchAll(pattern)) {
    const { key, n } = heardAs(found, synonyms);
    const token: Token = { key, start: index, end: index + found.length, text: found };
    if (n !== undefined) token.n = n;
    tokens.push(token);
  }
  return tokens;
}

/** How many words must be added, left out or replaced to make one of the other. */
export function distance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length]!;
}

/** Symbols by the words that people have for them: “health” is {hp}. */
export const symbolWords = (symbols: Readonly<Record<string, { word: string }>>): Synonyms =>
  Object.fromEntries(
    Object.entries(symbols).flatMap(([key, { word }]) =>
      /^\p{L}+$/u.test(word) ? [[keyOf(word), keyOf(`{${key}}`)]] : [],
    ),
  );
