import type { Language } from "../../engine/core/language";
import { readManifest } from "../../project/document";
import { manifestPath } from "../../project/paths";
import { projectLanguage } from "../../project/printed-language";
import type { GameId } from "../../schemas/game-id";
import { gameIds } from "../../schemas/game-id";
import type { Manifest } from "../../schemas/manifest";
import type { ProjectState } from "./project-state";

let lastText: string | undefined;
let lastGame: GameId | undefined;

/** Which game the open project belongs to. Survives a manifest that is being typed: the last known game stands. */
export function gameOf({ files }: Pick<ProjectState, "files">): GameId | undefined {
  const text = files.get(manifestPath);
  if (text === undefined) return undefined;
  if (text !== lastText) {
    lastText = text;
    const named = /"game"\s*:\s*"([a-z-]+)"/.exec(text)?.[1];
    lastGame = gameIds.find((id) => id === named) ?? lastGame;
  }
  return lastGame;
}

export function manifestOf(state: Pick<ProjectState, "files">): Manifest | undefined {
  const text = state.files.get(manifestPath);
  return text === undefined || !gameOf(state) ? undefined : readManifest(text).value;
}

/** In what language the faces of the open project are printed. */
export const languageOf = (manifest: Manifest | undefined): Language =>
  manifest ? projectLanguage(manifest).language : "en";
export const printedLanguageOf = (state: Pick<ProjectState, "files">): Language => languageOf(manifestOf(state));
