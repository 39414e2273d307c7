import { textOf } from "../../../engine/core/grammar/phrase";
import type { Json } from "../../../engine/core/vocabulary";
import { anatomyOf } from "../../../engine/games/flask/anatomy";
import type { Card as FlaskCard } from "../../../engine/games/flask/card-schema";
import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import type { Pointer } from "../../../schemas/json-pointer";
import { valueAt } from "../../../schemas/json-pointer";
import { starterSupply, wordScenarios } from "../starter";
import { without } from "./without";

/** One text of a game's starter set, with what it was made of. */
export interface StarterText {
  id: string;
  card: Json;
  at: Pointer;
  text: string;
  own: Json;
  /** A card like it that doesn't say it yet. */
  bare: Json;
}

/** Every text of every starter card, each once. */
export function starterTexts(game: GameId): StarterText[] {
  const lexicon = cardGame(game).lexicon;
  if (!lexicon) return [];
  const cards = game === "flask" ? flaskCards() : Object.entries(starterSupply(game).cards as Record<string, object>);
  const seen = new Set<string>();
  return cards.flatMap(([id, card]) =>
    lexicon.sentences(card).flatMap(({ at, words }) => {
      const [text, own] = [textOf(words), valueAt(card, at) as Json];
      const bare = game === "flask" ? bareFlaskCard : without(lexicon, card, at);
      const said = JSON.stringify([text, own, bare]);
      if (text === "" || seen.has(said)) return [];
      seen.add(said);
      return [{ id, card: card as Json, at, text, own, bare }];
    }),
  );
}

const bareFlaskCard: Json = { name: "…", composition: {} };

/** Flask's cards are composed: what components do, and the cards written by hand to try its words. */
function flaskCards(): [string, object][] {
  const doing = (effects: readonly unknown[]): object => ({ ...(bareFlaskCard as object), effects: [effects] });
  const composed = Object.entries(starterSupply("flask").cards).flatMap(([id, card]) =>
    anatomyOf(card as unknown as FlaskCard).effects.map(({ tree }): [string, object] => [id, doing(tree)]),
  );
  const own = Object.entries(wordScenarios("flask")).flatMap(([file, { given }]) =>
    Object.values((given as { cards?: Record<string, { effects?: readonly unknown[] }> }).cards ?? {}).flatMap(
      ({ effects }): [string, object][] => (effects ? [[file, doing(effects)]] : []),
    ),
  );
  return [...composed, ...own];
}
