import { useEffect, useState } from "react";
import { gameIcons } from "../../../press/game-icons";
import type { IconSubset } from "../../../press/icon-source";
import type { GameId } from "../../../schemas/game-id";
import { librarySymbolNames } from "../../press/symbol-library";

/** The symbols that ship with a game, for choosing one; undefined while they are on their way. */
export function useIconLibrary(game: GameId): IconSubset | undefined {
  const [library, setLibrary] = useState<IconSubset>();
  useEffect(() => {
    let live = true;
    void gameIcons(game).then((loaded) => live && setLibrary(loaded));
    return () => {
      live = false;
    };
  }, [game]);
  return library;
}

/** The names of the whole library; none while they are on their way. */
export function useAllSymbols(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let live = true;
    void librarySymbolNames().then((loaded) => live && setNames(loaded));
    return () => {
      live = false;
    };
  }, []);
  return names;
}

/** `round-bottom-bottle` → "round bottom bottle". */
export const iconWords = (name: string): string => name.replaceAll("-", " ");

/** Names in which every word of the query begins a word; those that begin with the query come first. */
export function findIcons(names: readonly string[], query: string): string[] {
  const wanted = query
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (wanted.length === 0) return [...names];
  const starts = wanted.join("-");
  return names
    .filter((name) => wanted.every((word) => name.split("-").some((part) => part.startsWith(word))))
    .sort((a, b) => Number(b.startsWith(starts)) - Number(a.startsWith(starts)) || a.localeCompare(b));
}
