import { useMemo } from "react";
import type { SharedParts } from "../../engine/core/card-game";
import { spokenText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import { factsOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { FacePaper } from "../press/card-face";
import { drawFace } from "../press/draw-face";
import { useProjectPress } from "../press/project-press";
import { useProjectSurroundings } from "../press/surroundings";
import styles from "./composition-room.module.css";
import { samplesOf } from "./use-components";

interface Props {
  id: string;
  max: number;
  parts: SharedParts;
  game: GameId;
}

/** What cards of nothing but one component look like. */
export function SampleFaces({ id, max, parts, game }: Props) {
  const { kit, card: template } = useProjectPress() ?? {};
  const around = useProjectSurroundings();
  const samples = useMemo(() => samplesOf(id, max, parts, game), [id, max, parts, game]);
  const { symbols } = cardGame(game);
  if (!kit || !template) return null;
  return (
    <ul className={styles.samples} aria-label="Cards of nothing else">
      {samples.map((card, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what they are told apart by.
        <li key={n}>
          <FacePaper face={drawFace({ kit, template, id: `${id}-${n + 1}`, card, around })} />
          <p>
            {n + 1} of it
            <span className="visually-hidden">: {spokenText(factsOf(card, game, around.language).text, symbols)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
