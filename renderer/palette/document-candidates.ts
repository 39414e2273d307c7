import { cardIdOf, componentIdOf, deckIdOf } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { scenarioIdOf } from "../../project/scenario-file";
import { openCard, openComponent } from "../state/jump";
import { goTo } from "../state/place";
import { fold } from "./find";
import type { Candidate } from "./rank";

/** A document that can be opened, by its path. */
export interface FoundDocument extends Candidate {
  label: string;
  kind: DocumentKind;
  id: string;
}

const documentKinds = [
  { group: "Cards", word: "card", idOf: cardIdOf, leads: "set", open: (id: string) => openCard(id) },
  {
    group: "Components and keywords",
    word: "component keyword",
    idOf: componentIdOf,
    leads: "components",
    open: openComponent,
  },
  { group: "Decks", word: "deck", idOf: deckIdOf, leads: "decks", open: (id: string) => goTo("decks", id) },
  { group: "Tests", word: "test", idOf: scenarioIdOf, leads: "tests", open: (id: string) => goTo("tests", id) },
] as const;
type DocumentKind = (typeof documentKinds)[number];

let known: { files: Files; found: ReadonlyMap<string, { text: string; document: FoundDocument }> } = {
  files: new Map(),
  found: new Map(),
};

/** All of a project's. Only texts that have changed since are looked at again. */
export function documentCandidates(files: Files): readonly FoundDocument[] {
  if (files !== known.files) {
    const found = new Map<string, { text: string; document: FoundDocument }>();
    for (const [path, text] of files) {
      const before = known.found.get(path);
      if (before?.text === text) found.set(path, before);
      else {
        const document = documentAt(path, text);
        if (document) found.set(path, { text, document });
      }
    }
    known = { files, found };
  }
  return [...known.found.values()].map(({ document }) => document);
}

/** The one at a path: for a few, no list of all is made. */
export function documentCandidate(files: Files, path: string): FoundDocument | undefined {
  const text = files.get(path);
  return text === undefined ? undefined : documentAt(path, text);
}

function documentAt(path: string, text: string): FoundDocument | undefined {
  const kind = documentKinds.find(({ idOf }) => idOf(path) !== undefined);
  const id = kind?.idOf(path);
  if (!kind || id === undefined) return undefined;
  const label = nameIn(text) ?? id;
  return { key: path, label, kind, id, name: fold(label), also: fold(`${id} ${kind.word}`) };
}
