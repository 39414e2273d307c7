import type { Build, BuildPart } from "../schemas/build";
import { type MadeOutput, type PrintSettings, usualPrint } from "../schemas/print-settings";
import { readDocument } from "./document";
import { buildIdOf, buildPath } from "./paths";
import { type Files, manifestOf } from "./project-text";

/** What a set can be built as: what its project says, and what every set can be unless its project says otherwise. */

export interface NamedBuild {
  id: string;
  build: Build;
  /** A file of the project says so. */
  isOwn: boolean;
}

const pictures = { kind: "pictures", dpi: 300, withBleed: true, withBacks: true, packing: "folder" } as const;
const outlines = { kind: "cut", format: "svg" } as const;
/** As in the print room under “Cutting machine”. */
const onMarkedSheets = { gutter: 2, bleed: 1, marks: "none", registration: "three-1", orientation: "best" } as const;
const rules = { kind: "rules", columns: 2 } as const;

const usualBuilds: Readonly<Record<string, Build>> = {
  proof: {
    name: "Proof",
    notes: "To look everything over: all cards small, their texts, and what is new",
    parts: [{ make: { kind: "contact", columns: 5 } }, { make: rules }, { make: { kind: "changelog" } }],
  },
  "low-ink": {
    name: "Low ink",
    notes: "To play tonight: as many cards on a sheet as fit, with little ink",
    parts: [{ make: { kind: "sheets" }, settings: { lowInk: true, orientation: "best", mixed: true, margin: 5 } }],
  },
  table: {
    name: "Table",
    notes: "All that a table needs: cards with backs, the pieces, the rules to fold, the texts to look up",
    parts: [
      { make: { kind: "sheets" }, settings: { bleed: 2, backs: "long", orientation: "best" } },
      { make: { kind: "sheets" }, settings: { pieces: "all" }, name: "pieces" },
      { make: { kind: "booklet", fold: true }, settings: { paper: "a5" } },
      { make: rules },
    ],
  },
  "print-shop": {
    name: "Print shop",
    notes:
      "One card a page with 3 mm bleed and its back behind it, in the inks of print shops, and whose work is on them",
    parts: [
      {
        make: { kind: "sheets" },
        settings: { paperSize: "card", bleed: 3, marks: "none", backs: "long", colours: "press" },
      },
      { make: { kind: "credits" } },
    ],
  },
  "cutting-machine": {
    name: "Cutting machine",
    notes: "Cards and pieces on sheets with marks, a box for them, and the outlines of all of it",
    parts: [
      { make: { kind: "sheets" }, settings: onMarkedSheets },
      { make: outlines, settings: onMarkedSheets },
      { make: { kind: "sheets" }, settings: { ...onMarkedSheets, pieces: "all" }, name: "pieces" },
      { make: outlines, settings: { ...onMarkedSheets, pieces: "all" }, name: "piece-outlines" },
      { make: { kind: "box", stock: 0.3 } },
    ],
  },
  "tabletop-simulator": {
    name: "Tabletop Simulator",
    notes: "A saved object and its sheets, as they lie on this computer",
    parts: [{ make: { kind: "tts" } }],
  },
  "tabletop-playground": {
    name: "Tabletop Playground",
    notes: "A package for its folder “Packages”",
    parts: [{ make: { kind: "ttp" } }],
  },
  release: {
    name: "Release",
    notes: "Everything that goes out: sheets, pictures, rules, texts, credits, what is new, and the set itself",
    parts: [
      { make: { kind: "sheets" }, settings: { bleed: 2, backs: "long", orientation: "best" } },
      { make: pictures },
      { make: { kind: "set-picture", as: "fan" } },
      { make: { kind: "booklet" }, settings: { paper: "a5" } },
      { make: rules },
      { make: { kind: "credits" } },
      { make: { kind: "changelog" } },
      { make: { kind: "bundle" } },
    ],
  },
};

/** The project's own first, by name; then the usual ones that it doesn't replace. */
export function buildsOf(files: Files): NamedBuild[] {
  const game = manifestOf(files)?.game;
  if (game === undefined) return [];
  const own = [...files].flatMap(([path, text]): NamedBuild[] => {
    const id = buildIdOf(path);
    const build = id === undefined ? undefined : readDocument<Build>(path, text, game).value;
    return id === undefined || !build ? [] : [{ id, build, isOwn: true }];
  });
  own.sort((a, b) => a.build.name.localeCompare(b.build.name, "en"));
  const usual = Object.entries(usualBuilds).flatMap(([id, build]): NamedBuild[] =>
    files.has(buildPath(id)) ? [] : [{ id, build, isOwn: false }],
  );
  return [...own, ...usual];
}

export const settingsOf = ({ settings }: BuildPart): PrintSettings => ({ ...usualPrint, ...settings });

/** What is to be made, with those of its settings that aren't as usual. */
export function partOf(make: MadeOutput, settings: PrintSettings): BuildPart {
  const { changed: _changed, skip: _skip, ...lasting } = settings;
  const usual: Partial<Record<string, unknown>> = usualPrint;
  const own = Object.entries(lasting).filter(([key, value]) => value !== undefined && value !== usual[key]);
  return { make, ...(own.length > 0 && { settings: Object.fromEntries(own) }) };
}

const usualNames: Readonly<Record<BuildPart["make"]["kind"], string>> = {
  sheets: "cards",
  cut: "outlines",
  pictures: "pictures",
  contact: "all-cards",
  rules: "texts",
  credits: "credits",
  tts: "tabletop-simulator",
  ttp: "tabletop-playground",
  "deck-picture": "deck",
  booklet: "rules",
  box: "box",
  "set-picture": "set",
  bundle: "set",
  changelog: "what-is-new",
};

/** What each part's file or folder is called: no two alike. */
export function partNames({ parts }: Build): string[] {
  const taken = new Set<string>();
  return parts.map(({ make, name = usualNames[make.kind] }) => {
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
    taken.add(free);
    return free;
  });
}
