import { readFileSync } from "node:fs";
import type { Json } from "../../../engine/core/vocabulary";
import { cardGame } from "../../../engine/games/registry";
import { schemaFor } from "../../../project/format";
import { dropUnused } from "../../../renderer/document/change-field";
import type { JsonSchema } from "../../../renderer/document/schema-fields";
import { kindFieldOf } from "../../../renderer/set/new-card";
import type { GameId } from "../../../schemas/game-id";

/** A card that somebody thinks of in plain English, and what it then is in its file. */
export interface ToldCard {
  id: string;
  says: string;
  card: { readonly [key: string]: Json };
}

/** Six, from a short one to choices within choices. */
export const toldCards = (game: GameId): readonly ToldCard[] =>
  JSON.parse(readFileSync(`fixtures/abilities/${game}.json`, "utf8")) as readonly ToldCard[];

/** The whole card: what a new one of its game is, and what is told of it. */
export function wholeOf(game: GameId, { id, card }: ToldCard): Json {
  const whole = { ...(cardGame(game).newCard(id) as object), ...card };
  const schema = schemaFor("card", game) as JsonSchema;
  const kind = kindFieldOf(schema);
  return (kind ? dropUnused(whole, schema, kind.pointer).document : whole) as Json;
}
