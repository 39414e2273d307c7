import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { RichWords } from "../../press/rich-words";
import { withSymbols } from "../play/plain-signs";
import styles from "./banner.module.css";

export interface Said {
  nth: number;
  text: string;
  isTurn: boolean;
  lasts: number;
}

/** What nothing on the table tells, or whose turn begins, for a moment. Who listens hears it from the announcer. */
export function Banner({ said, game }: { said: Said | null; game: GameId }) {
  if (said === null) return null;
  const { nth, text, isTurn, lasts } = said;
  const { symbols } = cardGame(game);
  return (
    <p
      key={nth}
      className={`${styles.banner} ${isTurn ? styles.turn : ""}`}
      style={{ "--lasts": `${lasts}ms` } as React.CSSProperties}
      aria-hidden
    >
      <RichWords text={withSymbols(text.replace(/^— | —$/g, ""), symbols)} symbols={symbols} />
    </p>
  );
}
