import { useCallback } from "react";
import { manifestPath } from "../../project/paths";
import type { GameId } from "../../schemas/game-id";
import { type FileReading, readFile } from "../document/file-reading";
import { documentName, type FileEditing, useFileEditing } from "../document/use-file-editing";

const nameOf = (value: unknown): string => documentName(value, "the set");

/** What a set says of itself, in the hand. */
export function useManifestEditing(game: GameId): FileEditing | undefined {
  const read = useCallback(
    (text: string, previous?: FileReading) => readFile(manifestPath, text, game, () => [], previous),
    [game],
  );
  return useFileEditing({ path: manifestPath, kind: "manifest", game, nameOf, read });
}
