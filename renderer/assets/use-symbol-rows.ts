import { useMemo } from "react";
import { cardIdOf, cardPath } from "../../project/paths";
import { type Files, factsOf } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { Art } from "../../schemas/common";
import type { GameId } from "../../schemas/game-id";
import { useAllSymbols } from "../form/art/icon-library";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { type SymbolCard, type SymbolRow, signsIn, symbolRows } from "./symbol-rows";
import { useTemplatesInUse } from "./used-templates";

/** The symbols of the open set; undefined until templates and library are there. */
export function useSymbolRows(): readonly SymbolRow[] | undefined {
  const files = useProject((state) => state.files);
  const game = useProject(gameOf);
  const templates = useTemplatesInUse();
  const library = useAllSymbols();
  const cards = useMemo(() => (game ? symbolCards(files, game) : []), [files, game]);
  return useMemo(() => {
    if (!templates || library.length === 0) return undefined;
    const known = new Set(library);
    return symbolRows(cards, templates, (icon) => known.has(icon));
  }, [cards, templates, library]);
}

/** As they are printed in the set's own language. Cards that can't be read show nothing. */
function symbolCards(files: Files, game: GameId): SymbolCard[] {
  return [...files.keys()].flatMap((path) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : cardAt<{ art?: Art }>(files, cardPath(id), game);
    if (id === undefined || !card) return [];
    const facts = factsOf(card, game);
    const { icon, picture } = card.art ?? {};
    // A repeat draws one for each word of a list, and a field may be such a list.
    const signs = [facts.cost ?? "", facts.text, ...wordsIn(facts.slots), ...wordsIn(card)];
    return {
      id,
      name: facts.name || id,
      icons: [...(icon === undefined ? [] : [icon]), ...(picture?.companions ?? [])],
      signs: signs.flatMap((words) => [...signsIn(words), words]),
    };
  });
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
