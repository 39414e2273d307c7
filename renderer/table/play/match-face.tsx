import { memo, useEffect, useReducer } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { GameId } from "../../../schemas/game-id";
import { BlankCard, FacePaper } from "../../press/card-face";
import { drawFace, type FaceOrder, knownFace } from "../../press/draw-face";
import { drawSoon } from "../../press/draw-queue";
import { usePictureSize } from "../../press/picture-sizes";
import { useProjectPress } from "../../press/project-press";
import { useProjectSurroundings } from "../../press/surroundings";

interface Props {
  game: GameId;
  /** Its id, or "back". */
  id: string;
  card: Json;
  side: "card" | "back";
}

/** The face of a card as the match has it, which may be older than the one in the set; or the back of the game. */
export const MatchFace = memo(function MatchFace({ game, id, card, side }: Props) {
  const { kit, [side]: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const source = (card as { art?: { file?: string } }).art?.file;
  const picture = usePictureSize(source === undefined ? undefined : around.picture(source));
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const order: FaceOrder | undefined =
    kit && template ? { kit, game, template, id, card: card as object, around, picture } : undefined;
  const face = order && knownFace(order);
  const wanted = face ? undefined : order;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish stays the same while what it would draw does.
  useEffect(() => {
    if (!wanted) return;
    return drawSoon(() => {
      drawFace(wanted);
      redraw();
    });
  }, [wanted?.card, wanted?.template, wanted?.around, wanted?.kit, wanted?.picture]);

  return face ? <FacePaper face={face} /> : <BlankCard />;
});
