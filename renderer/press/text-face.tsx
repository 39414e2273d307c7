import { readDocument } from "../../project/document";
import { cardIdOf } from "../../project/paths";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/project-store";
import { FacePaper } from "./card-face";
import { drawFace } from "./draw-face";
import { usePressKit } from "./press-kit";
import { templateIn, useProjectSurroundings } from "./surroundings";

/** The face that a text would have, whether or not it is the project's present one. Nothing when it isn't a card. */
export function TextFace({ path, text }: { path: string; text: string }) {
  const game = useProject(gameOf);
  const kit = usePressKit(game);
  const template = useProject(({ files }) => kit && templateIn(files, kit));
  const around = useProjectSurroundings();
  const id = cardIdOf(path);
  if (!game || !kit || !template || id === undefined) return null;
  const card = readDocument<object>(path, text, game).value;
  return card ? <FacePaper face={drawFace({ kit, game, template, id, card, around })} /> : null;
}
