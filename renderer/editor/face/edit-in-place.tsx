import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Box } from "../../../press/geometry";
import styles from "./face.module.css";
import { loadPrintFont, printFontFamily } from "./print-font";
import type { PrintedText } from "./printed-text";

interface Props {
  label: string;
  value: string;
  area: Box;
  /** Undefined where nothing is printed yet. */
  print: PrintedText | undefined;
  /** Pixels a millimetre. */
  scale: number;
  onText(text: string): void;
  /** Escape takes back what was typed since the editing began. */
  onDone(outcome: "keep" | "take-back"): void;
}

const fallback: PrintedText = { font: "", size: 4.5, baseline: 0, lines: 1, fill: "#24233b", align: "center" };

/** An input over the printed words, of their size, colour and place. */
export function EditInPlace({ label, value, area, print, scale, onText, onDone }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  // In the middle of being emptied, nothing is printed: it stays where it was.
  const [text, setText] = useState(print ?? fallback);
  if (print && print !== text) setText(print);
  useEffect(() => {
    if (text.font) void loadPrintFont(text.font);
  }, [text.font]);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const lines = Math.max(1, text.lines);
  const lineHeight = text.size * 0.95;
  // Descenders reach below the last line.
  const room = text.size * 0.2;
  const style: CSSProperties = {
    left: area.x * scale,
    top: (area.y + (area.height - lines * lineHeight) / 2 - room) * scale,
    width: area.width * scale,
    height: (lines * lineHeight + 2 * room) * scale,
    padding: `${room * scale}px 0`,
    fontFamily: `"${printFontFamily(text.font)}", var(--cw-heading)`,
    fontSize: text.size * scale,
    lineHeight: `${lineHeight * scale}px`,
    color: text.fill,
    caretColor: text.fill,
    textAlign: text.align,
  };
  return (
    <textarea
      ref={input}
      className={styles.inPlace}
      style={style}
      rows={lines}
      aria-label={label}
      value={value}
      spellCheck={false}
      onChange={(event) => onText(event.target.value.replaceAll("\n", " "))}
      onBlur={() => onDone("keep")}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        onDone(event.key === "Enter" ? "keep" : "take-back");
      }}
    />
  );
}
