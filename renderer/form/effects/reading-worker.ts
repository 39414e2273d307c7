import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { habitsOf } from "../../../engine/words/reading/habits";
import { type Reading, readAbility } from "../../../engine/words/reading/read-ability";
import { symbolWords } from "../../../engine/words/reading/tokens";
import { readCard } from "../../../project/project-text";
import { playable } from "../../../project/read-in-words";
import type { GameId } from "../../../schemas/game-id";

/** Reads what somebody types beside the page: a game's patterns take moments to be made. */

export interface ToRead {
  game: GameId;
  text: string;
  schema: SlotSchema;
  card: Json;
  at: string;
  /** Cards of the set, as texts: what is read is written as they are. */
  cards: readonly string[];
}
export interface WasRead {
  text: string;
  readings: readonly Reading[];
}

self.onmessage = ({ data }: MessageEvent<ToRead>) => {
  const { game, text, schema, card, at, cards } = data;
  const { lexicon, symbols } = cardGame(game);
  const readings = lexicon
    ? readAbility(lexicon, schema, text, {
        card,
        at,
        synonyms: symbolWords(symbols),
        isPlayable: playable(game),
        habits: habitsOf(
          lexicon,
          schema,
          cards.flatMap((one) => readCard<Json>("cards/one.json", one, game) ?? []),
        ),
      })
    : [];
  self.postMessage({ text, readings } satisfies WasRead);
};
