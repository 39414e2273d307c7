import type { Pointer } from "../../../schemas/json-pointer";
import type { Sort } from "../../core/lexicon";
import type { SlotSchema } from "../place";
import { type Carrier, inner, withinEffects } from "./carriers";
import { fillers } from "./fillers";
import type { Deriver } from "./patterns";

/** A slot of a word, where something may stand that is spoken of. */
export interface Consumer extends Carrier {
  schema: SlotSchema;
  word: string;
  sort: Sort;
}

/** Slots of verbs, and of conditions and numbers within verbs. */
export const consumersOf = (deriver: Deriver, effects: Carrier | undefined): Consumer[] =>
  consumersIn(deriver, effects).flat();

/** One of each after the other, as whoever asks the first few only should hear of all. */
export function consumersInTurn(deriver: Deriver, effects: Carrier | undefined): Consumer[] {
  const all = consumersIn(deriver, effects);
  const most = Math.max(0, ...all.map(({ length }) => length));
  return Array.from({ length: most }, (_, n) => all.flatMap((some) => some[n] ?? [])).flat();
}

function consumersIn(deriver: Deriver, effects: Carrier | undefined): Consumer[][] {
  if (!effects) return [];
  const { lexicon } = deriver.stage;
  const carriers = withinEffects(effects, lexicon);
  const denied = inner(carriers.tests, { not: null }, "/not");
  const places = [
    ...(["verbs", "tests", "values"] as const).map((sort) => ({ sort, carrier: carriers[sort] })),
    { sort: "tests" as const, carrier: denied },
  ];
  return places.map(({ sort, carrier }) =>
    Object.entries(lexicon.words[sort]).flatMap(([word, { schema }]) =>
      slotsOf(deriver, schema as SlotSchema).map(({ at, schema: slot }) => {
        const base = fillers(lexicon, schema as SlotSchema)[0]!;
        return { ...inner(carrier, { [word]: base }, `/${word}${at}`), schema: slot, word, sort };
      }),
    ),
  );
}

function slotsOf(deriver: Deriver, schema: SlotSchema): { at: Pointer; schema: SlotSchema }[] {
  if (schema["x-slot"] !== undefined || deriver.partOf(schema) !== undefined) return [{ at: "", schema }];
  if (Array.isArray(schema.items))
    return (schema.items as readonly SlotSchema[]).flatMap((item, n) =>
      item["x-slot"] === undefined ? [] : [{ at: `/${n}`, schema: item }],
    );
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    if (field["x-slot"] !== undefined || deriver.partOf(field) !== undefined) return [{ at: `/${key}`, schema: field }];
    const alternative = field.anyOf?.find((one) => one["x-slot"] !== undefined);
    return alternative ? [{ at: `/${key}`, schema: alternative }] : [];
  });
}

/** Whether names may stand there. */
export const takesNames = ({ schema }: Consumer): boolean =>
  ["things", "reference", "number"].includes(schema["x-slot"] ?? "");
