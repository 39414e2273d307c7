import type { CardGame } from "../engine/core/card-game";
import { onlyKey } from "../engine/core/compiler";
import type { Lexicon } from "../engine/core/lexicon";
import { nearest } from "../engine/core/nearest";
import type { Options } from "../engine/core/options";
import type { Json } from "../engine/core/vocabulary";
import { type Place, placeOf, type SlotSchema, within } from "../engine/words/place";
import { joinPointer, type Pointer, parentOf, valueAt } from "../schemas/json-pointer";
import type { Problem } from "../schemas/problem";
import { type DocumentRepair, renaming, setting } from "../schemas/repair";
import { schemaFor } from "./format";
import { schemaNodeAt } from "./schema-walk";
import { withRepair } from "./with-repair";

/** What is wrong with a card by its game's own rules, with the word that was meant where an effect says one that there isn't. */
export function cardProblems(game: CardGame, card: object, rules?: Options): Problem[] {
  const problems = game.checkCard(card, rules);
  const { lexicon } = game;
  if (!lexicon || problems.every((problem) => !mayBeSlip(problem))) return problems;
  return problems.map((problem) => {
    if (!mayBeSlip(problem)) return problem;
    const repairs = misspelledWords(lexicon, game, card, problem.where.field!).filter((repair) =>
      game
        .checkCard(withRepair(card, repair) as object, rules)
        .every(({ where, message }) => where.field !== problem.where.field || message !== problem.message),
    );
    return repairs.length > 0 ? { ...problem, repairs } : problem;
  });
}

const mayBeSlip = ({ severity, repairs, where: { field } }: Problem): boolean =>
  severity === "error" && repairs === undefined && field !== undefined;

/** Words around the place that the game doesn't have, but one that is spelled nearly so. */
function misspelledWords(lexicon: Lexicon, game: CardGame, card: object, place: Pointer): DocumentRepair[] {
  const root = schemaFor("card", game.id);
  let at = place;
  // Where an effect begins, the card's own schema ends.
  while (at !== "" && schemaNodeAt(root, card, at) === undefined) at = parentOf(at);
  const schema = schemaNodeAt(root, card, at);
  const value = valueAt(card, at) as Json | undefined;
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
