import { textOf } from "../../../engine/core/grammar/phrase";
import type { Lexicon } from "../../../engine/core/lexicon";
import type { Json } from "../../../engine/core/vocabulary";
import { isRecord, valueAt, withValueAt } from "../../../schemas/json-pointer";

/** A card of the same kind that has nothing of an ability but what no text says: when a crop does it, what an action costs. */
export function without({ sentences }: Pick<Lexicon, "sentences">, card: object, at: string): Json {
  const own = valueAt(card, at);
  const { name, type, kind, basic } = card as { name: string; type?: string; kind?: string; basic?: boolean };
  const frame = { name, ...(type && { type }), ...(kind && { kind }), ...(basic && { basic }) };
  if (!isRecord(own) || /^\/[^/]*$/.test(at)) return frame as Json;
  const text = said(card);
  const silent = Object.entries(own).filter(([key]) => {
    const { [key]: _, ...rest } = own;
    return said(withValueAt(card, at, rest)) === text;
  });
  const list = at.replace(/\/\d+$/, "");
  const row = Array.from({ length: Number(at.slice(list.length + 1)) + 1 }, () => Object.fromEntries(silent));
  return withValueAt(frame, list, row) as Json;

  function said(whole: unknown): string | undefined {
    try {
      const told = sentences(whole).find((sentence) => sentence.at === at);
      return told && textOf(told.words);
    } catch {
      return undefined;
    }
  }
}
