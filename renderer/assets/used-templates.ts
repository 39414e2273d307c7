import { useMemo } from "react";
import type { Template } from "../../schemas/template";
import { useProjectPress } from "../press/project-press";
import { useDressedPieces } from "../press/use-dressed-pieces";

/** A template that the project draws with: its own, or the game's. */
export interface UsedTemplate {
  /** As people call it. */
  title: string;
  template: Template;
  /** Where it is changed; undefined for what only files change. */
  place?: "card" | "back";
}

/** Those of faces, backs and pieces; undefined until they are there. */
export function useTemplatesInUse(): readonly UsedTemplate[] | undefined {
  const press = useProjectPress();
  const pieces = useDressedPieces(press?.game);
  return useMemo(() => {
    if (!press || !pieces) return undefined;
    const dressed = pieces.flatMap(({ piece, layouts }): UsedTemplate[] => {
      // What any set has besides is drawn as its cards are.
      if (!layouts.ok || piece.apart) return [];
      const { template, back } = layouts.value;
      const title = piece.name;
      return [{ title, template }, ...(back && back !== press.back ? [{ title, template: back }] : [])];
    });
    return [
      { title: "Faces", template: press.card, place: "card" },
      { title: "Backs", template: press.back, place: "back" },
      ...dressed,
    ];
  }, [press, pieces]);
}
