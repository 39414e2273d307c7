import { cardIdOf, cardPath, deckIdOf, deckPath } from "../../project/paths";
import type { Files } from "../../project/project-text";
import { nameIn } from "../../project/quick-name";
import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { cliProblems } from "./problems";

/** Cards and decks of a project as people call them: by id in any case, or by name. */

/** Null is every card, and stays so. */
export function deckNamed(files: Files, asked: string | null): string | null {
  if (asked === null) return null;
  const ids = [...files.keys()].map(deckIdOf).filter((id) => id !== undefined);
  const found = find(asked, ids, (id) => nameIn(files.get(deckPath(id)) ?? "") ?? "");
  if (found.id !== undefined) return found.id;
  const decks = ids.join(", ") || "none";
  throw new CannotDo(cliProblems.report("cli/no-deck-here", {}, { deck: asked, meant: found.meant, decks }));
}

export function cardNamed(files: Files, asked: string): string {
  const ids = [...files.keys()].map(cardIdOf).filter((id) => id !== undefined);
  const found = find(asked, ids, (id) => nameIn(files.get(cardPath(id)) ?? "") ?? "");
  if (found.id !== undefined) return found.id;
  throw new CannotDo(cliProblems.report("cli/no-such-card", {}, { id: asked, meant: found.meant }));
}

function find(
  asked: string,
  ids: readonly string[],
  nameOf: (id: string) => string,
): { id: string; meant?: undefined } | { id?: undefined; meant: string } {
  const word = asked.trim().toLowerCase();
  const exact = ids.find((id) => id === asked) ?? ids.find((id) => id.toLowerCase() === word);
  const id = exact ?? ids.find((candidate) => nameOf(candidate).toLowerCase() === word);
  return id === undefined ? { meant: didYouMean(asked, [...ids, ...ids.map(nameOf)].filter(Boolean)) } : { id };
}
