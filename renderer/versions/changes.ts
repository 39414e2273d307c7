import { languageName } from "../../project/languages/tags";
import type { CardChange, DeckChange, ProjectDiff } from "../../project/versions/diff-projects";
import type { FieldChange } from "../../project/versions/field-changes";
import { count } from "../state/count";

/** What differs between two versions, as rows of a list that are looked at one by one. */
export type Change = { key: string; title: string; below: string } & (
  | { kind: "card"; before: string | undefined; after: string | undefined; change: CardChange | undefined }
  | { kind: "fields"; fields: readonly FieldChange[] }
  | { kind: "deck"; deck: DeckChange }
  | { kind: "file" }
);

export interface ChangeGroup {
  title: string;
  changes: readonly Change[];
}

export function changeGroups(diff: ProjectDiff): ChangeGroup[] {
  const renamedTo = new Map(diff.renamed.map(({ from, to }) => [to, from]));
  const changed = diff.changed.map(
    (change): Change => ({
      kind: "card",
      key: `card ${change.id}`,
      title: change.name,
      below: fieldsBelow(change),
      before: renamedTo.get(change.id) ?? change.id,
      after: change.id,
      change,
    }),
  );
  const listed = new Set(diff.changed.map(({ id }) => id));
  const renamed = diff.renamed
    .filter(({ to }) => !listed.has(to))
    .map(
      ({ from, to, name }): Change => ({
        kind: "card",
        key: `card ${to}`,
        title: name,
        below: `was ${from}`,
        before: from,
        after: to,
        change: undefined,
      }),
    );
  const added = diff.added.map(
    ({ id, name }): Change => ({
      kind: "card",
      key: `card ${id}`,
      title: name,
      below: id,
      before: undefined,
      after: id,
      change: undefined,
    }),
  );
  const removed = diff.removed.map(
    ({ id, name }): Change => ({
      kind: "card",
      key: `card ${id}`,
      title: name,
      below: id,
      before: id,
      after: undefined,
      change: undefined,
    }),
  );
  const groups: ChangeGroup[] = [
    { title: "Changed cards", changes: [...changed, ...renamed] },
    { title: "New cards", changes: added },
    { title: "Cards that are gone", changes: removed },
    {
      title: "Decks",
      changes: diff.decks.map((deck) => ({
        kind: "deck",
        key: `deck ${deck.id}`,
        title: deck.name,
        below: deck.illegal ? "may no longer be played" : deck.kind,
        deck,
      })),
    },
    {
      title: "Translations",
      changes: diff.translations.map(({ path, name, language, fields }) => ({
        kind: "fields",
        key: `${language} ${path}`,
        title: name,
        below: languageName(language),
        fields,
      })),
    },
    {
      title: "The set",
      changes: [
        ...(diff.settings.length > 0
          ? [
              {
                kind: "fields" as const,
                key: "settings",
                title: "Settings",
                below: count(diff.settings.length, "field"),
                fields: diff.settings,
              },
            ]
          : []),
        ...diff.components.map(({ id, name, kind, fields }) => ({
          kind: "fields" as const,
          key: `part ${id}`,
          title: name,
          below: kind,
          fields,
        })),
        ...diff.templates.map((path) => ({ kind: "file" as const, key: path, title: path, below: "differs" })),
        ...diff.pictures.map(({ file, kind }) => ({ kind: "file" as const, key: file, title: file, below: kind })),
      ],
    },
  ];
  return groups.filter(({ changes }) => changes.length > 0);
}

function fieldsBelow({ fields, text, picture }: CardChange): string {
  const titles = [...fields.map(({ title }) => title), ...(picture ? ["Picture"] : [])];
  return titles.length > 0 ? titles.join(", ") : text ? "reads otherwise" : "";
}

/** Everything that came or is different, to be printed anew. */
export const cardsToPrint = (diff: ProjectDiff): string[] => [
  ...new Set([...diff.added, ...diff.changed].map(({ id }) => id)),
];
