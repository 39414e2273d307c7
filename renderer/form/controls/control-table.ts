import { SayingControl } from "../effects/saying-control";
import { ArtControl } from "./art-control";
import { ChoiceControl } from "./choice-control";
import { ChoicesControl } from "./choices-control";
import { CompositionControl } from "./composition-control";
import type { ControlTable } from "./control";
import type { ControlName } from "./control-names";
import { GroupControl } from "./group-control";
import { GroupsControl } from "./groups-control";
import { JsonControl } from "./json-control";
import { KeywordsControl } from "./keywords-control";
import { LineControl } from "./line-control";
import { NumberControl } from "./number-control";
import { SequenceControl } from "./sequence-control";
import { StepperControl } from "./stepper-control";
import { SwitchControl } from "./switch-control";
import { TagsControl } from "./tags-control";
import { TextControl } from "./text-control";
import { TilesControl } from "./tiles-control";

/** To add a control: its name in control-names.ts, its file, and one line here. */
export const controlTable = {
  art: ArtControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  composition: CompositionControl,
  group: GroupControl,
  groups: GroupsControl,
  json: JsonControl,
  keywords: KeywordsControl,
  line: LineControl,
  number: NumberControl,
  saying: SayingControl,
  sequence: SequenceControl,
  stepper: StepperControl,
  switch: SwitchControl,
  tags: TagsControl,
  text: TextControl,
  tiles: TilesControl,
} satisfies Record<ControlName, unknown> & ControlTable;
