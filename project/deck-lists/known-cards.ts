import { editDistance } from "../../engine/core/nearest";
import { folded } from "../search/folded";

/** The cards that a list may mean, and what people call them. */

export interface ListedCard {
  id: string;
  name: string;
  /** As it stands on the card, in games whose cards have one. */
  code?: string | undefined;
}

const mostOffered = 3;
/** How much of a name may be written otherwise. */
const mostOther = 0.4;

/** Neither case and accents count, nor blanks and marks. */
const plain = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}+−-]+/gu, " ")
    .trim();

export class KnownCards {
  private readonly byWord = new Map<string, ListedCard[]>();
  private readonly byId = new Map<string, ListedCard>();
  /** Folded once: a list may have a hundred names to seek among ten thousand. */
  private readonly plainNames: readonly string[];

  constructor(readonly cards: readonly ListedCard[]) {
    this.plainNames = cards.map(({ name }) => plain(name));
    for (const card of cards) {
      this.byId.set(card.id, card);
      for (const word of new Set([card.name, card.code ?? ""].map(plain)))
        if (word !== "") this.byWord.set(word, [...(this.byWord.get(word) ?? []), card]);
    }
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
    return this.cards
      .map((card, at) => ({ card, otherness: otherness(wanted, this.plainNames[at]!) }))
      .filter((found) => found.otherness <= mostOther)
      .sort((a, b) => a.otherness - b.otherness || a.card.name.localeCompare(b.card.name))
      .slice(0, mostOffered)
      .map(({ card }) => card);
  }
}

/** 0 for the same words, 1 for nothing alike. A name whose words all are in the other one is near. */
function otherness(wanted: string, name: string): number {
  const [short, long] = wanted.length < name.length ? [wanted, name] : [name, wanted];
  if (short.length > 2 && long.split(" ").some((_, at, words) => words.slice(at).join(" ").startsWith(short)))
    return 0.3 * (1 - short.length / long.length);
  if (long.length - short.length > mostOther * long.length) return 1;
  return editDistance(wanted, name) / Math.max(1, long.length);
}
