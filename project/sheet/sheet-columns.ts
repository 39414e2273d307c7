import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { type Column, columnsOf } from "../tables/columns";

/** What a column of the sheet shows: a field of cards, what follows from them, or a number that the project works out. */
export interface SheetColumn {
  /** As the project keeps it. */
  name: string;
  title: string;
  isNumber: boolean;
  /** Where cards say it. Nothing, of what follows from them. */
  field?: Column;
  derived?: DerivedName;
  /** The name of a number of the project's own. */
  own?: string;
}

const derivedTitles = {
  "card.id": "File",
  "printed.type": "Type line",
  "printed.cost": "Printed cost",
  "printed.text": "Printed text",
  "card.code": "Code",
  "card.worth": "Worth",
  "card.decks": "Decks",
  "card.problems": "Problems",
} as const;
export type DerivedName = keyof typeof derivedTitles;

const derivedNumbers: readonly DerivedName[] = ["card.worth"];

/** A field that is chosen, not typed, as one column beside those of its parts. */
const art: Column = { name: "art", title: "Art", called: [], at: "/art", kind: "data", labels: {}, choices: [] };

/** All columns that a sheet of the game's cards can have, in the order in which they are offered. */
export function sheetColumns(game: GameId, ownNumbers: readonly string[] = []): SheetColumn[] {
  const fields = columnsOf(game);
  const { describe, newCard, worth } = cardGame(game);
  const hasCodes = describe(newCard("")).code !== undefined;
  const derived = (Object.keys(derivedTitles) as DerivedName[]).filter(
    (name) => (name !== "card.code" || hasCodes) && (name !== "card.worth" || worth !== undefined),
  );
  return [
    ...fields.filter(({ name }) => !name.startsWith("art.")).map(ofField),
    ofField(art),
    ...fields.filter(({ name }) => name.startsWith("art.")).map(ofField),
    ...derived.map(
      (name): SheetColumn => ({
        name,
        title: derivedTitles[name],
        isNumber: derivedNumbers.includes(name),
        derived: name,
      }),
    ),
    ...ownNumbers.map((own): SheetColumn => ({ name: `number.${own}`, title: own, isNumber: true, own })),
  ];
}

const ofField = (field: Column): SheetColumn => ({
  name: field.name,
  title: field.title,
  isNumber: field.kind === "number",
  field,
});

/** What begins a sheet: the fields that these cards use, what follows from them, and every number of the project's own. */
export function usualColumns(all: readonly SheetColumn[], isUsed: (column: Column) => boolean): SheetColumn[] {
  const [front, back] = [["name", "art"], ["tags"]];
  const hidden = ["notes", "text", "number"];
  const named = (names: readonly string[]) =>
    names.map((name) => all.find((column) => column.name === name)).filter((column) => column !== undefined);
  const fields = all.filter(
    ({ name, field }) =>
      field && ![...front, ...back, ...hidden].includes(name) && !/^(art|later)\./.test(name) && isUsed(field),
  );
  const costs = all.some(({ name }) => name === "cost") ? [] : ["printed.cost"];
  const own = all.filter((column) => column.own !== undefined);
  return [
    ...named(front),
    ...fields,
    ...named([...costs, "card.worth"]),
    ...own,
    ...named(["printed.text", ...back, "card.problems"]),
  ];
}
