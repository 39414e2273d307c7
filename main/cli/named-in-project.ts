import { cardPath, deckPath } from "../../project/paths";
import { cardIds, deckIds, type Files } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** Cards and decks of a project as people call them: by id in any case, or by name. */

/** Null is every card, and stays so. */
export function deckNamed(files: Files, asked: string | null): string | null {
  if (asked === null) return null;
  const found = findDeckId(files, asked);
  if (found.id !== undefined) return found.id;
  const decks = deckIds(files).join(", ") || "none";
  throw new CannotDo(cliProblems.report("cli/no-deck-here", {}, { deck: asked, meant: found.meant, decks }));
}

/** Undefined when there is no such deck. */
export const deckIdNamed = (files: Files, asked: string): string | undefined => findDeckId(files, asked).id;

export function cardNamed(files: Files, asked: string): string {
  const found = find(asked, cardIds(files), (id) => nameIn(files.get(cardPath(id)) ?? "") ?? "");
  if (found.id !== undefined) return found.id;
  throw new CannotDo(cliProblems.report("cli/no-such-card", {}, { id: asked, meant: found.meant }));
}

const findDeckId = (files: Files, asked: string) =>
  find(asked, deckIds(files), (id) => nameIn(files.get(deckPath(id)) ?? "") ?? "");

function find(
  asked: string,
  ids: readonly string[],
  nameOf: (id: string) => string,
): { id: string; meant?: undefined } | { id?: undefined; meant: string } {
  // A file of it is as good as its id: the shell completes such names.
  const word = asked
    .trim()
    .toLowerCase()
    .replace(/^(?:.*[\\/])?(.+)\.json$/, "$1");
  const exact = ids.find((id) => id === asked) ?? ids.find((id) => id.toLowerCase() === word);
  const id = exact ?? ids.find((candidate) => nameOf(candidate).toLowerCase() === word);
  return id === undefined ? { meant: didYouMean(asked, [...ids, ...ids.map(nameOf)].filter(Boolean)) } : { id };
}
