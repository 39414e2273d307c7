import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validators } from "virtual:validators/files";
import { expect } from "vitest";
import type { CardGame, DeckCard } from "../../engine/core/card-game";
import type { Deck } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";

/** The starter set of a game as it lies in `templates/`, read as a project would be. */
export interface Starter<Card> {
  cards: ReadonlyMap<string, Card>;
  decks: ReadonlyMap<string, Deck>;
  manifest: unknown;
  card(id: string): Card;
  /** `pick({ wheat: 8 })`: entries for the deck check. */
  pick(counts: Record<string, number>): DeckCard<Card>[];
  entries(deck: string): DeckCard<Card>[];
}

export function readStarter<Card>(game: GameId): Starter<Card> {
  const root = join("templates", game, "starter");
  const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), "utf8"));
  const folder = <T>(name: string): Map<string, T> =>
    new Map(
      readdirSync(join(root, name))
        .sort()
        .map((file) => [file.replace(/\.json$/, ""), read(name, file) as T]),
    );
  const cards = folder<Card>("cards");
  const decks = folder<Deck>("decks");
  const card = (id: string): Card => {
    const found = cards.get(id);
    if (!found) throw new Error(`The ${game} starter has no card ${id}.`);
    return found;
  };
  const pick = (counts: Record<string, number>): DeckCard<Card>[] =>
    Object.entries(counts).map(([id, count]) => ({ id, card: card(id), count }));
  const entries = (deck: string): DeckCard<Card>[] =>
    decks.get(deck)!.cards.map((entry) => ({ id: entry.card, card: card(entry.card), count: entry.count }));
  return { cards, decks, manifest: read("cardwright.json"), card, pick, entries };
}

export function expectValidFiles<Card>(game: GameId, starter: Starter<Card>): void {
  const check = (schema: string, name: string, value: unknown) => {
    const validator = validators[schema]!;
    expect(validator(value), `${name}: ${JSON.stringify(validator.errors)}`).toBe(true);
  };
  check("manifest", "cardwright.json", starter.manifest);
  for (const [id, card] of starter.cards) check(`${game}-card`, id, card);
  for (const [id, deck] of starter.decks) check("deck", id, deck);
}

export const copies = (entries: readonly DeckCard<unknown>[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);
export const codes = (problems: readonly Problem[]): string[] => problems.map(({ code }) => code);

/** Every symbol and picture a starter card names must exist, and nothing may be left unexplained. */
export function expectKnownSymbols<Card>(game: CardGame<Card>, starter: Starter<Card>): void {
  for (const [id, card] of starter.cards) {
    const { text, cost = "" } = game.describe(card);
    for (const [, symbol] of `${text} ${cost}`.matchAll(/\{([^}]*)\}/g)) {
      expect(Object.keys(game.symbols), `${id} prints {${symbol}}`).toContain(symbol);
    }
  }
}

const { icons } = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as {
  icons: Record<string, unknown>;
};

export function expectKnownIcons(starter: Starter<{ art?: { icon?: string } }>): void {
  for (const [id, card] of starter.cards)
    expect(icons, `${id} shows ${card.art?.icon}`).toHaveProperty(card.art?.icon ?? "(none)");
}
