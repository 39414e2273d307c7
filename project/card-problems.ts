import type { CardGame, SharedParts } from "../engine/core/card-game";
import { checkKeywords, checkTaken } from "../engine/core/keyword-check";
import type { Definitions, KeywordCard } from "../engine/core/keywords";
import type { Options } from "../engine/core/options";
import type { Problem } from "../schemas/problem";
import { schemaFor } from "./format";
import type { DocumentKind } from "./paths";
import { slipRepairs } from "./slip-repairs";
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
    const repairs = slipRepairs(lexicon, schemaFor(kind, game.id), document, problem.where.field!).filter((repair) =>
      check(withRepair(document, repair) as object).every(
        ({ where, message }) => where.field !== problem.where.field || message !== problem.message,
      ),
    );
    return repairs.length > 0 ? { ...problem, repairs } : problem;
  });
}

const mayBeSlip = ({ severity, repairs, where: { field } }: Problem): boolean =>
  severity === "error" && repairs === undefined && field !== undefined;
