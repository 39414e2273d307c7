import { cardSchemas } from "../engine/games/card-schemas";
import { Build, BuildList } from "../schemas/build";
import { Bundle } from "../schemas/bundle";
import type { FileSchema } from "../schemas/common";
import { Component } from "../schemas/component";
import { Deck } from "../schemas/deck";
import { Experiment } from "../schemas/experiment";
import { FreeTable } from "../schemas/free-table";
import { LabResult } from "../schemas/lab-answer";
import { LabMatches } from "../schemas/lab-matches";
import { Manifest } from "../schemas/manifest";
import { Match } from "../schemas/match";
import { Pieces } from "../schemas/pieces";
import { Printers } from "../schemas/printer-profile";
import { Scenario } from "../schemas/scenario";
import { SheetFile } from "../schemas/sheet";
import { Template } from "../schemas/template";
import { Translation } from "../schemas/translation";

/** Every file format of a project. Validators, emitted JSON Schema files and `cardwright schema` all come from here. */
export const fileSchemas: readonly FileSchema[] = [
  { name: "manifest", schema: Manifest },
  ...cardSchemas,
  { name: "component", schema: Component },
  { name: "deck", schema: Deck },
  { name: "scenario", schema: Scenario },
  { name: "match", schema: Match },
  { name: "template", schema: Template },
  { name: "pieces", schema: Pieces },
  { name: "sheet", schema: SheetFile },
  { name: "build", schema: Build },
  { name: "free-table", schema: FreeTable },
  { name: "translation", schema: Translation },
  { name: "experiment", schema: Experiment },
  { name: "printers", schema: Printers },
  { name: "cardset", schema: Bundle },
  { name: "build-list", schema: BuildList },
  { name: "lab-answer", schema: LabResult },
  { name: "lab-matches", schema: LabMatches },
];
