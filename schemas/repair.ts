import { Type } from "typebox";
import type { Pointer } from "./json-pointer";

/** What would mend a problem, as data: a program applies it, and `label` says it to a person. */

const card = Type.String({ description: "Card id." });
const copies = Type.Integer({ minimum: 1 });
const label = Type.String({ description: "What it does, in a designer's words." });

/** So many copies more or fewer of a card of a deck. */
export const DeckStep = Type.Object(
  { do: Type.Enum(["remove", "add"]), card, copies },
  { additionalProperties: false },
);
export type DeckStep = Type.Static<typeof DeckStep>;

/** Any one of a problem's repairs mends it. `with`: what belongs to the same repair, for other cards. */
export const DeckRepair = Type.Object(
  { do: Type.Enum(["remove", "add"]), card, copies, with: Type.Optional(Type.Array(DeckStep)), label },
  { additionalProperties: false },
);
export type DeckRepair = Type.Static<typeof DeckRepair>;

/** A change of the document that the problem is about, at a JSON pointer; `move` gives the whole file another path. */
export const DocumentRepair = Type.Object(
  {
    do: Type.Enum(["set", "remove", "rename", "add", "replace", "choose", "move"]),
    at: Type.String({ description: "JSON pointer." }),
    value: Type.Optional(Type.Unknown({ description: "What to set; the other name, to rename a field." })),
    options: Type.Optional(Type.Array(Type.Unknown())),
    in: Type.Optional(Type.String({ description: "Of another document of the project, by its path." })),
    label,
  },
  { additionalProperties: false },
);
export type DocumentRepair = Type.Static<typeof DocumentRepair>;

export const Repair = Type.Union([DeckRepair, DocumentRepair]);
export type Repair = Type.Static<typeof Repair>;

export const isDeckRepair = (repair: Repair): repair is DeckRepair => "card" in repair;
export const stepsOf = ({ do: what, card: of, copies: n, with: more = [] }: DeckRepair): DeckStep[] => [
  { do: what, card: of, copies: n },
  ...more,
];

export const setting = (at: Pointer, value: unknown, label: string): DocumentRepair => ({
  do: "set",
  at,
  value,
  label,
});
/** Another path for the file. */
export const moving = (to: string, label: string): DocumentRepair => ({ do: "move", at: "", value: to, label });
export const removing = (at: Pointer, label = "Remove it"): DocumentRepair => ({ do: "remove", at, label });
/** Another name for a field, with what it holds. */
export const renaming = (at: Pointer, value: string, label: string): DocumentRepair => ({
  do: "rename",
  at,
  value,
  label,
});
