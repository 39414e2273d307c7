import { distancesFrom } from "../../engine/core/nearest";
import { folded } from "../search/folded";

/** The cards that a list may mean, and what people call them. */

export interface ListedCard {
  id: string;
  name: string;
  /** As it stands on the card, in games whose cards have one. */
  code?: string | undefined;
}

/** Finds the cards that may be meant by a name that no card has. */
export type Seek = (name: string) => readonly ListedCard[];

const mostOffered = 3;
/** How much of a name may be written otherwise. */
const mostOther = 0.4;

/** Neither case and accents count, nor blanks and marks, nor a hyphen between letters. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}+−-]+|(?<=\p{L})-(?=\p{L})/gu, " ")
    .trim();

/** Which letters there are, as bits; some share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Folded once: a list may have a hundred names to seek among ten thousand. */
interface Sought {
  card: ListedCard;
  name: string;
  /** With a blank before it: whole words are looked for. */
  words: string;
  letters: number;
}

export class KnownCards {
  private readonly byWord = new Map<string, ListedCard[]>();
  private readonly byId = new Map<string, ListedCard>();
  private readonly sought: readonly Sought[];

  constructor(readonly cards: readonly ListedCard[]) {
    this.sought = cards.map((card) => {
      const name = plain(card.name);
      return { card, name, words: ` ${name}`, letters: lettersOf(name) };
    });
    for (const [at, card] of cards.entries()) {
      this.byId.set(card.id, card);
      for (const word of new Set([this.sought[at]!.name, plain(card.code ?? "")]))
        if (word !== "") {
          const same = this.byWord.get(word);
          if (same) same.push(card);
          else this.byWord.set(word, [card]);
        }
    }
  }

  withId(id: string): ListedCard | undefined {
    return this.byId.get(id);
  }

  /** All that are called so: several, if names are alike; an id in brackets behind a name says which. */
  called(text: string): readonly ListedCard[] {
    const [, name = "", id = ""] = /^(.*)\(([^()]+)\)\s*$/s.exec(text) ?? [];
    const told = this.byId.get(id.trim());
    if (told && plain(told.name) === plain(name)) return [told];
    const named = this.byWord.get(plain(text));
    const own = this.byId.get(text.trim());
    return named ?? (own ? [own] : []);
  }

  /** Those that may be meant by a name that no card has, the likeliest first. */
  near(text: string): readonly ListedCard[] {
    const wanted = plain(text);
    if (wanted === "") return [];
    const otherness = othernessFrom(wanted);
    const found: { card: ListedCard; otherness: number }[] = [];
    for (const one of this.sought) {
      const other = otherness(one);
      if (other <= mostOther) found.push({ card: one.card, otherness: other });
    }
    return found
      .sort((a, b) => a.otherness - b.otherness || a.card.name.localeCompare(b.card.name))
      .slice(0, mostOffered)
      .map(({ card }) => card);
  }
}

const known = new WeakMap<readonly ListedCard[], KnownCards>();

/** The same for the same cards: every keystroke in a list asks again. */
export function knownAmong(cards: readonly ListedCard[]): KnownCards {
  const found = known.get(cards) ?? new KnownCards(cards);
  known.set(cards, found);
  return found;
}

/** 0 for the same words, 1 for nothing alike. A name whose words all are in the other one is near. */
function othernessFrom(wanted: string): (sought: Sought) => number {
  const letters = lettersOf(wanted);
  const distanceTo = distancesFrom(wanted);
  const ownWords = ` ${wanted}`;
  return ({ name, words, letters: others }) => {
    const [short, long] = wanted.length < name.length ? [wanted.length, name.length] : [name.length, wanted.length];
    const isWithin = wanted.length < name.length ? words.includes(ownWords) : ownWords.includes(words);
    if (short > 2 && isWithin) return 0.3 * (1 - short / long);
    const most = mostOther * long;
    if (long - short > most) return 1;
    // A letter that only one of them has takes a change of its own.
    if (Math.max(countBits(letters & ~others), countBits(others & ~letters)) > most) return 1;
    return distanceTo(name) / Math.max(1, long);
  };
}
