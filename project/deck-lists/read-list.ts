import type { DeckZone } from "../../schemas/deck";
import { type KnownCards, knownAmong, type ListedCard, type Seek } from "./known-cards";
import { isDivider, isHeading, isTableHead, withoutMarks } from "./without-marks";

/** A deck as people write it down: a line a card, its number before or behind it, sections, remarks. */

export interface ListLine {
  /** Counted from 1. */
  line: number;
  text: string;
  zone: DeckZone;
  count: number;
  /** As it is called there. */
  name: string;
  /** Missing where no card, or more than one, is called so. */
  card?: string;
  /** What may be meant instead. */
  near: readonly ListedCard[];
}

export interface ReadList {
  /** What the list calls the deck. */
  name?: string;
  lines: ListLine[];
  /** Longer than any deck: what follows was not read. */
  isCut: boolean;
}

/** For so many names that no card has is sought what may be meant. */
export const mostSought = 100;
/** As many as a deck may hold. */
export const mostLines = 2000;
const longestLine = 400;

const zoneWords: readonly [RegExp, DeckZone][] = [
  [/^(main ?(deck|board)?|deck( ?list)?|cards|hauptdeck|karten)$/i, "cards"],
  [/^(side ?(board|deck)?|sb|reserve|ersatz)$/i, "side"],
  [/^(maybe ?(board|s)?|considering|wish ?list|vielleicht)$/i, "maybe"],
];
const zoneOf = (word: string): DeckZone | undefined => zoneWords.find(([words]) => words.test(word.trim()))?.[1];

/** Ways to write how many there are, the usual ones first. */
const countedForms: readonly RegExp[] = [
  /^(?<count>\d{1,3})\s*[x×*]?[\s,;:]\s*(?<name>.+)$/i,
  /^(?<count>\d{1,3})[x×](?<name>\S.*)$/i,
  /^[x×](?<count>\d{1,3})\s+(?<name>.+)$/i,
  /^(?<name>.+?)[\s,;:]+[x×]\s*(?<count>\d{1,3})$/i,
  /^(?<name>.+?)\s*[,;\t]\s*(?<count>\d{1,3})$/,
  /^(?<name>.+?)\s+\((?<count>\d{1,3})\)$/,
  /^(?<name>.+?)\s+(?<count>\d{1,3})\s*[x×]?$/i,
  /^[([]\s*(?<count>\d{1,3})\s*[x×]?\s*[)\]]\s*(?<name>.+)$/i,
  /^(?<count>\d{1,3})\s*[x×]?\s*[-–—]\s+(?<name>.+)$/i,
  /^(?<name>.+?)\s*[([]\s*[x×]?\s*(?<count>\d{1,3})\s*[x×]?\s*[)\]]$/i,
  /^(?<name>.+?)\s*[-–—:]\s*[x×]?(?<count>\d{1,3})\s*[x×]?$/i,
];

/** What other programs write behind a name: the set, its number, how it is printed. */
const withoutPrint = (name: string): string =>
  name
    .replace(/\s+\*[a-z]+\*$/i, "")
    .replace(/\s+[([][\p{L}\p{N} _-]{1,20}[)\]](\s+#?[\p{L}\p{N}-]{1,8})?$/u, "")
    .replace(/\s+#\d+$/, "");

/** `seek`: where names are sought that no card has; here and now, unless somebody does it elsewhere. */
export function readDeckList(text: string, cards: readonly ListedCard[], seek?: Seek): ReadList {
  const known = knownAmong(cards);
  const near: Seek = seek ?? ((name) => known.near(name));
  const rows = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/, mostLines + 1);
  const list: ReadList = { lines: [], isCut: rows.length > mostLines };
  let zone: DeckZone = "cards";
  let sought = 0;
  const put = (at: number, text: string, lineZone: DeckZone, line: CardLine): void => {
    const isSought = line.card === undefined && line.near.length === 0 && sought++ < mostSought;
    const found = isSought ? near(withoutPrint(line.name)) : line.near;
    if (line.card !== undefined || found.length > 0 || !isHeading(text))
      list.lines.push({ line: at + 1, text, zone: lineZone, ...line, near: found });
  };
  rows.slice(0, mostLines).forEach((row, at) => {
    const text = row
      .slice(0, longestLine)
      .replace(/\s+$/, "")
      .replace(/^\s*([-*•]\s+)?/, "");
    if (text === "" || isDivider(text) || isTableHead(row, rows[at + 1])) return;
    const asWritten = cardLine(known, text);
    // A card may be called as lines are marked.
    const said = asWritten.card === undefined && !isRemark(text) ? withoutMarks(row.slice(0, longestLine)) : text;
    if (said === "") return;
    const section = sectionOf(text) ?? sectionOf(said);
    if (section) {
      zone = section;
      return;
    }
    const whole = said === text ? asWritten : cardLine(known, said);
    // A title may be the name of a card, too.
    if (whole.card !== undefined && !isWords(said)) {
      list.lines.push({ line: at + 1, text, zone, ...whole });
      return;
    }
    const title =
      /^(?:#+|\/\/|;)?\s*(?:name|title|deck)\s*:\s*(\S.*)$/i.exec(said)?.[1] ?? /^#\s+(\S.*)$/.exec(said)?.[1];
    if (title && list.name === undefined && list.lines.length === 0) list.name = title.trim();
    else if (!isRemark(said)) {
      const [, mark, rest] = /^(\w+):\s*(.+)$/.exec(said) ?? [];
      const ownZone = mark === undefined ? undefined : zoneOf(mark);
      const several = cardsInOneLine(known, said);
      if (several) for (const line of several) put(at, line.said, zone, line);
      else put(at, text, ownZone ?? zone, ownZone ? cardLine(known, rest!) : whole);
    }
  });
  return list;
}

const sectionOf = (said: string): DeckZone | undefined =>
  zoneOf(said.replace(/^(#+|\/\/|\[|[=-]{2,})\s*/, "").replace(/[:\]]?\s*(\(\d+\))?([:\]]|\s*[=-]{2,})?$/, ""));

/** What no card is called, whatever stands behind it. */
const isWords = (said: string): boolean => /^(#+|\/\/|;)\s/.test(said);

/** A remark, or a heading such as “Skills:”. */
const isRemark = (said: string): boolean => /^(#|\/\/|;)/.test(said) || /:$/.test(said) || /^\[[^\][]*\]$/.test(said);

type CardLine = Pick<ListLine, "count" | "name" | "card" | "near">;

/** “3 Attack, 2 Profit”: several cards, each with its number, one of which is known at the least. */
function cardsInOneLine(known: KnownCards, said: string): (CardLine & { said: string })[] | undefined {
  const parts = said
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || !parts.every((part) => countedForms.some((form) => form.test(part)))) return undefined;
  const lines = parts.map((part) => ({ ...cardLine(known, part), said: part }));
  return lines.some(({ card }) => card !== undefined) ? lines : undefined;
}

function cardLine(known: KnownCards, said: string): CardLine {
  const ways = [{ count: 1, name: said }];
  for (const form of countedForms) {
    const { count, name } = form.exec(said)?.groups ?? {};
    if (count !== undefined && name !== undefined && Number(count) > 0)
      ways.push({ count: Number(count), name: name.trim() });
  }
  for (const { count, name } of [...ways, ...ways.map((way) => ({ ...way, name: withoutPrint(way.name) }))]) {
    const meant = known.called(name);
    if (meant.length === 1) return { count, name, card: meant[0]!.id, near: [] };
    if (meant.length > 1) return { count, name, near: meant };
  }
  return { ...(ways[1] ?? ways[0]!), near: [] };
}
