import { useMemo } from "react";
import type { ArtStyle } from "../../press/art/art-style";
import { choosePicture, iconsAround } from "../../press/art/choose-picture";
import { cardIdOf, cardPath } from "../../project/paths";
import { type Files, factsOf } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { Art } from "../../schemas/common";
import type { GameId } from "../../schemas/game-id";
import { useAllSymbols } from "../form/art/icon-library";
import { useProjectPress } from "../press/project-press";
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
  const style = useProjectPress()?.kit.style;
  const cards = useMemo(() => (game ? symbolCards(files, game, style) : []), [files, game, style]);
  return useMemo(() => {
    if (!templates || library.length === 0) return undefined;
    const known = new Set(library);
    return symbolRows(cards, templates, (icon) => known.has(icon));
  }, [cards, templates, library]);
}

/** As they are printed in the set's own language. Cards that can't be read show nothing. */
function symbolCards(files: Files, game: GameId, style: ArtStyle | undefined): SymbolCard[] {
  return [...files.keys()].flatMap((path) => {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : cardAt<{ art?: Art }>(files, cardPath(id), game);
    if (id === undefined || !card) return [];
    const facts = factsOf(card, game);
    const { file, icon, picture } = card.art ?? {};
    const scope = { card, facts, slots: facts.slots };
    const chosen = style && file === undefined ? choosePicture(style, id, scope) : undefined;
    // A repeat draws one for each word of a list, and a field may be such a list.
    const signs = [facts.cost ?? "", facts.text, ...wordsIn(facts.slots), ...wordsIn(card)];
    return {
      id,
      name: facts.name || id,
      icons: [...(icon === undefined ? [] : [icon]), ...(picture?.companions ?? [])],
      composed: chosen ? [chosen.figure, ...chosen.companions] : [],
      around: style && chosen ? iconsAround(style, chosen) : [],
      signs: signs.flatMap((words) => [...signsIn(words), words]),
    };
  });
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
