import { useEffect, useState } from "react";
import { type ArtStyle, gameArt } from "../../../press/art/art-style";
import type { GameId } from "../../../schemas/game-id";

/** How a game composes pictures; undefined while that is on its way, or if it doesn't. */
export function useGameArt(game: GameId): ArtStyle | undefined {
  const [style, setStyle] = useState<ArtStyle>();
  useEffect(() => {
    let live = true;
    void gameArt(game).then((loaded) => live && setStyle(loaded));
    return () => {
      live = false;
    };
  }, [game]);
  return style;
}
