import { isRecord } from "../schemas/json-pointer";
import { type DeckRepair, type DeckStep, stepsOf } from "../schemas/repair";

/** A deck with some copies more or fewer, also one that can't be read as a deck before it is mended. */
export function withDeckRepair(deck: unknown, repair: DeckRepair): unknown {
  if (!isRecord(deck)) return deck;
  return { ...deck, cards: stepsOf(repair).reduce<unknown>(changed, deck["cards"]) };
}

interface Line {
  card: string;
  count: number;
}
const isLineOf =
  (id: string) =>
  (line: unknown): line is Line =>
    typeof line === "object" && line !== null && (line as Line).card === id && typeof (line as Line).count === "number";

/** A card on several lines comes to be on one. */
function changed(listed: unknown, { do: what, card, copies }: DeckStep) {
  const lines = Array.isArray(listed) ? (listed as unknown[]) : [];
  const isOwn = isLineOf(card);
  const own = lines.filter(isOwn);
  const count = own.reduce((sum, line) => sum + line.count, 0) + (what === "add" ? copies : -copies);
  const at = lines.findIndex(isOwn);
  const others = lines.filter((line) => !isOwn(line));
  return count > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, { ...own[0], card, count }) : others;
}
