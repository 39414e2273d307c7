import { readDocument } from "../../project/document";
import { cardIdOf } from "../../project/paths";
import { wholeCard } from "../../project/whole-card";
import { useSharedParts } from "../document/use-card";
import { FacePaper, NoFace, unreadable } from "./card-face";
import { drawFace } from "./draw-face";
import { useProjectPress } from "./project-press";
import { useProjectSurroundings } from "./surroundings";

/** The face that a text would have, whether or not it is the project's present one. Nothing for files that are no cards. */
export function TextFace({ path, text }: { path: string; text: string }) {
  const { game, kit, card: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const parts = useSharedParts();
  const id = cardIdOf(path);
  if (!game || !kit || !template || id === undefined) return null;
  const read = readDocument<object>(path, text, game).value;
  if (!read) return <NoFace id={id} words={unreadable} />;
  const card = wholeCard(read, parts, game);
  return <FacePaper face={drawFace({ kit, template, id, card, around })} />;
}
