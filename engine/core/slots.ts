import { type TSchema, Type } from "typebox";
import { translated } from "../../schemas/common";
import type { Kind } from "./compiler";

/**
 * What may stand in an argument of a word, beyond plain values: another word of some sort, or a name. Schemas can't say it
 * themselves, since words nest without end; `x-slot` says it to whoever completes, builds or generates effects.
 */
export type Slot =
  | "number"
  | "condition"
  | "effect"
  | "things"
  | "static"
  | "filter"
  | "reference"
  | "name"
  | "card"
  | "tag";

const tree = (slot: Slot, description: string, more: object = {}) =>
  Type.Unknown({ "x-slot": slot, description, ...more });
const text = (slot: Slot, description: string, more: object = {}) =>
  Type.String({ "x-slot": slot, description, ...more });

/** The same, called by what it is for in one word: “How much”. */
export const titled = <Schema extends TSchema>(title: string, schema: Schema, more: object = {}): Schema => ({
  ...schema,
  ...more,
  title,
});

/** One of several values, as a designer calls them. */
export const oneOf = <Value extends string>(
  title: string,
  labels: Readonly<Record<Value, string>>,
  more: object = {},
) => Type.Enum(Object.keys(labels) as Value[], { title, "x-labels": labels, ...more });

export const number = tree("number", "A number, the name of one, or words that give one.");
export const condition = tree("condition", "A condition.");
export const effect = tree("effect", "What happens: one effect, or a list of them.");
/** What is always so while the card is there. */
const always = tree("static", "What is always so.");
/** Which things are meant, by what they have in common. */
export const filter = tree("filter", "Which ones.");
/** A selector or the name of a choice; of these kinds, if any are given. */
export const things = (...kinds: readonly Kind[]) =>
  tree("things", "Which things, or the name of what was chosen.", kinds.length > 0 ? { "x-of": kinds } : {});
/** The name of something chosen before; and words that stand for something of the same kind without being chosen. */
export const reference = (kinds: readonly Kind[], words: readonly string[], description: string) =>
  text("reference", description, { "x-of": kinds, "x-words": words });
/** A name given here. */
export const name = text("name", "The name under which later effects know it.");
/** A name for something of a kind that is always the same. */
export const nameOf = (kind: Kind) => ({ ...name, "x-gives": kind });
/** A word printed on cards: a trait, a tribe, a family. */
export const tag = text("tag", "A word printed on cards.");
export const card = text("card", "A card's id.");

/** What abilities of most games consist of, besides when they happen. */
export const abilityFields = {
  if: Type.Optional(titled("Only if", condition)),
  do: Type.Optional(titled("What happens", effect)),
  static: Type.Optional(titled("Always so", always)),
  reminder: Type.Optional(
    Type.String({ title: "Reminder", maxLength: 200, description: "Printed after it.", ...translated }),
  ),
};
