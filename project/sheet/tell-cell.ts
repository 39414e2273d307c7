import type { KeywordCard } from "../../engine/core/keywords";
import type { Language } from "../../engine/core/language";
import { plainText } from "../../engine/core/rich-text";
import type { GameId } from "../../schemas/game-id";
import { valueAt } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import { keywordWords } from "../keyword-words";
import { symbolsIn } from "../languages/printed-words";
import { factsOf } from "../project-text";
import { cellOf } from "../tables/columns";
import { type PriceList, searchedNumberOf, worthOf } from "../worth";
import type { SortKey } from "./arrange";
import type { DerivedName, SheetColumn } from "./sheet-columns";

/** A card as a row, and what is known around it. */
export interface SheetRow {
  id: string;
  /** With all it needs of its project; nothing, if its file can't be read. */
  card: object | undefined;
}

export interface TellsOf {
  game: GameId;
  language: Language;
  prices: PriceList | undefined;
  problemsOf(id: string): readonly Problem[];
  decksOf(id: string): readonly { name: string }[];
}

/** What stands in a cell, as it is copied. */
export function tellCell(row: SheetRow, column: SheetColumn, around: TellsOf): string {
  if (column.derived === "card.id") return row.id;
  if (!row.card) return column.name === "name" ? row.id : "";
  if (column.name === "keywords") {
    const { keywords, definitions = {} } = row.card as KeywordCard;
    return keywordWords(keywords, around.game, definitions);
  }
  if (column.field) return cellOf(valueAt(row.card, column.field.at), column.field);
  if (column.isNumber) return written(numberIn(row, column, around));
  return tellDerived(row.id, row.card, column.derived!, around);
}

/** The number that a cell holds. */
export function numberIn({ card }: SheetRow, column: SheetColumn, { prices }: TellsOf): number | undefined {
  if (!card) return undefined;
  if (column.field) {
    const value = valueAt(card, column.field.at);
    return typeof value === "number" ? value : undefined;
  }
  if (!prices) return undefined;
  if (column.derived === "card.worth") return worthOf(card, prices)?.value;
  return column.own === undefined ? undefined : searchedNumberOf(card, prices)(column.own);
}

/** What cards are ordered by; nothing, where the cell is empty. */
export function sortKey(row: SheetRow, column: SheetColumn, around: TellsOf): SortKey {
  if (column.isNumber) return numberIn(row, column, around);
  if (column.derived === "card.problems") return around.problemsOf(row.id).length || undefined;
  const { field } = column;
  if (field?.kind === "choice" && row.card) {
    const at = field.choices.indexOf(String(valueAt(row.card, field.at)));
    return at < 0 ? undefined : at;
  }
  return tellCell(row, column, around) || undefined;
}

/** As many decimals as prices have. */
const written = (n: number | undefined): string => (n === undefined ? "" : String(Math.round(n * 100) / 100));

function tellDerived(id: string, card: object, name: DerivedName, around: TellsOf): string {
  const { game, language } = around;
  const symbols = symbolsIn(game, language);
  const plain = (text: string | undefined): string => (text ? plainText(text, symbols) : "");
  switch (name) {
    case "printed.type":
      return factsOf(card, game, language).type;
    case "printed.cost":
      return plain(factsOf(card, game, language).cost);
    case "printed.text":
      return plain(factsOf(card, game, language).text);
    case "card.code":
      return factsOf(card, game, language).code ?? "";
    case "card.decks":
      return around
        .decksOf(id)
        .map(({ name }) => name)
        .join(", ");
    case "card.problems":
      return around
        .problemsOf(id)
        .map(({ message }) => message)
        .join(" ");
    default:
      return "";
  }
}
