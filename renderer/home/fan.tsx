import type { CSSProperties, ReactNode } from "react";
import type { GameId } from "../../schemas/game-id";
import { BlankCard, FacePaper } from "../press/card-face";
import styles from "./fan.module.css";
import { useStarterFaces } from "./use-starter";

interface HandProps {
  amount?: number;
  width: string;
  /** By its place in the hand. */
  card(at: number): ReactNode;
}

/** Cards held like a hand. */
export function Hand({ amount = 3, width, card }: HandProps) {
  return (
    <div className={styles.fan} style={{ "--card": width } as CSSProperties} aria-hidden="true">
      {Array.from({ length: amount }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand.
          key={at}
          className={styles.card}
          style={{ "--turn": at - (amount - 1) / 2 } as CSSProperties}
        >
          {card(at)}
        </div>
      ))}
    </div>
  );
}

interface Props {
  game: GameId;
  amount?: number;
  /** How many of its best are left to another fan. */
  after?: number;
  width?: string;
}

/** Cards of a game's sample set. */
export function Fan({ game, amount = 3, after = 0, width = "120px" }: Props) {
  const faces = useStarterFaces(game, amount, after);
  const card = (at: number) => (faces[at] ? <FacePaper face={faces[at]} /> : <BlankCard />);
  return <Hand amount={amount} width={width} card={card} />;
}
