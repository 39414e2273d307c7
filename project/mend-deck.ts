import type { GameId } from "../schemas/game-id";
import { keysOf } from "../schemas/json-pointer";
import { type DocumentRepair, isDeckRepair, type Repair, stepsOf } from "../schemas/repair";
import type { PlannedEdit } from "./commands";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { deckPath } from "./paths";
import type { Files } from "./project-text";

type Json = Record<string, unknown> | unknown[];

/** Applies a repair to a deck's file, also to one that can't be read as a deck before it is mended. */
export function mendDeck(files: Files, game: GameId, deckId: string, repair: Repair): PlannedEdit {
  const path = deckPath(deckId);
  const { json } = readDocument<Record<string, unknown>>(path, files.get(path) ?? "", game);
  const deck = JSON.parse(JSON.stringify(json ?? {})) as Record<string, unknown>;
  if (isDeckRepair(repair)) for (const step of stepsOf(repair)) deck["cards"] = changed(deck["cards"], step);
  else changeAt(deck, repair);
  return { label: repair.label, changes: [{ path, text: formatDocument(deck, "deck", game) }], path };
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
function changed(listed: unknown, { do: what, card, copies }: { do: "remove" | "add"; card: string; copies: number }) {
  const lines = Array.isArray(listed) ? (listed as unknown[]) : [];
  const isOwn = isLineOf(card);
  const own = lines.filter(isOwn);
  const count = own.reduce((sum, line) => sum + line.count, 0) + (what === "add" ? copies : -copies);
  const at = lines.findIndex(isOwn);
  const others = lines.filter((line) => !isOwn(line));
  return count > 0 ? others.toSpliced(at < 0 ? others.length : at, 0, { card, count }) : others;
}

function changeAt(root: Json, { do: what, at, value }: DocumentRepair): void {
  const keys = keysOf(at);
  const last = keys.pop();
  const parent = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], root);
  if (last === undefined || typeof parent !== "object" || parent === null) return;
  if (what === "remove" && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (what === "remove") delete (parent as Record<string, unknown>)[last];
  else if (value !== undefined) (parent as Record<string, unknown>)[last] = value;
}
