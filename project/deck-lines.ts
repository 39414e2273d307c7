import type { DeckLine, SetCard } from "../engine/core/card-game";
import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import { DeckEntry } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";
import { isSameBesidesDecks } from "./besides-decks";
import { readDocument } from "./document";
import { cardIdOf, cardPath } from "./paths";
import { documentProblems } from "./problems";
import type { Files } from "./project-text";
import { cardAt } from "./whole-card";

/** A deck's file line by line, as far as it can be understood: one line that is wrong hides nothing about the others. */
interface DeckLines {
  /** `card` is missing where the project has none that can be read. */
  lines: DeckLine<object>[];
  problems: Problem[];
}

const { report } = documentProblems;
const { minimum: fewest, maximum: most } = DeckEntry.properties.count as unknown as {
  minimum: number;
  maximum: number;
};

/** The cards of a project that a deck may take in: those without a fault. */
export function setCards(files: Files, game: GameId, rules: Options | undefined): readonly SetCard<object>[] {
  if (walked?.game === game && walked.rules === rules && isSameBesidesDecks(walked.files, files)) return walked.cards;
  const cards = [...files.keys()].flatMap((path) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : cardAt<object>(files, path, game);
    return id !== undefined && card && isSound(card, game, rules) ? [{ id, card }] : [];
  });
  walked = { files, game, rules, cards };
  return cards;
}

/** One set at a time is open. */
let walked: { files: Files; game: GameId; rules: Options | undefined; cards: readonly SetCard<object>[] } | undefined;

const judged = new WeakMap<object, { rules: Options | undefined; isSound: boolean }>();

function isSound(card: object, game: GameId, rules: Options | undefined): boolean {
  const known = judged.get(card);
  if (known && known.rules === rules) return known.isSound;
  const verdict = !cardGame(game)
    .checkCard(card, rules)
    .some(({ severity }) => severity === "error");
  judged.set(card, { rules, isSound: verdict });
  return verdict;
}

export function deckLines(path: string, text: string, game: GameId, files: Files): DeckLines {
  const { json, problems } = readDocument(path, text, game);
  const listed: unknown = (json as { cards?: unknown } | undefined)?.cards;
  const lines: DeckLine<object>[] = [];
  const found: Problem[] = [];
  const explained = new Set<string>();
  if (!Array.isArray(listed)) return { lines, problems };
  listed.forEach((line: unknown, row) => {
    const { card: id, count } = (line ?? {}) as { card?: unknown; count?: unknown };
    if (typeof id !== "string" || typeof count !== "number") return;
    if (!Number.isInteger(count) || count < fewest || count > most) {
      found.push(badCount(id, count, row, calledIn(files, game, id)));
      explained.add(`/cards/${row}/count`);
    }
    const card = cardAt<object>(files, cardPath(id), game);
    lines.push({ id, card, count });
    if (!card)
      found.push(files.has(cardPath(id)) ? unreadable(id, row, calledIn(files, game, id)) : missing(id, count, row));
  });
  const others = problems.filter(({ where: { field } }) => field === undefined || !explained.has(field));
  return { lines, problems: [...others, ...found] };
}

/** What the card is called, also if nothing else of it can be read. */
export function calledIn(files: Files, game: GameId, id: string): string {
  const text = files.get(cardPath(id));
  const json = text === undefined ? undefined : readDocument(cardPath(id), text, game).json;
  const name = (json as { name?: unknown } | undefined)?.name;
  return (typeof name === "string" && name.trim()) || id;
}

function badCount(id: string, count: number, row: number, name: string): Problem {
  const [at, nearest] = [`/cards/${row}`, Math.min(most, Math.max(fewest, Math.ceil(count)))];
  const label = `Make it ${nearest} ${nearest === 1 ? "copy" : "copies"}`;
  return {
    ...report("deck/bad-count", { card: id, field: `${at}/count` }, { card: name, count, fewest, most }),
    cards: [id],
    repairs: [
      { do: "set", at: `${at}/count`, value: nearest, label },
      { do: "remove", at, label: `Take out ${name}` },
    ],
  };
}

const unreadable = (id: string, row: number, name: string): Problem => ({
  ...report("deck/unreadable-card", { card: id, field: `/cards/${row}/card` }, { name }),
  cards: [id],
});

const missing = (id: string, count: number, row: number): Problem => ({
  ...report("deck/missing-card", { field: `/cards/${row}/card` }, { id }),
  cards: [id],
  ...(count >= 1 ? { repairs: [{ do: "remove", card: id, copies: Math.floor(count), label: `Take out ${id}` }] } : {}),
});
