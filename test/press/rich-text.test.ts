import { expect, test } from "vitest";
import { parseRichText } from "../../press/rich-text";

/** Symbols as {X}, bold in capitals, italic between slashes, small capitals after ^, colours in front; signs of lists before >. */
const read = (text: string): string[] =>
  parseRichText(text, (name) => name !== "mauve").map(({ pieces, marker }) => {
    const words = pieces.map((piece) => {
      if ("symbol" in piece) return `{${piece.symbol}}`;
      const cased = piece.bold ? piece.text.toUpperCase() : piece.text;
      const slanted = piece.italic ? `/${cased}/` : cased;
      return `${piece.color ? `${piece.color}=` : ""}${piece.smallCaps ? "^" : ""}${slanted}`;
    });
    return `${marker === undefined ? "" : `${marker}>`}${words.join("|")}`;
  });

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
  ["a ^^small^^ word", ["a |^small| word"]],
  ["2^^10", ["2^^10"]],
  ["{red:stop} now", ["red=stop| now"]],
  ["{#00ff00:go {G} **on**}", ["#00ff00=go |{G}|#00ff00= |#00ff00=ON"]],
  ["{red:one {blue:two} three}", ["red=one |blue=two|red= three"]],
  ["{mauve:no colour}", ["{mauve:no colour}"]],
  ["{red:never closed", ["{red:never closed"]],
  ["closed} only", ["closed} only"]],
  ["- one\n- two", ["•>one", "•>two"]],
  ["1. one\n12. **two**", ["1.>one", "12.>TWO"]],
  ["-3 resources", ["-3 resources"]],
  ["1.5 more", ["1.5 more"]],
  ["-", ["-"]],
])("%j is read as %j", (text, expected) => {
  expect(read(text)).toEqual(expected);
});
