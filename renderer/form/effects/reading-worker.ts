import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import type { SlotSchema } from "../../../engine/words/place";
import { type Reading, readAbility } from "../../../engine/words/reading/read-ability";
import { symbolWords } from "../../../engine/words/reading/tokens";
import { readCard } from "../../../project/project-text";
import { habitsOfSet, playable } from "../../../project/read-in-words";
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

/** What a schema's words can say is found out once for it; each message brings another copy of the same one. */
const schemas = new Map<string, SlotSchema>();
function knownSchema(copy: SlotSchema): SlotSchema {
  const text = JSON.stringify(copy);
  const schema = schemas.get(text) ?? copy;
  schemas.set(text, schema);
  return schema;
}

self.onmessage = ({ data }: MessageEvent<ToRead>) => {
  const { game, text, card, at, cards } = data;
  const schema = knownSchema(data.schema);
  const { lexicon, symbols } = cardGame(game);
  const readings = lexicon
    ? readAbility(lexicon, schema, text, {
        card,
        at,
        synonyms: symbolWords(symbols),
        isPlayable: playable(game),
        habits: habitsOfSet(
          game,
          schema,
          cards.flatMap((one) => readCard<Json>("cards/one.json", one, game) ?? []),
        ),
      })
    : [];
  self.postMessage({ text, readings } satisfies WasRead);
};
