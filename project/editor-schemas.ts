import { cardSchemaName, componentSchemaName } from "../engine/games/card-schemas";
import { cardGame } from "../engine/games/registry";
import { withWords } from "../engine/words/word-schema";
import type { FileSchema } from "../schemas/common";
import { gameIds } from "../schemas/game-id";
import { fileSchemas } from "./catalogue";

const games = new Map(gameIds.flatMap((id) => [cardSchemaName(id), componentSchemaName(id)].map((name) => [name, id])));

/** The schema of a file as other editors read it: with all words that may stand in its effects. */
function forEditors(entry: FileSchema): FileSchema {
  const game = games.get(entry.name);
  const lexicon = game && cardGame(game).lexicon;
  return lexicon ? { ...entry, schema: withWords(entry.schema, lexicon) } : entry;
}

let made: readonly FileSchema[] | undefined;

/** Every file format, as it is emitted. Made when first asked for: nobody else needs the words of all games. */
export function editorSchemas(): readonly FileSchema[] {
  made ??= fileSchemas.map(forEditors);
  return made;
}
