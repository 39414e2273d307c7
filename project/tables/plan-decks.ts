import { type Deck, type DeckEntry, deckZones } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { TextChange } from "../commands";
import { entriesIn, withLines } from "../deck-zones";
import { formatDocument } from "../format";
import { deckIdOf, deckPath, freeId, isId, slug } from "../paths";
import { documentProblems } from "../problems";
import { type Files, readDeck } from "../project-text";
import { folded } from "../search/folded";
import { type Clash, Clashes, clashKey, goneThere } from "./clashes";
import { asItWas, defused, type TableRow } from "./delimited";
import type { ImportMode } from "./plan-import";

/** Decks as a table, a row for each card of each, and back. */

const deckHeadings = ["deck", "name", "card", "count"] as const;
/** Of a deck by itself also how its cards are called, and what lies beside it. */
const deckTableHeadings = [...deckHeadings, "called", "zone"] as const;

export const tableOfDeck = (id: string, deck: Deck, calledOf: (card: string) => string): string[][] => [
  [...deckTableHeadings],
  ...deckZones.flatMap((zone) =>
    entriesIn(deck, zone).map(({ card, count }) => [
      id,
      defused(deck.name),
      card,
      String(count),
      defused(calledOf(card)),
      zone === "cards" ? "" : zone,
    ]),
  ),
];

export function tableOfDecks(files: Files, game: GameId): string[][] {
  return [[...deckHeadings], ...decksOf(files, game).flatMap(([id, deck]) => rowsOfDeck(id, deck))];
}

const rowsOfDeck = (id: string, { name, cards }: Pick<Deck, "name" | "cards">): string[][] =>
  cards.map(({ card, count }) => [id, defused(name), card, String(count)]);

function decksOf(files: Files, game: GameId): [string, Deck][] {
  const decks = [...files].flatMap(([path, text]): [string, Deck][] => {
    const id = deckIdOf(path);
    const deck = id === undefined ? undefined : readDeck(path, text, game);
    return id === undefined || !deck ? [] : [[id, deck]];
  });
  return decks.sort(([a], [b]) => (a < b ? -1 : 1));
}

export interface DeckImport {
  added: readonly { id: string; name: string }[];
  changed: readonly { id: string; name: string }[];
  removed: readonly { id: string; name: string }[];
  problems: readonly Problem[];
  changes: readonly TextChange[];
}

interface ToldDeck {
  name: string;
  cards: DeckEntry[];
}

interface DeckWish {
  mode: ImportMode;
  /** Ids of the cards that there will be, by their names. */
  cards: ReadonlyMap<string, string>;
  /** What the table said of decks when it last came in, if only what it says anew is to come. */
  former?: readonly TableRow[] | undefined;
  clashes?: Clashes;
}

export function planDecks(files: Files, game: GameId, rows: readonly TableRow[], wish: DeckWish): DeckImport {
  const { mode, former, clashes = new Clashes() } = wish;
  const known = new Map(decksOf(files, game));
  const [problems, changes] = [[] as Problem[], [] as TextChange[]];
  const wanted = decksIn(rows, known, wish, problems);
  const said = former && decksIn(former, known, wish, []);
  const [added, changed, removed] = [[], [], []] as { id: string; name: string }[][];
  for (const [id, told] of wanted) {
    const before = known.get(id);
    const { name, cards } = before && said ? whatIsNew(id, before, told, said.get(id), { ...wish, clashes }) : told;
    if (before && (mode === "append" || isSame(before, name, cards))) continue;
    const deck = {
      ...(before ?? { $schema: "../schemas/deck.schema.json" }),
      name,
      cards: withLines(before?.cards ?? [], cards),
    };
    (before ? changed : added)!.push({ id, name });
    changes.push({ path: deckPath(id), text: formatDocument(deck, "deck", game) });
  }
  for (const [id, deck] of known) {
    if (mode !== "mirror" || wanted.size === 0 || wanted.has(id)) continue;
    const was = said?.get(id);
    if (said && !was) continue;
    const { name } = deck;
    if (was && !isSame(deck, was.name, was.cards) && !clashes.takesTable(goneThere(deckPath(id), name))) continue;
    removed!.push({ id, name });
    changes.push({ path: deckPath(id), text: null });
  }
  return { added: added!, changed: changed!, removed: removed!, problems, changes };
}

