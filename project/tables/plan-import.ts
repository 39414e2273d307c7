import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { PlannedEdit } from "../commands";
import { withTranslationsFollowing } from "../languages/follow";
import { type ImportedText, planTranslations, writeTranslations } from "../languages/plan-translations";
import { languageName, targetLanguages } from "../languages/tags";
import { cardPath } from "../paths";
import { type Files, manifestOf } from "../project-text";
import { type Clash, Clashes, clashKey } from "./clashes";
import type { TableRow } from "./delimited";
import { ImportedCards } from "./import-cards";
import { withMadeColumns } from "./made-columns";
import { type DeckImport, planDecks } from "./plan-decks";
import type { TableMap } from "./table-map";

/**
 * A table into cards. `append`: rows whose card isn't there yet; `update`: those, and the cells of cards that are there;
 * `mirror`: cards that no row is about go as well. A cell that says what the card says already changes nothing, so that a
 * table that was written of cards leaves their files as they are.
 */
const importModes = ["append", "update", "mirror"] as const;
export type ImportMode = (typeof importModes)[number];

export interface ImportedCell {
  field: string;
  title: string;
  before: string;
  after: string;
}

export interface ImportPlan {
  added: readonly { id: string; name: string; row: number }[];
  changed: readonly { id: string; name: string; row: number; cells: readonly ImportedCell[] }[];
  unchanged: readonly string[];
  removed: readonly { id: string; name: string }[];
  /** What a second sheet says of decks. */
  decks?: Pick<DeckImport, "added" | "changed" | "removed">;
  /** What a third sheet says of texts in other languages. */
  translations?: readonly ImportedText[];
  /** What was changed here as well since the table last came in. */
  clashes: readonly Clash[];
  /** By row and column. */
  problems: readonly Problem[];
  /** Headings that are no field of cards. */
  left: readonly string[];
  edit: PlannedEdit;
}

/** What a file says, by its sheets. */
interface Sheets {
  cards: readonly TableRow[];
  decks?: readonly TableRow[] | undefined;
  translations?: readonly TableRow[] | undefined;
}

interface ImportWish extends Omit<Sheets, "cards"> {
  mode: ImportMode;
  map?: TableMap | undefined;
  /** What the table said when it last came in, if only what it says anew is to come. */
  former?: Sheets | undefined;
  /** Of what was changed here as well, what is taken from the table: by the keys of clashes. Everything else stays as it is here. */
  fromTable?: ReadonlySet<string> | "all" | undefined;
}

export function planImport(
  files: Files,
  game: GameId,
  rows: readonly TableRow[],
  { mode, map, decks, translations, former, fromTable }: ImportWish,
): ImportPlan {
  const { rows: wide, fields, used, problems } = withMadeColumns(rows, map?.made ?? {});
  const columns = { ...map?.columns, ...Object.fromEntries(fields) };
  const known = former && withMadeColumns(former.cards, map?.made ?? {}).rows;
  const clashes = new Clashes(fromTable);
  const cards = new ImportedCards(files, game, wide, { mode, map: { ...map, columns }, former: known, clashes });
  const plan = cards.plan();
  const left = plan.left.filter((heading) => !used.has(heading));
  const deckPlan =
    decks && planDecks(files, game, decks, { mode, cards: cards.cardsAfter(), former: former?.decks, clashes });
  const edit = withTranslationsFollowing(files, {
    ...plan.edit,
    changes: [...plan.edit.changes, ...(deckPlan?.changes ?? [])],
  });
  const isNew = new Set(plan.added.map(({ id }) => cardPath(id)));
  const after = translations && applied(files, edit);
  const spoken =
    after &&
    targetLanguages(manifestOf(files) ?? {}).length > 0 &&
    planTranslations(after, game, translations, former?.translations);
  // Where cards that are there stay as they are, so do their translations.
  const wished = spoken ? spoken.changed.filter(({ path }) => mode !== "append" || isNew.has(path)) : [];
  const said = wished.filter((text) => text.said === undefined || clashes.takesTable(clashOf(text, text.said)));
  const texts = after && said.length > 0 ? writeTranslations(after, game, said).changes : [];
  const written = new Set(texts.map(({ path }) => path));
  return {
    ...plan,
    left,
    problems: [...problems, ...plan.problems, ...(deckPlan?.problems ?? []), ...(spoken ? spoken.problems : [])],
    clashes: clashes.found,
    ...(said.length > 0 && { translations: said }),
    ...(deckPlan && { decks: { added: deckPlan.added, changed: deckPlan.changed, removed: deckPlan.removed } }),
    edit: { ...edit, changes: [...edit.changes.filter(({ path }) => !written.has(path)), ...texts] },
  };
}

const clashOf = ({ tag, path, at, of, field, before, after, row }: ImportedText, was: string): Clash => ({
  key: `${tag}/${clashKey(path, at)}`,
  of,
  title: `${field}, ${languageName(tag)}`,
  was,
  here: before,
  there: after,
  row,
});

function applied(files: Files, { changes }: PlannedEdit): Files {
  const after = new Map(files);
  for (const { path, text } of changes) text === null ? after.delete(path) : after.set(path, text);
  return after;
}
