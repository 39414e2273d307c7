import { type Deck, type DeckEntry, type DeckZone, deckZones } from "../schemas/deck";

/** A deck's lines wherever they lie: in it, or beside it where no rule looks. */

export const entriesIn = (deck: Deck, zone: DeckZone): readonly DeckEntry[] => deck[zone] ?? [];

export const namesCard = (deck: Deck, isMeant: (card: string) => boolean): boolean =>
  (deck.cover !== undefined && isMeant(deck.cover)) ||
  deckZones.some((zone) => entriesIn(deck, zone).some(({ card }) => isMeant(card)));

/** With other lines in one zone; what lies beside a deck is only written if there is something. */
export function withEntries(deck: Deck, zone: DeckZone, entries: readonly DeckEntry[]): Deck {
  if (zone === "cards") return { ...deck, cards: [...entries] };
  const { [zone]: _before, ...others } = deck;
  return entries.length > 0 ? { ...others, [zone]: [...entries] } : others;
}

/** Other lines in place of these: what was said of a card besides its copies goes on. */
export function withLines(before: readonly DeckEntry[], lines: readonly DeckEntry[]): DeckEntry[] {
  const known = new Map(before.toReversed().map((entry) => [entry.card, entry]));
  return lines.map((line) => ({ ...known.get(line.card), ...line }));
}

/** With cards called otherwise wherever the deck names them; what is called nothing any more is taken out. */
export function withCardsCalled(deck: Deck, called: (card: string) => string | undefined): Deck {
  const { cover, ...others } = deck;
  const cards = (entry: DeckEntry) => {
    const card = called(entry.card);
    return card === undefined ? [] : [{ ...entry, card }];
  };
  const newCover = cover === undefined ? undefined : called(cover);
  return deckZones.reduce<Deck>(
    (changed, zone) => withEntries(changed, zone, entriesIn(changed, zone).flatMap(cards)),
    {
      ...others,
      ...(newCover === undefined ? {} : { cover: newCover }),
    },
  );
}

/** With so many copies of a card: on one line, which keeps its place and what else was said of it. */
export function withCopies(deck: Deck, zone: DeckZone, card: string, count: number): Deck {
  const entries = entriesIn(deck, zone);
  const at = entries.findIndex((entry) => entry.card === card);
  const others = entries.filter((entry) => entry.card !== card);
  const line = { ...entries[at], card, count };
  return withEntries(deck, zone, count > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, line) : others);
}
