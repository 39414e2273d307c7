import { createContext, useCallback, useContext } from "react";
import { inLanguage } from "../../project/languages/in-language";
import { meantLanguage, targetLanguages } from "../../project/languages/tags";
import { type Files, manifestOf } from "../../project/project-text";
import type { Manifest } from "../../schemas/manifest";
import { useProject } from "./open-project";
import { type ProjectState, projectState } from "./project-state";
import { currentSettings, remember, subscribeSettings } from "./settings";

/**
 * In which of its languages the set is looked at. It is remembered for each project on this computer and never in its data;
 * what is edited stays in the language in which the set is written.
 */

type State = Pick<ProjectState, "files" | "language">;

/** A part of the studio that looks at the set in a language of its own; null is the one in which it is written. */
export const LookedIn = createContext<string | null | undefined>(undefined);

const targetsOf = (manifest: Manifest | undefined): string[] => (manifest ? targetLanguages(manifest) : []);

/** Null, unless it is another one than that in which the set is written. */
export function shownLanguageOf({ files, language }: State): string | null {
  return language !== null && targetsOf(manifestOf(files)).includes(language) ? language : null;
}

export const shownFilesOf = (state: State): Files => inLanguage(state.files, shownLanguageOf(state) ?? undefined);

/** What is asked of the project as it is looked at here: the same texts by path, in another language. */
export function useShown<T>(select: (shown: Pick<ProjectState, "files" | "open">) => T): T {
  const own = useContext(LookedIn);
  return useProject(
    useCallback(
      (state: ProjectState) => {
        const files = own === undefined ? shownFilesOf(state) : inLanguage(state.files, own ?? undefined);
        return select({ files, open: state.open });
      },
      [own, select],
    ),
  );
}

/** Besides the one in which it is written. */
export const useTargetLanguages = (): readonly string[] => {
  const listed = useProject(({ files }) => targetsOf(manifestOf(files)).join(" "));
  return listed === "" ? none : listed.split(" ");
};
const none: readonly string[] = [];

const keyOf = ({ open }: Pick<ProjectState, "open">): string | undefined => open?.label && `language.${open.label}`;

export function showIn(language: string | null): void {
  const key = keyOf(projectState.getState());
  projectState.setState({ language });
  if (key !== undefined) remember(key, language ?? "");
}

/** Takes up for each project what was chosen for it the last time. */
export function followShownLanguage(): () => void {
  let known: string | undefined;
  const recall = () => {
    const state = projectState.getState();
    const key = keyOf(state);
    const kept = key === undefined ? undefined : currentSettings().layout[key];
    const now = `${state.open?.session} ${kept}`;
    if (now === known) return;
    known = now;
    const manifest = manifestOf(state.files);
    const language =
      manifest && typeof kept === "string" && kept !== "" ? (meantLanguage(manifest, kept) ?? null) : null;
    if (language !== state.language) projectState.setState({ language });
  };
  const stops = [subscribeSettings(recall), projectState.subscribe(recall)];
  recall();
  return () => {
    for (const stop of stops) stop();
  };
}
