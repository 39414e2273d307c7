import type { DeckLine, DeckTable } from "../../core/card-game";
import { isRead } from "../../decks/deck-lines";
import { skullsOf } from "./card-facts";
import { type Card, hatchGifts } from "./card-schema";
import { countOf, powerOf, shareOf } from "./deck-tally";
import { defaults, limits, type Options, players } from "./options";

const gifts = { food: "Food", fire: "Fire", love: "Love", wild: "Wild", none: "Nothing" } as const;

/** What the one deck of all players comes to: power, what is given and asked for, and how far it goes for how many. */
export function deckTables(lines: readonly DeckLine<Card>[], { powerTarget }: Options = defaults): DeckTable[] {
  const cards = lines.filter(isRead);
  const [total, power] = [countOf(cards), powerOf(cards)];
  const isFree = (card: Card): boolean => skullsOf(card) === 0;
  const asked = (symbol: (typeof hatchGifts)[number]): number | string =>
    symbol === "wild" || symbol === "none"
      ? ""
      : cards.reduce((sum, { card, count }) => sum + (card.needs?.[symbol] ?? 0) * count, 0);
  const share = (part: number) => (total > 0 ? { share: (100 * part) / total } : {});
  const seats = Array.from({ length: players.max - players.min + 1 }, (_, n) => players.min + n);
  return [
    {
      title: "In all",
      columns: ["Sum"],
      rows: [
        { title: "Cards", cells: [total] },
        { title: "Power", cells: [power] },
        { title: "Power of a dragon on average", cells: [(power / Math.max(1, total)).toFixed(1)] },
        { title: "Eggs that cost no skulls", cells: [countOf(cards, isFree)], ...share(countOf(cards, isFree)) },
      ],
    },
    {
      title: "Given and asked for",
      columns: ["Give it", "Asked for"],
      rows: hatchGifts.map((gift) => {
        const gives = (card: Card): boolean => card.gives === gift;
        return {
          title: gifts[gift],
          cells: [countOf(cards, gives), asked(gift)],
          ...(total > 0 && { share: shareOf(cards, gives) }),
        };
      }),
    },
    {
      title: `For how many it is enough, with dragons of ${powerTarget} power bringing the end`,
      columns: ["Cards needed", "Power each"],
      rows: seats.map((n) => ({
        title: `${n} players`,
        cells: [Math.max(limits.minDeck, limits.minDeckPerPlayer * n), Math.floor(power / n)],
        players: n,
      })),
    },
  ];
}
