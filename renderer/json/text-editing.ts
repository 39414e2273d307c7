import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { JsonSchema } from "../document/schema-fields";
import type { FileEditing } from "../document/use-file-editing";

/** A document's text as the JSON view edits it. */
export interface TextEditing {
  path: string;
  text: string;
  /** The text is not valid yet: it lies beside the file until it is. */
  isDraft: boolean;
  game: GameId;
  schema: JsonSchema;
  problems: readonly Problem[];
  readOnly: boolean;
  changeText(text: string): void;
  /** Writes a sound text the way all project files are written. */
  tidy(): void;
}

export const textEditing = ({ path, game, schema, reading, readOnly, changeText, tidy }: FileEditing): TextEditing => ({
  path,
  text: reading.text,
  isDraft: reading.valid === undefined,
  game: game.id,
  schema,
  problems: reading.problems,
  readOnly,
  changeText,
  tidy,
});
