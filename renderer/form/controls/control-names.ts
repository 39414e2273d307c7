/** Every control a schema can ask for in `x-control`, or that a type of value gets by itself. "hidden" needs none, nor "section": the form makes one of it. */
export const controlNames = [
  "art",
  "choice",
  "choices",
  "composition",
  "group",
  "groups",
  "json",
  "keywords",
  "line",
  "number",
  "saying",
  "sequence",
  "stepper",
  "switch",
  "tags",
  "text",
  "tiles",
] as const;
export type ControlName = (typeof controlNames)[number];

const narrow: ReadonlySet<string> = new Set<ControlName>(["choice", "number", "stepper"]);

/** Controls of which two fit beside each other. */
export const isNarrow = (control: string): boolean => narrow.has(control);
