import type { MatchSetup } from "./game";
import type { GameDefinition, GameTypes, PositionOf } from "./game-definition";
import { spelledOut } from "./keywords";
import { layered } from "./options";
import { reachable } from "./position";
import type { Supply } from "./setup";
import type { Json } from "./vocabulary";

/**
 * A situation in which a card can be tried at once: it lies where it is played from, can be paid for, and there is something
 * of everything that its effects may choose. Each game says in its `play/trial.ts` how that looks.
 */

/** What a game is told of a card that is to be tried. */
export interface Tried<Card, HouseRules> {
  id: string;
  card: Card;
  options: HouseRules;
  /** So many other cards of the set of this kind: those that the card speaks of first, then plain ones. Where the set has none, a spare one. */
  others(isWanted: (card: Card) => boolean, spare: Card, count?: number): string[];
}

/** Who tries the card, and who sits opposite: names of which the log can tell. */
export const trialNames = ["Player", "Opponent"] as const;

export interface TrialWish {
  card: string;
  supply: Supply;
  /** Whether another card can be played. */
  isSound(id: string): boolean;
}

/** The situation, and the cards of the set that it needs: what is wrong with others keeps no card from being tried. */
export interface Trial {
  position: Json;
  cards: MatchSetup["cards"];
}

export function trialOf<T extends GameTypes>(
  game: Pick<GameDefinition<T>, "options" | "trial">,
  { card: id, supply, isSound }: TrialWish,
): Trial {
  const cards = supply.cards as Readonly<Record<string, T["card"]>>;
  const card = spelledOut(cards[id]!);
  const spares: Record<string, T["card"]> = {};
  const ranked = byLikelihood(cards, id);
  const others: Tried<T["card"], T["options"]>["others"] = (isWanted, spare, count = 1) => {
    const found: string[] = [];
    for (const other of ranked) {
      if (found.length === count) break;
      if (isWanted(cards[other]!) && isSound(other)) found.push(other);
    }
    if (found.length === 0) found.push(spareIn(spares, cards, spare));
    return Array.from({ length: count }, (_, n) => found[n % found.length]!);
  };
  const options = { ...game.options.defaults, ...layered(game.options.presets, supply.options) } as T["options"];
  const written: PositionOf<T> = game.trial({ id, card, options, others });
  const position = { ...written, ...(Object.keys(spares).length > 0 ? { cards: spares } : {}) };
  const { cards: _, ...situation } = position;
  const needed = reachable(cards as Readonly<Record<string, object>>, [id, ...textsIn(situation)], (each) => each);
  const kept = Object.entries(cards).filter(([other]) => needed.has(other));
  return { position: position as unknown as Json, cards: Object.fromEntries(kept) as MatchSetup["cards"] };
}

function spareIn<Card>(spares: Record<string, Card>, cards: Readonly<Record<string, Card>>, spare: Card): string {
  const name = (spare as { name: string }).name.toLowerCase().replaceAll(" ", "-");
  let id = name;
  for (let n = 2; Object.hasOwn(cards, id); n++) id = `${name}-${n}`;
  spares[id] = spare;
  return id;
}

/** The other cards: those that the card names, those that are of what it speaks of, then those about which least is to be said. */
function byLikelihood(cards: Readonly<Record<string, object>>, id: string): string[] {
  const words = new Set(textsIn(cards[id]));
  const scored = Object.entries(cards)
    .filter(([other]) => other !== id)
    .map(([other, card]) => {
      const isNamed = words.has(other) || words.has((card as { name?: string }).name ?? "");
      const shared = tagsOf(card).filter((tag) => words.has(tag)).length;
      return { other, score: (isNamed ? 100 : 0) + shared, length: JSON.stringify(card).length };
    });
  scored.sort((a, b) => b.score - a.score || a.length - b.length || (a.other < b.other ? -1 : 1));
  return scored.map(({ other }) => other);
}

/** What a card is: its class, tribe, traits, colour. */
const tagsOf = (card: object): string[] =>
  Object.values(card)
    .flat()
    .filter((part) => typeof part === "string");

function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return [tree];
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}
