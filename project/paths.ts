import { cardSchemaName, componentSchemaName } from "../engine/games/card-schemas";
import { idPattern, maxIdLength } from "../schemas/common";
import { componentIdPattern } from "../schemas/component";
import type { GameId } from "../schemas/game-id";
import { type LayoutName, layoutNames } from "../schemas/layouts";
import { isReservedName } from "./names";

/** Where things live in a project folder. Paths use forward slashes and are relative to the project. */

export const manifestPath = "cardwright.json";

const folders = {
  card: "cards",
  component: "components",
  deck: "decks",
  template: "templates",
  scenario: "scenarios",
  match: "matches",
  sheet: "sheets",
  build: "builds",
  "free-table": "tables",
  translation: "translations",
  experiment: "lab",
  booklet: "booklets",
} as const;

/** The pieces that a project brings itself: among the templates, but no template. */
export const piecesPath = `${folders.template}/pieces.json`;

export type DocumentKind = "manifest" | "pieces" | keyof typeof folders;
export const documentFolders: Readonly<Record<keyof typeof folders, string>> = folders;

/** Which kind of document a path holds; undefined for anything that Cardwright does not edit as text. */
export function kindOf(path: string): DocumentKind | undefined {
  if (path === manifestPath) return "manifest";
  if (path === piecesPath) return "pieces";
  if (!hasDocumentEnding(path)) return undefined;
  const folder = path.slice(0, path.indexOf("/"));
  return (Object.keys(folders) as (keyof typeof folders)[]).find((kind) => folders[kind] === folder);
}

/** Booklets are Markdown; everything else is JSON. */
export const hasDocumentEnding = (path: string): boolean =>
  path.endsWith(path.startsWith(`${folders.booklet}/`) ? ".md" : ".json");

/** The name of the schema that a document must fit. */
export function schemaNameOf(kind: DocumentKind, game: GameId): string {
  if (kind === "card") return cardSchemaName(game);
  return kind === "component" ? componentSchemaName(game) : kind;
}

export const cardPath = (id: string): string => `${folders.card}/${id}.json`;
export const deckPath = (id: string): string => `${folders.deck}/${id}.json`;

/** The templates that a project can bring itself: of the faces in each layout, and of the backs. */
export const templateNames = [...layoutNames, "back"] as const;
export type TemplateName = LayoutName | "back";
export const templatePath = (name: string): string => `${folders.template}/${name}.json`;
export const templateNameOf = (path: string): TemplateName | undefined =>
  templateNames.find((name) => templatePath(name) === path);

const idIn = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) && path.endsWith(".json") ? path.slice(folder.length + 1, -".json".length) : undefined;

export const sheetPath = (id: string): string => `${folders.sheet}/${id}.json`;

export const buildPath = (id: string): string => `${folders.build}/${id}.json`;
export const buildIdOf = (path: string): string | undefined => idIn(folders.build, path);

export const componentPath = (id: string): string => `${folders.component}/${id}.json`;

export const bookletPath = (id: string): string => `${folders.booklet}/${id}.md`;
export const bookletIdOf = (path: string): string | undefined =>
  path.startsWith(`${folders.booklet}/`) && path.endsWith(".md")
    ? path.slice(folders.booklet.length + 1, -3)
    : undefined;

export const experimentPath = (id: string): string => `${folders.experiment}/${id}.json`;
export const experimentIdOf = (path: string): string | undefined => idIn(folders.experiment, path);

export const cardIdOf = (path: string): string | undefined => idIn(folders.card, path);
export const componentIdOf = (path: string): string | undefined => idIn(folders.component, path);
export const deckIdOf = (path: string): string | undefined => idIn(folders.deck, path);
export const sheetIdOf = (path: string): string | undefined => idIn(folders.sheet, path);

const validId = new RegExp(idPattern);
export const isId = (text: string): boolean =>
  text.length <= maxIdLength && validId.test(text) && !isReservedName(text);

const validComponentId = new RegExp(componentIdPattern);
/** What codes call a component of a game whose cards are composed. */
export const isComponentId = (text: string): boolean => validComponentId.test(text) && !isReservedName(text);

/**
 * An id made from a name: "Très Dangerous!" becomes `tres-dangerous`; a name without usable letters becomes `fallback`,
 * and "Con", which no file may be called on Windows, `the-con`.
 */
export function slug(name: string, fallback: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/ß/g, "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxIdLength)
    .replace(/^-+|-+$/g, "");
  return isReservedName(words) ? `the-${words}` : words || fallback;
}

/** The id itself, or the id with the first number behind it that is not taken. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  if (!isTaken(id)) return id;
  const stem = id.replace(/-\d+$/, "").slice(0, maxIdLength - 6);
  for (let n = 2; ; n++) {
    const candidate = `${stem}-${n}`;
    if (!isTaken(candidate)) return candidate;
  }
}
