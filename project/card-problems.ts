import type { TSchema } from "typebox";
import type { CardGame, SharedParts } from "../engine/core/card-game";
import { onlyKey } from "../engine/core/compiler";
import { checkKeywords, checkTaken } from "../engine/core/keyword-check";
import type { Definitions, KeywordCard } from "../engine/core/keywords";
import type { Lexicon } from "../engine/core/lexicon";
import { nearest } from "../engine/core/nearest";
import type { Options } from "../engine/core/options";
import type { Json } from "../engine/core/vocabulary";
import { type Place, placeOf, type SlotSchema, within } from "../engine/words/place";
import { joinPointer, type Pointer, parentOf, valueAt } from "../schemas/json-pointer";
import type { Problem } from "../schemas/problem";
import { type DocumentRepair, renaming, setting } from "../schemas/repair";
import { schemaFor } from "./format";
import type { DocumentKind } from "./paths";
import { schemaNodeAt } from "./schema-walk";
import { withRepair } from "./with-repair";

type Check = (document: object) => readonly Problem[];

/** What is wrong with a whole card by its game's own rules and by its keywords. */
export function cardProblems(game: CardGame, card: object, rules?: Options, parts?: SharedParts): Problem[] {
  const taken = checkTaken(game, card as KeywordCard, (parts?.components ?? {}) as Definitions);
  return [...taken, ...withMeantWords(game, "card", card, (each) => game.checkCard(each, rules))];
}

/** What is wrong with the components or keywords of a project beyond their schema, by id. */
export function componentProblems(game: CardGame, own: SharedParts["components"], id: string): readonly Problem[] {
  const { composition } = game;
  if (composition) return composition.check(own).get(id) ?? [];
  const keyword = own[id];
  if (keyword === undefined) return [];
  const check: Check = (each) =>
    checkKeywords(game, each === keyword ? (own as Definitions) : ({ ...own, [id]: each } as Definitions)).get(id) ??
    [];
  return withMeantWords(game, "component", keyword as object, check);
}

/** The problems of a document, with the word that was meant where an effect says one that there isn't. */
function withMeantWords(game: CardGame, kind: DocumentKind, document: object, check: Check): Problem[] {
  const problems = [...check(document)];
  const { lexicon } = game;
  if (!lexicon || problems.every((problem) => !mayBeSlip(problem))) return problems;
  return problems.map((problem) => {
    if (!mayBeSlip(problem)) return problem;
    const repairs = misspelledWords(lexicon, schemaFor(kind, game.id), document, problem.where.field!).filter(
      (repair) =>
        check(withRepair(document, repair) as object).every(
          ({ where, message }) => where.field !== problem.where.field || message !== problem.message,
        ),
    );
    return repairs.length > 0 ? { ...problem, repairs } : problem;
  });
}

const mayBeSlip = ({ severity, repairs, where: { field } }: Problem): boolean =>
  severity === "error" && repairs === undefined && field !== undefined;

/** Words around the place that the game doesn't have, but one that is spelled nearly so. */
function misspelledWords(
  lexicon: Lexicon,
  root: TSchema | undefined,
  document: object,
  place: Pointer,
): DocumentRepair[] {
  let at = place;
  // Where an effect begins, the document's own schema ends.
  while (at !== "" && schemaNodeAt(root, document, at) === undefined) at = parentOf(at);
  const schema = schemaNodeAt(root, document, at);
  const value = valueAt(document, at) as Json | undefined;
  if (at === "" || schema === undefined || value === undefined) return [];
  return [...within(placeOf(lexicon, schema as SlotSchema, value, at))].flatMap((place) => nearWord(lexicon, place));
}

function nearWord({ words }: Lexicon, { kind, value, at, word, schema }: Place): DocumentRepair[] {
  if (kind === "choice") return nearChoice(schema, value, at);
  if (!Object.hasOwn(words, kind) || word !== undefined || value === null || value === undefined) return [];
  const said = typeof value === "string" ? value : onlyKey(value);
  const meant = said === undefined ? undefined : nearest(said, Object.keys(words[kind as keyof typeof words]));
  if (meant === undefined || said === undefined) return [];
  const label = `Use “${meant}”`;
  return [typeof value === "string" ? setting(at, meant, label) : renaming(joinPointer(at, said), meant, label)];
}

function nearChoice({ enum: known = [], "x-labels": labels = {} }: SlotSchema, value: Json | undefined, at: Pointer) {
  const choices = known.flatMap((each) => (typeof each === "string" ? [each] : []));
  const meant = typeof value === "string" && !choices.includes(value) ? nearest(value, choices) : undefined;
  return meant === undefined ? [] : [setting(at, meant, `Use “${labels[meant] ?? meant}”`)];
}
