import type { DeckLine } from "../engine/core/card-game";
import type { Options } from "../engine/core/options";
import { plainText } from "../engine/core/rich-text";
import { type CompletionStep, completeDeck } from "../engine/decks/complete-deck";
import type { Reason } from "../engine/decks/liking";
import { cardGame } from "../engine/games/registry";
import type { Deck } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import type { Problem } from "../schemas/problem";
import { cardTraits } from "./card-traits";
import { checkDeckFile, type DeckJudging } from "./check-deck-file";
import type { PlannedEdit } from "./commands";
import { editDeck } from "./deck-commands";
import { usualIn } from "./deck-copies";
import { calledIn, deckLines, setCards } from "./deck-lines";
import { withCopies } from "./deck-zones";
import { cardPath, deckPath } from "./paths";
import { documentProblems } from "./problems";
import { deckIds, type Files, readDeck } from "./project-text";

/** A deck of a project made legal: filled up or thinned out, and why each card came or went. */

export interface DeckChange {
  card: string;
  name: string;
  count: number;
  /** “cards of cost 2 were missing”. */
  why: string;
}

export interface DeckCompletion {
  /** As it would be. */
  deck: Deck;
  added: readonly DeckChange[];
  removed: readonly DeckChange[];
  /** “3 × Thief: cards of cost 2 were missing”. */
  why: readonly string[];
  /** Why it isn't legal even so. */
  problem?: Problem;
  /** Cards that are only missing, where they weren't to be filled in: “The deck has 25 cards; it needs 30.” */
  missing?: string;
}

/** `how`: whether room that is left is filled, or only what breaks a rule mended. `starter`: the game's own set, whose decks are taken after where the project has no legal one. */
export function completeDeckOf(
  files: Files,
  game: GameId,
  id: string,
  judging: DeckJudging = {},
  starter: Files = new Map(),
  how: "fill" | "mend" = "fill",
): { ok: true; value: DeckCompletion } | { ok: false; problem: Problem } {
  const path = deckPath(id);
  const text = files.get(path) ?? "";
  const deck = readDeck(path, text, game);
  if (!deck) return { ok: false, problem: checkDeckFile(path, text, game, files)[0]! };
  const { rules, players } = judging;
  const locked = new Set(deck.cards.flatMap((line) => (line.locked ? [line.card] : [])));
  const { lines } = deckLines(path, text, game, files);
  const isGone = ({ id: card }: { id: string }): boolean => !files.has(cardPath(card)) && !locked.has(card);
  const set = setCards(files, game, rules);
  const others = legalDecks(files, game, rules, id);
  const { steps, left, room } = completeDeck({
    fills: how === "fill",
    deck: lines.filter((line) => !isGone(line)).map((line) => ({ ...line, locked: locked.has(line.id) })),
    set,
    models: others.length > 0 ? others : legalDecks(starter, game, rules),
    traits: cardTraits(game),
    usual: usualIn(game, rules),
    breaches: (tried) => cardGame(game).breaches(tried, { rules, players, set: () => set }),
  });
  const change = ({ card, copies, why }: CompletionStep): DeckChange => ({
    card,
    name: calledIn(files, game, card),
    count: copies,
    why: inWords(why, game),
  });
  const gone = lines.filter(isGone).map(({ id: card, count }) => ({
    card,
    name: card,
    count,
    why: "it isn't in the set any more",
  }));
  const added = steps.filter((step) => step.do === "add").map(change);
  const removed = [...gone, ...steps.filter((step) => step.do === "remove").map(change)];
  const value = {
    deck: withChanges(deck, added, removed),
    added,
    removed,
    why: [...removed, ...added].map(({ count, name, why }) => `${count} × ${name}: ${why}`),
    ...(room[0] && { missing: room[0].problem.message }),
  };
  const unread = lines.find(({ id: card, card: read }) => read === undefined && !isGone({ id: card }));
  const reason =
    left[0]?.problem.message ??
    (unread && `“${calledIn(files, game, unread.id)}” can't be read as a card, or isn't in the set.`);
  if (reason === undefined) return { ok: true, value };
  const isLockedIn = left.some(({ cards }) => cards.some((card) => locked.has(card))) || locked.has(unread?.id ?? "");
  const code = isLockedIn ? "deck/locked-in-the-way" : "deck/not-to-be-completed";
  return { ok: true, value: { ...value, problem: documentProblems.report(code, {}, { deck: deck.name, reason }) } };
}

/** With those of the changes that are wanted. */
export function withChanges(deck: Deck, added: readonly DeckChange[], removed: readonly DeckChange[]): Deck {
  const changes = [...removed.map((each) => ({ ...each, count: -each.count })), ...added];
  return changes.reduce((changed, { card, count }) => {
    const before = changed.cards.filter((line) => line.card === card).reduce((sum, line) => sum + line.count, 0);
    return withCopies(changed, "cards", card, before + count);
  }, deck);
}

export const completeEdit = (
  files: Files,
  game: GameId,
  id: string,
  added: readonly DeckChange[],
  removed: readonly DeckChange[],
  how: "fill" | "mend" = "fill",
): PlannedEdit =>
  editDeck(
    files,
    game,
    id,
    ({ name }) => `${how === "fill" ? "Complete" : "Mend"} ${name}`,
    (deck) => withChanges(deck, added, removed),
  );

/** Keeps a card's copies as they are when its deck is completed, or no longer. */
export const lockCard = (files: Files, game: GameId, id: string, card: string, isLocked: boolean): PlannedEdit =>
  editDeck(
    files,
    game,
    id,
    ({ name }) => `${isLocked ? "Lock" : "Unlock"} ${calledIn(files, game, card)} in ${name}`,
    (deck) => ({
      ...deck,
      cards: deck.cards.map((line) => {
        if (line.card !== card) return line;
        const { locked: _former, ...others } = line;
        return isLocked ? { ...others, locked: true } : others;
      }),
    }),
  );

function legalDecks(
  files: Files,
  game: GameId,
  rules: Options | undefined,
  except?: string,
): readonly (readonly DeckLine<object>[])[] {
  return deckIds(files).flatMap((id) => {
    if (id === except) return [];
    const { lines } = deckLines(deckPath(id), files.get(deckPath(id))!, game, files);
    const isLegal =
      lines.every(({ card }) => card !== undefined) &&
      !cardGame(game)
        .breaches(lines, { rules, set: () => [] })
        .some(({ problem }) => problem.severity === "error");
    return isLegal ? [lines] : [];
  });
}

function inWords(reason: Reason, game: GameId): string {
  switch (reason.kind) {
    case "rule":
      return reason.message.replace(/\.$/, "");
    case "cost": {
      const cost = plainText(reason.cost, cardGame(game).symbols);
      return cost === "" ? "cards without a cost were missing" : `cards of cost ${cost} were missing`;
    }
    case "kind":
      return `cards of the kind ${reason.type} were missing`;
    case "marks":
      return reason.marks.length === 0
        ? "there was room for it"
        : `goes with the rest, which has ${reason.marks.join(" and ")}`;
  }
}
