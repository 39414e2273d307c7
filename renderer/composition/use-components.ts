import { useMemo } from "react";
import type { RichText, SharedParts } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { componentIds } from "../../project/component-commands";
import { factsOf } from "../../project/project-text";
import { componentSample } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { useSharedParts } from "../document/use-card";
import { printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useShown } from "../state/shown-language";

export interface ComponentLine {
  id: string;
  name: string;
  isOwn: boolean;
  /** Undefined while its file can't be read. */
  cost: RichText | undefined;
  effect: RichText;
}

/** The game's components and the project's, in the order of codes; last those that can't be read. */
export function useComponents(game: GameId): readonly ComponentLine[] {
  const parts = useSharedParts();
  const files = useProject((state) => state.files);
  const language = useShown(printedLanguageOf);
  return useMemo(() => {
    const base = cardGame(game).composition?.base ?? [];
    const own = parts.components as Readonly<Record<string, { name: string; rank: number }>>;
    const ranked = [
      ...base.map(({ id, name, rank }) => ({ id, name, rank, isOwn: false })),
      ...Object.entries(own).map(([id, { name, rank }]) => ({ id, name: name.trim() || id, rank, isOwn: true })),
    ];
    const lines = ranked
      .sort((a, b) => a.rank - b.rank)
      .map(({ id, name, isOwn }): ComponentLine => {
        const sample = componentSample(id, 1, parts, game);
        const facts = sample && factsOf(sample, game, language);
        return { id, name, isOwn, cost: facts?.cost ?? "", effect: facts?.text ?? "" };
      });
    const unreadable = componentIds(files).filter((id) => !Object.hasOwn(own, id));
    return [...lines, ...unreadable.map((id) => ({ id, name: id, isOwn: true, cost: undefined, effect: "" }))];
  }, [parts, files, game, language]);
}

/** At most so many of one component are shown side by side. */
const shownAtMost = 3;

/** Cards of nothing but one, two and three of a component, for as many as a card may hold. */
export function samplesOf(id: string, max: number, parts: SharedParts, game: GameId): object[] {
  const counts = Array.from({ length: Math.min(max, shownAtMost) }, (_, n) => n + 1);
  return counts.flatMap((count) => componentSample(id, count, parts, game) ?? []);
}
