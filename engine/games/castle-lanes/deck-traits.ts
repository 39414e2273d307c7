import type { SetCard } from "../../core/card-game";
import { spelledOut } from "../../core/keywords";
import { countCards } from "../../decks/deck-lines";
import { type Entry, nameOf } from "../../decks/deck-rule";
import { facts } from "./card-facts";
import type { Card } from "./card-schema";
import { advice } from "./options";

/** Rules §4 W6: cards that look for a trait which few others of the deck bear, or none. */
export function traitSeekers(entries: readonly Entry<Card>[], set: () => readonly SetCard<Card>[]) {
  const { fewTraitBearers: min } = advice;
  const cards = entries.filter(({ card }) => card.type !== "class");
  const isOnlyText = ({ card: { abilities, text } }: SetCard<Card>): boolean => !abilities?.length && Boolean(text);
  const bearing = cards.some(isOnlyText) ? [...cards, ...set()] : [];
  const known = new Set(bearing.flatMap(({ card }) => card.traits ?? []));
  return cards.flatMap((seeker) =>
    [...soughtBy(spelledOut(seeker.card), known)].flatMap((trait) => {
      const bearers = cards.filter((entry) => entry !== seeker && entry.card.traits?.includes(trait));
      const count = countCards(bearers);
      if (count >= min) return [];
      const adding = (card: Card): boolean => card.traits?.includes(trait) ?? false;
      const words = { card: nameOf(seeker), trait, count, min };
      return [{ entries: [seeker], value: `${seeker.id} ${trait}`, words, adding }];
    }),
  );
}

/** By its abilities; where it has none, by its words, as far as the trait is known. */
function soughtBy({ abilities, text, ...card }: Card, known: ReadonlySet<string>): Set<string> {
  if (abilities && abilities.length > 0) return new Set(traitsIn(abilities));
  const words = facts({ ...card, ...(text === undefined ? {} : { text }) }).text;
  return new Set([...known].filter((trait) => namesTrait(words, trait)));
}

/** What is asked of the enemy's cards, one's own deck need not bear. */
function traitsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(traitsIn);
  if (typeof tree !== "object" || tree === null) return [];
  const { trait, side, whose, who } = tree as { readonly [key: string]: unknown };
  const isOfEnemy = [side, whose, who].includes("enemy");
  const own = typeof trait === "string" && !isOfEnemy ? [trait] : [];
  return [...own, ...Object.values(tree).flatMap(traitsIn)];
}

/** The trait as a word of its own, also in the plural. */
function namesTrait(text: string, trait: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.includes(trait.toLowerCase()) || words.includes(`${trait.toLowerCase()}s`);
}
