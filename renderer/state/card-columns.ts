import type { CardFacts } from "../../engine/core/card-game";
import type { Language } from "../../engine/core/language";
import { cardGame } from "../../engine/games/registry";
import { factsOf } from "../../project/project-text";
import { type PriceList, type Worth, worthOf } from "../../project/worth";
import type { GameId } from "../../schemas/game-id";

/** The columns of the list, and by what each sorts. */
const columnNames = ["name", "type", "cost", "worth", "code", "text", "tags", "problems"] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnTitles: Record<ColumnName, string> = {
  name: "Name",
  type: "Type",
  cost: "Cost",
  worth: "Worth",
  code: "Code",
  text: "Text",
  tags: "Tags",
  problems: "Problems",
};

/** Only games with composed cards have codes, and only those with prices know what cards are worth. */
export function columnsOf(game: GameId | undefined): readonly ColumnName[] {
  const hasCodes = game !== undefined && cardGame(game).describe(cardGame(game).newCard("")).code !== undefined;
  const hasWorth = game !== undefined && cardGame(game).worth !== undefined;
  return columnNames.filter((name) => (name !== "code" || hasCodes) && (name !== "worth" || hasWorth));
}

interface CardRow {
  id: string;
  /** Undefined while the file can't be read as a card. */
  facts: CardFacts | undefined;
  worth?: Worth | undefined;
  tags: readonly string[];
}

/** By what the rows of a project are described. */
interface RowsOf {
  game: GameId | undefined;
  language: Language;
  prices?: PriceList | undefined;
}

export const rowOf = (id: string, card: object | undefined, { game, language, prices }: RowsOf): CardRow => ({
  id,
  facts: card && game ? factsOf(card, game, language) : undefined,
  worth: card && prices ? worthOf(card, prices) : undefined,
  tags: (card as { tags?: string[] } | undefined)?.tags ?? [],
});

const collator = new Intl.Collator("en", { numeric: true });
const keyOf = (column: Exclude<ColumnName, "problems" | "worth">, { id, facts, tags }: CardRow): string =>
  column === "tags" ? tags.join(", ") : column === "name" ? (facts?.name ?? id) : (facts?.[column] ?? "");

/** Sorted copies; equal ones stay in the order of their file names. Empty values come last in both directions. */
export function sortIds(
  ids: readonly string[],
  column: ColumnName,
  descending: boolean,
  read: { row(id: string): CardRow; problems(id: string): number },
): string[] {
  const direction = descending ? -1 : 1;
  if (column === "problems") {
    const counted = ids.map((id) => ({ id, n: read.problems(id) }));
    return counted.sort((a, b) => (b.n - a.n) * direction).map(({ id }) => id);
  }
  if (column === "worth") return byWorth(ids, direction, read.row);
  const keyed = ids.map((id) => ({ id, key: keyOf(column, read.row(id)) }));
  keyed.sort((a, b) => {
    if (a.key === "" || b.key === "") return Number(a.key === "") - Number(b.key === "");
    return collator.compare(a.key, b.key) * direction;
  });
  return keyed.map(({ id }) => id);
}

function byWorth(ids: readonly string[], direction: 1 | -1, row: (id: string) => CardRow): string[] {
  const valued = ids.map((id) => ({ id, value: row(id).worth?.value }));
  valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined)
      return Number(a.value === undefined) - Number(b.value === undefined);
    return (a.value - b.value) * direction;
  });
  return valued.map(({ id }) => id);
}
