import type { Asset } from "../../main/api";
import type { Manifest } from "../../schemas/manifest";
import { languageOf, manifestOf } from "../state/manifest";
import { useProject } from "../state/project-store";
import { useArrivals } from "./arrivals";
import { assetAddress } from "./asset-address";
import type { Surroundings } from "./draw-face";

let last:
  | { assets: readonly Asset[] | undefined; manifest: Manifest | undefined; symbols: number; around: Surroundings }
  | undefined;

/** One object for all cards until a picture, a symbol or the manifest changes: faces are remembered by it. */
function surroundingsOf(
  assets: readonly Asset[] | undefined,
  manifest: Manifest | undefined,
  symbols: number,
): Surroundings {
  if (last && last.assets === assets && last.manifest === manifest && last.symbols === symbols) return last.around;
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
  last = { assets, manifest, symbols, around };
  return around;
}

/** The open project's pictures and words, as faces need them. */
export const useProjectSurroundings = (): Surroundings =>
  surroundingsOf(
    useProject(({ open }) => open?.assets),
    useProject(manifestOf),
    useArrivals(),
  );

/** Without a project: samples on the first page have no pictures. */
export const plainSurroundings: Surroundings = { set: {}, language: "en", picture: () => undefined };
