import type { TSchema } from "typebox";
import { cardSchemaName, componentSchemaName } from "../engine/games/card-schemas";
import { cardGame } from "../engine/games/registry";
import { withWords } from "../engine/words/word-schema";
import type { FileSchema } from "../schemas/common";
import { type GameId, gameIds } from "../schemas/game-id";
import { jsonSchemaFile } from "../schemas/json-schema";
import { fileSchemas } from "./catalogue";

const games = new Map(gameIds.flatMap((id) => [cardSchemaName(id), componentSchemaName(id)].map((name) => [name, id])));

/** The schema of a file as other editors read it: with all words that may stand in its effects. */
function forEditors(entry: FileSchema): FileSchema {
  if (entry.name === "scenario") return withCards(entry, gameIds);
  const game = games.get(entry.name);
  const lexicon = game && cardGame(game).lexicon;
  return lexicon ? { ...entry, schema: withWords(entry.schema, lexicon) } : entry;
}

/** The cards that a test brings along are written as those of its game, in the file beside it. */
function withCards({ name, schema }: FileSchema, games: readonly GameId[]): FileSchema {
  const cardsOf = (game: GameId): object => ({
    if: { properties: { game: { const: game } }, required: ["game"] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema; nobody awaits it.
    then: { properties: { given: { properties: { cards: { additionalProperties: { $ref: cardFile(game) } } } } } },
  });
  return { name, schema: { ...schema, allOf: games.map(cardsOf) } as TSchema };
}
const cardFile = (game: GameId): string => jsonSchemaFile({ name: cardSchemaName(game) });

let made: readonly FileSchema[] | undefined;

/** Every file format, as it is emitted. Made when first asked for: nobody else needs the words of all games. */
export function editorSchemas(): readonly FileSchema[] {
  made ??= fileSchemas.map(forEditors);
  return made;
}

/** Those that a project of this game needs, which lead to no file of another one. */
export function schemasOf(game: GameId): readonly FileSchema[] {
  const others = gameIds.filter((id) => id !== game);
  return editorSchemas()
    .filter(({ name }) => !others.some((other) => name.startsWith(`${other}-`)))
    .map((entry) => (entry.name === "scenario" ? withCards(entry, [game]) : entry));
}