/** What a table says of decks, by their ids here. */
function decksIn(
  rows: readonly TableRow[],
  known: ReadonlyMap<string, Deck>,
  { cards }: DeckWish,
  problems: Problem[],
): ReadonlyMap<string, ToldDeck> {
  const byName = new Map([...known].map(([id, { name }]) => [folded(name), id]));
  const ids = new Set(cards.values());
  const wanted = new Map<string, ToldDeck>();
  const headings = (rows[0]?.cells ?? []).map((heading) => folded(heading.trim()));
  for (const { row, cells } of rows.slice(1)) {
    const [deck, name, card, count] = deckHeadings.map((heading) => {
      const at = headings.indexOf(heading);
      return at < 0 ? "" : asItWas(cells[at] ?? "").trim();
    }) as [string, string, string, string];
    const zoneAt = headings.indexOf("zone");
    // What lies beside a deck is no part of it.
    if (zoneAt >= 0 && !["", "cards"].includes((cells[zoneAt] ?? "").trim())) continue;
    const wish = deck || name;
    if (wish === "" || card === "") {
      problems.push(documentProblems.report("table/nameless", { row }));
      continue;
    }
    const id = known.has(wish)
      ? wish
      : (byName.get(folded(name || wish)) ?? (isId(wish) ? wish : freeId(slug(wish, "deck"), (id) => known.has(id))));
    const entries = wanted.get(id) ?? { name: name || known.get(id)?.name || wish, cards: [] };
    wanted.set(id, entries);
    const meant = ids.has(card) ? card : cards.get(folded(card));
    const copies = count === "" ? 1 : Number(count);
    if (meant === undefined)
      problems.push(documentProblems.report("table/no-card", { row, column: "card" }, { card, deck: wish }));
    else if (!Number.isInteger(copies) || copies < 1 || copies > 999)
      problems.push(
        documentProblems.report(
          "table/bad-count",
          { row, column: "count" },
          { cell: count.slice(0, 60), card, deck: wish },
        ),
      );
    else entries.cards.push({ card: meant, count: copies });
  }
  return wanted;
}

/** A deck with what the table says anew of it; what it still says is left as it became here. */
function whatIsNew(
  id: string,
  here: Deck,
  now: ToldDeck,
  former: ToldDeck | undefined,
  { cards: ids, clashes }: Required<Pick<DeckWish, "cards" | "clashes">>,
): ToldDeck {
  const copiesIn = (deck: ToldDeck | Deck | undefined) =>
    new Map((deck?.cards ?? []).map(({ card, count }) => [card, count]));
  const [was, is, kept] = [copiesIn(former), copiesIn(now), copiesIn(here)];
  const names = new Map([...ids].map(([name, card]) => [card, name]));
  const clash = (title: string, at: string, values: Pick<Clash, "was" | "here" | "there">): Clash => ({
    key: clashKey(deckPath(id), at),
    of: here.name,
    title,
    ...values,
  });
  for (const card of new Set([...was.keys(), ...is.keys()])) {
    const [before, count, own] = [was.get(card), is.get(card), kept.get(card)];
    if (count === before || count === own) continue;
    const values = { was: copies(before), here: copies(own), there: copies(count) };
    const both = clash(`Copies of ${names.get(card) ?? card}`, `/${card}`, values);
    if (own !== before && !clashes.takesTable(both)) continue;
    if (count === undefined) kept.delete(card);
    else kept.set(card, count);
  }
  const cards = [...kept].map(([card, count]): DeckEntry => ({ card, count }));
  return { name: nameOf(), cards };

  function nameOf(): string {
    if (former?.name === now.name || here.name === now.name) return here.name;
    const values = { was: former?.name ?? "", here: here.name, there: now.name };
    return here.name === former?.name || clashes.takesTable(clash("Name", "", values)) ? now.name : here.name;
  }
}

const copies = (count: number | undefined): string => String(count ?? 0);

const isSame = (deck: Deck, name: string, cards: readonly DeckEntry[]): boolean =>
  deck.name === name &&
  deck.cards.length === cards.length &&
  deck.cards.every(({ card, count }, at) => card === cards[at]!.card && count === cards[at]!.count);
