import { useMemo } from "react";
import { isFitting } from "../../../engine/core/is-fitting";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { fillHoles } from "../../../engine/words/fill-holes";
import { type Line, linesOf } from "../../../engine/words/lines";
import { type Place, placeOf, type SlotSchema } from "../../../engine/words/place";
import { isRecord, type Pointer, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import { useDocument } from "./document-context";

/** What an ability of a document says, as it can be taken in hand. */
export interface Saying {
  root: Place;
  lines: readonly Line[];
}

/** How an ability reads within its document, if this stood in it. */
export function sayingOf(lexicon: Lexicon, document: unknown, schema: SlotSchema, value: Json, at: Pointer): Saying {
  const root = placeOf(lexicon, schema, value, at);
  const whole = fillHoles(lexicon, root, value).value;
  // What has another form than an ability has no sentence; its problems say so.
  const isSaid = isRecord(document) && isFitting(schema, whole);
  const sentence = isSaid
    ? lexicon.sentences(documentWith(document, at, whole)).find((one) => one.at === at)
    : undefined;
  return { root, lines: linesOf(root, sentence?.words ?? "") };
}

/** The document that is known may be from before there was a list for it. */
function documentWith(document: unknown, at: Pointer, value: Json): unknown {
  const list = parentOf(at);
  const isInList = /\/\d+$/.test(at);
  const ready = isInList && !Array.isArray(valueAt(document, list)) ? withValueAt(document, list, []) : document;
  return withValueAt(ready, at, value);
}

export function useSaying(lexicon: Lexicon, schema: SlotSchema, value: Json, at: Pointer): Saying {
  const document = useDocument();
  return useMemo(() => sayingOf(lexicon, document, schema, value, at), [lexicon, document, schema, value, at]);
}
