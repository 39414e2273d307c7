import { useMemo, useRef } from "react";
import type { Phrase } from "../../../engine/core/grammar/phrase";
import { isFitting } from "../../../engine/core/is-fitting";
import type { Lexicon, Sentence } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { fillHoles } from "../../../engine/words/fill-holes";
import { besideLines, type Line, linesOf } from "../../../engine/words/lines";
import { type Place, placeOf, type SlotSchema } from "../../../engine/words/place";
import { isRecord, type Pointer, parentOf, valueAt, withValueAt } from "../../../schemas/json-pointer";
import { shareStructure } from "../../document/share-structure";
import { useDocument } from "./document-context";

/** What an ability of a document says, as it can be taken in hand. */
interface Saying {
  root: Place;
  lines: readonly Line[];
}

/** How an ability reads within its document, if this stood in it. */
export function sayingOf(lexicon: Lexicon, document: unknown, schema: SlotSchema, value: Json, at: Pointer): Saying {
  const root = placeOf(lexicon, schema, value, at);
  return handed(root, wordsIn(lexicon, document, root, fillHoles(lexicon, root, value).value));
}

const handed = (root: Place, words: Phrase): Saying => ({
  root,
  lines: [...besideLines(root), ...linesOf(root, words)],
});

/** What has another form than an ability has no sentence; its problems say so. */
function wordsIn(lexicon: Lexicon, document: unknown, { schema, at }: Place, whole: Json): Phrase {
  if (!isRecord(document) || !isFitting(schema, whole)) return "";
  const said = valueAt(document, at) === whole ? document : documentWith(document, at, whole);
  return sentencesOf(lexicon, said).find((one) => one.at === at)?.words ?? "";
}

/** All abilities of a document are told at once, and ask for the same. */
const told = new WeakMap<object, readonly Sentence[]>();

function sentencesOf(lexicon: Lexicon, document: object): readonly Sentence[] {
  const sentences = told.get(document) ?? lexicon.sentences(document);
  told.set(document, sentences);
  return sentences;
}

/** The document that is known may be from before there was a list for it. */
function documentWith(document: object, at: Pointer, value: Json): object {
  const list = parentOf(at);
  const isInList = /\/\d+$/.test(at);
  const ready = isInList && !Array.isArray(valueAt(document, list)) ? withValueAt(document, list, []) : document;
  return withValueAt(ready, at, value) as object;
}

/** The same saying for as long as it says the same, whatever else of its document changes. */
export function useSaying(lexicon: Lexicon, schema: SlotSchema, value: Json, at: Pointer): Saying {
  const document = useDocument();
  const root = useMemo(() => placeOf(lexicon, schema, value, at), [lexicon, schema, value, at]);
  const whole = useMemo(() => fillHoles(lexicon, root, value).value, [lexicon, root, value]);
  const last = useRef<Phrase>("");
  const words = useMemo(
    () => shareStructure(last.current, wordsIn(lexicon, document, root, whole)),
    [lexicon, document, root, whole],
  );
  last.current = words;
  return useMemo(() => handed(root, words), [root, words]);
}
