import { useColorScheme } from "@mui/material/styles";
import { useEffect, useMemo, useState } from "react";
import { aspectOf, type Ground, gameGround, groundTemplate, type PrintedValues } from "../../press/grounds";
import type { GameId } from "../../schemas/game-id";
import { layFace, markupOf } from "./draw-face";
import { useProjectPress } from "./project-press";
import { plainSurroundings } from "./surroundings";

/** A piece of ground, ready for the page. */
export interface DrawnGround {
  markup: string;
  viewBox: string;
  aspect: string;
}

export interface TableGround {
  /** Undefined while it is on its way, and where the game has no such drawing. */
  drawingOf(name: string): DrawnGround | undefined;
  values: readonly PrintedValues[];
}

export const plainGround: TableGround = { drawingOf: () => undefined, values: [] };

/** The ground of a game's table, drawn by the press in the colours of the theme, each piece once. */
export function useGround(game: GameId): TableGround {
  const { kit } = useProjectPress() ?? {};
  const { colorScheme = "light" } = useColorScheme();
  const [ground, setGround] = useState<Ground>();
  useEffect(() => {
    let isWanted = true;
    void gameGround(game).then((found) => isWanted && setGround(found));
    return () => {
      isWanted = false;
    };
  }, [game]);
  return useMemo(() => {
    const drawn = new Map<string, DrawnGround>();
    const drawingOf = (name: string): DrawnGround | undefined => {
      const drawing = ground?.drawings[name];
      if (!kit || !ground || !drawing) return undefined;
      const known = drawn.get(name);
      if (known) return known;
      const template = groundTemplate(ground, name, colorScheme, kit.layouts.card);
      const facts = { name, type: "", text: "", slots: {} };
      const { scene } = layFace({ kit, template, id: name, card: {}, around: plainSurroundings }, { facts });
      const { width, height } = drawing.size;
      const made = {
        markup: markupOf(scene, { fonts: kit.fonts, prefix: `ground-${name}` }),
        viewBox: `0 0 ${width} ${height}`,
        aspect: aspectOf[drawing.fit],
      };
      drawn.set(name, made);
      return made;
    };
    return { drawingOf, values: ground?.values ?? [] };
  }, [kit, ground, colorScheme]);
}
