import { type DeckZone, deckZones } from "../../schemas/deck";
import { folded } from "../search/folded";
import { asItWas, readDelimited, type TableRow } from "../tables/delimited";
import { knownAmong, type ListedCard, type Seek } from "./known-cards";
import { type ListLine, mostLines, mostSought } from "./read-list";

/** A deck as a table, Cardwright's own or another program's: a column for the cards, and one for how many there are. */
interface ReadDeckTable {
  name?: string;
  lines: ListLine[];
  isCut: boolean;
}

const columnWords = {
  count: ["count", "quantity", "qty", "copies", "amount", "anzahl"],
  card: ["card", "id", "karte"],
  called: ["called", "card name", "title", "kartenname"],
  zone: ["zone", "section", "board", "bereich"],
  deck: ["deck"],
  name: ["name"],
} as const;

/** Nothing, where no first row says what the columns are. */
export function readDeckTable(text: string, cards: readonly ListedCard[], seek?: Seek): ReadDeckTable | undefined {
  const [head, ...rows] = readDelimited(text.replace(/^\uFEFF/, "").trim()).rows;
  const headings = head?.cells.map((cell) => folded(cell.trim())) ?? [];
  const at = (column: keyof typeof columnWords): number =>
    headings.findIndex((heading) => (columnWords[column] as readonly string[]).includes(heading));
  // A name is the deck's where there are decks, and the card's where there is nothing else.
  const isOfDecks = at("deck") >= 0;
  const naming = [at("called"), ...(isOfDecks ? [] : [at("name")])].filter((column) => column >= 0);
  if (at("count") < 0 || (at("card") < 0 && naming.length === 0)) return undefined;
  const cell = ({ cells }: TableRow, column: number): string => (column < 0 ? "" : asItWas(cells[column] ?? "").trim());
  const own = isOfDecks ? cell(rows[0] ?? head!, at("deck")) : "";
  const wanted = rows.filter((row) => !isOfDecks || cell(row, at("deck")) === own);
  const known = knownAmong(cards);
  const near: Seek = seek ?? ((name) => known.near(name));
  let sought = 0;
  const lines = wanted.slice(0, mostLines).flatMap((row): ListLine[] => {
    const [id, called] = [cell(row, at("card")), naming.map((column) => cell(row, column)).find(Boolean) ?? ""];
    const count = Number(cell(row, at("count")) || "1");
    const name = called || id;
    if (name === "" || !Number.isInteger(count) || count < 1) return [];
    const meant = [id, called].map((word) => (word === "" ? [] : known.called(word))).find((found) => found.length > 0);
    const card = known.withId(id) ?? (meant?.length === 1 ? meant[0] : undefined);
    const meantInstead = card ? [] : (meant ?? (sought++ < mostSought ? near(name) : []));
    return [
      {
        line: row.row,
        text: `${count} ${name}`,
        zone: zoneNamed(cell(row, at("zone"))),
        count: Math.min(count, 999),
        name,
        ...(card && { card: card.id }),
        near: meantInstead,
      },
    ];
  });
  const name = isOfDecks ? cell(rows[0] ?? head!, at("name")) : "";
  return { ...(name && { name }), lines, isCut: wanted.length > mostLines };
}

const allWords: ReadonlySet<string> = new Set(Object.values(columnWords).flat());

/** Whether a table has the columns of decks and no other: one of cards may have an id and a number of copies, too. */
export function isTableOfDecks(text: string): boolean {
  if (readDeckTable(text, []) === undefined) return false;
  const [head] = readDelimited(text.replace(/^\uFEFF/, "").trim()).rows;
  return head!.cells.every((cell) => cell.trim() === "" || allWords.has(folded(cell.trim())));
}

function zoneNamed(word: string): DeckZone {
  const wanted = folded(word);
  return deckZones.find((zone) => wanted !== "" && wanted.startsWith(zone)) ?? "cards";
}
