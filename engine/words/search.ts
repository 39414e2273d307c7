/** Finding words by what somebody calls them: by their names, by what they would print, by what they mean. */
export interface Explained {
  name: string;
  group: string;
  means: string;
}

/** What is sought, as words and the first number among them. */
interface Sought {
  words: readonly string[];
  n: number | undefined;
}

export function soughtIn(text: string): Sought {
  const words = text.toLowerCase().replace(/[“”"]/g, "").split(/\s+/).filter(Boolean);
  const numbers = words.filter((word) => /^[-−]?\d{1,6}$/.test(word));
  const n = numbers[0]?.replace("−", "-");
  return { words: words.filter((word) => !numbers.includes(word)), n: n === undefined ? undefined : Number(n) };
}

/** What players of many games say, and how it may be told; what a word is called itself comes first. */
const alike: Readonly<Record<string, readonly string[]>> = {
  kill: ["destroy"],
  hurt: ["damage", "strike", "loses"],
  hit: ["damage", "strike", "loses"],
  summon: ["place", "create", "token", "lay", "spawn"],
  spawn: ["place", "create", "token"],
  buff: ["more", "+", "power", "value"],
  pump: ["more", "+", "power", "value"],
  boost: ["more", "+", "power", "value"],
  money: ["gold", "coin", "energy", "resource"],
  coins: ["coin", "gold", "resource"],
  mana: ["gold", "energy", "resource"],
  bounce: ["return", "hand"],
  dice: ["roll"],
  die: ["roll", "dies"],
  random: ["chance", "roll"],
  steal: ["take", "give", "another"],
  swap: ["exchange", "move"],
  search: ["show", "find", "look", "cards"],
  look: ["show", "reveal", "cards"],
  foe: ["enemy", "opponent"],
  enemy: ["opponent"],
  opponent: ["enemy"],
  every: ["each", "all"],
  all: ["each"],
  twice: ["repeat"],
  times: ["repeat"],
  unless: ["if"],
  otherwise: ["if"],
  when: ["if"],
  optional: ["may"],
  or: ["choose"],
  cheaper: ["cost"],
  sacrifice: ["destroy"],
};

/** How well a word answers what is sought, the less the better; nothing, if not at all. */
export function rankOf({ name, means, group }: Explained, reads: string, words: readonly string[]): number | undefined {
  const texts = [name.replace(/[“”]/g, ""), reads, `${means} ${group}`].map((text) => text.toLowerCase());
  const rank = (word: string): number | undefined => {
    if (texts[0]!.split(" ").some((one) => one.startsWith(word))) return 0;
    const at = texts.findIndex((text) => text.includes(word));
    return at < 0 ? undefined : at + 1;
  };
  const ranks = words.map((word) => {
    const others = (Object.hasOwn(alike, word) ? alike[word]! : []).flatMap((other) => rank(other) ?? []);
    return rank(word) ?? (others.length > 0 ? texts.length + 1 + Math.min(...others) : undefined);
  });
  return ranks.includes(undefined) ? undefined : Math.max(0, ...(ranks as number[]));
}

/** What answers, the best first; alike ones in the order that they have. */
export function ranked<T>(offers: readonly T[], rankOf: (offer: T) => number | undefined): T[] {
  const ranks = new Map(offers.map((offer) => [offer, rankOf(offer)]));
  return offers.filter((offer) => ranks.get(offer) !== undefined).toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
}
