import { createContext, memo, useContext } from "react";
import type { GameSymbol, RichText } from "../../engine/core/card-game";
import { spokenText } from "../../engine/core/rich-text";
import { parseRichText } from "../../press/rich-text";
import { ownValue } from "../../schemas/own-value";
import { Drawing } from "./drawing";
import styles from "./rich-words.module.css";

/** Draws a symbol of the game as SVG markup; undefined while the game's layout is on its way or does not know it. */
export type SymbolMarkup = (name: string) => string | undefined;

export const SymbolContext = createContext<SymbolMarkup>(() => undefined);

interface Props {
  text: RichText;
  symbols: Record<string, GameSymbol>;
  className?: string | undefined;
}

/** Card text in the interface: words with the game's own symbols. Screen readers hear the symbols' words. */
export const RichWords = memo(function RichWords({ text, symbols, className }: Props) {
  const markupOf = useContext(SymbolContext);
  const pieces = parseRichText(text)[0]?.pieces ?? [];
  return (
    <span className={className}>
      <span className="visually-hidden">{spokenText(text, symbols)}</span>
      <span aria-hidden>
        {pieces.map((piece, index) => {
          if (!("symbol" in piece)) return piece.text;
          const markup = markupOf(piece.symbol);
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
          if (!markup) return <span key={index}>{ownValue(symbols, piece.symbol)?.plain ?? piece.symbol}</span>;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity.
            <Drawing as="span" key={index} markup={markup} className={styles.symbol} />
          );
        })}
      </span>
    </span>
  );
});
