import { textOf } from "../../engine/core/grammar/phrase";
import { plainText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { Deck } from "../../schemas/deck";
import type { GameId } from "../../schemas/game-id";
import type { Pointer } from "../../schemas/json-pointer";
import { ownValue } from "../../schemas/own-value";
import { checkDeckFile } from "../check-deck-file";
import { readDocument } from "../document";
import { schemaFor } from "../format";
import { houseRulesOf } from "../house-rules";
import { cardIdOf, cardPath, componentIdOf, deckIdOf, kindOf, manifestPath } from "../paths";
import { type Files, factsOf, manifestOf } from "../project-text";
import type { SchemaNode } from "../schema-walk";
import { cardAt } from "../whole-card";
import { type FieldChange, fieldChanges, isEqual, type SaidAt } from "./field-changes";
import { type TranslationChange, translationChanges } from "./translation-changes";

/** A project at some time: its texts, and what its pictures and fonts are by any sum of their bytes. */
export interface Version {
  files: Files;
  assets: ReadonlyMap<string, string>;
}

export interface Named {
  id: string;
  name: string;
}

export interface DocumentChange extends Named {
  fields: readonly FieldChange[];
}

export interface CardChange extends DocumentChange {
  /** Rules text, where it reads otherwise, also by what the card takes from its project. */
  text?: { before: string; after: string };
  /** Its picture is another, though it has the same name. */
  picture?: true;
}

export interface DeckChange extends Named {
  kind: "added" | "removed" | "changed" | "unchanged";
  /** Copies that came (or went, if negative), by card. */
  cards: readonly { card: string; copies: number }[];
  /** Why it may no longer be played, though it could before. */
  illegal?: readonly string[];
}

/** What differs between two versions of a project, in the words of designers. How files are written is no difference. */
export interface ProjectDiff {
  added: readonly Named[];
  removed: readonly Named[];
  renamed: readonly { from: string; to: string; name: string }[];
  changed: readonly CardChange[];
  settings: readonly FieldChange[];
  components: readonly (DocumentChange & { kind: "added" | "removed" | "changed" })[];
  /** Layouts, sheets and pieces that differ, by path. */
  templates: readonly string[];
  pictures: readonly { file: string; kind: "added" | "removed" | "changed"; cards: readonly string[] }[];
  decks: readonly DeckChange[];
  translations: readonly TranslationChange[];
}

export const isSame = (diff: ProjectDiff): boolean =>
  [
    diff.added,
    diff.removed,
    diff.renamed,
    diff.changed,
    diff.settings,
    diff.components,
    diff.templates,
    diff.pictures,
    diff.translations,
  ].every((list) => list.length === 0) && diff.decks.every(({ kind, illegal }) => kind === "unchanged" && !illegal);

export function diffProjects(before: Version, after: Version): ProjectDiff {
  const game = (manifestOf(after.files) ?? manifestOf(before.files))!.game;
  return new Comparison(before, after, game).whole();
}

/** Cards that came, or are other than they were. */
export function changedCards(before: Version, after: Version): Set<string> {
  const game = (manifestOf(after.files) ?? manifestOf(before.files))?.game;
  if (!game) return new Set();
  const { added, changed } = new Comparison(before, after, game).cards();
  return new Set([...added, ...changed].map(({ id }) => id));
}

class Comparison {
  private readonly pictures: ProjectDiff["pictures"];

  constructor(
    private readonly before: Version,
    private readonly after: Version,
    private readonly game: GameId,
  ) {
    this.pictures = this.changedPictures();
  }

  cards(): Pick<ProjectDiff, "added" | "removed" | "renamed" | "changed"> {
    const { added, removed, kept } = this.byId(cardIdOf);
    const renamed = this.renames(removed, added);
    const isRenamed = new Set(renamed.flatMap(({ from, to }) => [from, to]));
    const changed = [
      ...kept.map((id) => this.cardChange(id, id)),
      ...renamed.map(({ from, to }) => this.cardChange(from, to)),
    ].filter((change) => change !== undefined);
    const rest = (ids: readonly string[]): string[] => ids.filter((id) => !isRenamed.has(id));
    return {
      added: rest(added).map((id) => this.named(this.after, id)),
      removed: rest(removed).map((id) => this.named(this.before, id)),
      renamed,
      changed,
    };
  }

  whole(): ProjectDiff {
    const cards = this.cards();
    return {
      ...cards,
      settings: this.fieldsOf(manifestPath, manifestPath),
      components: this.components(),
      templates: this.templates(),
      pictures: this.pictures,
      decks: this.decks(),
      translations: translationChanges({
        before: this.before.files,
        after: this.after.files,
        game: this.game,
        formerPaths: new Map(cards.renamed.map(({ from, to }) => [cardPath(to), cardPath(from)])),
      }),
    };
  }

  private byId(idOf: (path: string) => string | undefined) {
    const ids = ({ files }: Version) => new Set([...files.keys()].map(idOf).filter((id) => id !== undefined));
    const [was, is] = [ids(this.before), ids(this.after)];
    return {
      added: [...is].filter((id) => !was.has(id)).sort(),
      removed: [...was].filter((id) => !is.has(id)).sort(),
      kept: [...is].filter((id) => was.has(id)).sort(),
    };
  }

  private json({ files }: Version, path: string): unknown {
    const text = files.get(path);
    // What can't be read is the text that it is.
    return text === undefined ? undefined : (readDocument(path, text, this.game).json ?? text);
  }

  private named({ files }: Version, id: string): Named {
    const { name } = (cardAt<{ name?: string }>(files, cardPath(id), this.game) ?? {}) as { name?: string };
    return { id, name: name?.trim() || id };
  }

  /** A file that went where another came that says the same, but for its name. */
  private renames(removed: readonly string[], added: readonly string[]): ProjectDiff["renamed"] {
    const free = new Set(added);
    return removed.flatMap((from) => {
      const was = withoutName(this.json(this.before, cardPath(from)));
      const to = [...free].find((id) => isEqual(withoutName(this.json(this.after, cardPath(id))), was));
      if (to === undefined) return [];
      free.delete(to);
      return [{ from, to, name: this.named(this.after, to).name }];
    });
  }

  private fieldsOf(from: string, to: string, said?: SaidAt): FieldChange[] {
    const kind = kindOf(to);
    return fieldChanges({
      before: this.json(this.before, from),
      after: this.json(this.after, to),
      schema: kind && (schemaFor(kind, this.game) as SchemaNode | undefined),
      ...(said && { said }),
    });
  }

  private cardChange(from: string, to: string): CardChange | undefined {
    const sides = {
      before: cardAt<object>(this.before.files, cardPath(from), this.game),
      after: cardAt<object>(this.after.files, cardPath(to), this.game),
    };
    const said: SaidAt = (side, field) => (sides[side] ? this.saidIn(sides[side], field) : undefined);
    const fields = this.fieldsOf(cardPath(from), cardPath(to), said);
    const text = { before: this.rulesText(sides.before), after: this.rulesText(sides.after) };
    const file = (sides.after as { art?: { file?: string } } | undefined)?.art?.file;
    const isRedrawn = this.pictures.some((picture) => picture.file === file && picture.kind === "changed");
    if (fields.length === 0 && text.before === text.after && !isRedrawn) return undefined;
    return {
      ...this.named(this.after, to),
      fields,
      ...(text.before !== text.after && { text }),
      ...(isRedrawn && { picture: true }),
    };
  }

  private rulesText(card: object | undefined): string {
    return card ? plainText(factsOf(card, this.game).text, cardGame(this.game).symbols) : "";
  }

  /** What the abilities under a field say. */
  private saidIn(card: object, field: Pointer): string | undefined {
    const { lexicon, symbols } = cardGame(this.game);
    const told = lexicon?.sentences(card).filter(({ at }) => at === field || at.startsWith(`${field}/`)) ?? [];
    return told.length > 0 ? told.map(({ words }) => plainText(textOf(words), symbols)).join("\n") : undefined;
  }

  private components(): ProjectDiff["components"] {
    const { added, removed, kept } = this.byId(componentIdOf);
    const change = (kind: "added" | "removed" | "changed") => (id: string) => {
      const path = [...this.after.files.keys(), ...this.before.files.keys()].find(
        (path) => componentIdOf(path) === id,
      )!;
      const json = (this.json(this.after, path) ?? this.json(this.before, path)) as { name?: string; title?: string };
      const fields = kind === "changed" ? this.fieldsOf(path, path) : [];
      return { id, name: json.name ?? json.title ?? id, kind, fields };
    };
    return [
      ...added.map(change("added")),
      ...removed.map(change("removed")),
      ...kept.map(change("changed")).filter(({ fields }) => fields.length > 0),
    ];
  }

  private templates(): string[] {
    const paths = new Set([...this.before.files.keys(), ...this.after.files.keys()]);
    return [...paths]
      .filter((path) => ["template", "sheet", "pieces"].includes(kindOf(path) ?? ""))
      .filter((path) => !isEqual(this.json(this.before, path), this.json(this.after, path)))
      .sort();
  }

  private changedPictures(): ProjectDiff["pictures"] {
    const [was, is] = [this.before.assets, this.after.assets];
    const kindOf = (file: string) => (!was.has(file) ? "added" : !is.has(file) ? "removed" : "changed");
    return [...new Set([...was.keys(), ...is.keys()])]
      .filter((file) => was.get(file) !== is.get(file))
      .sort()
      .map((file) => ({ file, kind: kindOf(file), cards: this.cardsShowing(file) }));
  }

  private cardsShowing(file: string): string[] {
    return [...this.after.files.keys()].flatMap((path) => {
      const id = cardIdOf(path);
      const card =
        id === undefined ? undefined : cardAt<{ art?: { file?: string } }>(this.after.files, path, this.game);
      return id !== undefined && card?.art?.file === file ? [id] : [];
    });
  }

  private decks(): DeckChange[] {
    const { added, removed, kept } = this.byId(deckIdOf);
    const of = (kind: "added" | "removed" | "changed") => (id: string) => this.deckChange(id, kind);
    return [...added.map(of("added")), ...removed.map(of("removed")), ...kept.map(of("changed"))].filter(
      ({ kind, illegal }) => kind !== "unchanged" || illegal !== undefined,
    );
  }

  private deckChange(id: string, kind: "added" | "removed" | "changed"): DeckChange {
    const path = [...this.after.files.keys(), ...this.before.files.keys()].find((path) => deckIdOf(path) === id)!;
    const [was, is] = [this.before, this.after].map((version) => this.json(version, path) as Partial<Deck> | undefined);
    const counts = new Map<string, number>();
    for (const { card, count } of linesOf(is)) counts.set(card, (counts.get(card) ?? 0) + count);
    for (const { card, count } of linesOf(was)) counts.set(card, (counts.get(card) ?? 0) - count);
    const cards = [...counts].filter(([, copies]) => copies !== 0).map(([card, copies]) => ({ card, copies }));
    const former = new Set(this.faults(this.before, path));
    const illegal = former.size > 0 || kind !== "changed" ? [] : this.faults(this.after, path);
    return {
      id,
      name: is?.name ?? was?.name ?? id,
      kind: kind === "changed" && isEqual(was, is) ? "unchanged" : kind,
      cards,
      ...(illegal.length > 0 && { illegal }),
    };
  }

  /** Why a deck may not be played. */
  private faults({ files }: Version, path: string): string[] {
    const text = files.get(path);
    const manifest = manifestOf(files);
    if (text === undefined || !manifest) return [];
    return checkDeckFile(path, text, this.game, files, { rules: houseRulesOf(manifest).rules })
      .filter(({ severity }) => severity === "error")
      .map(({ message }) => message);
  }
}

const linesOf = (deck: Partial<Deck> | undefined): Deck["cards"] => (Array.isArray(deck?.cards) ? deck.cards : []);

function withoutName(json: unknown): unknown {
  if (typeof json !== "object" || json === null || ownValue(json as Record<string, unknown>, "name") === undefined)
    return json;
  const { name: _name, ...rest } = json as Record<string, unknown>;
  return rest;
}
