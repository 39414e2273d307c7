import type { GameId } from "../../schemas/game-id";
import { isRecord, joinPointer, type Pointer } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { titleFromKey } from "../../schemas/titles";
import { readDocument } from "../document";
import { schemaFor } from "../format";
import { cardIdOf, componentIdOf, deckIdOf, kindOf, manifestPath } from "../paths";
import type { SchemaNode } from "../schema-walk";
import { type GeneratedText, generatedTextsOf } from "./generated-texts";

/** A text of a document that is printed, and reads otherwise in another language. */
export interface TextUnit {
  /** Where it is in the document, or would be if Cardwright didn't write it. */
  at: Pointer;
  /** As its form calls it. */
  title: string;
  source: string;
  /** Cardwright writes it of what the card does. */
  isGenerated: boolean;
  /** Whether it may take several lines. */
  isLong: boolean;
  /** Characters. */
  most: number;
  /** What the document itself says in other languages. */
  own?: Readonly<Record<string, string>>;
}

type TextNode = SchemaNode & { "x-translated"?: boolean; "x-control"?: string; maxLength?: number };

const known = new WeakMap<object, { language: string; around: unknown; units: readonly TextUnit[] }>();

/** Whether there may be texts to translate in a file. */
export const isTranslated = (path: string): boolean =>
  path === manifestPath || [cardIdOf, componentIdOf, deckIdOf].some((idOf) => idOf(path) !== undefined);

interface Source {
  game: GameId;
  /** In which it is written. */
  language: string;
  /** Of a card, with what it takes from its project. */
  whole?: object | undefined;
}

/** All texts of a document, in the order of its form; none of one that can't be read. */
export function textUnits(path: string, text: string, { game, language, whole }: Source): readonly TextUnit[] {
  const kind = kindOf(path);
  const document = kind && isTranslated(path) ? readDocument<object>(path, text, game).value : undefined;
  if (!kind || !document) return [];
  const former = known.get(document);
  if (former?.language === language && former.around === whole) return former.units;
  const schema = schemaFor(kind, game) as TextNode;
  const generated = whole ? generatedTextsOf(whole, game, language.split("-")[0]!) : [];
  const units = [...written(document, schema, language), ...generated.map(asUnit)];
  known.set(document, { language, around: whole, units });
  return units;
}

const asUnit = ({ at, text, title, most }: GeneratedText): TextUnit => ({
  at,
  title,
  source: text,
  isGenerated: true,
  isLong: true,
  most,
});

function written(value: unknown, schema: TextNode, language: string): TextUnit[] {
  const units: TextUnit[] = [];
  const visit = (value: unknown, node: TextNode | undefined, at: Pointer, titles: readonly string[]): void => {
    if (value === undefined || !node || node["x-control"] === "hidden") return;
    const isMarked = node["x-translated"] === true;
    const unit = (source: unknown, leaf: TextNode, own?: Readonly<Record<string, string>>): void => {
      if (typeof source !== "string" || source.trim() === "") return;
      const isLong = leaf["x-control"] === "text";
      const title = titles.join(" › ");
      units.push({ at, title, source, isGenerated: false, isLong, most: leaf.maxLength ?? 200, ...(own && { own }) });
    };
    if (isMarked && typeof value === "string") unit(value, node);
    else if (isMarked && isRecord(value)) {
      const texts = value as Record<string, string>;
      const primary = language.split("-")[0]!;
      unit(ownValue(texts, primary)?.trim() || texts.en, node.properties?.en ?? node, texts);
    } else if (Array.isArray(value)) {
      for (const [n, item] of value.entries()) {
        const named = value.length > 1 ? [...titles.slice(0, -1), `${titles.at(-1)} ${n + 1}`] : titles;
        visit(item, node.items, joinPointer(at, n), named);
      }
    } else if (isRecord(value)) {
      for (const [key, inner] of Object.entries(node.properties ?? {}))
        visit(ownValue(value, key), inner, joinPointer(at, key), [...titles, inner.title ?? titleFromKey(key)]);
    }
  };
  visit(value, schema, "", []);
  return units;
}
