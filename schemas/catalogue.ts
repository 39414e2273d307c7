import { BattleFarmCard } from "./cards/battle-farm";
import { CastleLanesCard } from "./cards/castle-lanes";
import { FlaskCard } from "./cards/flask";
import { GardenIncursionCard } from "./cards/garden-incursion";
import { HatchCard } from "./cards/hatch";
import type { FileSchema } from "./common";
import { Deck } from "./deck";
import { FlaskComponent } from "./flask-component";
import type { GameId } from "./game-id";
import { Manifest } from "./manifest";
import { Match } from "./match";
import { Pieces } from "./pieces";
import { Printers } from "./printer-profile";
import { Scenario } from "./scenario";
import { SheetFile } from "./sheet";
import { Template } from "./template";

export const cardSchemaName = (game: GameId): string => `${game}-card`;

/** Of the one game whose cards are composed. */
export const componentSchemaName = "flask-component";

/** Every file format of a project. Validators, emitted JSON Schema files and `cardwright schema` all come from here. */
export const fileSchemas: readonly FileSchema[] = [
  { name: "manifest", schema: Manifest },
  { name: cardSchemaName("flask"), schema: FlaskCard },
  { name: componentSchemaName, schema: FlaskComponent },
  { name: cardSchemaName("castle-lanes"), schema: CastleLanesCard },
  { name: cardSchemaName("battle-farm"), schema: BattleFarmCard },
  { name: cardSchemaName("hatch"), schema: HatchCard },
  { name: cardSchemaName("garden-incursion"), schema: GardenIncursionCard },
  { name: "deck", schema: Deck },
  { name: "scenario", schema: Scenario },
  { name: "match", schema: Match },
  { name: "template", schema: Template },
  { name: "pieces", schema: Pieces },
  { name: "sheet", schema: SheetFile },
  { name: "printers", schema: Printers },
];
