import { cardGame } from "../../../engine/games/registry";
import type { GameId } from "../../../schemas/game-id";
import { RichWords } from "../../press/rich-words";
import { useSaid } from "../motion/telling";
import styles from "./banner.module.css";
import { withSymbols } from "./plain-signs";

/**
 * What nothing on the table tells, or whose turn begins, for a moment: over the words that say how the match stands, so that it
 * lies on no card. Who listens hears it from the announcer.
 */
export function Banner({ game }: { game: GameId }) {
  const said = useSaid();
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
