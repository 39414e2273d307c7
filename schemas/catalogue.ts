import { BattleFarmCard } from "./cards/battle-farm";
import { CastleLanesCard } from "./cards/castle-lanes";
import { FlaskCard } from "./cards/flask";
import { GardenIncursionCard } from "./cards/garden-incursion";
import { HatchCard } from "./cards/hatch";
import type { FileSchema } from "./common";
import { Component } from "./component";
import { FlaskComponent } from "./components/flask";
import { Deck } from "./deck";
import type { GameId } from "./game-id";
import { Manifest } from "./manifest";
import { Match } from "./match";
import { Pieces } from "./pieces";
import { Printers } from "./printer-profile";
import { Scenario } from "./scenario";
import { SheetFile } from "./sheet";
import { Template } from "./template";

export const cardSchemaName = (game: GameId): string => `${game}-card`;

/** Of the games whose cards are composed. */
const componentSchemas: Partial<Record<GameId, FileSchema["schema"]>> = { flask: FlaskComponent };

export const componentSchemaName = (game: GameId): string =>
  componentSchemas[game] ? `${game}-component` : "component";

/** Every file format of a project. Validators, emitted JSON Schema files and `cardwright schema` all come from here. */
export const fileSchemas: readonly FileSchema[] = [
  { name: "manifest", schema: Manifest },
  { name: cardSchemaName("flask"), schema: FlaskCard },
  { name: "component", schema: Component },
  ...Object.entries(componentSchemas).map(([game, schema]) => ({ name: `${game}-component`, schema })),
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
