import { groupBy } from "../../engine/core/group-by";
import { plural } from "../../engine/core/rich-text";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { TranslatedText } from "../../schemas/translation";
import type { PlannedEdit, TextChange } from "../commands";
import { type Files, manifestOf } from "../project-text";
import { asItWas, type TableRow } from "../tables/delimited";
import { languageProblems } from "./problems";
import { languageName, languageTag, sourceLanguage, targetLanguages } from "./tags";
import { withTranslations } from "./translation-files";
import { ownerOf, placeHeading, placeOf } from "./translation-table";
import { documentRows, type TranslationRow, translationRows } from "./translations";

/** A text that a table says otherwise than the project. */
export interface ImportedText {
  tag: string;
  path: string;
  at: string;
  /** What it is of, and which of its texts. */
  of: string;
  field: string;
  before: string;
  after: string;
  /** The source has changed since the table was written: what it read then. */
  was?: string;
  /** It was changed here as well since the table last came in: what the table said then. */
  said?: string;
  source: string;
  row: number;
}

interface TranslationPlan {
  languages: readonly string[];
  changed: readonly ImportedText[];
  unchanged: number;
  problems: readonly Problem[];
  /** Headings that are no language of the set. */
  left: readonly string[];
}

/**
 * What a table of translations would change. An empty cell changes nothing: nobody has translated it there. `former`: what it
 * said when it last came in, if only what it says anew is to come.
 */
export function planTranslations(
  files: Files,
  game: GameId,
  table: readonly TableRow[],
  former?: readonly TableRow[],
): TranslationPlan {
  const manifest = manifestOf(files);
  const [head, ...body] = table;
  const headings = (head?.cells ?? []).map((heading) => heading.trim());
  const targets = manifest ? targetLanguages(manifest) : [];
  const source = manifest ? sourceLanguage(manifest) : "en";
  const place = headings.findIndex((heading) => heading.toLowerCase() === placeHeading);
  const columns = columnsOf(headings, [...targets, source]);
  const languages = targets.filter((tag) => columns.includes(tag));
  const plain = [placeHeading, "of", "field", "standing"];
  const left = headings.filter((heading, n) => heading !== "" && !columns[n] && !plain.includes(heading.toLowerCase()));
  const refused = (problem: Problem): TranslationPlan => ({
    languages,
    changed: [],
    unchanged: 0,
    problems: [problem],
    left,
  });
  if (place < 0) return refused(languageProblems.report("translation/no-places", { row: 1 }, { place: placeHeading }));
  if (languages.length === 0) {
    const known = targets.join(", ") || "it has only one";
    return refused(languageProblems.report("translation/no-language", { row: 1 }, { languages: known }));
  }
  const problems: Problem[] = [];
  const changed = new Map<string, ImportedText>();
  let unchanged = 0;
  const before = former && textsIn(former, targets);
  const known = new Map(
    languages.map((tag) => [tag, new Map(translationRows(files, game, tag).map((row) => [placeOf(row), row]))]),
  );
  for (const { row, cells } of body) {
    const told = (n: number): string => cleaned(asItWas(cells[n] ?? ""));
    const called = told(place).trim();
    for (const tag of languages) {
      const text = told(columns.indexOf(tag));
      const found = known.get(tag)!.get(called);
      if (!found) {
        problems.push(languageProblems.report("translation/no-text", { row, column: placeHeading }, { place: called }));
        break;
      }
      const { unit } = found;
      const said = before && (before.get(`${tag} ${called}`) ?? "");
      const isAsBefore = said !== undefined && said !== "" && isAlike(text, said);
      if (text.trim() === "" || isSaid(text, found) || isAsBefore) unchanged += 1;
      else if (text.length > unit.most) {
        const params = { language: languageName(tag), field: unit.title, length: text.length, most: unit.most };
        problems.push(languageProblems.report("translation/bad-cell", { row, column: tag }, params));
      } else {
        const from = columns.includes(source) ? told(columns.indexOf(source)) : "";
        changed.set(`${tag} ${called}`, {
          tag,
          path: found.path,
          at: unit.at,
          of: ownerOf(files, found.path),
          field: unit.title,
          before: found.standing === "missing" ? "" : found.printed,
          after: text,
          ...(said !== undefined && isChangedHere(found, said) && { said }),
          ...(from !== "" && !isAlike(from, unit.source) && { was: from }),
          source: unit.source,
          row,
        });
      }
    }
  }
  return { languages, changed: [...changed.values()], unchanged, problems, left };
}

const columnsOf = (headings: readonly string[], tags: readonly string[]): (string | undefined)[] =>
  headings.map((heading) => tags.find((tag) => isCalled(heading, tag)));

/** What a table says, by language and place. */
function textsIn([head, ...body]: readonly TableRow[], tags: readonly string[]): ReadonlyMap<string, string> {
  const headings = (head?.cells ?? []).map((heading) => heading.trim());
  const columns = columnsOf(headings, tags);
  const place = headings.findIndex((heading) => heading.toLowerCase() === placeHeading);
  const texts = body.flatMap(({ cells }) =>
    columns.flatMap((tag, at): [string, string][] =>
      tag === undefined ? [] : [[`${tag} ${asItWas(cells[place] ?? "").trim()}`, cleaned(asItWas(cells[at] ?? ""))]],
    ),
  );
  return new Map(texts);
}

/** “de”, “DE”, “pt_br”, “German”, “German (de)”. */
const isCalled = (heading: string, tag: string): boolean => {
  const [, inBrackets] = /\(([^()]+)\)$/.exec(heading) ?? [];
  return (
    [heading, inBrackets ?? ""].some((said) => languageTag(said)?.toLowerCase() === tag.toLowerCase()) ||
    heading.toLowerCase() === languageName(tag).toLowerCase()
  );
};

const isSaid = (text: string, { standing, printed }: TranslationRow): boolean =>
  standing !== "missing" && isAlike(text, printed);

/** What nobody translated, and the table never said, was changed by nobody. */
const isChangedHere = ({ standing, printed }: TranslationRow, said: string): boolean =>
  said === "" ? standing === "done" || standing === "outdated" : !isAlike(said, printed);

/** Spreadsheets write line breaks in their own ways. */
const isAlike = (one: string, other: string): boolean => cleaned(one).trim() === cleaned(other).trim();

/** Signs that steer printers and screens are no text. */
const cleaned = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\n\t])\p{Cc}/gu, "");

/** These translations written down as one step. */
export function writeTranslations(files: Files, game: GameId, chosen: readonly ImportedText[]): PlannedEdit {
  const language = sourceLanguage(manifestOf(files) ?? {});
  const changes = [...groupBy(chosen, ({ tag, path }) => `${tag} ${path}`).values()].flatMap((texts): TextChange[] => {
    const { tag, path } = texts[0]!;
    const units = documentRows(files, path, { game, tag, language }).map(({ unit }) => unit);
    const said = new Map<string, TranslatedText>(
      texts.map(({ at, after, was, source }) => [at, { text: after, source: was ?? source }]),
    );
    const change = withTranslations(files, game, { tag, path, units }, said);
    return (files.get(change.path) ?? null) === change.text ? [] : [change];
  });
  const names = [...new Set(chosen.map(({ tag }) => languageName(tag)))].join(", ");
  return { label: `${plural(chosen.length, "translation")} into ${names}`, changes };
}
