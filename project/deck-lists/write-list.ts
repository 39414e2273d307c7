import { type Deck, type DeckEntry, deckZones } from "../../schemas/deck";
import { entriesIn } from "../deck-zones";
import type { ListedCard } from "./known-cards";
import { readDeckList } from "./read-list";

const headings = { cards: "", side: "Sideboard", maybe: "Maybe" } as const;

/** A deck as a list that people and other programs read. Where a name alone would be taken for another card, its id says which. */
export function writeDeckList(deck: Deck, cards: readonly ListedCard[]): string {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const lineOf = ({ card, count }: DeckEntry): string => {
    const name = (names.get(card) ?? "").replace(/\s+/g, " ").trim() || card;
    const [read] = readDeckList(`${count} ${name}`, cards).lines;
    const isClear = (read?.card === card && read.count === count) || !names.has(card);
    return `${count} ${isClear ? name : `${name} (${card})`}`;
  };
  const sections = deckZones.flatMap((zone) => {
    const entries = entriesIn(deck, zone);
    const heading = headings[zone] ? [headings[zone]] : [];
    return entries.length > 0 ? [[...heading, ...entries.map(lineOf)]] : [];
  });
  const title = `# ${deck.name.replace(/\s+/g, " ").trim()}`;
  return `${[[title], ...sections].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
