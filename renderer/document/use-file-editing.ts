import { useCallback, useEffect, useMemo, useRef } from "react";
import type { CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { formatDocument, schemaFor } from "../../project/format";
import type { DocumentKind } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { isRecord, keysOf, type Pointer } from "../../schemas/json-pointer";
import { currentProject, editFile, useFileText, useProject, useReadOnly } from "../state/open-project";
import { changeCard } from "./change-field";
import type { FileReading } from "./file-reading";
import { keepForReload, lastValid, rememberValid } from "./last-valid";
import { type JsonSchema, schemaAt } from "./schema-fields";
import { createTypingRuns } from "./typing-runs";

/** `typing` gathers keystrokes into one undo step; `step` is one of its own. */
export type ChangeManner = "typing" | "step";
export type ChangeField = (pointer: Pointer, value: unknown, manner?: ChangeManner) => void;

/** A document in the hand: its text, everything read from it, and the ways to change it. */
export interface FileEditing<Reading extends FileReading = FileReading> {
  path: string;
  game: CardGame;
  schema: JsonSchema;
  reading: Reading;
  /** The newest valid reading: the present one, or what it was before the text broke. */
  shown: Reading | undefined;
  readOnly: boolean;
  change: ChangeField;
  changeText(text: string): void;
  /** Writes a sound text the way all project files are written. */
  tidy(): void;
  restore(): void;
}

export interface EditedFile<Reading extends FileReading> {
  path: string;
  kind: DocumentKind;
  /** What it is called while it has no name. */
  id: string;
  game: GameId;
  /** The same function for as long as it reads a text in the same way. */
  read(text: string, previous?: Reading): Reading;
}

export const documentName = (value: unknown, fallback: string): string =>
  (isRecord(value) && typeof value["name"] === "string" && value["name"].trim()) || fallback;

/** Undefined when there is no such file. */
export function useFileEditing<Reading extends FileReading>({
  path,
  kind,
  id,
  game: gameId,
  read,
}: EditedFile<Reading>): FileEditing<Reading> | undefined {
  const text = useFileText(path);
  const readOnly = useReadOnly();
  const session = useProject(({ open }) => open?.session ?? "");
  const game = cardGame(gameId);
  const schema = schemaFor(kind, gameId) as JsonSchema;

  const previous = useRef<Reading>(undefined);
  const reading = text === undefined ? undefined : read(text, previous.current);
  previous.current = reading;
  if (reading?.valid !== undefined) rememberValid(session, path, reading.text);

  const isBroken = reading !== undefined && reading.valid === undefined;
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
      const now = read(currentProject().files.get(path) ?? "");
      if (!isRecord(now.value)) return;
      const changed = changeCard(now.value, schema, pointer, value);
      const title = schemaAt(schema, pointer)?.title ?? keysOf(pointer).at(-1) ?? kind;
      const label = `Change ${title.toLowerCase()} of ${documentName(now.value, id)}`;
      write(formatDocument(changed, kind, gameId), label, manner === "typing" ? pointer : undefined);
    },
    [path, kind, id, gameId, schema, read, write],
  );

  const changeText = useCallback(
    (next: string) => write(next, `Edit the JSON of ${documentName(previous.current?.value, id)}`, "json"),
    [id, write],
  );

  const tidy = useCallback(() => {
    const now = read(currentProject().files.get(path) ?? "");
    // Only after typing: a text that undo has just brought back must not be touched, or redo would be lost.
    if (now.valid === undefined || !runs.isLast("json", now.text)) return;
    write(formatDocument(now.valid, kind, gameId), `Edit the JSON of ${documentName(now.valid, id)}`, "json");
  }, [path, kind, id, gameId, read, write, runs]);

  const restore = useCallback(() => {
    const valid = lastValid(session, path);
    if (valid !== undefined) write(valid, `Restore ${documentName(previous.current?.value, id)}`, undefined);
  }, [session, path, id, write]);

  return useMemo(() => {
    if (!reading) return undefined;
    const valid = lastValid(session, path);
    const shown = reading.valid !== undefined ? reading : valid === undefined ? undefined : read(valid);
    return { path, game, schema, reading, shown, readOnly, change, changeText, tidy, restore };
  }, [path, game, schema, reading, session, read, readOnly, change, changeText, tidy, restore]);
}
