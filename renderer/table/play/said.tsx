import { useEffect } from "react";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { useInPlay } from "./in-play";
import { withSymbols } from "./plain-signs";
import styles from "./said.module.css";

interface Props {
  text: string;
  at: DOMRect;
  onGone(): void;
}

/** Long enough to be read, in milliseconds. */
const timeFor = (text: string): number => 2500 + text.length * 45;

/** Why something can't be put where it was let go, beside that place. */
export function Said({ text, at, onGone }: Props) {
  const { symbols } = cardGame(useInPlay().game);
  useEffect(() => {
    const timer = setTimeout(onGone, timeFor(text));
    return () => clearTimeout(timer);
  }, [text, onGone]);
  const left = Math.max(8, Math.min(window.innerWidth - 308, at.left + at.width / 2 - 150));
  const top = Math.max(8, Math.min(window.innerHeight - 96, at.top + at.height / 2 - 24));
  return (
    <p className={styles.said} style={{ left, top }} role="status">
      <RichWords text={withSymbols(text, symbols)} symbols={symbols} />
    </p>
  );
}
