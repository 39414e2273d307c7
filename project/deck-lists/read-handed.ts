import { isDeckCode, readDeckCode } from "../../engine/decks/code/deck-code";
import { cardGame } from "../../engine/games/registry";
import { deckZones, longestDeckName } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import { readJson } from "../../schemas/json-text";
import type { Problem } from "../../schemas/problem";
import type { TextChange } from "../commands";
import { readDeckFile } from "../deck-file";
import { entriesIn } from "../deck-zones";
import { formatDocument } from "../format";
import { deckPath } from "../paths";
import { cardIds, type Files, readDeck } from "../project-text";
import { knownAmong, type ListedCard, type Seek } from "./known-cards";
import { listedCards } from "./listed-cards";
import { deckListProblems } from "./problems";
import { readDeckTable } from "./read-deck-table";
import { type ListLine, mostLines, type ReadList, readDeckList } from "./read-list";

/** A deck as somebody hands it over: a list, a code, or a file of Cardwright's or of the game's own editor. */
export interface HandedDeck extends Pick<ReadList, "name" | "lines"> {
  form: "list" | "code" | "deck" | "own-editor" | "table";
  /** Cards that come along, as the set doesn't have them. */
  newCards: readonly (TextChange & { card: string; name: string })[];
  /** With the text as a whole; lines that aren't understood lack their card. */
  problems: readonly Problem[];
}

const { report } = deckListProblems;

/** What it is, it says itself. `seek`: where names are sought that no card has, unless here and now. */
export function readHandedDeck(files: Files, game: GameId, text: string, seek?: Seek): HandedDeck {
  const said = text.replace(/^\uFEFF/, "").trim();
  const read =
    ofFile(files, game, said, seek) ??
    ofCode(files, game, said) ??
    ofTable(files, game, text, seek) ??
    ofList(files, game, text, seek);
  const isNothing = read.lines.length === 0 && read.problems.length === 0 && said !== "";
  return isNothing ? { ...read, problems: [report("deck-list/no-deck", {})] } : read;
}

function ofList(files: Files, game: GameId, text: string, seek?: Seek): HandedDeck {
  return handed("list", readDeckList(text, listedCards(files, game), seek));
}

const handed = (form: HandedDeck["form"], { name, lines, isCut }: ReadList): HandedDeck => ({
  form,
  ...(name !== undefined && { name: name.slice(0, longestDeckName) }),
  lines,
  newCards: [],
  problems: isCut ? [report("deck-list/too-long", {}, { most: mostLines })] : [],
});

function ofTable(files: Files, game: GameId, text: string, seek?: Seek): HandedDeck | undefined {
  const read = readDeckTable(text, listedCards(files, game), seek);
  return read && handed("table", read);
}

/** A card may be called as codes look. */
function ofCode(files: Files, game: GameId, said: string): HandedDeck | undefined {
  if (!isDeckCode(said) || ofList(files, game, said, () => []).lines.some(({ card }) => card !== undefined))
    return undefined;
  const read = readDeckCode(game, said, cardIds(files));
  const names = namesIn(listedCards(files, game));
  const lines = read.ok ? read.value.map(({ card, count }) => lineOf({ card, count, name: names(card) })) : [];
  return { form: "code", lines, newCards: [], problems: read.ok ? [] : [read.problem] };
}

function ofFile(files: Files, game: GameId, said: string, seek?: Seek): HandedDeck | undefined {
  if (!/^(\{|\[\s*(\{|\]))/.test(said)) return undefined;
  const { deckFile } = cardGame(game);
  if (said.startsWith("[") && deckFile) {
    const { lines, newCards, problems } = readDeckFile(files, game, said);
    const names = namesIn([...listedCards(files, game), ...newCards.map(({ card, name }) => ({ id: card, name }))]);
    return {
      form: "own-editor",
      lines: lines.map(({ card, count }) => lineOf({ card, count, name: names(card) })),
      newCards,
      problems,
    };
  }
  return (
    ofDeck(files, game, said, seek) ?? {
      form: "deck",
      lines: [],
      newCards: [],
      problems: [report("deck-list/not-json", {})],
    }
  );
}

/** A deck of another set may name cards that this one doesn't have. */
function ofDeck(files: Files, game: GameId, said: string, seek?: Seek): HandedDeck | undefined {
  const read = readJson(said);
  if (!read.ok || typeof read.json !== "object" || read.json === null || Array.isArray(read.json)) return undefined;
  const { name, cards, side, maybe } = read.json as Record<string, unknown>;
  const kept = { name, cards, ...(side !== undefined && { side }), ...(maybe !== undefined && { maybe }) };
  const deck = readDeck(deckPath("handed"), formatDocument(kept, "deck", game), game);
  if (!deck) return undefined;
  const listed = listedCards(files, game);
  const [known, names] = [knownAmong(listed), namesIn(listed)];
  const ids = new Set(cardIds(files));
  const lines = deckZones.flatMap((zone) =>
    entriesIn(deck, zone).map(({ card, count }) =>
      ids.has(card)
        ? lineOf({ zone, count, card, name: names(card) })
        : { ...lineOf({ zone, count, name: card }), near: seek ? seek(card) : known.near(card) },
    ),
  );
  return {
    form: "deck",
    name: deck.name,
    lines: lines.map((line, at) => ({ ...line, line: at + 1 })),
    newCards: [],
    problems: [],
  };
}

const lineOf = (line: Pick<ListLine, "count" | "name"> & Partial<ListLine>): ListLine => ({
  line: 1,
  text: `${line.count} ${line.name}`,
  zone: "cards",
  near: [],
  ...line,
});

function namesIn(cards: readonly ListedCard[]): (id: string) => string {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) || id;
}

/** Lines that name no card, or more than one, as problems. */
export const lineProblems = (lines: readonly ListLine[]): Problem[] =>
  lines.flatMap(({ card, line, name, near }) => {
    if (card !== undefined) return [];
    const isShared = near.length > 1 && near.every((one) => one.name === near[0]!.name);
    const meant = isShared
      ? `Their ids: ${near.map(({ id }) => id).join(", ")}. `
      : near.length > 0
        ? `Did you mean ${near.map((one) => `“${one.name}”`).join(" or ")}? `
        : "";
    const code = isShared ? "deck-list/several-cards" : "deck-list/no-such-card";
    return [report(code, { row: line }, { line, name: name.slice(0, 80), meant })];
  });
