import { useCallback, useEffect, useMemo } from "react";
import type { CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { formatDocument, schemaFor } from "../../project/format";
import type { DocumentKind } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { isRecord, keysOf, type Pointer } from "../../schemas/json-pointer";
import { currentProject, useFileText, useProject, useReadOnly } from "../state/open-project";
import { changeField, dropUnused } from "./change-field";
import { createReader, type FileReading, type ReadText, readFile } from "./file-reading";
import { keepForReload, lastValid, rememberValid } from "./last-valid";
import { type JsonSchema, schemaAt, valueLabel } from "./schema-fields";
import { tellDropped } from "./tell-dropped";
import type { Gesture } from "./undo-runs";
import { wasWritten, writeText } from "./write-text";

/** `typing` gathers keystrokes into one undo step, a gesture what a hand does until it lets go; `step` is one of its own. */
export type ChangeManner = "typing" | "step" | Gesture;
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

interface EditedFile<Reading extends FileReading> {
  path: string;
  kind: DocumentKind;
  game: GameId;
  /** What a step of undo calls the document. The same function for as long as it does. */
  nameOf(value: unknown): string;
  /** The same function for as long as it reads a text in the same way. */
  read: ReadText<Reading>;
}

export const documentName = (value: unknown, fallback: string): string =>
  (isRecord(value) && typeof value["name"] === "string" && value["name"].trim()) || fallback;

const unjudged = (): readonly [] => [];

/** Undefined when there is no such file. */
export function useFileEditing<Reading extends FileReading>({
  path,
  kind,
  game: gameId,
  nameOf,
  read,
}: EditedFile<Reading>): FileEditing<Reading> | undefined {
  const text = useFileText(path);
  const readOnly = useReadOnly();
  const session = useProject(({ open }) => open?.session ?? "");
  const game = cardGame(gameId);
  const schema = schemaFor(kind, gameId) as JsonSchema;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file shares nothing with this one.
  const reader = useMemo(() => createReader<Reading>(), [path]);
  const reading = useMemo(() => (text === undefined ? undefined : reader(text, read)), [text, reader, read]);

  useEffect(() => {
    if (reading?.valid !== undefined) rememberValid(session, path, reading.text);
    else if (reading) keepForReload(session, path);
  }, [reading, session, path]);

  // What a document is judged by may change with every letter of a name; how it is changed doesn't.
  const readNow = useCallback(
    () => readFile(path, currentProject().files.get(path) ?? "", gameId, unjudged),
    [path, gameId],
  );
  const change = useCallback<ChangeField>(
    (pointer, value, manner = "step") => {
      const now = readNow();
      if (!isRecord(now.value)) return;
      const { document: changed, dropped } = dropUnused(
        changeField(now.value, schema, pointer, value),
        schema,
        pointer,
      );
      const at = schemaAt(schema, pointer);
      const title = at?.title ?? keysOf(pointer).at(-1) ?? kind;
      const label = `Change ${title.toLowerCase()} of ${nameOf(now.value)}`;
      const text = formatDocument(changed, kind, gameId);
      const gesture = typeof manner === "symbol" ? manner : undefined;
      const done = writeText(path, text, label, manner === "step" ? undefined : pointer, gesture);
      if (!done || !at || dropped.length === 0) return;
      tellDropped({ path, text, name: nameOf(now.value), kind: valueLabel(at.schema, value), titles: dropped });
    },
    [path, kind, gameId, schema, nameOf, readNow],
  );

  const changeText = useCallback(
    (next: string) => {
      const now = readNow();
      writeText(path, next, `Edit the JSON of ${nameOf(now.value)}`, inJson);
    },
    [path, nameOf, readNow],
  );

  const tidy = useCallback(() => {
    const now = readNow();
    // Only after typing: a text that undo has just brought back must not be touched, or redo would be lost.
    if (now.valid === undefined || !wasWritten(path, inJson, now.text)) return;
    changeText(formatDocument(now.valid, kind, gameId));
  }, [path, kind, gameId, readNow, changeText]);

  const restore = useCallback(() => {
    const now = readNow();
    const valid = lastValid(session, path);
    if (valid !== undefined) writeText(path, valid, `Restore ${nameOf(now.value)}`);
  }, [session, path, nameOf, readNow]);

  return useMemo(() => {
    if (!reading) return undefined;
    const valid = lastValid(session, path);
    const shown = reading.valid !== undefined ? reading : valid === undefined ? undefined : read(valid);
    return { path, game, schema, reading, shown, readOnly, change, changeText, tidy, restore };
  }, [path, game, schema, reading, session, read, readOnly, change, changeText, tidy, restore]);
}

/** The place of whatever is typed into the text itself. */
const inJson = "json";
