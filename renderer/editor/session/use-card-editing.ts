import { useCallback, useEffect, useMemo, useRef } from "react";
import type { CardGame } from "../../../engine/core/card-game";
import { cardGame } from "../../../engine/games/registry";
import { formatDocument, schemaFor } from "../../../project/format";
import { houseRulesOf } from "../../../project/house-rules";
import { cardPath } from "../../../project/paths";
import type { GameId } from "../../../schemas/game-id";
import { manifestOf } from "../../state/manifest";
import {
  currentProject,
  editFile,
  useFileText,
  useProject,
  useReadOnly,
  useSharedParts,
} from "../../state/project-store";
import { changeCard } from "../fields/card-change";
import { isRecord, keysOf, type Pointer } from "../fields/pointer";
import { type JsonSchema, schemaAt } from "../fields/schema-fields";
import { type CardReading, readCard } from "./card-reading";
import { keepForReload, lastValid, rememberValid } from "./last-valid";
import { createTypingRuns } from "./typing-runs";

/** `typing` gathers keystrokes into one undo step; `step` is one of its own. */
export type ChangeManner = "typing" | "step";
export type ChangeField = (pointer: Pointer, value: unknown, manner?: ChangeManner) => void;

export interface CardEditing {
  cardId: string;
  path: string;
  game: CardGame;
  schema: JsonSchema;
  reading: CardReading;
  /** The newest valid card: the present one, or what it was before the text broke. */
  shown: CardReading | undefined;
  readOnly: boolean;
  change: ChangeField;
  changeText(text: string): void;
  /** Writes a sound text the way all project files are written. */
  tidy(): void;
  restore(): void;
}

export const cardName = (value: unknown, fallback: string): string =>
  (isRecord(value) && typeof value["name"] === "string" && value["name"].trim()) || fallback;

/** One card's text, everything read from it, and the ways to change it. Undefined when there is no such card. */
export function useCardEditing(cardId: string, gameId: GameId): CardEditing | undefined {
  const path = cardPath(cardId);
  const text = useFileText(path);
  const readOnly = useReadOnly();
  const session = useProject(({ open }) => open?.session ?? "");
  const game = cardGame(gameId);
  const schema = schemaFor("card", gameId) as JsonSchema;

  const previous = useRef<CardReading>(undefined);
  const manifest = useProject(manifestOf);
  const rules = manifest && houseRulesOf(manifest).rules;
  const parts = useSharedParts();
  const reading = text === undefined ? undefined : readCard(path, text, game, { rules, parts }, previous.current);
  previous.current = reading;
  if (reading?.card !== undefined) rememberValid(session, path, reading.text);

  const isBroken = reading !== undefined && reading.card === undefined;
  useEffect(() => {
    if (isBroken) keepForReload(session, path);
  }, [isBroken, session, path]);

  const runs = useMemo(() => createTypingRuns(path), [path]);
  const write = useCallback(
    (next: string, label: string, place: string | undefined) => {
      const before = currentProject().files.get(path);
      if (next === before) return;
      const merge = place === undefined ? runs.end() : runs.keyFor(place, before);
      if (editFile(path, next, { label, ...(merge !== undefined && { merge }) })) runs.wrote(next);
    },
    [path, runs],
  );

  const change = useCallback<ChangeField>(
    (pointer, value, manner = "step") => {
      const now = readCard(path, currentProject().files.get(path) ?? "", game, { parts });
      if (!isRecord(now.value)) return;
      const changed = changeCard(now.value, schema, pointer, value);
      const title = schemaAt(schema, pointer)?.title ?? keysOf(pointer).at(-1) ?? "card";
      const label = `Change ${title.toLowerCase()} of ${cardName(now.value, cardId)}`;
      write(formatDocument(changed, "card", game.id), label, manner === "typing" ? pointer : undefined);
    },
    [path, game, parts, schema, cardId, write],
  );

  const changeText = useCallback(
    (next: string) => write(next, `Edit the JSON of ${cardName(previous.current?.value, cardId)}`, "json"),
    [cardId, write],
  );

  const tidy = useCallback(() => {
    const now = readCard(path, currentProject().files.get(path) ?? "", game, { parts });
    // Only after typing: a text that undo has just brought back must not be touched, or redo would be lost.
    if (now.card === undefined || !runs.isLast("json", now.text)) return;
    write(formatDocument(now.card, "card", game.id), `Edit the JSON of ${cardName(now.card, cardId)}`, "json");
  }, [path, game, parts, cardId, write, runs]);

  const restore = useCallback(() => {
    const valid = lastValid(session, path);
    if (valid !== undefined) write(valid, `Restore ${cardName(previous.current?.value, cardId)}`, undefined);
  }, [session, path, cardId, write]);

  return useMemo(() => {
    if (!reading) return undefined;
    const valid = lastValid(session, path);
    const shown =
      reading.card !== undefined ? reading : valid === undefined ? undefined : readCard(path, valid, game, { parts });
    return { cardId, path, game, schema, reading, shown, readOnly, change, changeText, tidy, restore };
  }, [cardId, path, game, schema, reading, session, parts, readOnly, change, changeText, tidy, restore]);
}
