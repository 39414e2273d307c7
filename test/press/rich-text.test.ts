import { expect, test } from "vitest";
import { parseRichText } from "../../press/rich-text";

/** Symbols as {X}, bold in capitals, italic between slashes. */
const read = (text: string): string[] =>
  parseRichText(text).map((pieces) =>
    pieces
      .map((piece) => {
        if ("symbol" in piece) return `{${piece.symbol}}`;
        const words = piece.bold ? piece.text.toUpperCase() : piece.text;
        return piece.italic ? `/${words}/` : words;
      })
      .join("|"),
  );

test.each([
  ["plain words", ["plain words"]],
  ["+{Y}{Y} now", ["+|{Y}|{Y}| now"]],
  ["{?}", ["{?}"]],
  ["a **bold** word", ["a |BOLD| word"]],
  ["an *italic* word", ["an |/italic/| word"]],
  ["**bold *both* bold**", ["BOLD |/BOTH/| BOLD"]],
  ["one\ntwo", ["one", "two"]],
  ["2 * 3 * 4", ["2 * 3 * 4"]],
  ["a lone * star", ["a lone * star"]],
  ["never **closed", ["never **closed"]],
  ["a { brace }", ["a { brace }"]],
  ["", [""]],
])("%j is read as %j", (text, expected) => {
  expect(read(text)).toEqual(expected);
});
