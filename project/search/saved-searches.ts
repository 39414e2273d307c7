import type { SavedSearch } from "../../schemas/manifest";
import type { PlannedEdit } from "../commands";
import { formatDocument } from "../format";
import { manifestPath } from "../paths";
import { type Files, manifestOf } from "../project-text";

/** Searches that a project keeps under a name. One of the same name is replaced. */
export function saveSearch(files: Files, saved: SavedSearch): PlannedEdit {
  const others = (manifestOf(files)!.searches ?? []).filter(({ name }) => name !== saved.name);
  return keep(files, [...others, saved], `Save the search ${saved.name}`);
}

export function forgetSearch(files: Files, name: string): PlannedEdit {
  const others = (manifestOf(files)!.searches ?? []).filter((saved) => saved.name !== name);
  return keep(files, others, `Delete the search ${name}`);
}

function keep(files: Files, searches: SavedSearch[], label: string): PlannedEdit {
  const { searches: _former, ...manifest } = manifestOf(files)!;
  const changed = searches.length > 0 ? { ...manifest, searches } : manifest;
  return { label, changes: [{ path: manifestPath, text: formatDocument(changed, "manifest", manifest.game) }] };
}
