import type { Language } from "../../engine/core/language";
import type { Asset } from "../../main/api";
import type { SetAround } from "../../press/pen";
import { printedWords, type Words } from "../../project/languages/printed-words";
import { type NumbersOf, printedNumbers } from "../../project/printed-numbers";
import type { Manifest } from "../../schemas/manifest";
import { languageOf, manifestOf } from "../state/manifest";
import type { ProjectState } from "../state/project-state";
import { useShown } from "../state/shown-language";
import { arrivals, useArrivals } from "./arrivals";
import { assetAddress } from "./asset-address";

/** What faces take from the project around them. */
export interface Surroundings {
  set: SetAround;
  /** What the project works out for a card, by name. */
  numbers?: NumbersOf | undefined;
  /** Of the words that Cardwright writes. */
  language: Language;
  /** Where the studio fetches a picture of the project; undefined when there is no such picture. */
  picture(source: string): string | undefined;
}

interface Remembered {
  assets: readonly Asset[] | undefined;
  manifest: Manifest | undefined;
  numbers: NumbersOf | undefined;
  words: Words;
  arrivals: number;
  around: Surroundings;
}

/** The latest, one for each language in which something is looked at. */
let recent: readonly Remembered[] = [];
const mostRecent = 4;

/** One object for all cards until a picture, a symbol, the manifest or its numbers change: faces are remembered by it. */
export function surroundingsOf(state: Pick<ProjectState, "open" | "files">): Surroundings {
  const [assets, manifest] = [state.open?.assets, manifestOf(state)];
  const now = {
    assets,
    manifest,
    numbers: printedNumbers(state.files),
    words: printedWords(state.files),
    arrivals: arrivals(),
  };
  const known = recent.find((one) => isSame(one, now));
  if (known) return known.around;
  const versions = new Map(assets?.map(({ path, version }) => [path, version]));
  const around: Surroundings = {
    set: {
      ...(manifest?.name !== undefined && { name: manifest.name }),
      ...(manifest?.version !== undefined && { version: manifest.version }),
      ...(manifest?.author !== undefined && { author: manifest.author }),
      ...(manifest?.languages?.[0] !== undefined && { language: manifest.languages[0] }),
      ...(Object.keys(now.words).length > 0 && { words: now.words }),
    },
    numbers: now.numbers,
    language: languageOf(manifest),
    picture: (source) => {
      const version = versions.get(source);
      return version === undefined ? undefined : assetAddress({ path: source, version });
    },
  };
  recent = [{ ...now, around }, ...recent].slice(0, mostRecent);
  return around;
}

const isSame = (one: Remembered, now: Omit<Remembered, "around">): boolean =>
  one.assets === now.assets &&
  one.manifest === now.manifest &&
  one.numbers === now.numbers &&
  one.words === now.words &&
  one.arrivals === now.arrivals;

/** The open project's pictures and words. */
export function useProjectSurroundings(): Surroundings {
  useArrivals();
  return useShown(surroundingsOf);
}

/** Without a project: samples on the first page have no pictures. */
export const plainSurroundings: Surroundings = { set: {}, language: "en", picture: () => undefined };
