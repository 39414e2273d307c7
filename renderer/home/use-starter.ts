import { useEffect, useState } from "react";
import { cardIdOf } from "../../project/paths";
import { readCard } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { type DrawnFace, drawFace } from "../press/draw-face";
import { loadPressKit, type PressKit } from "../press/press-kit";
import { plainSurroundings } from "../press/surroundings";
import { readStarter } from "../state/starter-files";

/** Decoration must never take a page down: without fonts there are blank cards. */
function useQuietKit(game: GameId): PressKit | undefined {
  const [kit, setKit] = useState<PressKit>();
  useEffect(() => {
    let live = true;
    loadPressKit(game).then(
      (ready) => live && setKit(ready),
      () => {},
    );
    return () => {
      live = false;
    };
  }, [game]);
  return kit;
}

/** A few real faces of a game's sample set: the ones with most to show, but for so many that are shown elsewhere. */
export function useStarterFaces(game: GameId, amount: number, after: number): readonly DrawnFace[] {
  const kit = useQuietKit(game);
  const [faces, setFaces] = useState<readonly DrawnFace[]>([]);
  useEffect(() => {
    if (!kit) return;
    let live = true;
    void readStarter(game).then((files) => {
      if (!live) return;
      const cards = files.flatMap(({ path, text }) => {
        const id = cardIdOf(path);
        const card = id === undefined ? undefined : readCard<object>(path, text, game);
        return id === undefined || !card ? [] : [{ id, card, weight: text.length }];
      });
      const chosen = cards.sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id)).slice(after, after + amount);
      setFaces(
        chosen.map(({ id, card }) =>
          drawFace({ kit, template: kit.layouts.card, id, card, around: plainSurroundings }),
        ),
      );
    });
    return () => {
      live = false;
    };
  }, [kit, game, amount, after]);
  return faces;
}
