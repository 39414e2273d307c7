import type { SetCard } from "../engine/core/card-game";
import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { Deck, DeckZone } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import { calledIn } from "./deck-lines";
import { entriesIn } from "./deck-zones";
import { cardPath } from "./paths";
import type { Files } from "./project-text";
import { cardAt } from "./whole-card";

/** A card of the set, or of the deck itself, that is to be put somewhere else. */
export interface Carrying {
  card: SetCard<object>;
  from: DeckZone | "set";
}

/** Why a card can't leave its place: it is locked. */
export function whyNotAway(
  files: Files,
  game: GameId,
  deck: Deck,
  { card: { id }, from }: Carrying,
): string | undefined {
  const isLocked = from !== "set" && entriesIn(deck, from).some(({ card, locked }) => card === id && locked);
  return isLocked ? `${calledIn(files, game, id)} is locked in the deck. Unlock it first.` : undefined;
}

/** Why it can't come into the deck: it never may, there is enough of it, or the deck is full. */
export function whyNotIn(
  files: Files,
  game: GameId,
  deck: Deck,
  { card, from }: Carrying,
  rules: Options | undefined,
): string | undefined {
  if (from === "cards") return undefined;
  const lines = deck.cards.map(({ card: id, count }) => ({
    id,
    card: cardAt<object>(files, cardPath(id), game),
    count,
  }));
  const { unfit } = cardGame(game).fits(lines, { rules })(card);
  return unfit && saidOf(unfit);
}

/** What is told is how the deck would be with the card. */
const openings = { foreign: "", enough: "With one more: ", full: "The deck is full: " } as const;

/** Why a card doesn't fit, as it is told beside it. */
export const saidOf = ({
  kind,
  problem,
}: {
  kind: "foreign" | "enough" | "full";
  problem: { message: string };
}): string => `${openings[kind]}${problem.message}`;
