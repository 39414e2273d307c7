import { FlaskCard } from "./cards/flask";
import type { FileSchema } from "./common";
import { Deck } from "./deck";
import type { GameId } from "./game-id";
import { Manifest } from "./manifest";
import { Match } from "./match";
import { Scenario } from "./scenario";

export const cardSchemaName = (game: GameId): string => `${game}-card`;

/** Every file format of a project. Validators, emitted JSON Schema files and `cardwright schema` all come from here. */
export const fileSchemas: readonly FileSchema[] = [
  { name: "manifest", schema: Manifest },
  { name: cardSchemaName("flask"), schema: FlaskCard },
  { name: "deck", schema: Deck },
  { name: "scenario", schema: Scenario },
  { name: "match", schema: Match },
];
