import { readDocument } from "../../project/document";
import { cardIdOf } from "../../project/paths";
import { FacePaper, NoFace, unreadable } from "./card-face";
import { drawFace } from "./draw-face";
import { useProjectPress } from "./project-press";
import { useProjectSurroundings } from "./surroundings";

/** The face that a text would have, whether or not it is the project's present one. Nothing for files that are no cards. */
export function TextFace({ path, text }: { path: string; text: string }) {
  const { game, kit, card: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const id = cardIdOf(path);
  if (!game || !kit || !template || id === undefined) return null;
  const card = readDocument<object>(path, text, game).value;
  if (!card) return <NoFace id={id} words={unreadable} />;
  return <FacePaper face={drawFace({ kit, game, template, id, card, around })} />;
}
