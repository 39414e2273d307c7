import type { Manifest } from "../schemas/manifest";
import type { TextChange } from "./commands";
import { documentFolders, manifestPath } from "./paths";
import type { Files } from "./project-text";
import { type Asked, readSearch } from "./search/read-search";

/** A number of one's own goes by its new name wherever it is named. */

const word = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}\p{N}_]+)*/gu;
const renamedIn = (text: string, from: string, to: string): string =>
  text.replace(word, (name) => (name.toLowerCase() === from.toLowerCase() ? to : name));

/** In the formulas of other numbers, and in searches that were saved. */
export function withNumberRenamed(manifest: Manifest, from: string, to: string): Manifest {
  const { numbers, searches } = manifest;
  const formulas = Object.entries(numbers ?? {}).map(([name, text]) => [name, renamedIn(text, from, to)]);
  return {
    ...manifest,
    ...(numbers && { numbers: Object.fromEntries(formulas) as Record<string, string> }),
    ...(searches && {
      searches: searches.map((saved) => ({ ...saved, search: inSearch(saved.search, from, to) })),
    }),
  };
}

/** Plain words stay: they are sought in what is printed. */
function inSearch(search: string, from: string, to: string): string {
  const places: { at: number; length: number }[] = [];
  const visit = (asked: Asked): void => {
    if (asked.kind === "every" || asked.kind === "some") for (const one of asked.of) visit(one);
    else if (asked.kind === "not") visit(asked.of);
    else if (asked.kind === "comparison") places.push(asked);
    else if (asked.kind === "field") {
      const isState = asked.name.toLowerCase() === "is";
      places.push(isState ? asked : { at: asked.at, length: asked.name.length });
    }
  };
  visit(readSearch(search).asked);
  return places
    .sort((a, b) => b.at - a.at)
    .reduce(
      (text, { at, length }) =>
        text.slice(0, at) + renamedIn(text.slice(at, at + length), from, to) + text.slice(at + length),
      search,
    );
}

/** In layouts and pieces of the project, and in what was translated of them. */
export function layoutsRenaming(files: Files, from: string, to: string): TextChange[] {
  const named = new RegExp(`\\bnumbers\\.${from}(?![\\p{L}\\p{N}_])`, "gu");
  const isTouched = (path: string): boolean =>
    path.startsWith(`${documentFolders.template}/`) ||
    (path.startsWith(`${documentFolders.translation}/`) && path.endsWith(`/${manifestPath}`));
  return [...files].flatMap(([path, text]): TextChange[] => {
    const renamed = isTouched(path) ? text.replace(named, `numbers.${to}`) : text;
    return renamed === text ? [] : [{ path, text: renamed }];
  });
}
