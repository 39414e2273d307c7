import type { CSSProperties } from "react";
import type { GameId } from "../../schemas/game-id";
import { BlankCard, FacePaper } from "../press/card-face";
import styles from "./fan.module.css";
import { useStarterFaces } from "./use-starter";

/** Cards of a game's sample set, held like a hand. */
export function Fan({ game, amount = 3, width = "120px" }: { game: GameId; amount?: number; width?: string }) {
  const faces = useStarterFaces(game, amount);
  return (
    <div className={styles.fan} style={{ "--card": width } as CSSProperties} aria-hidden="true">
      {Array.from({ length: amount }, (_, at) => {
        const face = faces[at];
        const turn = at - (amount - 1) / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand.
          <div key={at} className={styles.card} style={{ "--turn": turn } as CSSProperties}>
            {face ? <FacePaper face={face} /> : <BlankCard />}
          </div>
        );
      })}
    </div>
  );
}
