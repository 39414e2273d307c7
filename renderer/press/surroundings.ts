import type { Language } from "../../engine/core/language";
import type { Asset } from "../../main/api";
import type { Manifest } from "../../schemas/manifest";
import { languageOf, manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import type { ProjectState } from "../state/project-state";
import { arrivals, useArrivals } from "./arrivals";
import { assetAddress } from "./asset-address";

/** What faces take from the project around them. */
export interface Surroundings {
  set: { name?: string; version?: string; author?: string; language?: string };
  /** Of the words that Cardwright writes. */
  language: Language;
  /** Where the studio fetches a picture of the project; undefined when there is no such picture. */
  picture(source: string): string | undefined;
}

let last:
  | { assets: readonly Asset[] | undefined; manifest: Manifest | undefined; arrivals: number; around: Surroundings }
  | undefined;

/** One object for all cards until a picture, a symbol or the manifest changes: faces are remembered by it. */
export function surroundingsOf(state: Pick<ProjectState, "open" | "files">): Surroundings {
  const [assets, manifest] = [state.open?.assets, manifestOf(state)];
  if (last && last.assets === assets && last.manifest === manifest && last.arrivals === arrivals()) return last.around;
  const versions = new Map(assets?.map(({ path, version }) => [path, version]));
  const around: Surroundings = {
    set: {
      ...(manifest?.name !== undefined && { name: manifest.name }),
      ...(manifest?.version !== undefined && { version: manifest.version }),
      ...(manifest?.author !== undefined && { author: manifest.author }),
      ...(manifest?.languages?.[0] !== undefined && { language: manifest.languages[0] }),
    },
    language: languageOf(manifest),
    picture: (source) => {
      const version = versions.get(source);
      return version === undefined ? undefined : assetAddress({ path: source, version });
    },
  };
  last = { assets, manifest, arrivals: arrivals(), around };
  return around;
}

/** The open project's pictures and words. */
export function useProjectSurroundings(): Surroundings {
  useArrivals();
  return useProject(surroundingsOf);
}

/** Without a project: samples on the first page have no pictures. */
export const plainSurroundings: Surroundings = { set: {}, language: "en", picture: () => undefined };
